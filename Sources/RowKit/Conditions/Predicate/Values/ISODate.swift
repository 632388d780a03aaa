/// Dates as texts, by ISO 8601: `2024-02-29`, `2024-02-29T18:30`, `2024-02-29 18:30:15.5+01:00`.
///
/// A time without a zone is UTC, a date without a time its beginning; Gregorian at all times.
enum ISODate {
    /// Seconds since the beginning of 2001, UTC; nil if the text is not a date.
    static func seconds(of text: String) -> Double? {
        var reader = Reader(rest: text.utf8[...])
        guard let date = reader.readDate() else { return nil }
        if reader.rest.isEmpty { return date }
        guard reader.takes("T") || reader.takes("t") || reader.takes(" "),
            let time = reader.readTime(), let zone = reader.readZone(), reader.rest.isEmpty
        else { return nil }
        return date + time - zone
    }

    private struct Reader {
        var rest: Substring.UTF8View

        mutating func takes(_ character: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: character) else { return false }
            rest = rest.dropFirst()
            return true
        }

        /// Reads a number of so many digits, in a range.
        mutating func readNumber(_ digits: Int, in range: ClosedRange<Int>) -> Int? {
            let text = rest.prefix(digits)
            guard text.count == digits, text.allSatisfy(\.isASCIIDigit) else { return nil }
            rest = rest.dropFirst(digits)
            let number = text.reduce(0) { $0 * 10 + Int($1) - 48 }
            return range.contains(number) ? number : nil
        }

        mutating func readDate() -> Double? {
            guard let year = readNumber(4, in: 0...9999), takes("-"),
                let month = readNumber(2, in: 1...12), takes("-"),
                let day = readNumber(2, in: 1...ISODate.length(of: month, in: year))
            else { return nil }
            return Double(ISODate.days(year, month, day) * 86_400)
        }

        mutating func readTime() -> Double? {
            guard let hour = readNumber(2, in: 0...23), takes(":"),
                let minute = readNumber(2, in: 0...59)
            else { return nil }
            var seconds = Double(hour * 3600 + minute * 60)
            guard takes(":") else { return seconds }
            guard let second = readNumber(2, in: 0...60) else { return nil }
            seconds += Double(second)
            guard takes(".") else { return seconds }
            let digits = rest.prefix { $0.isASCIIDigit }
            rest = rest.dropFirst(digits.count)
            guard !digits.isEmpty, let fraction = Double("0." + String(Substring(digits)))
            else { return nil }
            return seconds + fraction
        }

        /// Reads how far a zone is ahead of UTC: `Z`, `+01:00`, `-0330`, or nothing.
        mutating func readZone() -> Double? {
            if rest.isEmpty || takes("Z") || takes("z") { return 0 }
            let isAhead = takes("+")
            guard isAhead || takes("-"), let hours = readNumber(2, in: 0...23) else { return nil }
            _ = takes(":")
            guard let minutes = readNumber(2, in: 0...59) else { return nil }
            return Double((isAhead ? 60 : -60) * (hours * 60 + minutes))
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since the beginning of 2001.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let past = year - 1
        let leapDays = { (past: Int) in
            // Rounded down, for the year 0 too.
            past < 0 ? -1 : past / 4 - past / 100 + past / 400
        }
        let years = (past - 2000) * 365 + leapDays(past) - leapDays(2000)
        return years + (1..<month).reduce(0) { $0 + length(of: $1, in: year) } + day - 1
    }
}
