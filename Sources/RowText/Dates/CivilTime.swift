#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a calendar on the wall and a clock beside it show: a Gregorian date and a time of day.
package struct CivilTime: Equatable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
    package var hour = 0
    package var minute = 0
    package var second = 0

    /// A date that exists, at midnight; nil for one that does not, as 30 February.
    package init?(year: Int, month: Int, day: Int) {
        self.init(daysSince1970: Self.days(year: year, month: month, day: day))
        guard self.year == year, self.month == month, self.day == day else { return nil }
    }

    /// What calendar and clock show at a moment in a zone.
    package init(_ date: Date, in zone: TimeZone) {
        let seconds = Self.wholeSeconds(of: date) + zone.secondsFromGMT(for: date)
        let time = seconds.quotientFlooring(by: 86_400)
        self.init(daysSince1970: time.quotient)
        hour = time.remainder / 3600
        minute = time.remainder / 60 % 60
        second = time.remainder % 60
    }

    /// The first moment when they show this, or nil where clocks skip it.
    package func date(in zone: TimeZone) -> Date? {
        moments(in: zone).first { CivilTime($0, in: zone) == self }
    }

    /// The first moment of the day, which is after midnight where clocks skip that.
    ///
    /// Nil where the whole day is skipped, as when Samoa moved across the date line.
    package func startOfDay(in zone: TimeZone) -> Date? {
        var midnight = self
        (midnight.hour, midnight.minute, midnight.second) = (0, 0, 0)
        let start = midnight.date(in: zone) ?? midnight.moments(in: zone).last
        return start.flatMap { CivilTime($0, in: zone).day == day ? $0 : nil }
    }

    /// The same date with another time of day, if there is one.
    package func at(hour: Int, minute: Int, second: Int = 0) -> CivilTime? {
        let exists =
            (0..<24).contains(hour) && (0..<60).contains(minute) && (0..<60).contains(second)
        guard exists else { return nil }
        var time = self
        (time.hour, time.minute, time.second) = (hour, minute, second)
        return time
    }

    /// The moments that a zone's offsets of the day before and the day after give, earlier first.
    private func moments(in zone: TimeZone) -> [Date] {
        let moment = Date(timeIntervalSince1970: secondsSince1970InUTC)
        let offsets = [-86_400.0, 86_400].map { zone.secondsFromGMT(for: moment + $0) }
        return offsets.sorted(by: >).map { moment - Double($0) }
    }

    /// When they show this in UTC.
    package var secondsSince1970InUTC: Double {
        let days = Self.days(year: year, month: month, day: day)
        return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
    }

    /// Seconds since 1970, kept within what the calendar can count.
    private static func wholeSeconds(of date: Date) -> Int {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        return Int(seconds.isNaN ? 0 : min(max(seconds, -1e14), 1e14))
    }
}

extension CivilTime {
    /// The date by ISO 8601: `2024-02-29`.
    package var isoDate: String {
        "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    }

    /// The time of day in hours and minutes: `18:30`.
    package var isoMinutes: String { "\(padded(hour)):\(padded(minute))" }

    /// The seconds in two digits.
    package var isoSeconds: String { padded(second) }

    private func padded(_ value: Int, to width: Int = 2) -> String {
        let digits = String(abs(value))
        let zeros = String(repeating: "0", count: max(0, width - digits.count))
        return (value < 0 ? "-" : "") + zeros + digits
    }
}

extension CivilTime {
    /// Counts 400-year cycles of 146,097 days, and years from March so that a leap day comes last.
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
    /// Quotient and remainder where the remainder is never negative.
    fileprivate func quotientFlooring(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let result = quotientAndRemainder(dividingBy: divisor)
        return result.remainder < 0
            ? (result.quotient - 1, result.remainder + divisor)
            : (result.quotient, result.remainder)
    }
}
