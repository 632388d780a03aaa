import RowKit

/// A button: pressing it selects the row.
///
/// ```swift
/// ButtonRow { row in row.title = "Delete my account" }
///     .onCellSelection { _, row in deleteAccount() }
/// ```
///
/// In a multivalued section it can be the add button:
///
/// ```swift
/// section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
/// ```
///
/// The value means nothing to the row itself.
public final class ButtonRow: _ButtonRow<ButtonCell>, RowType {}

/// The logic of a ``ButtonRow``, over any cell with a button.
open class _ButtonRow<Cell: ButtonCellType & CellType>: Row<Cell> {
    /// What the button looks like.
    @Setting public final var style = ButtonView.Style.plain

    open override class var settings: [RowSetting] {
        super.settings + [.init("style", \_ButtonRow.style, "What the button looks like.")]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.button.onPress { [weak self] in self?.select() }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.button.title = title
        cell.button.style = style
    }
}

/// What a ``ButtonRow`` looks like: the button alone.
open class ButtonCell: Cell<String>, ButtonCellType, CellType {
    /// The button.
    public final let button = ButtonView()

    /// The label of the title, in the button.
    open override var textLabel: LabelView? { button.titleLabel }

    /// Puts the button into the cell.
    open override func setup() {
        super.setup()
        contentView = button
    }
}
