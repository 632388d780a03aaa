import Foundation
import RowKit

/// The formats of a locale, based on the Unicode data in Foundation.
///
/// ```swift
/// let formats = LocaleFormats("de_DE", timeZone: .gmt)
/// formats.string(for: 1234.5, style: .decimal)  // "1.234,5"
/// formats.number(from: "1,234.5", style: .decimal, as: Double.self)  // nil: not German
/// ```
///
/// **Numbers** are written and read by RowKit, with patterns derived from Foundation's output.
///
/// **Dates** are written by Foundation. To read a date, Foundation parses it and writes the result
/// again. If this differs from the original text, the text is rejected. Therefore, `30.02.2025`, or
/// a date followed by other text, is never read in part. The comparison ignores zeros before a
/// number, letter case, kinds of space and bidirectional marks.
///
/// A **time** without a date is read if Foundation writes it in the same way at that hour. Its day
/// period may lack spaces and full stops, or be English, and minutes may be omitted: `9:05 pm` and
/// `9pm` in Mexican Spanish. A time after a date is read in the same way, with or without a comma
/// or the word that the locale writes before it.
///
/// **Calendars** are those of the locale: `fa_IR` writes and reads Persian dates, `th_TH` Buddhist
/// ones. The identifier can specify another calendar (`fa_IR@calendar=gregorian`). ISO strings
/// (`2025-02-28`) are Gregorian in every locale. Only the Gregorian, Persian, Buddhist and three
/// Islamic calendars are used, because Foundation cannot read all dates of other calendars back.
/// The Gregorian calendar replaces these.
///
/// Some dates are written and read only in ISO 8601: those before 15 October 1582 in the Gregorian
/// and Buddhist calendars, which are Julian in Foundation before that day; those before the year
/// 100 in the other calendars, where `5/3/26` is more likely an abbreviated year; and all dates in
/// figures of a locale whose own figures look like another date in ISO 8601, as in Kyrgyz, where
/// `2026-05-03` would be 5 March.
///
/// Creating formats takes some hundred microseconds, so keep them and share them between threads.
public struct LocaleFormats: TextFormats {
    /// The time zone in which dates are written and read.
    public private(set) var timeZone: TimeZone

    /// The locale's language, script and region as a BCP 47 tag, such as `pt-PT`.
    public let language: String

    /// The direction in which the locale's script is read.
    public let textDirection: TextDirection

    /// The identifier that the formats were created from.
    public let identifier: String

    let locale: Locale
    private(set) var calendar: Calendar
    /// Whether ISO 8601 readers would take the locale's numeric dates for other dates.
    let hasMisleadingFigures: Bool
    private let number: NumberPattern
    private let percent: NumberPattern
    private let currencies: CurrencyPatterns
    private let pluralRules: PluralRules

    /// Creates formats for a locale, such as `de_DE` or `zh-Hans-CN`, and a time zone.
    ///
    /// For an unknown identifier, Foundation chooses the formats, which are mostly English.
    public init(_ identifier: String, timeZone: TimeZone) {
        let locale = Locale(identifier: identifier)
        self.identifier = identifier
        self.locale = locale
        self.timeZone = timeZone
        language = Self.languageTag(of: locale)
        let direction = locale.language.characterDirection
        textDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        let calendar = Self.calendar(of: locale, timeZone: timeZone)
        self.calendar = calendar
        hasMisleadingFigures = Self.hasMisleadingFigures(locale, calendar)
        number = PatternSource(locale: locale, kind: .number).pattern
        percent = PatternSource(locale: locale, kind: .percent).pattern
        currencies = CurrencyPatterns(locale: locale)
        pluralRules = PluralRules(language: language)
    }

    /// Returns the formats of the same locale with another time zone.
    public func converted(to timeZone: TimeZone) -> any TextFormats {
        var formats = self
        formats.timeZone = timeZone
        formats.calendar.timeZone = timeZone
        return formats
    }

    /// Returns the pattern for a kind of number.
    ///
    /// The pattern of a currency is created when it is first requested, the others with the
    /// formats.
    public func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern {
        switch kind {
        case .number: number
        case .percent: percent
        case .currency(let code): currencies.pattern(code: code)
        }
    }

    /// Returns the items joined in the style of the locale.
    public func list(_ items: [String], join: ListJoin) -> String {
        switch join {
        case .and: items.formatted(.list(type: .and).locale(locale))
        case .or: items.formatted(.list(type: .or).locale(locale))
        }
    }

    /// Compares letters by the locale's alphabet and digits as numbers: `file 9`, `file 10`.
    ///
    /// Without `.literal`, Foundation ignores accents in strings that begin alike, and then reports
    /// both that "aä" comes after "å" and that "å" comes after "aä".
    public func compare(_ first: String, _ second: String) -> TextOrder {
        let order = first.compare(second, options: [.literal, .numeric], locale: locale)
        return switch order {
        case .orderedAscending: .ascending
        case .orderedDescending: .descending
        case .orderedSame: TextOrder(first, second)
        }
    }

    /// Returns the plural form for a number in the locale's language.
    public func pluralCategory(of number: PluralRules.Operands) -> PluralRules.Category {
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

    /// The calendars whose dates Foundation can always read back from their short format.
    private static let calendarsReadable: Set<Calendar.Identifier> = [
        .gregorian, .persian, .buddhist, .islamicCivil, .islamicTabular, .islamicUmmAlQura,
    ]
}
