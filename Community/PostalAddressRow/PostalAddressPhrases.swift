import RowKit

extension Phrases.Key {
    /// The name of the street in a ``PostalAddressRow``.
    public static let postalAddressRowStreet = Phrases.Key("PostalAddressRow.street", "Street")
    /// The name of the postal code in a ``PostalAddressRow``.
    public static let postalAddressRowPostalCode = Phrases.Key(
        "PostalAddressRow.postalCode", "Postal code")
    /// The name of the city in a ``PostalAddressRow``.
    public static let postalAddressRowCity = Phrases.Key("PostalAddressRow.city", "City")
    /// The name of the state in a ``PostalAddressRow``.
    public static let postalAddressRowState = Phrases.Key(
        "PostalAddressRow.state", "State or region")
    /// The name of the country in a ``PostalAddressRow``.
    public static let postalAddressRowCountry = Phrases.Key("PostalAddressRow.country", "Country")
    /// The error of an address without its required parts.
    public static let postalAddressRowMissing = Phrases.Key(
        "PostalAddressRow.missing", "Missing: {parts}")

    /// All phrases of a ``PostalAddressRow``, to be translated together with those of RowKit.
    public static let ofPostalAddressRow: [Phrases.Key] =
        PostalAddress.Part.allCases.map(postalAddressRow) + [postalAddressRowMissing]

    /// Returns the name of a part.
    static func postalAddressRow(_ part: PostalAddress.Part) -> Phrases.Key {
        switch part {
        case .street: postalAddressRowStreet
        case .postalCode: postalAddressRowPostalCode
        case .city: postalAddressRowCity
        case .state: postalAddressRowState
        case .country: postalAddressRowCountry
        }
    }
}
