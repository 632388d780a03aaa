import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The logic of rows in which a date is chosen, for any cell that has a date view.
///
/// Choosing the date that is already displayed does not change the value. Its parts that are not
/// displayed, such as the time of a date or the seconds of a time, are kept. A new choice sets the
/// value to the first moment with that display. If this moment is out of bounds, but the first or
/// last date has the same display, the choice sets the value to that date.
///
/// If an hour is displayed twice because clocks are put back, the choice sets the value to the
/// later moment if only that is within the bounds, or if the previous value is also in the second
/// of the two hours.
///
/// Where a host offers a text field, a date can also be typed, in the formats of the row's language
/// or in ISO 8601. Text that is not a date stays in the field (`RowOf.unreadInput`).
///
/// The date is shown and read in the mode of the date view. This is the row's ``mode`` unless a
/// listener sets another.
open class _DateFieldRow<Cell: ControlCellType<DateView> & CellType>: _BoundedDateRow<Cell>
where Cell.Value == Date {
    /// The appearance of the date view: a field, or a picker that is always open.
    open var pickerStyle: DateView.Style { .field }

    open override func customSetupCell() {
        super.customSetupCell()
        let view = cell.date
        view.mode = mode
        view.style = pickerStyle
        view.onChoose { [weak self] text in self?.take(text) }
        view.onType { [weak self] text in self?.takeTyped(text) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        showDate()
    }

    /// Updates the cell, and shows the date again if a listener has changed the mode of its view.
    open override func updateCell() {
        super.updateCell()
        if let shownMode, cell.date.mode != shownMode { showDate() }
    }

    /// The mode of the date view when the date was last shown, or nil if it was never shown.
    private final var shownMode: DateView.Mode?

    private final func showDate() {
        let view = cell.date
        shownMode = view.mode
        let unread = unreadInput?.text
        view.show(
            value, of: choice(in: view.mode), unread: unread,
            as: displayText ?? (unread == nil ? noValueDisplayText : nil))
    }

    /// The last value before the user removed it or typed text that is not a date.
    private final var lastValue: Date?

    /// A moment of the day on which a time is placed, or nil if the row had no date yet.
    private final var day: Date? { value ?? lastValue ?? resetValue }

    /// Handles a choice, which is a date as displayed, or nil if it was removed.
    private final func take(_ text: String?) {
        let mode = cell.date.mode
        let date = text.flatMap { choice(in: mode).date(from: $0, before: value, onDayOf: day) }
        take(date, of: text, in: mode)
    }

    /// Handles text that was typed into a host's text field.
    private final func takeTyped(_ text: String) {
        let mode = cell.date.mode
        take(date(fromTyped: text, in: mode, onDayOf: day), of: text, in: mode)
    }

    private final func take(_ date: Date?, of text: String?, in mode: DateView.Mode) {
        lastValue = value ?? lastValue
        if date == nil, let text {
            let isSkipped = choice(in: mode).isSkipped(text, style: style)
            keepUnreadInput(text, ValidationError(isSkipped ? .skippedTime : mode.unreadable))
        } else {
            setValue(date, by: .user)
        }
    }
}

/// The superclass of cells with a date view after a title.
open class _DateFieldCell<Value: Equatable & Sendable>: _TitledCell<Value, DateView> {}

extension DateView.Mode {
    /// The error of text that is not a date of this mode.
    fileprivate var unreadable: Phrases.Key {
        switch self {
        case .date: .notADate
        case .time: .notATime
        case .dateAndTime: .notADateAndTime
        case .countDown: .notADuration
        }
    }
}

extension Phrases.Key {
    /// The date must be `limit` or later.
    public static let tooEarly = Phrases.Key("DateRow.tooEarly", "Must not be before {limit}")(
        de: "Darf nicht vor {limit} liegen", es: "No puede ser anterior a {limit}",
        fr: "Ne doit pas être antérieur à {limit}", ar: "يجب ألا يكون قبل \u{2068}{limit}\u{2069}",
        hi: "{limit} से पहले का नहीं होना चाहिए", ja: "{limit}以降にしてください", zhHans: "不能早于 {limit}")
    /// The date must be `limit` or earlier.
    public static let tooLate = Phrases.Key("DateRow.tooLate", "Must not be after {limit}")(
        de: "Darf nicht nach {limit} liegen", es: "No puede ser posterior a {limit}",
        fr: "Ne doit pas être postérieur à {limit}", ar: "يجب ألا يكون بعد \u{2068}{limit}\u{2069}",
        hi: "{limit} के बाद का नहीं होना चाहिए", ja: "{limit}以前にしてください", zhHans: "不能晚于 {limit}")
    /// The time does not exist on that day, because clocks are put forward.
    public static let skippedTime = Phrases.Key(
        "DateRow.skippedTime", "Is skipped when clocks are put forward")(
            de: "Diese Uhrzeit entfällt wegen der Zeitumstellung",
            es: "Esta hora no existe por el cambio de hora",
            fr: "Cette heure n’existe pas en raison du changement d’heure",
            ar: "هذا الوقت غير موجود بسبب تقديم الساعة", hi: "घड़ी आगे किए जाने के कारण यह समय मौजूद नहीं है",
            ja: "時計が進められるため、この時刻は存在しません", zhHans: "由于时钟调快，该时间不存在")
    /// The typed text is not a day.
    public static let notADate = Phrases.Key("DateRow.notADate", "Must be a date")(
        de: "Muss ein Datum sein", es: "Debe ser una fecha", fr: "Doit être une date",
        ar: "يجب إدخال تاريخ", hi: "कोई तारीख दर्ज करें", ja: "日付を入力してください", zhHans: "必须是日期")
    /// The typed text is not a time of day.
    public static let notATime = Phrases.Key("DateRow.notATime", "Must be a time")(
        de: "Muss eine Uhrzeit sein", es: "Debe ser una hora", fr: "Doit être une heure",
        ar: "يجب إدخال وقت", hi: "कोई समय दर्ज करें", ja: "時刻を入力してください", zhHans: "必须是时间")
    /// The typed text is not a day with a time.
    public static let notADateAndTime = Phrases.Key(
        "DateRow.notADateAndTime", "Must be a date and a time")(
            de: "Muss ein Datum mit Uhrzeit sein", es: "Debe ser una fecha con hora",
            fr: "Doit être une date et une heure", ar: "يجب إدخال تاريخ ووقت",
            hi: "तारीख और समय दर्ज करें", ja: "日付と時刻を入力してください", zhHans: "必须是日期和时间")
    /// The typed text is not a duration.
    public static let notADuration = Phrases.Key(
        "DateRow.notADuration", "Must be hours and minutes, such as 1:30")(
            de: "Muss aus Stunden und Minuten bestehen, z. B. 1:30",
            es: "Debe indicar horas y minutos, por ejemplo 1:30",
            fr: "Doit indiquer des heures et des minutes, par exemple 1:30",
            ar: "يجب إدخال ساعات ودقائق، مثل 1:30", hi: "घंटे और मिनट दर्ज करें, जैसे 1:30",
            ja: "時間と分を入力してください（例：1:30）", zhHans: "必须是小时和分钟，例如 1:30")
}
