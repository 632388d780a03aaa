import RowKit

/// The plugin that contributes the rows that suggest values while the user types.
public enum SuggestionRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows, for text values.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            SuggestionAccessoryRow<String>.self, "Text, with a strip of suggestions.",
            example: RowExample(
                settings: ["title": "Seat", "options": ["Aisle", "Middle", "Window"]],
                value: "Aisle")),
        RowDescriptor(
            SuggestionTableRow<String>.self, "Text, with a table of suggestions.",
            example: RowExample(
                settings: [
                    "title": "City", "placeholder": "Type the name of a city",
                    "options": ["Berlin", "Bern", "Lisbon", "London", "Montevideo"],
                ], value: "Bern")),
    ]
}
