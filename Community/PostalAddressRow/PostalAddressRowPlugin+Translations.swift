import RowKit

extension PostalAddressRowPlugin {
    /// The phrases of a ``PostalAddressRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofPostalAddressRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .postalAddressRowStreet: "Straße und Hausnummer",
                    .postalAddressRowPostalCode: "Postleitzahl",
                    .postalAddressRowCity: "Ort",
                    .postalAddressRowState: "Bundesland oder Region",
                    .postalAddressRowCountry: "Land",
                    .postalAddressRowMissing: "Fehlt noch: {parts}",
                ]),
            Translation(
                "es",
                [
                    .postalAddressRowStreet: "Calle y número",
                    .postalAddressRowPostalCode: "Código postal",
                    .postalAddressRowCity: "Ciudad",
                    .postalAddressRowState: "Provincia o estado",
                    .postalAddressRowCountry: "País",
                    .postalAddressRowMissing: "Falta: {parts}",
                ]),
            Translation(
                "fr",
                [
                    .postalAddressRowStreet: "Rue et numéro",
                    .postalAddressRowPostalCode: "Code postal",
                    .postalAddressRowCity: "Ville",
                    .postalAddressRowState: "État ou région",
                    .postalAddressRowCountry: "Pays",
                    .postalAddressRowMissing: "Il manque\u{A0}: {parts}",
                ]),
            Translation(
                "ar",
                [
                    .postalAddressRowStreet: "الشارع",
                    .postalAddressRowPostalCode: "الرمز البريدي",
                    .postalAddressRowCity: "المدينة",
                    .postalAddressRowState: "الولاية أو المنطقة",
                    .postalAddressRowCountry: "البلد",
                    .postalAddressRowMissing: "بيانات ناقصة: \u{2068}{parts}\u{2069}",
                ]),
            Translation(
                "hi",
                [
                    .postalAddressRowStreet: "सड़क का पता",
                    .postalAddressRowPostalCode: "पिन कोड",
                    .postalAddressRowCity: "शहर",
                    .postalAddressRowState: "राज्य या क्षेत्र",
                    .postalAddressRowCountry: "देश",
                    .postalAddressRowMissing: "यह जानकारी बाकी है: {parts}",
                ]),
            Translation(
                "ja",
                [
                    .postalAddressRowStreet: "町名・番地",
                    .postalAddressRowPostalCode: "郵便番号",
                    .postalAddressRowCity: "市区町村",
                    .postalAddressRowState: "都道府県",
                    .postalAddressRowCountry: "国",
                    .postalAddressRowMissing: "未入力：{parts}",
                ]),
            Translation(
                "zh-Hans",
                [
                    .postalAddressRowStreet: "街道地址",
                    .postalAddressRowPostalCode: "邮政编码",
                    .postalAddressRowCity: "城市",
                    .postalAddressRowState: "省/州",
                    .postalAddressRowCountry: "国家/地区",
                    .postalAddressRowMissing: "缺少：{parts}",
                ]),
        ]
    }
}
