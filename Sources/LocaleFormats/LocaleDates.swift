import Foundation
import RowKit
import RowText

extension LocaleFormats {
    /// Returns the date in the locale's format and calendar, or in ISO 8601 if users could misread
    /// the locale's format.
    public func string(for date: Date, style: DateStyle) -> String {
        guard let format = formatStyle(for: style) else { return "" }
        return isLegible(date, style: style)
            ? format.format(date) : isoText(for: date, style: style, separator: " ")
    }

    /// Returns the date that the whole text represents, in the locale's format or in ISO 8601, or
    /// nil if it represents none.
    public func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        if let date = isoDate(from: text, style: style, onDayOf: day) { return date }
        guard let format = formatStyle(for: style) else { return nil }
        if style.date == .none { return time(from: text, by: format, onDayOf: day) }
        let wanted = DateText.canonical(text)
        guard let found = parsed(text, by: format),
            DateText.canonical(format.format(found)) == wanted,
            isLegible(found, style: style)
        else { return style.time == .none ? nil : dateBeforeTime(in: text, style: style) }
        let time = CivilTime(found, in: timeZone)
        return style.time == .none ? time.startOfDay(in: timeZone) : time.date(in: timeZone)
    }

    /// Returns the first moment of a day that the format writes as the given time.
    ///
    /// Foundation cannot parse the day periods of all locales.
    private func time(
        from text: String, by format: Date.FormatStyle, onDayOf day: Date
    ) -> Date? {
        guard let typed = TimeText(text) else { return nil }
        let day = CivilTime(day, in: timeZone)
        for hour in typed.hours {
            guard let time = day.at(hour: hour, minute: typed.minute, second: typed.second),
                let moment = time.date(in: timeZone),
                let written = TimeText(format.format(moment))
            else { continue }
            if typed.matches(written, hour: hour) { return moment }
        }
        return nil
    }

    /// The maximum number of characters; the text of any date is shorter.
    private static let lengthLimit = 256

    /// Whether users read the date correctly in the locale's format.
    ///
    /// Always true for a style without a date.
    ///
    /// The Gregorian and Buddhist calendars of Foundation are Julian before the calendar reform. In
    /// other calendars, a year of one or two digits could be an abbreviation.
    private func isLegible(_ date: Date, style: DateStyle) -> Bool {
        guard style.date != .none else { return true }
        if style.date == .short, hasMisleadingFigures { return false }
        return [.gregorian, .buddhist].contains(calendar.identifier)
            ? CivilTime(date, in: timeZone).isAfterCalendarReform
            : calendar.component(.year, from: date) >= 100
    }

    /// Whether ISO 8601 readers would take the locale's numeric dates for other dates.
    ///
    /// Kyrgyz writes the day before the month, as in `2026-25-03`, and a locale may write the years
    /// of another calendar.
    static func hasMisleadingFigures(_ locale: Locale, _ calendar: Calendar) -> Bool {
        // 2 January or, far in the east, 3 January.
        let sample = Date(timeIntervalSinceReferenceDate: 129_600)
        let format = Date.FormatStyle(
            date: .numeric, time: .omitted, locale: locale, calendar: calendar,
            timeZone: calendar.timeZone)
        let plain = PlainFormats(timeZone: calendar.timeZone)
        guard let read = plain.date(from: format.format(sample), style: .date) else { return false }
        return plain.string(for: read, style: .date) != plain.string(for: sample, style: .date)
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
}
