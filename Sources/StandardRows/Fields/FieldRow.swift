import RowKit

/// The superclass of rows with a single-line text field, for any cell that has one.
///
/// A custom row needs a value type that can be typed, and a cell:
///
/// ```swift
/// final class FloatRow: FieldRow<FloatCell>, RowType {}
/// final class FloatCell: _FieldCell<Float>, CellType {}
/// ```
open class FieldRow<Cell: ControlCellType<TextFieldView> & CellType>: FormatteableRow<Cell>
where Cell.Value: InputTypeInitiable {
    /// The cell's field.
    public final override var textInput: TextInputView? { cell.textField }
}

/// The superclass of cells with a single-line text field after a title.
open class _FieldCell<Value: Equatable & Sendable>: _TitledCell<Value, TextFieldView> {
    /// Aligns the text to the end if there is a title, and otherwise to the start.
    open override func update() {
        super.update()
        let fieldRow = row as? any FieldRowConformance
        let isTitled = titleLabel?.text != nil
        textField.textAlignment = isTitled ? .trailing : .leading
        textField.name = isTitled ? nil : fieldRow?.placeholder
        share(fieldRow?.titlePercentage)
    }
}
