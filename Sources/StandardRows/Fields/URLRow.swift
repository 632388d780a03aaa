import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for the address of a page.
///
/// ```swift
/// URLRow("homepage") { row in
///     row.title = "Homepage"
///     row.add(rule: RuleURL())
/// }
/// ```
///
/// Spaces around the address do not count; a text with a line break in it is no address. Whether it
/// is one of the web, `RuleURL` judges.
public final class URLRow: _URLRow<URLCell>, RowType {}

/// The logic of a ``URLRow``, over any cell with a field.
open class _URLRow<Cell: TextFieldCellType & CellType>: FieldRow<Cell> where Cell.Value == URL {
    /// Makes a row for addresses of pages.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            keyboard = .url
            autocorrects = false
            contentType = "url"
        }
    }

    /// The address, as documents read it.
    open override func value(from text: String) -> URL? {
        try? URL(documentValue: .string(text))
    }

    open override func refusal(ofText text: String) -> ValidationError { ValidationError(.url) }
}

/// What a ``URLRow`` looks like.
open class URLCell: _FieldCell<URL>, CellType {}
