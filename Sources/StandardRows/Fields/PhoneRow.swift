import RowKit

/// Asks for a telephone number.
///
/// ```swift
/// PhoneRow("phone") { row in row.title = "Your phone number" }
/// ```
///
/// The value is the text as typed, because phone numbers are written in many ways.
public final class PhoneRow: _PhoneRow<PhoneCell>, RowType {}

/// The logic of a ``PhoneRow``, for any cell with a field.
open class _PhoneRow<Cell: ControlCellType<TextFieldView> & CellType>: _GroupedTextRow<Cell>
where Cell.Value == String {
    /// Creates a row for telephone numbers.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .phone
            autocorrects = false
            contentType = "tel"
        }
    }
}

/// The cell of a ``PhoneRow``.
open class PhoneCell: _FieldCell<String>, CellType {}
