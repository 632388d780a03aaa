import RowKit

/// Asks for an e-mail address.
///
/// ```swift
/// EmailRow("email") { row in
///     row.title = "E-mail"
///     row.add(rule: RuleEmail())
/// }
/// ```
///
/// White space around the address is ignored. The row does not check that the text is an address.
/// To require one, add the rule `RuleEmail`.
public final class EmailRow: _EmailRow<EmailCell>, RowType {}

/// The logic of an ``EmailRow``, for any cell with a field.
open class _EmailRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Creates a row for e-mail addresses.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .email
            autocorrects = false
            contentType = "email"
        }
    }

    override final var isWhiteSpaceSignificant: Bool { false }
}

/// The cell of an ``EmailRow``.
open class EmailCell: _FieldCell<String>, CellType {}
