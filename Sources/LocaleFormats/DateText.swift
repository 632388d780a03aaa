import RowKit

/// What counts in the text of a date, when two are compared.
enum DateText {
    /// The text in small letters and digits 0-9, without zeros before a number or marks that only
    /// steer bidirectional text, with one plain space where there are spaces, and none at the ends.
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

    /// The text with its spaces, one after the other, replaced by those of a sample.
    ///
    /// Nil where they are not equally many. People type plain spaces; the patterns of some locales
    /// have others, which Foundation then insists on.
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
