/// Hours and minutes in the format of a date view: `09:05`.
enum ClockText {
    /// Returns the text of a number of minutes.
    static func text(ofMinutes minutes: Int) -> String {
        let parts = [minutes.magnitude / 60, minutes.magnitude % 60]
        let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (minutes < 0 ? "-" : "") + digits.joined(separator: ":")
    }

    /// Returns the multiples of an interval near a number of minutes: the nearest, the one before
    /// and the one after.
    ///
    /// Leaves out multiples that are negative or not below the limit.
    static func multiples(of interval: Int, near minutes: Int, below limit: Int) -> [Int] {
        let last = (limit - 1) / interval
        let nearest = min((minutes + interval / 2) / interval, last)
        return [nearest, nearest - 1, nearest + 1].filter((0...last).contains).map {
            $0 * interval
        }
    }
}
