import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextFormats {
    /// The date in ISO 8601 format: `2025-02-28`, `09:05`, `2025-02-28T09:05`.
    ///
    /// HTML date inputs use this format. Days are those of the Gregorian calendar, regardless of
    /// the locale. Years before 1 or after 9999 are written but cannot be read back. A
    /// ``DateStyle/Length/short`` time has no seconds.
    public func isoText(for date: Date, style: DateStyle, separator: Character = "T") -> String {
        let time = CivilTime(date, in: timeZone)
        var text = style.date == .none ? "" : time.isoDate
        guard style.time != .none else { return text }
        if style.date != .none { text.append(separator) }
        text += time.isoMinutes
        return style.time == .short ? text : "\(text):\(time.isoSeconds)"
    }

    /// Returns the date that a whole text represents in ISO 8601 format, or nil if there is none.
    ///
    /// Reads `yyyy-MM-dd`, `HH:mm`, or both with `T` or white space between them, depending on the
    /// style. Seconds may follow the minutes. A date without a time is the first moment of its day.
    /// A time that the clocks skip is rejected; a time that they show twice is the first of the
    /// two.
    public func isoDate(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        guard style != DateStyle(date: .none, time: .none), text.utf8.count <= 64 else {
            return nil
        }
        var reader = ISOReader(trimmed(text))
        var time: CivilTime? = CivilTime(day, in: timeZone)
        if style.date != .none {
            time = reader.date().flatMap { $0.year > 0 ? $0 : nil }
            if style.time != .none, !reader.whiteSpace(), !reader.separator() { return nil }
        }
        if style.time != .none {
            guard let clock = reader.time() else { return nil }
            time = time?.at(hour: clock.hour, minute: clock.minute, second: clock.second)
        }
        guard reader.isAtEnd, let time else { return nil }
        return style.time == .none ? time.startOfDay(in: timeZone) : time.date(in: timeZone)
    }

    /// Returns the text without spaces and bidirectional marks at its ends.
    private func trimmed(_ text: String) -> Substring {
        let scalars = text.unicodeScalars
        let isText = { (scalar: Unicode.Scalar) in
            !scalar.isInlineSpace && !scalar.isBidirectionalMark
        }
        guard let start = scalars.firstIndex(where: isText),
            let last = scalars.lastIndex(where: isText)
        else { return "" }
        return Substring(scalars[start...last])
    }
}
