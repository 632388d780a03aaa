extension Tokenizer {
    /// Skips `/…/`, if that is what stands here: a slash where an expression may begin, with no space
    /// behind it, and with an end on the same line that has no space before it.
    mutating func skipBareRegex() -> Bool {
        guard mayBeginExpression, let first = byte(1), !" \t\r\n/*".unicodeScalars.contains(first)
        else { return false }
        var ahead = 1
        var depth = 0
        // In `[…]`, brackets stand for themselves.
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
                // It closes what was opened before: `reduce(1, /)`.
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

    /// Skips `#/…/#`, if it has an end: on the same line, or anywhere if a line ends at once.
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

    /// Whether what stands before is space or opens something: then a slash is no operator between
    /// two things.
    private var mayBeginExpression: Bool {
        guard let before = byte(-1) else { return true }
        return " \t\r\n([{,;:".unicodeScalars.contains(before)
    }
}
