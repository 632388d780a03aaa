import RowKit
import StandardRows

/// Asks for formatted text, written in a small part of Markdown and shown below as it will look.
///
/// ```swift
/// RichTextRow("about") { row in
///     row.title = "About the event"
///     row.value = "Doors open at **seven**.\n\n- [Map](https://example.org/map)"
/// }
/// ```
///
/// | Source | Format |
/// |---|---|
/// | `**bold**`, `*italic*`, `_italic_` | bold, italic |
/// | \`code\` | code |
/// | `[text](https://example.org)` | a link with the scheme `https`, `http`, `mailto` or `tel` |
/// | `# `, `## `, `### ` | headings |
/// | `- `, `1. ` | items of lists |
///
/// Everything else is text, also HTML. The value is the source. A link with another scheme makes it
/// invalid.
public final class RichTextRow: _RichTextRow<RichTextCell>, RowType {}

/// The logic of a ``RichTextRow``, for any cell with an area and a stack for the preview.
open class _RichTextRow<Cell: RichTextCellType>: _TextAreaRow<Cell> {
    /// Whether the formatted text is shown below the source.
    ///
    /// The preview shows at most the first 10,000 characters.
    @Setting public final var showsPreview = true

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "showsPreview", \_RichTextRow.showsPreview,
                "Whether the formatted text is shown below the source.")
        ]
    }

    /// Requires links with a scheme that is safe to open.
    open override var ownRule: ((String) -> ValidationError?)? {
        let rule = super.ownRule
        return { source in
            if let error = rule?(source) { return error }
            let links = MarkdownBlock.blocks(of: source).flatMap(\.text.links)
            guard let link = links.first(where: { !Self.isSafe($0) }) else { return nil }
            return ValidationError(.richTextRowLink, ["link": .text(link)])
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let preview = cell.preview
        preview.name = phrases.text(.richTextRowPreview)
        let source = showsPreview ? (typedText ?? value ?? "") : ""
        let blocks = MarkdownBlock.blocks(of: String(source.prefix(10_000)))
        preview.isHidden = blocks.isEmpty
        let labels = preview.views.compactMap { $0 as? LabelView }
        preview.views = blocks.enumerated().map { place, block in
            let label = place < labels.count ? labels[place] : LabelView()
            label.styledText = block.styledText
            label.font = block.font
            if case .heading = block.kind { label.role = .header } else { label.role = nil }
            return label
        }
    }

    private static func isSafe(_ link: String) -> Bool {
        let link = link.lowercased()
        return ["https://", "http://", "mailto:", "tel:"].contains { link.hasPrefix($0) }
    }
}

extension PhraseKey {
    /// The name of the formatted text in a ``RichTextRow``, for assistive technologies.
    public static let richTextRowPreview = PhraseKey("RichTextRow.preview", "Preview")
    /// The error of a link in a ``RichTextRow`` that is not safe to open.
    public static let richTextRowLink = PhraseKey(
        "RichTextRow.link", "Links must begin with https://, http://, mailto: or tel:, not {link}")

    /// All phrases of a ``RichTextRow``, to be translated together with those of RowKit.
    public static let ofRichTextRow: [PhraseKey] = [richTextRowPreview, richTextRowLink]
}
