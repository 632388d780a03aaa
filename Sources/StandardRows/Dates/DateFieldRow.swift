import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The logic of rows in which a date is chosen, for any cell that has a date view.
///
/// The time zone and the language of the form's formats (`Phrases.formats`) determine the moment
/// that a date stands for, and its text.
///
/// Choosing the date that is already displayed changes neither the value nor its parts that are not
/// displayed, such as the time of a date or the seconds of a time. A new choice stands for the
/// first moment with that display. If this moment is out of bounds but displayed like the first or
/// last date, the choice stands for that date.
open class _DateFieldRow<Cell: DateCellType & CellType>: Row<Cell>, NoValueDisplayTextConformance
where Cell.Value == Date {
    /// The first date that can be chosen, or nil if there is none.
    @Setting public final var minimumDate: Date?

    /// The last date that can be chosen, or nil if there is none.
    @Setting public final var maximumDate: Date?

    /// The interval between the available times, in minutes from midnight.
    ///
    /// Nil means one minute.
    ///
    /// Other times are rounded to the nearest available time. An interval of less than one is
    /// reported as a problem of the form, and counts as one.
    @Setting public final var minuteInterval: Int?

    /// The length of the day, month and year as displayed.
    @Setting public final var dateStyle = DateStyle.Length.none

    /// The length of the time as displayed.
    @Setting public final var timeStyle = DateStyle.Length.none

    /// The text shown if there is no date.
    @Setting public final var noValueDisplayText: String?

    /// The kind of choice: a day, a time of day, or both.
    open var mode: DateView.Mode { .date }

    /// Returns the text of a date in the styles of the settings.
    open override func defaultDisplayText(for value: Date) -> String? {
        formats.string(for: value, style: DateStyle(date: dateStyle, time: timeStyle))
    }

    /// A conflict if the last date is before the first and displayed differently, or if the minute
    /// interval is less than one.
    ///
    /// For times of day, the order of the first and last date does not matter, because they may
    /// span midnight.
    open override var limitConflict: LimitConflict? {
        let conflict =
            super.limitConflict ?? LimitConflict("minuteInterval", minuteInterval, below: 1)
        if let conflict { return conflict }
        guard mode != .time, let minimumDate, let maximumDate,
            choice.text(of: minimumDate) != choice.text(of: maximumDate)
        else { return nil }
        return LimitConflict("minimumDate", minimumDate, above: "maximumDate", maximumDate)
    }

    /// Requires a date from the first to the last, whether the user or the program set it, or nil
    /// if there are no bounds.
    ///
    /// For times, only the time of day counts.
    open override var ownRule: ((Date) -> ValidationError?)? {
        if minimumDate == nil, maximumDate == nil { return nil }
        return { [self] date in
            choice.refusal(of: date, style: DateStyle(date: dateStyle, time: timeStyle))
        }
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init("minimumDate", \_DateFieldRow.minimumDate, "The first date that can be chosen."),
            .init("maximumDate", \_DateFieldRow.maximumDate, "The last date that can be chosen."),
            .init(
                "minuteInterval", \_DateFieldRow.minuteInterval,
                "The interval between offered times, in minutes."),
            .init(
                "dateStyle", \_DateFieldRow.dateStyle, "The length of the date."),
            .init("timeStyle", \_DateFieldRow.timeStyle, "The length of the time."),
            .init(
                "noValueDisplayText", \_DateFieldRow.noValueDisplayText,
                "The text shown while there is no date."),
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

    /// Handles a choice, which is a date as displayed, or nil if it was removed.
    private final func take(_ text: String?) {
        guard let text else { return setValue(nil, by: .user) }
        if let date = choice.date(from: text, before: value) {
            setValue(date, by: .user)
        } else {
            keepUnreadInput(text, ValidationError(.skippedTime))
        }
    }
}

/// The superclass of cells with a date view after a title.
open class _DateFieldCell: _TitledCell<Date, DateView>, DateCellType {
    /// The date view.
    public final var date: DateView { control }
}

extension PhraseKey {
    /// The date must be `limit` or later.
    public static let tooEarly = PhraseKey("DateRow.tooEarly", "Must not be before {limit}")
    /// The date must be `limit` or earlier.
    public static let tooLate = PhraseKey("DateRow.tooLate", "Must not be after {limit}")
    /// The time does not exist on that day, because clocks are put forward.
    public static let skippedTime = PhraseKey(
        "DateRow.skippedTime", "Is skipped when clocks are put forward")
}
