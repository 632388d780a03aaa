import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The logic of rows in which a date is chosen, over any cell that has one.
///
/// Which moment a date is, and how it is written, the form's formats say (`Phrases.formats`): their
/// time zone and their language.
///
/// Who chooses what is shown already changes nothing, not even what is not shown: the time of a
/// day, the seconds of a time. What is chosen anew is the first moment that is shown so, unless
/// that is before the first date or after the last; then it is that one.
open class _DateFieldRow<Cell: DateCellType & CellType>: Row<Cell>, NoValueDisplayTextConformance
where Cell.Value == Date {
    /// The first date that can be chosen; nil: any.
    @Setting public final var minimumDate: Date?

    /// The last date that can be chosen; nil: any.
    @Setting public final var maximumDate: Date?

    /// How many minutes the times that are offered are apart, from midnight on; nil: one.
    ///
    /// A time between becomes the nearest of these. Less than one is a problem of the form, and is
    /// one.
    @Setting public final var minuteInterval: Int?

    /// How long the day, month and year are written.
    @Setting public final var dateStyle = DateStyle.Length.none

    /// How long the time is written.
    @Setting public final var timeStyle = DateStyle.Length.none

    /// What is shown while there is no date.
    @Setting public final var noValueDisplayText: String?

    /// What is chosen: a day, a time of day, or both.
    open var mode: DateView.Mode { .date }

    /// The date in words or figures, as the settings say.
    open override func defaultDisplayText(for value: Date) -> String? {
        formats.string(for: value, style: DateStyle(date: dateStyle, time: timeStyle))
    }

    /// A last date before the first, unless both are shown the same, and times that are less than a
    /// minute apart.
    ///
    /// Times of day have no first and last, for they may go over midnight.
    open override var limitConflict: LimitConflict? {
        let conflict =
            super.limitConflict ?? LimitConflict("minuteInterval", minuteInterval, below: 1)
        if let conflict { return conflict }
        guard mode != .time, let minimumDate, let maximumDate,
            choice.text(of: minimumDate) != choice.text(of: maximumDate)
        else { return nil }
        return LimitConflict("minimumDate", minimumDate, above: "maximumDate", maximumDate)
    }

    /// Dates out of bounds are refused, whoever wrote them.
    open override class var refusesValues: Bool { true }

    /// A date before the first or after the last is wrong; of times, only the time of day counts.
    open override func refusal(of value: Date) -> ValidationError? {
        choice.refusal(of: value, style: DateStyle(date: dateStyle, time: timeStyle))
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init("minimumDate", \_DateFieldRow.minimumDate, "The first date that can be chosen."),
            .init("maximumDate", \_DateFieldRow.maximumDate, "The last date that can be chosen."),
            .init(
                "minuteInterval", \_DateFieldRow.minuteInterval,
                "How many minutes the times that are offered are apart."),
            .init(
                "dateStyle", \_DateFieldRow.dateStyle, "How long day, month and year are written."),
            .init("timeStyle", \_DateFieldRow.timeStyle, "How long the time is written."),
            .init(
                "noValueDisplayText", \_DateFieldRow.noValueDisplayText,
                "What is shown while there is no date."),
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.date.mode = mode
        cell.date.onChoose { [weak self] text in self?.take(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let view = cell.date
        cell.show(title: title)
        let choice = choice
        view.minimum = choice.minimum.map(choice.text)
        view.maximum = choice.maximum.map(choice.text)
        view.minuteInterval = choice.minuteInterval
        view.date = unreadInput?.text ?? value.map(choice.text)
        view.text = displayText ?? (unreadInput == nil ? noValueDisplayText : nil)
    }

    private final var choice: DateChoice {
        DateChoice(
            mode: mode, formats: formats, minimum: minimumDate, maximum: maximumDate,
            minuteInterval: max(1, minuteInterval ?? 1))
    }

    /// Takes what a calendar or a clock on the wall shows, or nothing.
    private final func take(_ text: String?) {
        guard let text else { return setValue(nil, by: .user) }
        if let date = choice.date(from: text, before: value) {
            setValue(date, by: .user)
        } else {
            keepUnreadInput(text, ValidationError(.skippedTime))
        }
    }
}

/// The superclass of cells in which a date is chosen, behind a title.
open class _DateFieldCell: _TitledCell<Date, DateView>, DateCellType {
    /// The date.
    public final var date: DateView { control }
}

extension PhraseKey {
    /// The date must be `limit` or later.
    public static let tooEarly = PhraseKey("DateRow.tooEarly", "Must not be before {limit}")
    /// The date must be `limit` or earlier.
    public static let tooLate = PhraseKey("DateRow.tooLate", "Must not be after {limit}")
    /// The time does not exist on that day: clocks are put forward.
    public static let skippedTime = PhraseKey(
        "DateRow.skippedTime", "Is skipped when clocks are put forward")
}
