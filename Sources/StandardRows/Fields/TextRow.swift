import RowKit

/// Asks for a line of text.
///
/// ```swift
/// TextRow("city") { row in
///     row.title = "City"
///     row.placeholder = "Where you live"
/// }
/// ```
///
/// The value is the text exactly as typed, or nil if the field is empty.
public final class TextRow: _TextRow<TextCell>, RowType {}

/// The logic of a ``TextRow``, for any cell with a field.
open class _TextRow<Cell: ControlCellType<TextFieldView> & CellType>: _GroupedTextRow<Cell>
where Cell.Value == String {
    /// Creates a row that capitalises sentences.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { capitalization = .sentences }
    }
}

/// The cell of a ``TextRow``.
open class TextCell: _FieldCell<String>, CellType {}
