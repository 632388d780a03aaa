import RowKit

extension Phrases.Key {
    /// The name of the slider of the smallest number in a ``RangeSliderRow``.
    public static let rangeSliderRowLower = Phrases.Key("RangeSliderRow.lower", "From")(
        de: "Von", es: "Desde", fr: "De", ar: "من", hi: "न्यूनतम", ja: "最小", zhHans: "最小值")
    /// The name of the slider of the largest number in a ``RangeSliderRow``.
    public static let rangeSliderRowUpper = Phrases.Key("RangeSliderRow.upper", "To")(
        de: "Bis", es: "Hasta", fr: "À", ar: "إلى", hi: "अधिकतम", ja: "最大", zhHans: "最大值")
    /// The name of a slider in a ``RangeSliderRow`` with a title, for assistive technologies.
    public static let rangeSliderRowSlider = Phrases.Key(
        "RangeSliderRow.slider", "{title}: {end}")(
            de: "{title}: {end}", es: "{title}: {end}", fr: "{title}\u{A0}: {end}",
            ar: "\u{2068}{title}\u{2069}: \u{2068}{end}\u{2069}", hi: "{title}: {end}",
            ja: "{title}：{end}", zhHans: "{title}：{end}")
    /// The range in a ``RangeSliderRow`` as text.
    public static let rangeSliderRowRange = Phrases.Key(
        "RangeSliderRow.range", "{lower} – {upper}")(
            de: "{lower} – {upper}", es: "{lower} – {upper}", fr: "{lower} – {upper}",
            ar: "\u{2068}{lower}\u{2069} – \u{2068}{upper}\u{2069}", hi: "{lower} – {upper}",
            ja: "{lower}～{upper}", zhHans: "{lower} 至 {upper}")
    /// The error of a range in a ``RangeSliderRow`` that is too small.
    public static let rangeSliderRowDistance = Phrases.Key(
        "RangeSliderRow.distance", "Must span at least {limit}")(
            de: "Muss mindestens {limit} umfassen", es: "Debe abarcar al menos {limit}",
            fr: "Doit couvrir au moins {limit}",
            ar: "يجب أن يشمل \u{2068}{limit}\u{2069} على الأقل", hi: "कम से कम {limit} का अंतर होना चाहिए",
            ja: "{limit}以上の幅が必要です", zhHans: "跨度至少为 {limit}")
}
