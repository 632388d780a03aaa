import RowKit

/// The logic of rows with a duration in hours and minutes, for any cell.
///
/// A duration is not negative. It can exceed a day, but hosts with a picker may offer less than 24
/// hours.
open class _DurationRow<Cell: CellType>: Row<Cell>, NoValueDisplayTextConformance
where Cell.Value == Duration {
    /// The shortest duration that can be chosen, or nil for zero.
    @Limited(Duration.zero..., notAbove: "maximumDuration")
    public final var minimumDuration: Duration?

    /// The longest duration that can be chosen, or nil if there is none.
    @Limited(Duration.zero...) public final var maximumDuration: Duration?

    /// The interval between the available durations in minutes, or nil for one minute.
    ///
    /// Other durations are rounded to the nearest available one.
    @Limited(1...24 * 60) public final var minuteInterval: Int?

    /// The text shown if there is no duration.
    @Setting(isWords: true) public final var noValueDisplayText: String?

    /// Converts the duration to the text shown, and typed text to a duration.
    ///
    /// If nil, the row writes hours and minutes, as in `1:30`.
    @OptionalHook public final var durationFormatter: (any FieldFormatter<Duration>)?

    /// Returns the duration as written by ``durationFormatter`` or, without one, in hours and
    /// minutes.
    open override func defaultDisplayText(for value: Duration) -> String? {
        durationFormatter?.string(for: value) ?? formats.string(for: value)
    }

    /// Requires a duration from the shortest to the longest, whether the user or the program set
    /// it.
    open override var limits: RuleSet<Duration> {
        let choice = choice
        return super.limits + [
            RuleClosure(valueSchema: choice.schema) { choice.refusal(of: $0) }
        ]
    }

    /// The available choices.
    final var choice: DurationChoice {
        DurationChoice(
            formats: formats, minimum: minimumDuration, maximum: maximumDuration,
            minuteInterval: $minuteInterval ?? 1)
    }
}
