#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The formats of numbers, dates, lists and options that the user sees.
///
/// Formats are passed to a form; there are no global ones. ``PlainFormats`` needs no locale data.
/// The LocaleFormats target has formats for every locale that ICU supports.
///
/// A conformance implements only what differs from the plain formats: every requirement but
/// ``timeZone`` has a default. The library writes and reads numbers itself, following a
/// ``NumberPattern``, so every conformance accepts the same kinds of text.
public protocol TextFormats: Sendable {
    /// The time zone in which dates are written and read.
    var timeZone: TimeZone { get }

    /// The language of names and plurals, such as `de` or `pt-PT`. By default, `en`.
    var language: String { get }

    /// The direction in which the language is read. By default, left to right.
    var textDirection: TextDirection { get }

    /// Returns the pattern for a kind of number. By default, ``NumberPattern/plain(_:)``.
    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern

    /// Returns the text of a date. By default, ``isoText(for:style:separator:)`` with a space.
    func string(for date: Date, style: DateStyle) -> String

    /// Returns the date that a whole text represents, or nil if there is none.
    ///
    /// Reads the output of ``string(for:style:)``, and the ISO formats of
    /// ``isoDate(from:style:onDayOf:)``. The default reads only the latter.
    ///
    /// - Parameters:
    ///   - text: The text that was typed. Spaces and bidirectional marks at its ends are ignored.
    ///   - style: The parts that the text has: a date, a time, or both.
    ///   - day: The day to use if the text has only a time.
    func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date?

    /// Returns these formats with another time zone.
    ///
    /// By default, the result uses the text of these formats for a moment at which clocks in their
    /// time zone show the same. A time that these clocks skip is written and read in ISO 8601 only.
    func converted(to timeZone: TimeZone) -> any TextFormats

    /// Returns the items joined as in a sentence. By default, `A, B and C`.
    func list(_ items: [String], join: ListJoin) -> String

    /// Compares two options for sorting. By default, compares them in lowercase, then unchanged.
    ///
    /// The order must be total: different strings are never the same.
    func compare(_ first: String, _ second: String) -> TextOrder

    /// Returns the plural form for a number. By default, that of the ``PluralRules`` of
    /// ``language``.
    func pluralCategory(of number: PluralRules.Operands) -> PluralRules.Category
}

extension TextFormats {
    /// English.
    public var language: String { "en" }

    /// Left to right.
    public var textDirection: TextDirection { .leftToRight }

    /// The plain pattern of the kind.
    public func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern { .plain(kind) }

    /// The date in ISO 8601 format, with a space before the time.
    public func string(for date: Date, style: DateStyle) -> String {
        isoText(for: date, style: style, separator: " ")
    }

    /// Returns the date that a whole text represents in ISO 8601 format, or nil if there is none.
    public func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        isoDate(from: text, style: style, onDayOf: day)
    }

    /// Returns formats with the texts of these and the dates of another time zone.
    public func converted(to timeZone: TimeZone) -> any TextFormats {
        ZonedFormats(self, in: timeZone)
    }

    /// Returns the date that a whole text represents, or nil if there is none.
    ///
    /// A time alone is on 1 January 2001.
    public func date(from text: String, style: DateStyle) -> Date? {
        date(from: text, style: style, onDayOf: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Returns the items separated by commas, with a word before the last: `A, B and C`.
    public func list(_ items: [String], join: ListJoin) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(join.rawValue) " + last
    }

    /// Returns the items separated by the comma of the ``language``, without a word: `A, B, C` in
    /// English, `A、B、C` in Japanese.
    public func list(_ items: [String]) -> String {
        items.joined(separator: language.isEnglish ? ", " : LanguageTag(language)?.comma ?? ", ")
    }

    /// Compares the strings in lowercase, and if these are equal, unchanged.
    public func compare(_ first: String, _ second: String) -> TextOrder {
        let folded = TextOrder(first.lowercased(), second.lowercased())
        return folded == .same ? TextOrder(first, second) : folded
    }

    /// Returns the form that the ``PluralRules`` of ``language`` define.
    public func pluralCategory(of number: PluralRules.Operands) -> PluralRules.Category {
        PluralRules(language: language).category(of: number)
    }

    /// Returns the elements sorted by their names; elements with equal names keep their order.
    public func sorted<Element>(
        _ elements: some Sequence<Element>, by name: (Element) -> String
    ) -> [Element] {
        elements.map { (name: name($0), element: $0) }
            .sorted { compare($0.name, $1.name) == .ascending }
            .map(\.element)
    }
}
