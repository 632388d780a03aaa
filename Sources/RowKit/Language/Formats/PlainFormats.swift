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
/// What it writes reads the same on every machine, so files, tests and logs can rest on it.
public struct PlainFormats: TextFormats {
    /// The zone in which dates are written and read.
    public let timeZone: TimeZone

    /// Plain formats in a zone, by default Greenwich.
    public init(timeZone: TimeZone = .gmt) {
        self.timeZone = timeZone
    }
}
