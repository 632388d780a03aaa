extension Tokenizer {
    /// Skips `/…/` if it is a regular expression: the slash is where an expression may begin, no
    /// space follows it, and the closing slash is on the same line with no space before it.
    mutating func skipBareRegex() -> Bool {
        guard mayBeginExpression, let first = byte(1), !" \t\r\n/*".unicodeScalars.contains(first)
        else { return false }
        var ahead = 1
        var depth = 0
        // In `[…]`, parentheses are literal characters.
        var classes = 0
        while let next = byte(ahead), next != "\n", next != "\r" {
            switch next {
            case "\\" where byte(ahead + 1) != "\n" && byte(ahead + 1) != "\r":
                ahead += 1
            case "[":
                classes += 1
            case "]" where classes > 0:
                classes -= 1
            case "(" where classes == 0:
                depth += 1
            case ")" where classes == 0:
                // The slash closes an earlier parenthesis, as in `reduce(1, /)`.
                if depth == 0 { return false }
                depth -= 1
            case "/":
                guard byte(ahead - 1) != " ", byte(ahead - 1) != "\t" else { return false }
                index += ahead + 1
                return true
            default:
                break
            }
            ahead += 1
        }
        return false
    }

    /// Skips `#/…/#` if it is terminated: on the same line, or on any line if only white space
    /// follows its opening.
    mutating func skipRegex(hashes: Int) -> Bool {
        var ahead = hashes + 1
        while byte(ahead) == " " || byte(ahead) == "\t" { ahead += 1 }
        let isMultiline = byte(ahead) == "\n" || byte(ahead) == "\r"
        while let next = byte(ahead), isMultiline || (next != "\n" && next != "\r") {
            if next == "/", hasHashes(hashes, ahead: ahead + 1) {
                index += ahead + 1 + hashes
                return true
            }
            let isEscaped = next == "\\" && (isMultiline || byte(ahead + 1) != "\n")
            ahead += isEscaped ? 2 : 1
        }
        return false
    }

    // MARK: Start of an expression

    /// Whether an expression may begin here, so that a slash is not an infix operator.
    private var mayBeginExpression: Bool {
        guard let last = previous.last else { return true }
        switch last.kind {
        case .directive:
            return true
        case .name where last.isName("func") || last.isName("operator"):
            // The name of an operator.
            return false
        case .name
        where Self.introducers.contains(last.text) && previous.before?.isMark(".") != true:
            return true
        case .mark where ["(", "[", "{", ",", ";", ":"].contains(last.text):
            return true
        case .mark where ![")", "]", "}", "`"].contains(last.text):
            return last.range.upperBound < index || beginsOperator
        default:
            // After a value, the slash begins a statement or is not an expression.
            return isFirstOfLine
        }
    }

    /// Whether the operator that ends here is a prefix operator, as in `!/a/`, and is not the name
    /// in an operator's declaration, as in `func </>`.
    private var beginsOperator: Bool {
        var start = index
        while start > 0, bytes[start - 1].isOperatorSign { start -= 1 }
        guard start > 0 else { return true }
        guard " \t\r\n([{,;:".utf8.contains(bytes[start - 1]) else { return false }
        let line = bytes[..<start].suffix(20).reversed().drop { $0 == 0x20 || $0 == 0x09 }
        return !["func", "operator"].contains { line.starts(with: $0.utf8.reversed()) }
    }

    /// The keywords that an expression may follow.
    private static let introducers: Set = [
        "await", "case", "consume", "copy", "else", "guard", "if", "in", "return", "switch",
        "throw",
        "try", "unsafe", "where", "while", "yield",
    ]
}

extension UInt8 {
    fileprivate var isOperatorSign: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
