import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The text of a day without a time, or of a time without a day.
///
/// In a time zone, a date is compared with it to the same precision: all moments of a day equal the
/// day, and all seconds of a minute equal a time without seconds.
enum PartialDate {
    /// A day, such as `2026-03-01`.
    case day(CivilTime)
    /// A time, such as `08:30`, in seconds since midnight, and the seconds that it lasts.
    case time(Double, precision: Double)

    /// Returns nil if the text is neither.
    init?(_ text: String) {
        var reader = ISOReader(text[...])
        if let day = reader.date(), reader.isAtEnd {
            self = .day(day)
            return
        }
        reader = ISOReader(text[...])
        let length = text.utf8.count
        guard let time = reader.time(), length == 5 || length >= 8,
            let fraction = reader.fraction(), reader.isAtEnd
        else { return nil }
        self = .time(
            Double(time.hour * 3600 + time.minute * 60 + time.second) + fraction,
            precision: length == 5 ? 60 : length == 8 ? 1 : 0)
    }

    /// The order of a date relative to this one, or nil if the date is not finite.
    ///
    /// - Parameters:
    ///   - seconds: The date in seconds since the beginning of 2001, UTC.
    ///   - zone: The time zone in which the date is read.
    func order(of seconds: Double, in zone: TimeZone) -> PredicateOrder? {
        guard seconds.isFinite else { return nil }
        let shown = CivilTime(Date(timeIntervalSinceReferenceDate: seconds), in: zone)
        switch self {
        case .day(let day):
            return PredicateOrder(shown.daysSince1970, day.daysSince1970)
        case .time(let time, let precision):
            let fraction = seconds - seconds.rounded(.down)
            let exact = Double(shown.hour * 3600 + shown.minute * 60 + shown.second) + fraction
            let rest = precision > 0 ? exact.truncatingRemainder(dividingBy: precision) : 0
            return PredicateOrder(exact - rest, time)
        }
    }
}

extension CivilTime {
    /// The order of two days.
    func order(_ other: CivilTime) -> PredicateOrder {
        PredicateOrder(daysSince1970, other.daysSince1970)
    }

    var daysSince1970: Double { (secondsSince1970InUTC / 86_400).rounded(.down) }
}
