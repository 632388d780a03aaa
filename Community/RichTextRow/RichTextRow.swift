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
/// Buttons above the text format what is selected. Everything else is text, also HTML. The value is
/// the source. A link with another scheme makes it invalid, also if it has another form that
/// CommonMark reads as a link, or is in code. A program that renders the source must not let HTML
/// through.
public final class RichTextRow: _RichTextRow<RichTextCell>, RowType {}

/// The logic of a ``RichTextRow``, for any cell with an area and stacks for the buttons and the
/// preview.
open class _RichTextRow<Cell: RichTextCellType>: _TextAreaRow<Cell> {
    /// Whether the formatted text is shown below the source.
    ///
    /// The preview shows at most the first 10,000 characters.
    @Setting public final var showsPreview = true

    /// Whether buttons that format the selected text are shown above the source.
    ///
    /// They are not shown if the text cannot be edited.
    @Setting public final var showsTools = true

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _RichTextRow.self)
    }

    /// Requires that all links have a safe scheme, in every CommonMark syntax.
    open override var limits: RuleSet<String> {
        super.limits + [
            RuleClosure(valueSchema: nil) { source in
                MarkdownLinkScanner.unsafeAddress(in: source).map {
                    ValidationError(.richTextRowLink, ["link": .text($0)])
                }
            }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.toolbar.editedInput = cell.textArea
        cell.toolbar.views = RichTextTool.allCases.map { tool in
            let button = ButtonView()
            button.part = tool.rawValue
            button.onPress { [weak self] in self?.apply(tool) }
            return button
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        updateTools()
        updatePreview()
    }

    private final func updateTools() {
        let toolbar = cell.toolbar
        toolbar.name = phrases.text(.richTextRowTools)
        toolbar.isHidden = !showsTools || textAreaMode == .readOnly || isDisabled
        for (tool, view) in zip(RichTextTool.allCases, toolbar.views) {
            (view as? ButtonView)?.title = phrases.text(tool.title)
        }
    }

    /// Formats the selected text, and keeps it selected between the marks.
    private final func apply(_ tool: RichTextTool) {
        let area = cell.textArea
        var edit = MarkdownEdit(area.text, selecting: area.selectedRange)
        edit.apply(tool, placeholder: phrases.text(tool.title))
        area.type(edit.text, selecting: edit.selection)
    }

    private final func updatePreview() {
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
}
