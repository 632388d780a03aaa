import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A date as a calendar and a clock show it in the time zone of its row, or a day.
struct PredicateMoment {
    /// The day, and the time in whole seconds.
    private(set) var time: CivilTime
    private var fraction = 0.0
    /// Whether this is a day without a time.
    let isDay: Bool
    private let zone: TimeZone
    /// The row with the date.
    private let row: PredicateDateOwner?

    /// Reads a date, a day, or a string in ISO 8601, or returns nil for another value.
    init?(_ value: PredicateValue, in zones: some PredicateZones) {
        switch value.resolved {
        case .day(let day): self.init(day, in: zones.timeZone(of: nil))
        case .date(let seconds, let row): self.init(seconds, row, in: zones.timeZone(of: row))
        case .text(let text):
            let zone = zones.timeZone(of: nil)
            if case .day(let day)? = PartialDate(text) {
                self.init(day, in: zone)
            } else if let seconds = ISODate.seconds(of: text) {
                self.init(seconds, nil, in: zone)
            } else {
                return nil
            }
        default: return nil
        }
    }

    private init(_ day: CivilTime, in zone: TimeZone) {
        (time, isDay, self.zone, row) = (day, true, zone, nil)
    }

    /// Reads a day or a moment in ISO 8601, or returns nil for another text.
    init?(_ text: String) { self.init(.text(text), in: UTCZones()) }

    private init?(_ seconds: Double, _ row: PredicateDateOwner?, in zone: TimeZone) {
        guard abs(seconds) < 1e12 else { return nil }
        let whole = seconds.rounded(.down)
        time = CivilTime(Date(timeIntervalSinceReferenceDate: whole), in: zone)
        fraction = seconds - whole
        (isDay, self.zone, self.row) = (false, zone, row)
    }

    /// The date or the day, or `.none` outside the years 1 to 9999.
    var value: PredicateValue {
        guard 1...9999 ~= time.year else { return .none }
        return isDay ? .day(time) : .date(seconds, of: row)
    }

    /// The date, or the first moment of the day, in seconds since the beginning of 2001, UTC.
    var seconds: Double {
        if let date = time.date(in: zone) { return date.timeIntervalSinceReferenceDate + fraction }
        // The clocks skip this time, so it is as long after the beginning of the day.
        let start = time.startOfDay(in: zone)?.timeIntervalSinceReferenceDate
        let sinceMidnight = Double(time.hour * 3600 + time.minute * 60 + time.second)
        return (start ?? time.secondsSince1970InUTC - 978_307_200) + (isDay ? 0 : sinceMidnight)
    }

    /// The date without its time.
    var day: PredicateMoment {
        var day = time
        (day.hour, day.minute, day.second) = (0, 0, 0)
        return PredicateMoment(day, in: zone)
    }

    /// Returns a date that is earlier or later, or nil if there is none.
    ///
    /// Days, weeks, months and years keep the time that the clock shows. A month without the day
    /// gives its last day.
    func adding(_ count: Double, _ unit: PredicateUnit) -> PredicateValue {
        switch unit {
        case .seconds: return adding(seconds: count)
        case .minutes: return adding(seconds: count * 60)
        case .hours: return adding(seconds: count * 3600)
        case .days, .weeks, .months, .years: break
        }
        guard abs(count) < 10_000_000, let count = Int(exactly: count) else { return .none }
        var moment = self
        switch unit {
        case .days, .weeks:
            let days = count * (unit == .weeks ? 7 : 1)
            moment.time.move(by: days)
        default:
            let months = time.year * 12 + time.month - 1 + count * (unit == .years ? 12 : 1)
            let (year, month) = (months / 12, months % 12 + 1)
            guard months >= 12, let day = CivilTime(lastDayUpTo: time.day, month, year) else {
                return .none
            }
            moment.time.takeDay(of: day)
        }
        return moment.value
    }

    private func adding(seconds count: Double) -> PredicateValue {
        PredicateMoment(seconds + count, row, in: zone)?.value ?? .none
    }

    /// The number of whole years from this date to a later one, negative to an earlier one.
    func years(to other: PredicateMoment) -> Int {
        let (first, last) = (time, other.time)
        let isEarlier = (last.month, last.day) < (first.month, first.day)
        let years = last.year - first.year
        if years > 0 { return isEarlier ? years - 1 : years }
        let isLater = (last.month, last.day) > (first.month, first.day)
        return years < 0 && isLater ? years + 1 : years
    }

    /// The number of days from this day to another.
    func days(to other: PredicateMoment) -> Int {
        Int(other.time.daysSince1970 - time.daysSince1970)
    }

    /// The day of the week, from 1 for Monday to 7.
    var weekday: Int {
        let days = Int(time.daysSince1970)
        // 1 January 1970 was a Thursday.
        return ((days + 3) % 7 + 7) % 7 + 1
    }
}

extension CivilTime {
    /// The given day of a month, or the last one if the month is shorter.
    fileprivate init?(lastDayUpTo day: Int, _ month: Int, _ year: Int) {
        let found = stride(from: day, through: Swift.max(day - 3, 1), by: -1).lazy
            .compactMap { CivilTime(year: year, month: month, day: $0) }.first
        guard let found else { return nil }
        self = found
    }

    /// Takes the day of another time, and keeps the time of day.
    fileprivate mutating func takeDay(of other: CivilTime) {
        (year, month, day) = (other.year, other.month, other.day)
    }

    fileprivate mutating func move(by days: Int) {
        let seconds = secondsSince1970InUTC + Double(days) * 86_400
        takeDay(of: CivilTime(Date(timeIntervalSince1970: seconds), in: .gmt))
    }
}
