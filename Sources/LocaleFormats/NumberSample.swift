import RowKit

/// A number as Foundation wrote it, taken apart.
struct NumberSample {
    /// What stands before the first digit and after the last.
    let affixes: NumberAffixes

    /// The runs of digits, and what stands between them.
    private let runs: [Int]
    private let separators: [Unicode.Scalar]
    private let zero: Unicode.Scalar

    /// Takes a text apart; nil if it has no digits.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0.decimalDigit != nil }),
            let last = scalars.lastIndex(where: { $0.decimalDigit != nil }),
            let digit = scalars[first].decimalDigit,
            let zero = Unicode.Scalar(scalars[first].value - UInt32(digit))
        else { return nil }
        self.zero = zero
        affixes = NumberAffixes(
            prefix: String(String.UnicodeScalarView(scalars[..<first])),
            suffix: String(String.UnicodeScalarView(scalars[(last + 1)...])))
        let body = scalars[first...last].filter { !$0.isBidirectionalMark }
        runs = body.split { $0.decimalDigit == nil }.map(\.count)
        separators = body.filter { $0.decimalDigit == nil }
    }

    /// The lengths of the groups of a number that has a fraction.
    var groups: [Int] { runs.dropLast() }

    /// The symbols of a number that has groups or none, and a fraction.
    var symbols: NumberSymbols? {
        guard separators.count == runs.count - 1, let decimal = separators.last else { return nil }
        let grouping = separators.dropLast().first
        guard separators.dropLast().allSatisfy({ $0 == grouping && $0 != decimal }) else {
            return nil
        }
        return NumberSymbols(
            zero: zero, decimalSeparator: decimal, groupingSeparator: grouping)
    }

    /// How many fraction digits there are, if that is what the last separator means.
    func fractionCount(separator: Unicode.Scalar?) -> Int {
        separators.last == separator && separator != nil ? runs.last ?? 0 : 0
    }
}
