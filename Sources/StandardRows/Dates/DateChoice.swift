import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The available choices of a date row, and the moments that they stand for.
struct DateChoice {
    let mode: DateView.Mode
    let formats: any TextFormats
    private(set) var minimum: Date?
    private(set) var maximum: Date?
    let minuteInterval: Int

    init(
        mode: DateView.Mode, formats: any TextFormats, minimum: Date?, maximum: Date?,
        minuteInterval: Int
    ) {
        self.mode = mode
        self.formats = formats
        self.minuteInterval = minuteInterval
        self.minimum = minimum
        self.maximum = maximum
        guard mode == .time, let minimum, let maximum, maximum > minimum + 43_200 else { return }
        // If the range ends at the same time on a later day, every time of day is available.
        if text(of: minimum) == text(of: maximum) { (self.minimum, self.maximum) = (nil, nil) }
    }

    /// Returns the text of a moment in the calendar and time zone of the formats, with the
    /// precision of the mode.
    func text(of date: Date) -> String { formats.isoText(for: date, style: style) }

    /// Returns the moment that a choice stands for, or nil if it does not exist because clocks are
    /// put forward.
    ///
    /// - Parameters:
    ///   - old: The previous value, which is kept if it is displayed like the new choice.
    ///   - day: A moment of the day on which a time is placed, or nil for that of a bound.
    func date(from text: String, before old: Date?, onDayOf day: Date?) -> Date? {
        let text =
            text.hasSuffix(":00") && text.count { $0 == ":" } == 2
            ? String(text.dropLast(3)) : text
        if let old, self.text(of: old) == text { return old }
        let day = day ?? defaultDay
        // A time that clocks skip is not rounded to one that exists.
        guard let chosen = moment(of: text, before: old, onDayOf: day) else { return nil }
        // Rounding must not move a time into the bounds.
        let rounded = isOffered(text) ? onInterval(text).filter(isOffered) : []
        return rounded.lazy.compactMap { moment(of: $0, before: old, onDayOf: day) }.first
            ?? chosen
    }

    /// Returns the moment that typed text represents in the language of the formats or in ISO 8601,
    /// or nil if it represents none.
    ///
    /// - Parameters:
    ///   - style: The style in which dates are displayed. Styles with other lengths are also read.
    ///   - old: The previous value, as for a choice.
    ///   - day: A moment of the day on which a time is placed, as for a choice.
    func date(
        fromTyped text: String, style: DateStyle, before old: Date?, onDayOf day: Date?
    ) -> Date? {
        guard let found = read(text, style: style, by: formats, onDayOf: day ?? defaultDay)
        else { return nil }
        let exact = DateStyle(date: self.style.date, time: self.style.time == .none ? .none : .long)
        return date(from: formats.isoText(for: found, style: exact), before: old, onDayOf: day)
    }

    /// Whether text represents no moment only because clocks are put forward.
    func isSkipped(_ text: String, style: DateStyle) -> Bool {
        read(text, style: style, by: formats.converted(to: .gmt), onDayOf: defaultDay) != nil
    }

    /// Returns the moment that text represents in one of the lengths of a style.
    private func read(
        _ text: String, style: DateStyle, by formats: any TextFormats, onDayOf day: Date
    ) -> Date? {
        stylesToRead(like: style).lazy
            .compactMap { formats.date(from: text, style: $0, onDayOf: day) }.first
    }

    /// Returns the parts of the mode in all lengths, the given style first.
    private func stylesToRead(like style: DateStyle) -> [DateStyle] {
        let lengths = { (shown: DateStyle.Length, part: DateStyle.Length) in
            part == .none ? [.none] : [shown, .short, .medium, .long].filter { $0 != .none }
        }
        return lengths(style.date, self.style.date).flatMap { date in
            lengths(style.time, self.style.time).map { DateStyle(date: date, time: $0) }
        }
    }

