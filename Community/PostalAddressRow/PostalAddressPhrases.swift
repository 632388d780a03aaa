import RowKit

extension PhraseKey {
    /// The name of the street in a ``PostalAddressRow``.
    public static let postalAddressRowStreet = PhraseKey("PostalAddressRow.street", "Street")
    /// The name of the postal code in a ``PostalAddressRow``.
    public static let postalAddressRowPostalCode = PhraseKey(
        "PostalAddressRow.postalCode", "Postal code")
    /// The name of the city in a ``PostalAddressRow``.
    public static let postalAddressRowCity = PhraseKey("PostalAddressRow.city", "City")
    /// The name of the state in a ``PostalAddressRow``.
    public static let postalAddressRowState = PhraseKey(
        "PostalAddressRow.state", "State or region")
    /// The name of the country in a ``PostalAddressRow``.
    public static let postalAddressRowCountry = PhraseKey("PostalAddressRow.country", "Country")
    /// The error of an address without its required parts.
    public static let postalAddressRowMissing = PhraseKey(
        "PostalAddressRow.missing", "Missing: {parts}")

    /// All phrases of a ``PostalAddressRow``, to be translated together with those of RowKit.
    public static let ofPostalAddressRow: [PhraseKey] =
        PostalAddress.Part.allCases.map(postalAddressRow) + [postalAddressRowMissing]

    /// Returns the name of a part.
    static func postalAddressRow(_ part: PostalAddress.Part) -> PhraseKey {
        switch part {
        case .street: postalAddressRowStreet
        case .postalCode: postalAddressRowPostalCode
        case .city: postalAddressRowCity
        case .state: postalAddressRowState
        case .country: postalAddressRowCountry
        }
    }
}
