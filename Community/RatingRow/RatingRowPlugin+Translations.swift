import RowKit

extension RatingRowPlugin {
    /// The phrases of a ``RatingRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofRatingRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .ratingRowRating: [
                        "one": "{rating} von {count} Stern",
                        "other": "{rating} von {count} Sternen",
                    ],
                    .ratingRowNone: "Keine Bewertung",
                ]),
            Translation(
                "es",
                [
                    .ratingRowRating: [
                        "one": "{rating} de {count} estrella",
                        "many": "{rating} de {count} de estrellas",
                        "other": "{rating} de {count} estrellas",
                    ],
                    .ratingRowNone: "Sin valoración",
                ]),
            Translation(
                "fr",
                [
                    .ratingRowRating: [
                        "one": "{rating} sur {count} étoile",
                        "many": "{rating} sur {count} d’étoiles",
                        "other": "{rating} sur {count} étoiles",
                    ],
                    .ratingRowNone: "Aucune note",
                ]),
            Translation(
                "ar",
                [
                    .ratingRowRating: [
                        "zero": "\u{2068}{rating}\u{2069} من {count} نجمة",
                        "one": "\u{2068}{rating}\u{2069} من نجمة واحدة",
                        "two": "\u{2068}{rating}\u{2069} من نجمتين",
                        "few": "\u{2068}{rating}\u{2069} من {count} نجوم",
                        "many": "\u{2068}{rating}\u{2069} من {count} نجمة",
                        "other": "\u{2068}{rating}\u{2069} من {count} نجمة",
                    ],
                    .ratingRowNone: "بلا تقييم",
                ]),
            Translation(
                "hi",
                [
                    .ratingRowRating: [
                        "one": "{count} सितारे में से {rating}", "other": "{count} सितारों में से {rating}",
                    ],
                    .ratingRowNone: "कोई रेटिंग नहीं",
                ]),
            Translation(
                "ja",
                [
                    .ratingRowRating: "星{count}個中{rating}個",
                    .ratingRowNone: "評価なし",
                ]),
            Translation(
                "zh-Hans",
                [
                    .ratingRowRating: "{rating} 星（共 {count} 星）",
                    .ratingRowNone: "未评分",
                ]),
        ]
    }
}
