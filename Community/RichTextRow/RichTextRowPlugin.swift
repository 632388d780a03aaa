import RowKit

/// The plugin that contributes the row for formatted text.
public enum RichTextRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            RichTextRow.self, "Formatted text, written in Markdown and shown as it will look.",
            example: RowExample(
                settings: ["title": "About the event"],
                value: "## Concert\n\nDoors open at **seven**.\n\n- [Map](https://example.org/map)")
        )
    ]
    /// The phrases of a ``RichTextRow``.
    public static let phrases: [Phrases.Key] = [
        .richTextRowPreview, .richTextRowTools, .richTextRowBold, .richTextRowItalic,
        .richTextRowHeading, .richTextRowList, .richTextRowLinkTool, .richTextRowLink,
    ]
}
