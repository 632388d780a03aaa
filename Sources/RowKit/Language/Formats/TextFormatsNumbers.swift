extension TextFormats {
    /// Returns the text of a number for the user.
    ///
    /// Infinity and NaN are written as Swift describes them. They cannot be read back.
    ///
    /// ```swift
    /// let german = LocaleFormats("de_DE", timeZone: .gmt)
    /// german.string(for: 1234.5, style: .decimal(2...2))  // "1.234,50"
    /// ```
    public func string(for number: some FieldNumber, style: NumberStyle) -> String {
        NumberWriter(pattern: numberPattern(for: style.kind), style: style)
            .text(ofDescription: number.description)
    }

    /// Returns the number that a whole text represents, or nil if there is none.
    ///
    /// Reading is lossless. A whole number that has a fraction or is out of its type's range is
    /// rejected, a floating-point number is the nearest one, and a decimal number is exact. Every
    /// digit that was typed is kept, even if the style would write fewer. Only the kind of the
    /// style matters: the accepted groups, signs and marks depend on the pattern from
    /// ``numberPattern(for:)``.
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
