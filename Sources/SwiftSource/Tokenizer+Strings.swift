extension Tokenizer {
    /// Skips a string literal, starting at its first quotation mark.
    ///
    /// - Parameter hashes: The number of `#` before it, which is also the number after its closing
    ///   quotation mark and after each of its backslashes.
    mutating func skipString(hashes: Int) {
        let start = index - hashes
        let isMultiline = opensMultiline(hashes: hashes)
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while let next = byte() {
            switch next {
            case "\"" where isEnd(quotes: quotes, hashes: hashes):
                index += quotes + hashes
                return
            case "\\" where hasHashes(hashes, ahead: 1):
                index += 1 + hashes
                if byte() == "(" {
                    skipInterpolation()
                } else if byte() != "\n" || isMultiline {
                    index += 1
                }
            case "\n" where !isMultiline, "\r" where !isMultiline:
                fault = fault ?? start
                return
            default:
                index += 1
            }
        }
        giveUp(from: start)
    }

    /// Whether three quotation marks open a multi-line literal.
    ///
    /// After `#`, they can also be a single-line literal such as `#"""#`.
    private func opensMultiline(hashes: Int) -> Bool {
        guard byte(1) == "\"", byte(2) == "\"" else { return false }
        guard hashes > 0 else { return true }
        var ahead = 1
        while let next = byte(ahead), next != "\n", next != "\r" {
            if next == "\"", hasHashes(hashes, ahead: ahead + 1) { return false }
            ahead += 1
        }
        return true
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == "\"" } && hasHashes(hashes, ahead: quotes)
    }

    func hasHashes(_ hashes: Int, ahead: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(ahead + $0) == "#" }
    }

    /// Skips an interpolation from its `(` to its `)`, including any strings in it.
    private mutating func skipInterpolation() {
        let start = index
        var depth = 0
        repeat {
            let token = next()
            if token.isMark("(") { depth += 1 }
            if token.isMark(")") { depth -= 1 }
            if token.kind == .end { return giveUp(from: start) }
        } while depth > 0
    }
}
