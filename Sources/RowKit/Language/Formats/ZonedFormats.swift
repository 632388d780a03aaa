#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Other formats with the dates of another time zone.
struct ZonedFormats: TextFormats {
    private let base: any TextFormats
    let timeZone: TimeZone

    init(_ base: any TextFormats, in timeZone: TimeZone) {
        (self.base, self.timeZone) = (base, timeZone)
    }

    var language: String { base.language }
    var textDirection: TextDirection { base.textDirection }

    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        base.numberPattern(for: kind)
    }

    func list(_ items: [String], join: ListJoin) -> String { base.list(items, join: join) }

    func compare(_ first: String, _ second: String) -> TextOrder { base.compare(first, second) }

    func pluralCategory(of number: PluralRules.Operands) -> PluralRules.Category {
        base.pluralCategory(of: number)
    }

    func converted(to timeZone: TimeZone) -> any TextFormats { base.converted(to: timeZone) }

    /// Returns the base formats' text of the moment at which their clocks show the same.
    ///
    /// If those clocks skip the time, the text is in ISO 8601. A day without a time is moved at noon,
    /// because clocks may skip the beginning of a day.
    func string(for date: Date, style: DateStyle) -> String {
        let moment = style.time == .none ? noon(of: date) : move(date)
        return moment.map { base.string(for: $0, style: style) }
            ?? isoText(for: date, style: style, separator: " ")
    }

    /// Returns the moment at which the clocks of this time zone show the date of the text.
    func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        if let date = isoDate(from: text, style: style, onDayOf: day) { return date }
        guard let found = base.date(from: text, style: style, onDayOf: noon(of: day) ?? day)
        else { return nil }
        // A date without a time is the first moment of its day in this zone, too.
        let exact = style.time == .none ? style : .exact
        return isoDate(from: base.isoText(for: found, style: exact), style: exact, onDayOf: day)
    }

    /// Returns the moment at which the clocks of the base formats show what those of this time zone
    /// show at a moment, or nil if they skip it.
    private func move(_ date: Date) -> Date? {
        base.isoDate(from: isoText(for: date, style: .exact), style: .exact, onDayOf: date)
    }

    /// Returns noon in the time zone of the base formats on the day of a moment in this time zone,
    /// or nil if they skip that day.
    private func noon(of date: Date) -> Date? {
        base.isoDate(
            from: isoText(for: date, style: .date) + "T12:00", style: .dateTime, onDayOf: date)
    }
}

extension DateStyle {
    /// A day and a time with seconds.
    fileprivate static var exact: DateStyle { DateStyle(date: .short, time: .long) }
}
