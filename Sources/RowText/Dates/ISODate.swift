#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates in ISO 8601 format: `2024-02-29`, `2024-02-29T18:30`, `2024-02-29 18:30:15.5+01:00`.
///
/// A time without a zone is in UTC. A date without a time is midnight in UTC. All dates are
/// Gregorian.
package enum ISODate {
    /// Returns the UTC text of a moment in seconds since the beginning of 2001, or nil if the text
    /// could not be read back.
    package static func text(of seconds: Double) -> String? {
        guard abs(seconds) < 1e12 else { return nil }
        let whole = seconds.rounded(.down)
        let time = CivilTime(Date(timeIntervalSinceReferenceDate: whole), in: .gmt)
        var text = "\(time.isoDate)T\(time.isoMinutes):\(time.isoSeconds)"
        // The shortest text that is read as the same fraction.
        let fraction = seconds - whole
        if fraction > 0 { text += digits(of: fraction) }
        text += "Z"
        return Self.seconds(of: text) == nil ? nil : text
    }

    /// Returns a number between 0 and 1 as a point and its digits.
    private static func digits(of fraction: Double) -> String {
        let parts = fraction.description.split(separator: "e-")
        // A small number has an exponent: 9.5e-07.
        guard parts.count == 2, let exponent = Int(parts[1]) else {
            return String(fraction.description.dropFirst())
        }
        var digits = parts[0].filter { $0 != "." }
        if digits.count > 1, digits.last == "0" { digits.removeLast() }
        return "." + String(repeating: "0", count: exponent - 1) + digits
    }

    /// Returns the seconds since the beginning of 2001 in UTC, or nil if the text is not a date.
    package static func seconds(of text: String) -> Double? {
        var reader = ISOReader(text[...])
        guard let date = reader.date() else { return nil }
        let start = date.secondsSince1970InUTC - secondsFrom1970To2001
        if reader.isAtEnd { return start }
        guard reader.separator(allowsLowercase: true), let time = reader.time(),
            let fraction = reader.fraction(), let zone = reader.zone(), reader.isAtEnd
        else { return nil }
        return start + Double(time.hour * 3600 + time.minute * 60 + time.second) + fraction - zone
    }

    private static let secondsFrom1970To2001 = 978_307_200.0
}
