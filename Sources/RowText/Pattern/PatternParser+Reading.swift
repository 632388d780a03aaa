extension PatternParser {
    /// Returns the character `ahead` places after the position, or nil past the end.
    func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        position + ahead < scalars.count ? scalars[position + ahead] : nil
    }

    /// Whether the given text comes next.
    func isAt(_ text: String) -> Bool {
        var index = position
        for scalar in text.unicodeScalars {
            guard index < scalars.count, scalars[index] == scalar else { return false }
            index += 1
        }
        return true
    }

    /// Skips the given text if it comes next, and returns whether it did.
    mutating func skip(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    /// Returns the text from `start` up to the position.
    func text(from start: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<position])
        return String(text)
    }

    /// Skips `\Q` and `\E`, `(?#…)`, and with the flag `x` also white space and `#…`.
    mutating func skipComments() throws(PatternError) {
        while let scalar = peek() {
            if isQuoting {
                guard skip(#"\E"#) else { return }
                isQuoting = false
            } else if skip(#"\Q"#) {
                isQuoting = true
            } else if isAt("(?#") {
                try skipInlineComment()
            } else if !flags.allowsComments {
                return
            } else if scalar == "#" {
                while let next = peek(), !LineTerminator.contains(next.value) { position += 1 }
            } else if scalar.properties.isPatternWhitespace {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func skipInlineComment() throws(PatternError) {
        let start = position
        while let scalar = peek() {
            position += 1
            if scalar == ")" { return }
        }
        throw error("the comment is not closed", at: start, length: 3, expected: ") after it")
    }

    /// Returns an error for a part of the source.
    func error(
        _ message: String, at start: Int, length: Int, expected: String? = nil,
        suggestion: String? = nil
    ) -> PatternError {
        PatternError(
            message, in: source, at: start..<start + length, expected: expected,
            suggestion: suggestion)
    }

    /// Throws if a part of the pattern takes too many instructions.
    func checkSize(_ size: Int, from start: Int) throws(PatternError) {
        guard size > PatternLimits.compiledSize else { return }
        throw error(
            "the pattern is too big: it would take more than \(PatternLimits.compiledSize) "
                + "instructions, and a counted repeat takes as many as what it repeats, so many "
                + "times",
            at: start, length: max(1, position - start))
    }
}
