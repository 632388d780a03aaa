import RowKit

/// The cell of a ``TableRow``: a title above the table.
open class TableCell<Value: Equatable & Sendable>: Cell<Value>, TitledCellType, ControlCellType,
    CellType
{
    /// The title.
    public final let titleLabel: LabelView? = LabelView()
    /// The table.
    public final let control = ChoiceView()

    open override var detailTextLabel: LabelView? { nil }

    /// Places the title above the table.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        choice.part = "options"
        contentView = StackView(.vertical, [titleLabel, choice].compactMap { $0 })
    }

    /// Shows the title, if there is one.
    public final func show(title: String?) {
        titleLabel?.text = title.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The cell of a ``TableInlineRow``: the title and the chosen option.
open class TableInlineCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}
