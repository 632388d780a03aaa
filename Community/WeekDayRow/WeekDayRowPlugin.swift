import RowKit

/// The plugin that contributes the row for days of the week.
public enum WeekDayRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            WeekDayRow.self, "Days of the week.",
            example: RowExample(
                settings: ["title": "Open on", "firstDay": "sunday"],
                value: ["friday", "monday"]))
    ]
    /// The phrases of a ``WeekDayRow``.
    public static let phrases: [Phrases.Key] =
        WeekDay.allCases.map(Phrases.Key.weekDayRow)
        + WeekDay.allCases.map(Phrases.Key.weekDayRowShort)
}
