import RowKit

/// Asks for a postal code.
///
/// ```swift
/// ZipCodeRow("postcode") { row in row.title = "Postcode" }
/// ```
///
/// The value is the text as typed, because in many countries a code has letters or begins with 0.
/// All letters are capitalised, and the text is not autocorrected.
public final class ZipCodeRow: _ZipCodeRow<ZipCodeCell>, RowType {}

/// The logic of a ``ZipCodeRow``, for any cell with a field.
open class _ZipCodeRow<Cell: ControlCellType<TextFieldView> & CellType>: _GroupedTextRow<Cell>
where Cell.Value == String {
    /// Creates a row for postal codes.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            capitalization = .allCharacters
            autocorrects = false
            contentType = "postal-code"
        }
    }
}

/// The cell of a ``ZipCodeRow``.
open class ZipCodeCell: _FieldCell<String>, CellType {}
