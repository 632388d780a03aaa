import RowKit

extension RangeSliderRowPlugin {
    /// The phrases of a ``RangeSliderRow``.
    public static var phrases: [Phrases.Key] { Phrases.Key.ofRangeSliderRow }

    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static var translations: [Translation] {
        [
            Translation(
                "de",
                [
                    .rangeSliderRowLower: "Von",
                    .rangeSliderRowUpper: "Bis",
                    .rangeSliderRowSlider: "{title}: {end}",
                    .rangeSliderRowRange: "{lower} – {upper}",
                    .rangeSliderRowDistance: "Muss mindestens {limit} umfassen",
                ]),
            Translation(
                "es",
                [
                    .rangeSliderRowLower: "Desde",
                    .rangeSliderRowUpper: "Hasta",
                    .rangeSliderRowSlider: "{title}: {end}",
                    .rangeSliderRowRange: "{lower} – {upper}",
                    .rangeSliderRowDistance: "Debe abarcar al menos {limit}",
                ]),
            Translation(
                "fr",
                [
                    .rangeSliderRowLower: "De",
                    .rangeSliderRowUpper: "À",
                    .rangeSliderRowSlider: "{title}\u{A0}: {end}",
                    .rangeSliderRowRange: "{lower} – {upper}",
                    .rangeSliderRowDistance: "Doit couvrir au moins {limit}",
                ]),
            Translation(
                "ar",
                [
                    .rangeSliderRowLower: "من",
                    .rangeSliderRowUpper: "إلى",
                    .rangeSliderRowSlider: "\u{2068}{title}\u{2069}: \u{2068}{end}\u{2069}",
                    .rangeSliderRowRange: "\u{2068}{lower}\u{2069} – \u{2068}{upper}\u{2069}",
                    .rangeSliderRowDistance: "يجب أن يشمل \u{2068}{limit}\u{2069} على الأقل",
                ]),
            Translation(
                "hi",
                [
                    .rangeSliderRowLower: "न्यूनतम",
                    .rangeSliderRowUpper: "अधिकतम",
                    .rangeSliderRowSlider: "{title}: {end}",
                    .rangeSliderRowRange: "{lower} – {upper}",
                    .rangeSliderRowDistance: "कम से कम {limit} का अंतर होना चाहिए",
                ]),
            Translation(
                "ja",
                [
                    .rangeSliderRowLower: "最小",
                    .rangeSliderRowUpper: "最大",
                    .rangeSliderRowSlider: "{title}：{end}",
                    .rangeSliderRowRange: "{lower}～{upper}",
                    .rangeSliderRowDistance: "{limit}以上の幅が必要です",
                ]),
            Translation(
                "zh-Hans",
                [
                    .rangeSliderRowLower: "最小值",
                    .rangeSliderRowUpper: "最大值",
                    .rangeSliderRowSlider: "{title}：{end}",
                    .rangeSliderRowRange: "{lower} 至 {upper}",
                    .rangeSliderRowDistance: "跨度至少为 {limit}",
                ]),
        ]
    }
}
