import PlainText

/// IPv6 addresses in the form that the URL Standard allows, without the brackets.
enum IPv6Address {
    /// Whether a string is eight hexadecimal numbers without leading zeros.
    ///
    /// `::` may replace one or more zeros once. An IPv4 address may replace the last two numbers.
    static func isValid(_ text: Substring) -> Bool {
        guard let gap = text.firstRange(of: "::") else {
            return pieceCount(of: text, mayEndInIPv4: true) == 8
        }
        let before = text[..<gap.lowerBound]
        let after = text[gap.upperBound...]
        guard let first = before.isEmpty ? 0 : pieceCount(of: before, mayEndInIPv4: false),
            let second = after.isEmpty ? 0 : pieceCount(of: after, mayEndInIPv4: true)
        else { return false }
        return first + second < 8
    }

    /// Returns how many of the eight numbers a string specifies, or nil if it is malformed.
    private static func pieceCount(of text: Substring, mayEndInIPv4: Bool) -> Int? {
        var pieces = text.split(separator: ":", omittingEmptySubsequences: false)
        var count = pieces.count
        if mayEndInIPv4, let last = pieces.last, IPv4Address.isValid(last) {
            pieces.removeLast()
            count += 1
        }
        return pieces.allSatisfy(isPiece) ? count : nil
    }

    private static func isPiece(_ text: Substring) -> Bool {
        (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { $0.hexDigitValue != nil }
            && (text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"))
    }
}
