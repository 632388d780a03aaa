/// Reads a number that the user typed or ``NumberWriter`` wrote, if it is the whole text.
///
/// - Around the digits, in any order: spaces and bidirectional marks; a minus sign before the
///   digits, or after them if the pattern writes one there; and one of the pattern's marks (`%`,
///   `€`, `EUR`) on one side. A plus sign is rejected, because it begins a telephone number more
///   often than another number.
/// - All digits belong to one script, which may be any script that has decimal digits. They use the
///   pattern's separators. The digits 0-9 use its Latin separators if it has them.
/// - Groups are accepted where they are plausible. The separator is the pattern's (any space for a
///   space, either apostrophe). The groups after the first either all have the pattern's lengths or
///   all have three digits. The first group is no longer than the others and does not begin with a
///   zero, since `0,123` is a mistyped fraction. No group follows the decimal separator.
/// - `.5` and `5.` are numbers. `.`, `-`, exponents and infinity are not.
struct NumberReader {
    let pattern: NumberPattern
    let kind: NumberStyle.Kind

    /// The maximum length of a string, which exceeds the longest text that a writer creates.
    private static let lengthLimit = 4096

    /// Returns the number that the text represents, or nil if it is not a number.
    func digits(from text: String) -> DecimalDigits? {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        let scalars = text.unicodeScalars.map { $0.numberFold }
        var affixes = AffixReader(marks: pattern.marks, takesLastMinus: writesLastMinus)
        let body = affixes.body(of: scalars[...])
        guard let number = number(from: body, isNegative: affixes.isNegative) else { return nil }
        return kind == .percent ? number.shifted(by: -2) : number
    }

    /// Whether the pattern writes a minus sign after the digits.
    private var writesLastMinus: Bool {
        pattern.negative.suffix.unicodeScalars.contains { $0.numberFold == "-" }
    }

    private func number(
        from body: ArraySlice<Unicode.Scalar>, isNegative: Bool
    ) -> DecimalDigits? {
        guard let symbols = symbols(for: body) else { return nil }
        let decimalSeparator = symbols.decimalSeparator.numberFold
        let groupingSeparator = symbols.groupingSeparator?.numberFold
        var digits: [UInt8] = []
        var point: Int?
        var groups = [0]
        for scalar in body {
            if scalar.value >= symbols.zero.value, scalar.value - symbols.zero.value < 10 {
                digits.append(UInt8(scalar.value - symbols.zero.value))
                if point == nil { groups[groups.count - 1] += 1 }
            } else if point == nil, scalar == decimalSeparator {
                point = digits.count
            } else if point == nil, scalar == groupingSeparator {
                groups.append(0)
            } else {
                return nil
            }
        }
        guard groups.count == 1 || digits.first != 0 && pattern.grouping.allows(groups) else {
            return nil
        }
        return DecimalDigits(
            isNegative: isNegative, digits: digits, point: point ?? digits.count)
    }

    /// Returns the zero and the separators for the digits in the text, or nil if it has no digits.
    func symbols(for body: ArraySlice<Unicode.Scalar>) -> NumberPattern.Symbols? {
        for scalar in body {
            guard let digit = scalar.decimalDigit else { continue }
            guard let zero = Unicode.Scalar(scalar.value - UInt32(digit)) else { return nil }
            let isLatin = zero == "0" && pattern.symbols.zero != "0"
            var symbols = isLatin ? pattern.latinSymbols ?? pattern.symbols : pattern.symbols
            symbols.zero = zero
            return symbols
        }
        return nil
    }
}

extension NumberPattern.Grouping {
    /// Whether groups of these lengths are a plausible number.
    fileprivate func allows(_ lengths: [Int]) -> Bool {
        guard last > 0 else { return false }
        return isGrouped(lengths, last: last, others: others)
            || isGrouped(lengths, last: 3, others: 3)
    }

    private func isGrouped(_ lengths: [Int], last: Int, others: Int) -> Bool {
        guard let first = lengths.first, first > 0, lengths.last == last else { return false }
        guard others > 0 else { return lengths.count == 2 }
        return first <= others && lengths.dropFirst().dropLast().allSatisfy { $0 == others }
    }
}
