import RowKit

/// The plugin that contributes the row for ranges of numbers.
public enum RangeSliderRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            RangeSliderRow.self, "A range of numbers, with a slider for each end.",
            example: RowExample(
                settings: ["title": "Price", "maximum": 500, "step": 10, "minimumDistance": 50],
                value: ["lower": 100, "upper": 250]))
    ]
    /// The phrases of a ``RangeSliderRow``.
    public static let phrases: [Phrases.Key] = [
        .rangeSliderRowLower, .rangeSliderRowUpper, .rangeSliderRowSlider, .rangeSliderRowRange,
        .rangeSliderRowDistance,
    ]
}
