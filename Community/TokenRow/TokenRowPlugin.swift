import RowKit

/// The plugin that contributes the rows for choosing tokens.
public enum TokenRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows, for text tokens.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            TokenAccessoryRow<String>.self, "Tokens chosen from a strip of options.",
            example: RowExample(
                settings: [
                    "title": "Colours", "placeholder": "Choose from a strip",
                    "options": ["black", "blue", "green", "red", "white"],
                ],
                value: ["blue"])),
        RowDescriptor(
            TokenTableRow<String>.self, "Tokens chosen from a table of options.",
            example: RowExample(
                settings: [
                    "title": "Keepers", "placeholder": "Choose from a table",
                    "options": ["Peter Schmeichel", "Oliver Kahn", "Fabien Barthez"],
                    "numberOfOptions": 3,
                ],
                value: ["Oliver Kahn", "Fabien Barthez"])),
    ]
    /// The phrases of the token rows.
    public static let phrases: [Phrases.Key] = [.tokenRowRemove, .tokenRowAdd]
}
