#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Formats that need no locale data: `1234.5`, `2025-02-28 09:05`, `A, B and C`.
///
/// ```swift
/// let formats = PlainFormats()
/// formats.string(for: 1234.5, style: .decimal)  // "1234.5"
/// formats.number(from: "1,234", style: .integer, as: Int.self)  // nil: no grouping
/// ```
///
/// The output is the same on every machine, so files, tests and logs can rely on it. In languages
/// other than English, lists are joined by commas only.
public struct PlainFormats: TextFormats {
    /// The time zone in which dates are written and read.
    public let timeZone: TimeZone

    /// The language of names and plurals as a BCP 47 tag, such as `de` or `zh-Hans`.
    public let language: String

    /// The direction in which the language is read.
    public let textDirection: TextDirection

    /// Creates plain formats for a time zone, by default GMT, and a language, by default English.
    ///
    /// A string that is not a language tag means English.
    public init(language: String = "en", timeZone: TimeZone = .gmt) {
        let tag = LanguageTag(language)
        self.timeZone = timeZone
        self.language = tag?.text ?? "en"
        textDirection = tag?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// Returns plain formats of the same language with another time zone.
    public func converted(to timeZone: TimeZone) -> any TextFormats {
        PlainFormats(language: language, timeZone: timeZone)
    }

    /// Returns the items separated by commas, in English with a word before the last: `A, B and C`.
    public func list(_ items: [String], join: ListJoin) -> String {
        guard language.isEnglish, let last = items.last, items.count > 1 else {
            return items.joined(separator: ", ")
        }
        return items.dropLast().joined(separator: ", ") + " \(join.rawValue) " + last
    }
}
