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
/// The output is the same on every machine, so files, tests and logs can rely on it.
public struct PlainFormats: TextFormats {
    /// The time zone in which dates are written and read.
    public let timeZone: TimeZone

    /// Creates plain formats for a time zone, by default GMT.
    public init(timeZone: TimeZone = .gmt) {
        self.timeZone = timeZone
    }
}
