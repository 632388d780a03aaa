extension TextFormats {
    /// A number as a person reads it.
    ///
    /// Infinity and not-a-number are written as Swift describes them, and are never read.
    ///
    /// ```swift
    /// let german = LocaleFormats("de_DE", timeZone: .gmt)
    /// german.string(for: 1234.5, style: .decimal(2...2))  // "1.234,50"
    /// ```
    public func string(for number: some FieldNumber, style: NumberStyle) -> String {
        NumberWriter(pattern: numberPattern(for: style.kind), style: style)
            .text(ofDescription: number.description)
    }

    /// The number that a text says in full, or nil.
    ///
    /// Nothing is lost: a whole number with a fraction or too large for its type is refused, a
    /// floating-point number is the nearest, a decimal one is exact. Every digit typed is kept,
    /// also where the style would write fewer. Which groups, signs and marks are read does not
    /// depend on the style but for its kind; the rules are those of the pattern that
    /// ``numberPattern(for:)`` gives.
    ///
    /// ```swift
    /// let german = LocaleFormats("de_DE", timeZone: .gmt)
    /// let english = LocaleFormats("en_US", timeZone: .gmt)
    /// german.number(from: "1.234,50", style: .decimal, as: Double.self)  // 1234.5
    /// english.number(from: "1.234,50", style: .decimal, as: Double.self)  // nil
    /// ```
    public func number<Number: FieldNumber>(
        from text: String, style: NumberStyle, as type: Number.Type = Number.self
    ) -> Number? {
        NumberReader(pattern: numberPattern(for: style.kind), kind: style.kind)
            .digits(from: text)
            .flatMap { Number(plainText: $0.plainText) }
    }
}
