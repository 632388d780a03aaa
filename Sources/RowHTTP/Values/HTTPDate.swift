#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes dates in the format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    /// Returns the text for a number of seconds since 1970, which must not be negative.
    static func text(secondsSince1970 seconds: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: Double(max(0, seconds)))
        let parts = calendar.dateComponents(
            [.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
        let weekday = weekdays[(parts.weekday ?? 1) - 1]
        let month = months[(parts.month ?? 1) - 1]
        let time = [parts.hour, parts.minute, parts.second].map { twoDigits($0) }
        return "\(weekday), \(twoDigits(parts.day)) \(month) \(parts.year ?? 1970) "
            + "\(time.joined(separator: ":")) GMT"
    }

    private static func twoDigits(_ number: Int?) -> Substring {
        "\(100 + (number ?? 0))".dropFirst()
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
