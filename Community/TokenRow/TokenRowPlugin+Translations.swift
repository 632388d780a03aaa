import RowKit

extension TokenRowPlugin {
    /// The phrases of the token rows.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofTokenRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .tokenRowRemove: "{token} entfernen",
                    .tokenRowAdd: "„{token}“ hinzufügen",
                ]),
            Translation(
                "es",
                [
                    .tokenRowRemove: "Quitar {token}",
                    .tokenRowAdd: "Añadir «{token}»",
                ]),
            Translation(
                "fr",
                [
                    .tokenRowRemove: "Retirer {token}",
                    .tokenRowAdd: "Ajouter «\u{A0}{token}\u{A0}»",
                ]),
            Translation(
                "ar",
                [
                    .tokenRowRemove: "إزالة \u{2068}{token}\u{2069}",
                    .tokenRowAdd: "إضافة «\u{2068}{token}\u{2069}»",
                ]),
            Translation(
                "hi",
                [
                    .tokenRowRemove: "{token} हटाएँ",
                    .tokenRowAdd: "“{token}” जोड़ें",
                ]),
            Translation(
                "ja",
                [
                    .tokenRowRemove: "{token}を削除",
                    .tokenRowAdd: "「{token}」を追加",
                ]),
            Translation(
                "zh-Hans",
                [
                    .tokenRowRemove: "移除 {token}",
                    .tokenRowAdd: "添加“{token}”",
                ]),
        ]
    }
}
