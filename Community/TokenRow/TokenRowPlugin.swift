import RowKit

/// Contributes the rows in which tokens are chosen.
public enum TokenRowPlugin: RowPlugin {
    /// `TokenRow`.
    public static let name = "TokenRow"
    /// The version of the rows.
    public static let version = "1.0.0"
    /// The rows, for tokens that are texts.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            TokenAccessoryRow<String>.self, "Tokens chosen from a strip of options.",
            example: RowExample(
                settings: [
                    "title": "Colours", "placeholder": "Choose from a strip",
                    "options": ["black", "blue", "green", "red", "white"],
                ], value: ["blue"])),
        RowDescriptor(
            TokenTableRow<String>.self, "Tokens chosen from a table of options.",
            example: RowExample(
                settings: [
                    "title": "Keepers", "placeholder": "Choose from a table",
                    "options": ["Peter Schmeichel", "Oliver Kahn", "Fabien Barthez"],
                    "numberOfOptions": 3,
                ], value: ["Oliver Kahn", "Fabien Barthez"])),
    ]
}
