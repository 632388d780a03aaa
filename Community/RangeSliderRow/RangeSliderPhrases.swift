import RowKit

extension Phrases.Key {
    /// The name of the slider of the smallest number in a ``RangeSliderRow``.
    public static let rangeSliderRowLower = Phrases.Key("RangeSliderRow.lower", "From")
    /// The name of the slider of the largest number in a ``RangeSliderRow``.
    public static let rangeSliderRowUpper = Phrases.Key("RangeSliderRow.upper", "To")
    /// The name of a slider in a ``RangeSliderRow`` with a title, for assistive technologies.
    public static let rangeSliderRowSlider = Phrases.Key(
        "RangeSliderRow.slider", "{title}: {end}")
    /// The range in a ``RangeSliderRow`` as text.
    public static let rangeSliderRowRange = Phrases.Key(
        "RangeSliderRow.range", "{lower} – {upper}")
    /// The error of a range in a ``RangeSliderRow`` that is too small.
    public static let rangeSliderRowDistance = Phrases.Key(
        "RangeSliderRow.distance", "Must span at least {limit}")

    /// All phrases of a ``RangeSliderRow``, to be translated together with those of RowKit.
    public static let ofRangeSliderRow: [Phrases.Key] = [
        rangeSliderRowLower, rangeSliderRowUpper, rangeSliderRowSlider, rangeSliderRowRange,
        rangeSliderRowDistance,
    ]
}
