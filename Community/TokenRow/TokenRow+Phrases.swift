import RowKit

extension Phrases.Key {
    /// The name of a selected token's button, which removes it.
    public static let tokenRowRemove = Phrases.Key("TokenRow.remove", "Remove {token}")(
        de: "{token} entfernen", es: "Quitar {token}", fr: "Retirer {token}",
        ar: "إزالة \u{2068}{token}\u{2069}", hi: "{token} हटाएँ", ja: "{token}を削除",
        zhHans: "移除 {token}")
    /// The item that adds the typed text as a token.
    public static let tokenRowAdd = Phrases.Key("TokenRow.add", "Add “{token}”")(
        de: "„{token}“ hinzufügen", es: "Añadir «{token}»", fr: "Ajouter «\u{A0}{token}\u{A0}»",
        ar: "إضافة «\u{2068}{token}\u{2069}»", hi: "“{token}” जोड़ें", ja: "「{token}」を追加",
        zhHans: "添加“{token}”")
}
