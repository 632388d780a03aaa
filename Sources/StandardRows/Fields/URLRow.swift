import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a web address.
///
/// ```swift
/// URLRow("homepage") { row in
///     row.title = "Homepage"
///     row.add(rule: RuleURL())
/// }
/// ```
///
/// White space around the address is ignored. Text with other white space is invalid. The row does
/// not check that the text is a web address. To require one, add the rule `RuleURL`.
public final class URLRow: _URLRow<URLCell>, RowType {}

/// The logic of a ``URLRow``, for any cell with a field.
open class _URLRow<Cell: ControlCellType<TextFieldView> & CellType>: FieldRow<Cell>
where Cell.Value == URL {
    /// Creates a row for web addresses.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .url
            autocorrects = false
            contentType = "url"
        }
    }

    /// Converts text without white space to an address, in the same way as documents.
    ///
    /// Escaped white space would make an address of any sentence.
    open override func value(from text: String) -> URL? {
        text.contains(where: \.isWhitespace) ? nil : try? URL(documentValue: .string(text))
    }

    open override func refusal(ofText text: String) -> ValidationError { ValidationError(.url) }
}

/// The cell of a ``URLRow``.
open class URLCell: _FieldCell<URL>, CellType {}
