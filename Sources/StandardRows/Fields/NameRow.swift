import RowKit

/// Asks for a person's name.
///
/// ```swift
/// NameRow("name") { row in row.title = "Your name" }
/// ```
///
/// Words begin with a capital, and nothing is put right in it.
public final class NameRow: _NameRow<NameCell>, RowType {}

/// The logic of a ``NameRow``, over any cell with a field.
open class _NameRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Makes a row for names.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            capitalization = .words
            autocorrects = false
            contentType = "name"
        }
    }
}

/// What a ``NameRow`` looks like.
open class NameCell: _FieldCell<String>, CellType {}
