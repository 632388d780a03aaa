import RowKit

/// Normalizes the text of a date, so that only relevant differences remain in a comparison.
enum DateText {
    /// Returns the text in lowercase with the digits 0-9, without leading zeros in numbers and
    /// without bidirectional marks.
    ///
    /// Each run of spaces becomes one plain space, and spaces at the ends are removed.
    static func canonical(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isInNumber = false
        var pendingZero = false
        var pendingSpace = false
        for scalar in text.lowercased().unicodeScalars where !scalar.isBidirectionalMark {
            let digit = scalar.decimalDigit
            if pendingZero, digit == nil { result.append("0") }
            pendingZero = digit == 0 && !isInNumber
            isInNumber = digit != nil && (isInNumber || digit != 0)
            if scalar.isInlineSpace {
                pendingSpace = true
                continue
            }
            if pendingSpace, !result.isEmpty { result.append(" ") }
            pendingSpace = false
            if pendingZero { continue }
            result.append(digit.flatMap { Unicode.Scalar(0x30 + UInt32($0)) } ?? scalar)
        }
        if pendingZero { result.append("0") }
        return String(result)
    }

    /// Returns the texts before and after each of the last three runs of spaces, starting at the
    /// end.
    ///
    /// More are not needed, because a time itself has at most two runs, as in `9:05 p. m.`.
    static func splits(of text: String) -> [(String, String)] {
        let words = text.unicodeScalars.split { $0.isInlineSpace }
        return words.dropFirst().suffix(3).reversed().map { word in
            let start = word.startIndex
            let before = words.last { $0.endIndex < start }
            let scalars = text.unicodeScalars
            return (String(scalars[..<(before?.endIndex ?? start)]), String(scalars[start...]))
        }
    }

    /// Returns the text with its spaces replaced in order by those of a sample, or nil if it has a
    /// different number of spaces.
    ///
    /// Users type plain spaces, but the patterns of some locales have other spaces, which
    /// Foundation requires when parsing.
    static func withSpaces(of sample: String, in text: String) -> String? {
        let blank = { (scalar: Unicode.Scalar) in scalar.isInlineSpace }
        let spaces = sample.unicodeScalars.filter(blank)
        let parts = text.unicodeScalars.split(whereSeparator: blank)
        guard parts.count == spaces.count + 1 else { return nil }
        var result = String.UnicodeScalarView()
        var next = spaces.startIndex
        for part in parts {
            result.append(contentsOf: part)
            guard next < spaces.endIndex else { break }
            result.append(spaces[next])
            next = spaces.index(after: next)
        }
        return String(result)
    }
}
