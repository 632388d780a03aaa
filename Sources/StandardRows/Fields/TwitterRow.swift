import RowKit

/// Asks for the name of a person in a social network, such as `@ada`.
///
/// ```swift
/// TwitterRow("handle") { row in row.title = "Handle" }
/// ```
///
/// The value is the text as typed, with or without the sign `@`. The keyboard has this sign,
/// nothing is capitalised, and the text is not autocorrected.
public final class TwitterRow: _TwitterRow<TwitterCell>, RowType {}

/// The logic of a ``TwitterRow``, for any cell with a field.
open class _TwitterRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == String {
    /// Creates a row for names in social networks.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .email
            autocorrects = false
        }
    }
}

/// The cell of a ``TwitterRow``.
open class TwitterCell: _FieldCell<String>, CellType {}
