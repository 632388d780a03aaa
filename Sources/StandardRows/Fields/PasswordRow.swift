import RowKit

/// Asks for a password, which is hidden while it is typed.
///
/// ```swift
/// PasswordRow("password") { row in
///     row.title = "Password"
///     row.contentType = "new-password"
/// }
/// ```
public final class PasswordRow: _PasswordRow<PasswordCell>, RowType {}

/// The logic of a ``PasswordRow``, for any cell with a field.
open class _PasswordRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Creates a row for passwords.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .ascii
            autocorrects = false
        }
    }

    /// Always true.
    open override var keepsValueSecret: Bool { true }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.textField.isSecure = true
    }
}

/// The cell of a ``PasswordRow``.
open class PasswordCell: _FieldCell<String>, CellType {}
