import RowKit

/// An interval between the available times or durations, in minutes.
enum MinuteInterval {
    /// The intervals that have an effect: at most a day.
    private static let valid = 1...24 * 60

    /// Returns a conflict if an interval is not valid.
    static func conflict(_ minutes: Int?) -> BaseRow.LimitConflict? {
        BaseRow.LimitConflict("minuteInterval", minutes, outside: valid)
    }

    /// Returns the nearest valid interval, or one minute by default.
    static func nearest(to minutes: Int?) -> Int {
        min(max(minutes ?? 1, valid.lowerBound), valid.upperBound)
    }
}
