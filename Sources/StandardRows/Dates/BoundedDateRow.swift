import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The logic of rows with a date between two bounds, for any cell.
///
/// A bound is an exact moment. A date that is displayed like a bound counts as within the bounds,
/// so in a row for days, every moment of the day of ``minimumDate`` is valid.
///
/// The time zone is that of ``timeZone``, otherwise that of ``textFormats``, or otherwise that of
/// the form's formats (`Phrases.formats`). It determines the moment that a date stands for.
open class _BoundedDateRow<Cell: CellType>: Row<Cell>, DatePickerRowProtocol,
    NoValueDisplayTextConformance
where Cell.Value == Date {
    /// The first date that can be chosen, or nil if there is none.
    ///
    /// A day in a document is the first moment of that day in the time zone of the row.
    public final var minimumDate: Date? {
        get { minimum?.date(in: rowFormats) }
        set { minimum = newValue.map(DayOrMoment.moment) }
    }

    /// The last date that can be chosen, or nil if there is none.
    ///
    /// A day in a document is the first moment of that day in the time zone of the row.
    public final var maximumDate: Date? {
        get { maximum?.date(in: rowFormats) }
        set { maximum = newValue.map(DayOrMoment.moment) }
    }

    @Setting private final var minimum: DayOrMoment?
    @Setting private final var maximum: DayOrMoment?

    /// The interval between the available times in minutes from midnight, or nil for one minute.
    ///
    /// Other times are rounded to the nearest available time.
    @Limited(1...24 * 60) public final var minuteInterval: Int?

    /// The length of the day, month and year as displayed.
    @Setting public final var dateStyle = DateStyle.Length.none

    /// The length of the time as displayed.
    @Setting public final var timeStyle = DateStyle.Length.none

    /// The time zone of the row, or nil for that of its formats.
    @Setting public final var timeZone: TimeZone?

    /// The text shown if there is no date.
    @Setting(isWords: true) public final var noValueDisplayText: String?

    /// Converts the date to the text shown, and typed text to a date.
    ///
    /// If nil, the row uses the formats and the styles of the settings.
    @OptionalHook public final var dateFormatter: (any FieldFormatter<Date>)?

    /// The formats of the row's dates, which have a calendar and a time zone, or nil for those of
    /// the form.
    @OptionalHook public final var textFormats: (any TextFormats)?

    /// Creates a row whose dates are displayed in the parts of its ``mode``.
    public required init(tag: String?) {
        super.init(tag: tag)
        let (date, time) = (mode.dateStyle.date, mode.dateStyle.time)
        preset {
            dateStyle = date
            timeStyle = time
        }
    }

    /// The kind of choice: a day, a time of day, or both.
    open var mode: DateView.Mode { .date }

    /// Returns the date as written by ``dateFormatter`` or, without one, in the styles of the
    /// settings.
    open override func defaultDisplayText(for value: Date) -> String? {
        dateFormatter?.string(for: value) ?? rowFormats.string(for: value, style: style)
    }

    /// A conflict if the last date is before the first and the two are displayed differently.
    ///
    /// For times of day, the order of the first and last date does not matter, because they may
    /// span midnight.
    open override var limitConflict: LimitConflict? {
        if let conflict = super.limitConflict { return conflict }
        guard mode != .time, let minimumDate, let maximumDate,
            choice.text(of: minimumDate) != choice.text(of: maximumDate)
        else { return nil }
        return LimitConflict("minimumDate", minimumDate, above: "maximumDate", maximumDate)
    }

    /// Requires a date from the first to the last, whether the user or the program set it.
    ///
    /// For times, only the time of day counts.
    open override var limits: RuleSet<Date> {
        guard minimumDate != nil || maximumDate != nil else { return super.limits }
        return super.limits + [
            RuleClosure(valueSchema: nil) { [self] date in choice.refusal(of: date) }
        ]
    }

    /// Returns the text of a date in the styles of the settings.
    open override func text(ofLimit date: Date) -> String {
        choice.text(ofLimit: date, style: style)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init("minimumDate", \_BoundedDateRow.minimum, "The first date that can be chosen."),
            .init("maximumDate", \_BoundedDateRow.maximum, "The last date that can be chosen."),
        ]
    }

    /// The time zone that determines the moment that a date stands for.
    open override var timeZoneOfDates: TimeZone { rowFormats.timeZone }

    // MARK: Days in documents

    /// The day that a document gave as the value, and the moment to which it was converted.
    private final var givenDay: (day: DayOrMoment, moment: Date)?

    /// Reads a moment or a day.
    ///
    /// A day becomes its first moment in the time zone of the row. If the time zone changes, the
    /// value changes with it until another value is set.
    open override func setDocumentValue(_ json: JSONValue) throws(DocumentDiagnostic) {
        try super.setDocumentValue(json)
        guard let day = try DayOrMoment?(documentValue: json), day.isDay else { return }
        let moment = day.date(in: rowFormats)
        value = moment
        givenDay = (day, moment)
    }

    /// The moment as JSON.
    ///
    /// In a row for days, this is the day if the value is the day's first moment.
    open override func documentValue() throws(DocumentDiagnostic) -> JSONValue? {
        guard mode == .date, let value, let day = DayOrMoment(dayOf: value, in: rowFormats) else {
            return try super.documentValue()
        }
        return try day.documentValue()
    }

    /// Moves a day from a document to the time zone of the form.
    open override func formatsDidChange() {
        super.formatsDidChange()
        guard let (day, old) = givenDay, value == old else { return }
        let moment = day.date(in: rowFormats)
        guard moment != old else { return }
        if resetValue == old { resetValue = moment }
        value = moment
        givenDay = (day, moment)
    }

    /// The formats of the row's dates.
    private final var rowFormats: any TextFormats {
        let formats = textFormats ?? formats
        return timeZone.map { formats.converted(to: $0) } ?? formats
    }

    /// The style in which dates are displayed.
    final var style: DateStyle { DateStyle(date: dateStyle, time: timeStyle) }

    /// The available choices in the row's ``mode``.
    final var choice: DateChoice { choice(in: mode) }

    /// Returns the available choices in a mode.
    final func choice(in mode: DateView.Mode) -> DateChoice {
        DateChoice(
            mode: mode, formats: rowFormats, minimum: minimumDate, maximum: maximumDate,
            minuteInterval: $minuteInterval ?? 1)
    }

    /// Returns the date that text typed in a mode represents, or nil if there is none.
    ///
    /// - Parameter day: A moment of the day on which a time is placed, or nil for that of a bound.
    final func date(
        fromTyped text: String, in mode: DateView.Mode, onDayOf day: Date?
    ) -> Date? {
        if let date = dateFormatter?.value(from: text) { return date }
        return choice(in: mode).date(fromTyped: text, style: style, before: value, onDayOf: day)
    }
}

extension DateView.Mode {
    /// The default style in which rows display their dates.
    fileprivate var dateStyle: DateStyle {
        switch self {
        case .date: DateStyle(date: .medium, time: .none)
        case .time: DateStyle(date: .none, time: .short)
        case .dateAndTime, .countDown: DateStyle(date: .short, time: .short)
        }
    }
}
