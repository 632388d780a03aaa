import RowKit

/// The plugin that contributes the row for payment cards.
public enum CreditCardRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            CreditCardRow.self, "A payment card: number, expiration date and security code.",
            example: RowExample(
                settings: ["title": "Card", "acceptedNetworks": ["mastercard", "visa"]]))
    ]
    /// The phrases of a ``CreditCardRow``.
    public static let phrases: [Phrases.Key] = [
        .creditCardRowNumber, .creditCardRowExpiration, .creditCardRowExpirationPlaceholder,
        .creditCardRowSecurityCode, .creditCardRowIncomplete, .creditCardRowInvalid,
        .creditCardRowNotAccepted, .creditCardRowInvalidExpiration, .creditCardRowExpired,
        .creditCardRowInvalidSecurityCode,
    ]
}
