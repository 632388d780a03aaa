#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How numbers, dates, lists and options look to the person at the form.
///
/// A form is given its formats; there is no global one. ``PlainFormats`` is the small one that
/// needs no locale data; the target LocaleFormats has one for every locale ICU knows.
///
/// A conformance says only what differs from the plain manner: everything but ``timeZone`` has a
/// default. Numbers are written and read by the library from a ``NumberPattern``, so that every
/// conformance reads them the same way: whole, or not at all.
public protocol TextFormats: Sendable {
    /// The zone in which dates are written and read.
    var timeZone: TimeZone { get }

    /// The language of names and plurals, as in `de` or `pt-PT`. By default `en`.
    var language: String { get }

    /// The direction in which the language is read. By default left to right.
    var textDirection: TextDirection { get }

    /// The symbols, affixes and grouping of a kind of number. By default
    /// ``NumberPattern/plain(_:)``.
    func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern

    /// A date in words or figures. By default ``isoText(for:style:separator:)`` with a space.
    func string(for date: Date, style: DateStyle) -> String

    /// The date that a text says in full, or nil.
    ///
    /// Reads what ``string(for:style:)`` writes and the ISO forms of
    /// ``isoDate(from:style:onDayOf:)``, which are all that the default reads.
    ///
    /// - Parameters:
    ///   - text: what was typed; spaces and bidirectional marks at its ends do not count.
    ///   - style: which parts the text has: a date, a time, or both.
    ///   - day: the day of a text that says only a time.
    func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date?

    /// Items as a sentence lists them. By default `A, B and C`.
    func list(_ items: [String], join: ListJoin) -> String

    /// Which of two options comes first. By default letters regardless of case, then by code.
    ///
    /// A total order: it never calls two different texts the same.
    func compare(_ first: String, _ second: String) -> TextOrder

    /// The plural form that a number takes. By default ``PluralRules`` of ``language``.
    func pluralCategory(of number: PluralOperands) -> PluralCategory
}

extension TextFormats {
    /// English.
    public var language: String { "en" }

    /// Left to right.
    public var textDirection: TextDirection { .leftToRight }

    /// The plain pattern of the kind.
    public func numberPattern(for kind: NumberStyle.Kind) -> NumberPattern { .plain(kind) }

    /// The date in the form of ISO 8601, with a space before the time.
    public func string(for date: Date, style: DateStyle) -> String {
        isoText(for: date, style: style, separator: " ")
    }

    /// The date that a text in the form of ISO 8601 says in full, or nil.
    public func date(from text: String, style: DateStyle, onDayOf day: Date) -> Date? {
        isoDate(from: text, style: style, onDayOf: day)
    }

    /// The date that a text says in full, or nil; a time alone falls on 1 January 2001.
    public func date(from text: String, style: DateStyle) -> Date? {
        date(from: text, style: style, onDayOf: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The items with commas, and a word before the last: `A, B and C`.
    public func list(_ items: [String], join: ListJoin) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(join.rawValue) " + last
    }

    /// The order of the texts in small letters; where they are the same, as they are.
    public func compare(_ first: String, _ second: String) -> TextOrder {
        let folded = TextOrder(first.lowercased(), second.lowercased())
        return folded == .same ? TextOrder(first, second) : folded
    }

    /// The form that ``PluralRules`` of ``language`` give.
    public func pluralCategory(of number: PluralOperands) -> PluralCategory {
        PluralRules(language: language).category(of: number)
    }

    /// Elements in the order of their names; equal names keep the order they had.
    public func sorted<Element>(
        _ elements: some Sequence<Element>, by name: (Element) -> String
    ) -> [Element] {
        elements.map { (name: name($0), element: $0) }
            .sorted { compare($0.name, $1.name) == .ascending }
            .map(\.element)
    }
}
