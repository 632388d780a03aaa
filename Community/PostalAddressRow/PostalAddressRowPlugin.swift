import RowKit

/// The plugin that contributes the row for postal addresses.
public enum PostalAddressRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            PostalAddressRow.self, "A postal address, with a field for each part.",
            example: RowExample(
                settings: [
                    "title": "Address", "parts": ["street", "postalCode", "city", "country"],
                    "requiredParts": ["city", "street"],
                ],
                value: ["street": "Marktgasse 4", "postalCode": "3011", "city": "Bern"]))
    ]
    /// The phrases of a ``PostalAddressRow``.
    public static let phrases: [Phrases.Key] =
        PostalAddress.Part.allCases.map(Phrases.Key.postalAddressRow) + [.postalAddressRowMissing]
}
