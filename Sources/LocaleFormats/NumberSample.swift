import RowKit

/// The parts of a number in Foundation's output.
struct NumberSample {
    /// The text before the first digit and after the last.
    let affixes: NumberPattern.Affixes

    /// The lengths of the runs of digits, with the separators between them.
    private let runs: [Int]
    private let separators: [Unicode.Scalar]
    private let zero: Unicode.Scalar

    /// Splits a string into its parts, or returns nil if it has no digits.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0.decimalDigit != nil }),
            let last = scalars.lastIndex(where: { $0.decimalDigit != nil }),
            let digit = scalars[first].decimalDigit,
            let zero = Unicode.Scalar(scalars[first].value - UInt32(digit))
        else { return nil }
        self.zero = zero
        affixes = NumberPattern.Affixes(
            prefix: String(String.UnicodeScalarView(scalars[..<first])),
            suffix: String(String.UnicodeScalarView(scalars[(last + 1)...])))
        let body = scalars[first...last].filter { !$0.isBidirectionalMark }
        runs = body.split { $0.decimalDigit == nil }.map(\.count)
        separators = body.filter { $0.decimalDigit == nil }
    }

    /// The lengths of the groups, for a number that has a fraction.
    var groups: [Int] { runs.dropLast() }

    /// The symbols of a number that has a fraction, or nil if its separators are inconsistent.
    var symbols: NumberPattern.Symbols? {
        guard separators.count == runs.count - 1, let decimal = separators.last else { return nil }
        let grouping = separators.dropLast().first
        guard separators.dropLast().allSatisfy({ $0 == grouping && $0 != decimal }) else {
            return nil
        }
        return NumberPattern.Symbols(
            zero: zero, decimalSeparator: decimal, groupingSeparator: grouping)
    }

    /// Returns the number of fraction digits, or 0 if the last separator is not the given decimal
    /// separator.
    func fractionCount(separator: Unicode.Scalar?) -> Int {
        separators.last == separator && separator != nil ? runs.last ?? 0 : 0
    }
}
