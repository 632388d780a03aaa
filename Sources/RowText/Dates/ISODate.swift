#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates as texts, by ISO 8601: `2024-02-29`, `2024-02-29T18:30`, `2024-02-29 18:30:15.5+01:00`.
///
/// A time without a zone is UTC, a date without a time its beginning; Gregorian at all times.
package enum ISODate {
    /// The text of a moment, given in seconds since the beginning of 2001, in UTC; nil where no
    /// text of these reads it back.
    package static func text(of seconds: Double) -> String? {
        guard abs(seconds) < 1e12 else { return nil }
        let whole = seconds.rounded(.down)
        let time = CivilTime(Date(timeIntervalSinceReferenceDate: whole), in: .gmt)
        var text = "\(time.isoDate)T\(time.isoMinutes):\(time.isoSeconds)"
        // The shortest text that is read as the very same part of a second; what is less than a
        // ten-thousandth of one, which would be written with an exponent, is not.
        let fraction = seconds - whole
        if fraction >= 1e-4 { text += fraction.description.dropFirst() }
        text += "Z"
        return Self.seconds(of: text) == nil ? nil : text
    }

    /// Seconds since the beginning of 2001, UTC; nil if the text is not a date.
    package static func seconds(of text: String) -> Double? {
        var reader = ISOReader(text[...])
        guard let date = reader.date() else { return nil }
        let start = date.secondsSince1970InUTC - secondsFrom1970To2001
        if reader.isAtEnd { return start }
        guard reader.separator(), let time = reader.time(), let fraction = reader.fraction(),
            let zone = reader.zone(), reader.isAtEnd
        else { return nil }
        return start + Double(time.hour * 3600 + time.minute * 60 + time.second) + fraction - zone
    }

    private static let secondsFrom1970To2001 = 978_307_200.0
}
