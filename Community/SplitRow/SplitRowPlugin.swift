import RowKit
import StandardRows

/// The plugin that contributes rows of two rows side by side.
public enum SplitRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows, with pairs that are common in forms.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            SplitRow<DateRow, DateRow>.self, "Two days side by side.", name: "SplitDateRow",
            example: RowExample(
                settings: [
                    "title": "Stay", "rowLeftPercentage": 0.5,
                    "left": ["title": "From"], "right": ["title": "To"],
                ],
                value: ["left": "2025-02-28", "right": "2025-03-04"])),
        RowDescriptor(
            SplitRow<DecimalRow, DecimalRow>.self, "Two numbers with a fraction side by side.",
            name: "SplitDecimalRow",
            example: RowExample(
                settings: [
                    "rowLeftPercentage": 0.5,
                    "left": ["title": "Width in m"], "right": ["title": "Height in m"],
                ],
                value: ["left": 1.5, "right": 2.25])),
        RowDescriptor(
            SplitRow<IntRow, IntRow>.self, "Two whole numbers side by side.", name: "SplitIntRow",
            example: RowExample(
                settings: [
                    "rowLeftPercentage": 0.5,
                    "left": ["title": "Adults"], "right": ["title": "Children"],
                ],
                value: ["left": 2, "right": 1])),
        RowDescriptor(
            SplitRow<PickerInputRow<String>, DecimalRow>.self,
            "One of several options beside a number, such as a currency and an amount.",
            name: "SplitPickerRow",
            example: RowExample(
                settings: [
                    "left": ["title": "Currency", "options": ["CHF", "EUR"]],
                    "right": ["title": "Amount"],
                ],
                value: ["left": "CHF", "right": 20.5])),
        RowDescriptor(
            SplitRow<TextRow, TextRow>.self, "Two lines of text side by side.",
            example: RowExample(
                settings: [
                    "rowLeftPercentage": 0.75,
                    "left": ["title": "Street"], "right": ["title": "Number"],
                ],
                value: ["left": "Main Street", "right": "12a"])),
        RowDescriptor(
            SplitRow<TimeRow, TimeRow>.self, "Two times of day side by side.", name: "SplitTimeRow",
            example: RowExample(
                settings: [
                    "rowLeftPercentage": 0.5,
                    "left": ["title": "Opens", "minuteInterval": 15], "right": ["title": "Closes"],
                ],
                value: ["left": "2001-01-01T08:30:00Z", "right": "2001-01-01T18:00:00Z"])),
    ]
}
