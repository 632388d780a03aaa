import Foundation
import RowKit
import RowText

extension LocaleFormats {
    /// Returns the date in the locale's format and calendar, or in ISO 8601 if the calendar shows
    /// another day.
    public func string(for date: Date, style: DateStyle) -> String {
        guard let format = formatStyle(for: style) else { return "" }
        return showsDay(of: date, style: style)
            ? format.format(date) : isoText(for: date, style: style, separator: " ")
    }

    /// Returns the date that a whole text represents in the locale's format or in ISO 8601, or nil
    /// if there is none.
    public func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        if let date = isoDate(from: text, style: style, onDayOf: day) { return date }
        guard let format = formatStyle(for: style) else { return nil }
        let wanted = DateText.canonical(text)
        guard let found = parsed(text, by: format),
            DateText.canonical(format.format(found)) == wanted,
            showsDay(of: found, style: style)
        else { return nil }
        return moment(of: found, style: style, onDayOf: day)
    }

    /// The maximum length of a string, which exceeds the text of any date.
    private static let lengthLimit = 256

    /// Whether the calendar shows the day of a moment, if the style has days.
    ///
    /// The Gregorian and Buddhist calendars of Foundation are Julian before the calendar reform.
    private func showsDay(of date: Date, style: DateStyle) -> Bool {
        style.date == .none || ![.gregorian, .buddhist].contains(calendar.identifier)
            || CivilTime(date, in: timeZone).isAfterCalendarReform
    }

    private func formatStyle(for style: DateStyle) -> Date.FormatStyle? {
        guard style != DateStyle(date: .none, time: .none) else { return nil }
        let date: Date.FormatStyle.DateStyle =
            switch style.date {
            case .none: .omitted
            case .short: .numeric
            case .medium: .abbreviated
            case .long: .long
            }
        let time: Date.FormatStyle.TimeStyle =
            switch style.time {
            case .none: .omitted
            case .short: .shortened
            case .medium, .long: .standard
            }
        return Date.FormatStyle(
            date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// Parses the text with Foundation, unchanged or with the spaces that Foundation would write.
    private func parsed(_ text: String, by format: Date.FormatStyle) -> Date? {
        if let date = try? format.parse(text) { return date }
        let sample = format.format(Date(timeIntervalSinceReferenceDate: 0))
        return DateText.withSpaces(of: sample, in: text).flatMap { try? format.parse($0) }
    }

    /// Returns the first moment at which calendar and clock show the parsed date, or the parsed
    /// time on the given day.
    private func moment(of found: Date, style: DateStyle, onDayOf day: Date) -> Date? {
        let time = CivilTime(found, in: timeZone)
        if style.time == .none { return time.startOfDay(in: timeZone) }
        if style.date != .none { return time.date(in: timeZone) }
        return CivilTime(day, in: timeZone)
            .at(hour: time.hour, minute: time.minute, second: time.second)?
            .date(in: timeZone)
    }
}
