import RowKit

/// Asks for a person's name.
///
/// ```swift
/// NameRow("name") { row in row.title = "Your name" }
/// ```
///
/// Each word begins with a capital, and the text is not autocorrected.
public final class NameRow: _NameRow<NameCell>, RowType {}

/// The logic of a ``NameRow``, for any cell with a field.
open class _NameRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Creates a row for names.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            capitalization = .words
            autocorrects = false
            contentType = "name"
        }
    }
}

/// The cell of a ``NameRow``.
open class NameCell: _FieldCell<String>, CellType {}
