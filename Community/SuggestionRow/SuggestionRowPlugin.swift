import RowKit

/// Contributes the rows that suggest values while a person types.
public enum SuggestionRowPlugin: RowPlugin {
    /// `SuggestionRow`.
    public static let name = "SuggestionRow"
    /// The version of the rows.
    public static let version = "1.0.0"
    /// The rows, for texts.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            SuggestionAccessoryRow<String>.self, "A text, with a strip of suggestions."),
        RowDescriptor(SuggestionTableRow<String>.self, "A text, with a table of suggestions."),
    ]
}
