import RowKit

/// Asks for the name of an account, as when signing in.
///
/// ```swift
/// AccountRow("account") { row in row.title = "Account" }
/// ```
///
/// The value is the text as typed. Nothing is capitalised, and the text is not autocorrected.
public final class AccountRow: _AccountRow<AccountCell>, RowType {}

/// The logic of an ``AccountRow``, for any cell with a field.
open class _AccountRow<Cell: ControlCellType<TextFieldView> & CellType>: _GroupedTextRow<Cell>
where Cell.Value == String {
    /// Creates a row for names of accounts.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .ascii
            autocorrects = false
            contentType = "username"
        }
    }
}

/// The cell of an ``AccountRow``.
open class AccountCell: _FieldCell<String>, CellType {}
