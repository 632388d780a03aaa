/// Writes a number according to a pattern.
struct NumberWriter {
    let pattern: NumberPattern
    let style: NumberStyle

    /// Returns the text of a number, or `description` itself if it is not a finite number.
    func text(ofDescription description: String) -> String {
        guard let exact = DecimalDigits(description: description) else { return description }
        let fraction = fractionDigits
        let scaled = style.kind == .percent ? exact.shifted(by: 2) : exact
        let number = scaled.rounded(toFractionDigits: fraction.upperBound)
        let affixes = number.isNegative ? pattern.negative : pattern.positive
        var text = Array(affixes.prefix.utf8)
        text.reserveCapacity(64)
        writeInteger(of: number, to: &text)
        writeFraction(of: number, atLeast: fraction.lowerBound, to: &text)
        text.append(contentsOf: affixes.suffix.utf8)
        return String(decoding: text, as: UTF8.self)
    }

    private var fractionDigits: ClosedRange<Int> {
        (style.fractionDigits ?? pattern.fractionDigits).clamped(to: 0...100)
    }

    private func writeInteger(of number: DecimalDigits, to text: inout [UInt8]) {
        guard number.point > 0 else { return text.append(pattern.symbols.zero) }
        let grouping = pattern.grouping
        let isGrouped = style.isGrouped && grouping.applies(to: number.point)
        let separator = isGrouped ? pattern.symbols.groupingSeparator : nil
        for place in 0..<number.point {
            let remaining = number.point - place
            if let separator, place > 0, grouping.startsGroup(remaining: remaining) {
                text.append(separator)
            }
            text.append(pattern.symbols.digit(number.digit(at: place)))
        }
    }

    private func writeFraction(
        of number: DecimalDigits, atLeast minimum: Int, to text: inout [UInt8]
    ) {
        let count = max(minimum, number.digits.count - number.point)
        guard count > 0 else { return }
        text.append(pattern.symbols.decimalSeparator)
        for place in number.point..<number.point + count {
            text.append(pattern.symbols.digit(number.digit(at: place)))
        }
    }
}

extension NumberPattern.Symbols {
    /// Returns the character of a digit from 0 to 9.
    func digit(_ value: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(zero.value + UInt32(value)) ?? zero
    }
}

extension NumberPattern.Grouping {
    /// Whether a number with `count` digits before the decimal separator is written in groups.
    func applies(to count: Int) -> Bool { last > 0 && count >= last + minimumBeforeLast }

    /// Whether a separator precedes the digit that has `remaining` digits from it to the last.
    func startsGroup(remaining: Int) -> Bool {
        let beforeLast = remaining - last
        return beforeLast >= 0 && (beforeLast == 0 || others > 0 && beforeLast % others == 0)
    }
}

extension [UInt8] {
    /// Appends a character in UTF-8.
    fileprivate mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}
