#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A Gregorian date and a time of day, as shown by a calendar and a clock in some time zone.
package struct CivilTime: Equatable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
    package var hour = 0
    package var minute = 0
    package var second = 0

    /// Creates a date at midnight, or returns nil if the date does not exist, such as 30 February.
    package init?(year: Int, month: Int, day: Int) {
        self.init(daysSince1970: Self.days(year: year, month: month, day: day))
        guard self.year == year, self.month == month, self.day == day else { return nil }
    }

    /// Creates the date and time that a zone shows at a moment.
    package init(_ date: Date, in zone: TimeZone) {
        let seconds = Self.wholeSeconds(of: date) + zone.secondsFromGMT(for: date)
        let time = seconds.quotientFlooring(by: 86_400)
        self.init(daysSince1970: time.quotient)
        hour = time.remainder / 3600
        minute = time.remainder / 60 % 60
        second = time.remainder % 60
    }

    /// Returns the first moment at which the zone shows this time, or nil if its clocks skip it.
    package func date(in zone: TimeZone) -> Date? {
        moments(in: zone).first { CivilTime($0, in: zone) == self }
    }

    /// Returns the first moment of the day, which is after midnight if the clocks skip midnight.
    ///
    /// Returns nil if the whole day is skipped, as when Samoa moved across the date line.
    package func startOfDay(in zone: TimeZone) -> Date? {
        var midnight = self
        (midnight.hour, midnight.minute, midnight.second) = (0, 0, 0)
        let start = midnight.date(in: zone) ?? midnight.moments(in: zone).last
        return start.flatMap { CivilTime($0, in: zone).day == day ? $0 : nil }
    }

    /// Returns the same date with another time of day, or nil if that time does not exist.
    package func at(hour: Int, minute: Int, second: Int = 0) -> CivilTime? {
        let exists =
            (0..<24).contains(hour) && (0..<60).contains(minute) && (0..<60).contains(second)
        guard exists else { return nil }
        var time = self
        (time.hour, time.minute, time.second) = (hour, minute, second)
        return time
    }

    /// Returns the moments that result from the zone's offsets on the previous and the next day,
    /// earlier first.
    private func moments(in zone: TimeZone) -> [Date] {
        let moment = Date(timeIntervalSince1970: secondsSince1970InUTC)
        let offsets = [-86_400.0, 86_400].map { zone.secondsFromGMT(for: moment + $0) }
        return offsets.sorted(by: >).map { moment - Double($0) }
    }

    /// The moment at which UTC shows this time.
    package var secondsSince1970InUTC: Double {
        let days = Self.days(year: year, month: month, day: day)
        return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
    }

    /// Returns the seconds since 1970, clamped to the range of the calendar.
    private static func wholeSeconds(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        return Int(seconds.isNaN ? 0 : min(max(seconds, -1e14), 1e14))
    }
}

extension CivilTime {
    /// Whether Foundation's calendar is Gregorian on this date; it is Julian before 15 October
    /// 1582.
    package var isAfterCalendarReform: Bool { (year, month, day) >= (1582, 10, 15) }
}

extension CivilTime {
    /// The date in ISO 8601 format: `2024-02-29`.
    package var isoDate: String {
        "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    }

    /// The time of day in hours and minutes: `18:30`.
    package var isoMinutes: String { "\(padded(hour)):\(padded(minute))" }

    /// The seconds as two digits.
    package var isoSeconds: String { padded(second) }

    private func padded(_ value: Int, to width: Int = 2) -> String {
        let digits = String(abs(value))
        let zeros = String(repeating: "0", count: max(0, width - digits.count))
        return (value < 0 ? "-" : "") + zeros + digits
    }
}

extension CivilTime {
    /// Converts days to a date by 400-year cycles of 146,097 days.
    ///
    /// Years start in March, so that a leap day comes last.
    private init(daysSince1970 days: Int) {
        let cycle = (days + 719_468).quotientFlooring(by: 146_097)
        let dayOfCycle = cycle.remainder
        let leapDays = dayOfCycle / 1460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
        let yearOfCycle = (dayOfCycle - leapDays) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = cycle.quotient * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    }

    private static func days(year: Int, month: Int, day: Int) -> Int {
        let cycle = (month <= 2 ? year - 1 : year).quotientFlooring(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let years = cycle.remainder
        return cycle.quotient * 146_097 + years * 365 + years / 4 - years / 100 + dayOfYear
            - 719_468
    }
}

extension Int {
    /// Returns the quotient and a remainder that is never negative.
    fileprivate func quotientFlooring(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let result = quotientAndRemainder(dividingBy: divisor)
        return result.remainder < 0
            ? (result.quotient - 1, result.remainder + divisor)
            : (result.quotient, result.remainder)
    }
}
