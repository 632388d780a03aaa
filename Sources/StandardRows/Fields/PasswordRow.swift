import RowKit

/// Asks for a password, which cannot be read while it is typed.
///
/// ```swift
/// PasswordRow("password") { row in
///     row.title = "Password"
///     row.contentType = "new-password"
/// }
/// ```
public final class PasswordRow: _PasswordRow<PasswordCell>, RowType {}

/// The logic of a ``PasswordRow``, over any cell with a field.
open class _PasswordRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Makes a row for passwords.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .ascii
            autocorrects = false
        }
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.textField.isSecure = true
    }
}

/// What a ``PasswordRow`` looks like.
open class PasswordCell: _FieldCell<String>, CellType {}