    /// Returns the error of a moment, or nil if it is within the bounds.
    ///
    /// A moment that is displayed like one of the bounds counts as within them.
    func refusal(of date: Date) -> ValidationError? {
        let isWithin =
            mode == .time
            ? isOffered(text(of: date)) : text(of: nearest(to: date)) == text(of: date)
        if isWithin { return nil }
        if let minimum, mode == .time ? text(of: date) < text(of: minimum) : date < minimum {
            return ValidationError(.tooEarly, ["limit": .date(minimum)])
        }
        return maximum.map { ValidationError(.tooLate, ["limit": .date($0)]) }
    }

    /// Returns the text of a limit in a style, or in the format of choices if the style has no
    /// parts.
    func text(ofLimit date: Date, style: DateStyle) -> String {
        let isShown = style != DateStyle(date: .none, time: .none)
        return isShown ? formats.string(for: date, style: style) : text(of: date)
    }

    /// Whether a displayed date or time is between the displayed bounds.
    private func isOffered(_ text: String) -> Bool {
        mode.offers(text, from: minimum.map(self.text), to: maximum.map(self.text))
    }

    private var style: DateStyle {
        switch mode {
        case .date: .date
        case .time, .countDown: .time
        case .dateAndTime: .dateTime
        }
    }

    // MARK: The time

    /// Returns the text with its time rounded to multiples of the interval since midnight, on the
    /// same day: the nearest multiple, the one before it, and the one after it.
    private func onInterval(_ text: String) -> [String] {
        guard minuteInterval > 1, mode != .date else { return [text] }
        let day = text.firstIndex(of: "T").map { text[...$0] } ?? ""
        let numbers = text.dropFirst(day.count).split(separator: ":").compactMap { Int($0) }
        guard numbers.count >= 2 else { return [text] }
        return ClockText.multiples(
            of: minuteInterval, near: numbers[0] * 60 + numbers[1], below: 24 * 60
        ).map { day + ClockText.text(ofMinutes: $0) }
    }

    // MARK: The moment

    /// The day on which a time is placed by default: the day of the first or last date, or 1
    /// January 2001 in the time zone of the formats if there is neither.
    private var defaultDay: Date {
        let first = { formats.isoDate(from: "2001-01-01", style: .date, onDayOf: .distantPast) }
        return minimum ?? maximum ?? first() ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    /// Returns the moment of a text: the previous value if it is displayed in this way, and
    /// otherwise, if possible, a moment within the bounds.
    private func moment(of text: String, before old: Date?, onDayOf day: Date) -> Date? {
        if let old, self.text(of: old) == text { return old }
        return date(from: text, onDayOf: day).map { clamped(occurrence(of: $0, before: old)) }
    }

    /// Returns the first moment of a text.
    ///
    /// If the range spans midnight, a time may be on an adjacent day.
    private func date(from text: String, onDayOf day: Date) -> Date? {
        let date = formats.isoDate(from: text, style: style, onDayOf: day)
        guard mode == .time, let minimum, let maximum,
            self.text(of: minimum) > self.text(of: maximum),
            let date, !(minimum...max(minimum, maximum)).contains(date)
        else { return date }
        // 24 hours from noon is on the adjacent day, even if clocks change.
        let noon = formats.isoDate(from: "12:00", style: .time, onDayOf: day) ?? day
        let others = [noon + 86_400, noon - 86_400].compactMap {
            formats.isoDate(from: text, style: style, onDayOf: $0)
        }
        return others.first { (minimum...max(minimum, maximum)).contains($0) } ?? date
    }

    /// Returns the nearest bound if the date is out of bounds but displayed like it.
    private func clamped(_ date: Date) -> Date {
        let inside = nearest(to: date)
        return text(of: inside) == text(of: date) ? inside : date
    }

    /// Returns the date moved into the bounds.
    private func nearest(to date: Date) -> Date {
        var inside = date
        if let maximum { inside = min(inside, maximum) }
        if let minimum { inside = max(inside, minimum) }
        return inside
    }
}
