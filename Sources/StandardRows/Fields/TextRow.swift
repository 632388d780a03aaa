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
/// What is typed is the value, as it is; an empty field is none.
public final class TextRow: _TextRow<TextCell>, RowType {}

/// The logic of a ``TextRow``, over any cell with a field.
open class _TextRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Makes a row whose sentences begin with a capital.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { capitalization = .sentences }
    }
}

/// What a ``TextRow`` looks like.
open class TextCell: _FieldCell<String>, CellType {}
