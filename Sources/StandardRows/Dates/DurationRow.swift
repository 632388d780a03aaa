import RowKit

/// The logic of rows with a duration in hours and minutes, for any cell.
///
/// A duration is not negative. It can exceed a day, but hosts with a picker may offer less than 24
/// hours.
open class _DurationRow<Cell: CellType>: Row<Cell>, NoValueDisplayTextConformance
where Cell.Value == Duration {
    /// The shortest duration that can be chosen, or nil for zero.
    @Setting public final var minimumDuration: Duration?

    /// The longest duration that can be chosen, or nil if there is none.
    @Setting public final var maximumDuration: Duration?

    /// The interval between the available durations, in minutes.
    ///
    /// Nil means one minute.
    ///
    /// Other durations are rounded to the nearest available one. An interval of less than one or
    /// more than a day is reported as a problem of the form, and counts as one minute or a day.
    @Setting public final var minuteInterval: Int?

    /// The text shown if there is no duration.
    @Setting public final var noValueDisplayText: String?

    /// Converts the duration to the text shown, and typed text to a duration.
    ///
    /// If nil, the row writes hours and minutes, as in `1:30`.
    @OptionalHook public final var durationFormatter: (any FieldFormatter<Duration>)?

    /// Returns the text of a duration by ``durationFormatter``, or otherwise in hours and minutes.
    open override func defaultDisplayText(for value: Duration) -> String? {
        durationFormatter?.string(for: value) ?? formats.string(for: value)
    }

    /// A conflict if the longest duration is below the shortest, if one of them is negative, or if
    /// the minute interval is less than one or more than a day.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? MinuteInterval.conflict(minuteInterval)
            ?? LimitConflict("minimumDuration", minimumDuration, below: .zero)
            ?? LimitConflict("maximumDuration", maximumDuration, below: .zero)
            ?? LimitConflict(
                "minimumDuration", minimumDuration, above: "maximumDuration", maximumDuration)
    }

    /// Requires a duration from the shortest to the longest, whether the user or the program set
    /// it.
    open override var ownRule: ((Duration) -> ValidationError?)? { choice.refusal }

    /// The number of seconds of the shortest and the longest duration.
    open override var valueLimits: [JSONValue] { super.valueLimits + [choice.schema] }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "minimumDuration", \_DurationRow.minimumDuration,
                "The shortest duration that can be chosen."),
            .init(
                "maximumDuration", \_DurationRow.maximumDuration,
                "The longest duration that can be chosen."),
            .init(
                "minuteInterval", \_DurationRow.minuteInterval,
                "The interval between offered durations, in minutes."),
            .init(
                "noValueDisplayText", \_DurationRow.noValueDisplayText,
                "The text shown while there is no duration."),
        ]
    }

    /// The available choices.
    final var choice: DurationChoice {
        DurationChoice(
            formats: formats, minimum: minimumDuration, maximum: maximumDuration,
            minuteInterval: MinuteInterval.nearest(to: minuteInterval))
    }
}
