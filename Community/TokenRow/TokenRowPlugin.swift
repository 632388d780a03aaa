import RowKit

/// Contributes the rows in which tokens are chosen.
public enum TokenRowPlugin: RowPlugin {
    /// `TokenRow`.
    public static let name = "TokenRow"
    /// The version of the rows.
    public static let version = "1.0.0"
    /// The rows, for tokens that are texts.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(TokenAccessoryRow<String>.self, "Tokens chosen from a strip of options."),
        RowDescriptor(TokenTableRow<String>.self, "Tokens chosen from a table of options."),
    ]
}
