extension TextFormats {
    /// Returns a duration in hours and minutes, as in `1:05`, in the digits of the language.
    ///
    /// Hours are not limited to a day. Fractions of a minute are truncated.
    ///
    /// - Parameters:
    ///   - duration: The duration.
    ///   - showsSeconds: Whether seconds follow, as in `1:05:09`. If so, fractions of a second are
    ///     truncated instead.
    public func string(for duration: Duration, showsSeconds: Bool = false) -> String {
        let pattern = numberPattern(for: .number)
        let unit: Int64 = showsSeconds ? 1 : 60
        let seconds = duration.components.seconds / unit * unit
        var fields = [seconds / 3600, seconds / 60 % 60].map(\.magnitude)
        if showsSeconds { fields.append((seconds % 60).magnitude) }
        let digits = fields.enumerated().map { index, field in
            (index > 0 && field < 10 ? "0" : "") + String(field)
        }
        let affixes = seconds < 0 ? pattern.negative : pattern.positive
        let text = digits.joined(separator: ":").unicodeScalars.map { scalar in
            scalar.decimalDigit.map { pattern.symbols.digit($0) } ?? scalar
        }
        return affixes.prefix + String(String.UnicodeScalarView(text)) + affixes.suffix
    }

    /// Returns the duration that a whole text represents in hours and minutes, or nil if there is
    /// none.
    ///
    /// Reads `h:mm` and `h:mm:ss` in the digits of any script, with an optional sign. Minutes and
    /// seconds have two digits and are below 60. A number alone is rejected, since it could be
    /// hours or minutes.
    public func duration(from text: String) -> Duration? {
        var affixes = AffixReader(marks: [])
        let scalars = text.unicodeScalars.map(\.numberFold)
        let fields = affixes.body(of: scalars[...])
            .split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count) else { return nil }
        var seconds: Int64 = 0
        for (index, field) in fields.enumerated() {
            guard let value = Self.value(ofField: field, isFirst: index == 0) else { return nil }
            seconds = seconds * 60 + value
        }
        if fields.count == 2 { seconds *= 60 }
        return .seconds(affixes.isNegative ? -seconds : seconds)
    }

    private static func value(ofField field: ArraySlice<Unicode.Scalar>, isFirst: Bool) -> Int64? {
        guard isFirst ? (1...12).contains(field.count) : field.count == 2 else { return nil }
        let digits = field.compactMap(\.decimalDigit)
        guard digits.count == field.count else { return nil }
        let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1) }
        return isFirst || value < 60 ? value : nil
    }
}
