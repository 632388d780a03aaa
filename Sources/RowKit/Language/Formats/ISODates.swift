import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TextFormats {
    /// A date in the form of ISO 8601: `2025-02-28`, `09:05`, `2025-02-28T09:05`.
    ///
    /// What the date inputs of HTML want. Days are those of the Gregorian calendar whatever the
    /// locale; years before 1 or after 9999 are written but not read. A ``DateStyle/Length/short``
    /// time has no seconds.
    public func isoText(for date: Date, style: DateStyle, separator: Character = "T") -> String {
        let time = CivilTime(date, in: timeZone)
        var text = style.date == .none ? "" : time.isoDate
        guard style.time != .none else { return text }
        if style.date != .none { text.append(separator) }
        text += time.isoMinutes
        return style.time == .short ? text : "\(text):\(time.isoSeconds)"
    }

    /// The date that a text in the form of ISO 8601 says in full, or nil.
    ///
    /// Reads `yyyy-MM-dd`, `HH:mm` or both with `T` or a space between, as the style asks; seconds
    /// may follow the minutes. A date alone is the first moment of its day. A time that clocks skip
    /// is refused; of one that they show twice it is the first.
    public func isoDate(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        guard style != DateStyle(date: .none, time: .none), text.utf8.count <= 64 else {
            return nil
        }
        var reader = ISOReader(trimmed(text))
        var time: CivilTime? = CivilTime(day, in: timeZone)
        if style.date != .none {
            time = reader.date().flatMap { $0.year > 0 ? $0 : nil }
            if style.time != .none, !reader.separator() { return nil }
        }
        if style.time != .none {
            guard let clock = reader.time() else { return nil }
            time = time?.at(hour: clock.hour, minute: clock.minute, second: clock.second)
        }
        guard reader.isAtEnd, let time else { return nil }
        return style.time == .none ? time.startOfDay(in: timeZone) : time.date(in: timeZone)
    }

    /// Without the spaces and the marks of direction around it.
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
