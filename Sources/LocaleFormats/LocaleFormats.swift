import Foundation
import RowKit

/// Formats of a locale, by the Unicode data in Foundation.
///
/// ```swift
/// let formats = LocaleFormats("de_DE", timeZone: .gmt)
/// formats.string(for: 1234.5, style: .decimal)  // "1.234,5"
/// formats.number(from: "1,234.5", style: .decimal, as: Double.self)  // nil: not German
/// ```
///
/// **Numbers** are written and read by RowKit with patterns learnt from what Foundation writes.
///
/// **Dates** are written by Foundation. One is read by asking Foundation and writing the answer
/// again: unless that gives the text back, it is refused, so that `30.02.2025` or a date with
/// something behind it is never half read. Zeros before a number, letter case, kinds of space and
/// bidirectional marks do not count in the comparison.
///
/// **Calendars** are the locale's own: `fa_IR` writes and reads Persian dates, `th_TH` Buddhist
/// ones. Another is asked for in the identifier (`fa_IR@calendar=gregorian`). ISO texts
/// (`2025-02-28`) are Gregorian in every locale. A calendar that Foundation does not read back as
/// it wrote it is replaced by the Gregorian: all but the Gregorian, Persian, Buddhist and three
/// Islamic ones.
///
/// Making one costs some hundred microseconds; keep it, and share it between threads.
public struct LocaleFormats: TextFormats {
    /// The zone in which dates are written and read.
    public let timeZone: TimeZone

    /// The locale's language, script and region as BCP 47 writes them, as in `pt-PT`.
    public let language: String

    /// The direction in which the locale's script is read.
    public let textDirection: TextDirection

    /// The identifier that the formats were made from.
    public let identifier: String

    let locale: Locale
    let calendar: Calendar
    private let number: NumberPattern
    private let percent: NumberPattern
    private let currencies: CurrencyPatterns
    private let pluralRules: PluralRules

    /// Formats for a locale, as in `de_DE` or `zh-Hans-CN`, and a zone.
    ///
    /// An identifier of no known locale gives what Foundation makes of it: mostly English.
    public init(_ identifier: String, timeZone: TimeZone) {
        let locale = Locale(identifier: identifier)
        self.identifier = identifier
        self.locale = locale
        self.timeZone = timeZone
        language = Self.languageTag(of: locale)
        let direction = locale.language.characterDirection
        textDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        calendar = Self.calendar(of: locale, timeZone: timeZone)
        number = PatternSource(locale: locale, kind: .number).pattern
        percent = PatternSource(locale: locale, kind: .percent).pattern
        currencies = CurrencyPatterns(locale: locale)
        pluralRules = PluralRules(language: language)
    }

    /// The pattern of a kind of number, learnt from Foundation when the formats were made.
    ///
    /// That of a currency is learnt when it is first asked for.
    public func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        switch kind {
        case .number: number
        case .percent: percent
        case .currency(let code): currencies.pattern(code: code)
        }
    }

    /// The items as the locale joins them.
    public func list(_ items: [String], join: ListJoin) -> String {
        switch join {
        case .and: items.formatted(.list(type: .and).locale(locale))
        case .or: items.formatted(.list(type: .or).locale(locale))
        }
    }

    /// Letters in the order of the locale's alphabet, digits as numbers: `file 9`, `file 10`.
    ///
    /// Without `.literal`, Foundation takes accents off where two texts begin alike, and then says
    /// both that "aä" comes after "å" and that "å" comes after "aä".
    public func compare(_ first: String, _ second: String) -> TextOrder {
        let order = first.compare(second, options: [.literal, .numeric], locale: locale)
        return switch order {
        case .orderedAscending: .ascending
        case .orderedDescending: .descending
        case .orderedSame: TextOrder(first, second)
        }
    }

    /// The plural form that the locale's language gives a number.
    public func pluralCategory(of number: PluralOperands) -> PluralCategory {
        pluralRules.category(of: number)
    }

    /// The BCP 47 tag without the extensions that choose digits or a calendar.
    private static func languageTag(of locale: Locale) -> String {
        let tag = locale.identifier(.bcp47)
        return tag.range(of: "-u-").map { String(tag[..<$0.lowerBound]) } ?? tag
    }

    private static func calendar(of locale: Locale, timeZone: TimeZone) -> Calendar {
        let own = locale.calendar.identifier
        var calendar = Calendar(identifier: calendarsReadable.contains(own) ? own : .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    /// The calendars in which every date that is written in short can be read again.
    private static let calendarsReadable: Set<Calendar.Identifier> = [
        .gregorian, .persian, .buddhist, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
    ]
}
