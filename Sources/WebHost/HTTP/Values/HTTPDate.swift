import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes dates in the format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    /// Returns the text for a number of seconds since 1970, which must not be negative.
    static func text(secondsSince1970 seconds: Int) -> String {
        let seconds = max(0, seconds)
        let time = CivilTime(Date(timeIntervalSince1970: Double(seconds)), in: .gmt)
        // 1 January 1970 was a Thursday.
        let weekday = weekdays[(seconds / 86_400 + 4) % 7]
        let date = "\(time.isoDate.suffix(2)) \(months[time.month - 1]) \(time.isoDate.prefix(4))"
        return "\(weekday), \(date) \(time.isoMinutes):\(time.isoSeconds) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
