import RowKit
import StandardRows

/// A cell with a field, and the title in small letters above it.
///
/// While the field is empty and not being edited, the title is in the field, as its placeholder.
/// The cell has the same height either way.
///
/// A field row with this cell overrides `shownPlaceholder`:
///
/// ```swift
/// final class AgeFloatLabelRow: _IntRow<FloatLabelCell<Int>>, RowType {
///     override var shownPlaceholder: String? { cell.floatingPlaceholder }
/// }
/// ```
open class FloatLabelCell<Value: Equatable & Sendable>: Cell<Value>, TitledCellType,
    ControlCellType, CellType
{
    /// The title, above the field.
    public final let titleLabel: LabelView? = LabelView()
    /// The field.
    public final let control = TextFieldView()

    /// Places the title above the field.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        titleLabel?.font = .systemFont(ofSize: 12)
        titleLabel?.textColor = .secondaryLabel
        titleLabel?.height = 16
        textField.part = "field"
        contentView = StackView(.vertical, [titleLabel, textField].compactMap { $0 })
    }

    /// Shows the title above the field if it floats.
    ///
    /// Otherwise, uses it as the name of the field.
    open func show(title: String?) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        titleLabel?.text = isFloating ? title : nil
        textField.name = isFloating && title != nil ? nil : title ?? placeholder
    }

    /// The placeholder of the row if the title floats or is missing, and otherwise the title.
    public final var floatingPlaceholder: String? {
        isFloating ? placeholder : title ?? placeholder
    }

    /// Whether the title is above the field, because the field has text or the focus.
    private var isFloating: Bool {
        guard let row else { return false }
        return row.isHighlighted || row.value != nil || row.unreadInput != nil
    }

    private var title: String? { row?.title.flatMap { $0.isEmpty ? nil : $0 } }

    private var placeholder: String? { (row as? any FieldRowConformance)?.placeholder }
}
