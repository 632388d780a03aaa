import PlainText

/// Reads the parts of ISO 8601 dates and times.
package struct ISOReader {
    private var rest: Substring.UTF8View

    package init(_ text: Substring) { rest = text.utf8 }

    package var isAtEnd: Bool { rest.isEmpty }

    /// Reads an existing date of the years 0 to 9999, such as `2025-02-28`.
    package mutating func date() -> CivilTime? {
        guard let year = figures(4), takes("-"), let month = figures(2), takes("-"),
            let day = figures(2)
        else { return nil }
        return CivilTime(year: year, month: month, day: day)
    }

    /// Skips the separator of a date and a time, and returns whether there was one: `T`, a space
    /// or, if allowed, `t`.
    package mutating func separator(allowsLowercase: Bool = false) -> Bool {
        takes("T") || takes(" ") || allowsLowercase && takes("t")
    }

    /// Skips white space of any kind, and returns whether there was any.
    package mutating func whiteSpace() -> Bool {
        let text = Substring(rest).unicodeScalars
        let others = text.drop { $0.properties.isWhitespace }
        guard others.startIndex > text.startIndex else { return false }
        rest = Substring(others).utf8
        return true
    }

    /// Reads a time of day, such as `09:05` or `09:05:30`, possibly with a leap second.
    package mutating func time() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = figures(2, upTo: 23), takes(":"), let minute = figures(2, upTo: 59)
        else { return nil }
        guard takes(":") else { return (hour, minute, 0) }
        guard let second = figures(2, upTo: 60) else { return nil }
        return (hour, minute, second)
    }

    /// Reads a fraction of a second such as `.5`, or returns 0 if there is none and nil if it is
    /// malformed.
    package mutating func fraction() -> Double? {
        guard takes(".") else { return 0 }
        let digits = rest.prefix { $0.isASCIIDigit }
        rest = rest.dropFirst(digits.count)
        return digits.isEmpty ? nil : Double("0." + String(Substring(digits)))
    }

    /// Reads a time zone as its seconds ahead of UTC: `Z`, `+01:00`, `-0330`, or nothing for UTC.
    package mutating func zone() -> Double? {
        if rest.isEmpty || takes("Z") || takes("z") { return 0 }
        let isAhead = takes("+")
        guard isAhead || takes("-"), let hours = figures(2, upTo: 23) else { return nil }
        _ = takes(":")
        guard let minutes = figures(2, upTo: 59) else { return nil }
        return Double((isAhead ? 60 : -60) * (hours * 60 + minutes))
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func figures(_ count: Int, upTo limit: Int = .max) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        rest = rest.dropFirst(count)
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        return number <= limit ? number : nil
    }
}
