import RowKit

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

    /// Returns the base formats' text of the moment at which their clocks show the same.
    ///
    /// If their clocks skip that time, the text is in ISO 8601.
    func string(for date: Date, style: DateStyle) -> String {
        Self.move(date, from: self, to: base).map { base.string(for: $0, style: style) }
            ?? isoText(for: date, style: style, separator: " ")
    }

    /// Returns the moment at which the clocks of this time zone show the date of the text.
    func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        if let date = isoDate(from: text, style: style, onDayOf: day) { return date }
        let baseDay = Self.move(day, from: self, to: base) ?? day
        guard let found = base.date(from: text, style: style, onDayOf: baseDay) else { return nil }
        let shown = base.isoText(for: found, style: .exact)
        // A date without a time is the first moment of its day in this zone, too.
        return style.time == .none
            ? isoDate(from: String(shown.prefix { $0 != "T" }), style: .date, onDayOf: day)
            : isoDate(from: shown, style: .exact, onDayOf: day)
    }

    /// Returns the moment at which clocks of the second zone show what those of the first show at
    /// the given moment, or nil if they skip it.
    private static func move(
        _ date: Date, from first: any TextFormats, to second: any TextFormats
    ) -> Date? {
        second.isoDate(
            from: first.isoText(for: date, style: .exact), style: .exact, onDayOf: date)
    }
}

extension DateStyle {
    /// A day and a time with seconds.
    fileprivate static var exact: DateStyle { DateStyle(date: .short, time: .long) }
}
