import RowKit

/// A button of a ``RichTextRow`` that formats the selected text.
enum RichTextTool: String, CaseIterable {
    /// Makes text bold, or bold text plain.
    case bold
    /// Makes text italic, or italic text plain.
    case italic
    /// Makes lines headings of the next level, or makes headings of the last level plain.
    case heading
    /// Makes lines list items, or makes list items plain.
    case list
    /// Makes text a link.
    case link

    /// The title of the button, which is also the text to format if none is selected.
    var title: Phrases.Key {
        switch self {
        case .bold: .richTextRowBold
        case .italic: .richTextRowItalic
        case .heading: .richTextRowHeading
        case .list: .richTextRowList
        case .link: .richTextRowLinkTool
        }
    }
}
