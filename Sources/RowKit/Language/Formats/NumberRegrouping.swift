extension TextFormats {
    /// Returns the text of a number that the user is typing, with its digits grouped again, or nil
    /// if the text is not a number.
    ///
    /// Only separators between groups are removed and inserted; everything else stays as typed, so
    /// `1234,` becomes `1.234,` in German. A separator that the user has just typed must be in a
    /// plausible place, as in ``number(from:style:as:)``. Other separators may still be in the
    /// places of the previous grouping.
    ///
    /// - Parameters:
    ///   - text: The text with the user's change.
    ///   - previous: The text before the change.
    ///   - style: The style of the number.
    public func regrouped(_ text: String, after previous: String, style: NumberStyle) -> String? {
        NumberRegrouping(pattern: numberPattern(for: style.kind), style: style)
            .text(from: text, after: previous)
    }
}

/// Groups the digits of a number that is being typed.
struct NumberRegrouping {
    let pattern: NumberPattern
    let style: NumberStyle

    /// Returns the text with its digits grouped, or nil if it is not a number.
    func text(from text: String, after previous: String) -> String? {
        let reader = NumberReader(pattern: pattern, kind: style.kind)
        let typed = Array(text.unicodeScalars)
        guard let symbols = reader.symbols(for: typed[...]),
            let separator = symbols.groupingSeparator
        else { return nil }
        let isSeparator = { (scalar: Unicode.Scalar) in
            scalar.numberFold == separator.numberFold
        }
        let isPlausible =
            reader.digits(from: text) != nil
            || !typed.inserted(after: Array(previous.unicodeScalars)).contains(where: isSeparator)
        let plain = typed.removing(isSeparator)
        guard isPlausible, reader.digits(from: plain.text) != nil else { return nil }
        return grouped(plain, with: separator, symbols: symbols).text
    }

    /// Inserts separators into a number without any.
    private func grouped(
        _ number: [Unicode.Scalar], with separator: Unicode.Scalar, symbols: NumberPattern.Symbols
    ) -> [Unicode.Scalar] {
        guard let start = number.firstIndex(where: { $0.decimalDigit != nil }),
            style.isGrouped, number[start].decimalDigit != 0,
            !number[..<start].contains(symbols.decimalSeparator)
        else { return number }
        let count = number[start...].prefix { $0.decimalDigit != nil }.count
        guard pattern.grouping.applies(to: count) else { return number }
        var grouped = Array(number[...start])
        for place in 1..<count {
            if pattern.grouping.startsGroup(remaining: count - place) { grouped.append(separator) }
            grouped.append(number[start + place])
        }
        return grouped + number[(start + count)...]
    }
}

extension [Unicode.Scalar] {
    fileprivate var text: String { String(String.UnicodeScalarView(self)) }

    /// The part between the common start and the common end of both strings.
    fileprivate func inserted(after previous: Self) -> ArraySlice<Unicode.Scalar> {
        let start = zip(self, previous).prefix { $0 == $1 }.count
        let end = zip(dropFirst(start).reversed(), previous.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        return self[start..<count - end]
    }

    /// The text without the separators among and around its digits.
    ///
    /// Separators between the last digit and a unit are kept, because a space there may not be a
    /// separator.
    fileprivate func removing(_ isSeparator: (Unicode.Scalar) -> Bool) -> Self {
        guard let first = firstIndex(where: { $0.decimalDigit != nil }),
            let last = lastIndex(where: { $0.decimalDigit != nil })
        else { return self }
        var start = first
        while start > 0, isSeparator(self[start - 1]) { start -= 1 }
        var end = last + 1
        while end < count, isSeparator(self[end]) { end += 1 }
        if end < count { end = last + 1 }
        let kept = self[start..<end].filter { !isSeparator($0) }
        return self[..<start] + kept + self[end...]
    }
}
