import RowKit

extension Phrases.Key {
    /// The name of the street in a ``PostalAddressRow``.
    public static let postalAddressRowStreet = Phrases.Key("PostalAddressRow.street", "Street")(
        de: "Straße und Hausnummer", es: "Calle y número", fr: "Rue et numéro", ar: "الشارع",
        hi: "सड़क का पता", ja: "町名・番地", zhHans: "街道地址")
    /// The name of the postal code in a ``PostalAddressRow``.
    public static let postalAddressRowPostalCode = Phrases.Key(
        "PostalAddressRow.postalCode", "Postal code")(
            de: "Postleitzahl", es: "Código postal", fr: "Code postal", ar: "الرمز البريدي",
            hi: "पिन कोड", ja: "郵便番号", zhHans: "邮政编码")
    /// The name of the city in a ``PostalAddressRow``.
    public static let postalAddressRowCity = Phrases.Key("PostalAddressRow.city", "City")(
        de: "Ort", es: "Ciudad", fr: "Ville", ar: "المدينة", hi: "शहर", ja: "市区町村", zhHans: "城市")
    /// The name of the state in a ``PostalAddressRow``.
    public static let postalAddressRowState = Phrases.Key(
        "PostalAddressRow.state", "State or region")(
            de: "Bundesland oder Region", es: "Provincia o estado", fr: "État ou région",
            ar: "الولاية أو المنطقة", hi: "राज्य या क्षेत्र", ja: "都道府県", zhHans: "省/州")
    /// The name of the country in a ``PostalAddressRow``.
    public static let postalAddressRowCountry = Phrases.Key("PostalAddressRow.country", "Country")(
        de: "Land", es: "País", fr: "Pays", ar: "البلد", hi: "देश", ja: "国", zhHans: "国家/地区")
    /// The error of an address without its required parts.
    public static let postalAddressRowMissing = Phrases.Key(
        "PostalAddressRow.missing", "Missing: {parts}")(
            de: "Fehlt noch: {parts}", es: "Falta: {parts}", fr: "Il manque\u{A0}: {parts}",
            ar: "بيانات ناقصة: \u{2068}{parts}\u{2069}", hi: "यह जानकारी बाकी है: {parts}",
            ja: "未入力：{parts}", zhHans: "缺少：{parts}")

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
