import RowKit

/// A cell with a field, and the title in small letters above it.
///
/// While the field is empty and not being edited, the title is in the field, as its placeholder. The
/// cell has the same height either way.
open class FloatLabelCell<Value: Equatable & Sendable>: Cell<Value>, TextFieldCellType, CellType {
    /// The title, above the field.
    public final let titleLabel: LabelView? = LabelView()
    /// The field.
    public final let textField = TextFieldView()

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
}

extension TextFieldCellType where Self: CellType {
    /// Shows the title above the field if the field has text or the focus, and otherwise in the
    /// field.
    ///
    /// The row's placeholder is visible while the field has the focus. Without a title, it is always
    /// visible and also names the field.
    ///
    /// Call this method in `customUpdateCell()` of a field row, after super:
    ///
    /// ```swift
    /// final class AgeFloatLabelRow: _IntRow<FloatLabelCell<Int>>, RowType {
    ///     override func customUpdateCell() {
    ///         super.customUpdateCell()
    ///         cell.floatTitle()
    ///     }
    /// }
    /// ```
    public func floatTitle() {
        let title = row?.title.flatMap { $0.isEmpty ? nil : $0 }
        let placeholder = (row as? any FieldRowConformance)?.placeholder
        let isFloating = textField.isFilled || row?.isHighlighted == true
        titleLabel?.text = isFloating ? title : nil
        textField.placeholder = isFloating ? placeholder : title ?? placeholder
        textField.name = isFloating && title != nil ? nil : title ?? placeholder
    }
}
