/// A word or a sign of a manifest; comments are none.
struct ManifestToken: Equatable {
    enum Kind: Equatable {
        /// A name or a number.
        case word
        /// A text, quotes included.
        case text
        /// One byte of anything else.
        case sign
    }

    let kind: Kind
    /// Where it stands, in bytes.
    let range: Range<Int>
    let text: String

    /// Reads a manifest.
    ///
    /// - Throws: That a comment or a text has no end.
    static func tokens(of bytes: [UInt8]) throws(ManifestDoubt) -> [ManifestToken] {
        var reader = ManifestReader(bytes)
        return try reader.readAll()
    }

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// Cuts a manifest into tokens.
private struct ManifestReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func readAll() throws(ManifestDoubt) -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        while let byte = peek() {
            let start = place
            if byte == .space || byte == .tab || byte == .newline || byte == .return {
                place += 1
                continue
            }
            if starts(with: "//") {
                while let byte = peek(), byte != .newline { place += 1 }
                continue
            }
            if starts(with: "/*") {
                guard skipComment() else { throw ManifestDoubt("a comment has no end", at: start) }
                continue
            }
            let kind: ManifestToken.Kind
            if isTextStart {
                guard skipText() else { throw ManifestDoubt("a text has no end", at: start) }
                kind = .text
            } else if byte.isWordPart {
                while let byte = peek(), byte.isWordPart { place += 1 }
                kind = .word
            } else {
                place += 1
                kind = .sign
            }
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            tokens.append(ManifestToken(kind: kind, range: start..<place, text: text))
        }
        return tokens
    }

    // MARK: Comments

    private mutating func skipComment() -> Bool {
        var depth = 0
        while place < bytes.count {
            if starts(with: "/*") {
                depth += 1
                place += 2
            } else if starts(with: "*/") {
                depth -= 1
                place += 2
                if depth == 0 { return true }
            } else {
                place += 1
            }
        }
        return false
    }

    // MARK: Texts

    /// A quote, or one behind number signs.
    private var isTextStart: Bool {
        var next = place
        while next < bytes.count, bytes[next] == .numberSign { next += 1 }
        return next < bytes.count && bytes[next] == .quote
    }

    private mutating func skipText() -> Bool {
        var signs = ""
        while peek() == .numberSign {
            signs += "#"
            place += 1
        }
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        place += quotes.utf8.count
        while let byte = peek() {
            if starts(with: quotes + signs) {
                place += quotes.utf8.count + signs.utf8.count
                return true
            }
            if byte == .newline, quotes.utf8.count == 1 { return false }
            if starts(with: "\\" + signs) {
                place += 1 + signs.utf8.count
                if peek() == .openParenthesis {
                    guard skipInterpolation() else { return false }
                    continue
                }
            }
            place += 1
        }
        return false
    }

    private mutating func skipInterpolation() -> Bool {
        var depth = 0
        while let byte = peek() {
            if isTextStart {
                guard skipText() else { return false }
                continue
            }
            if byte == .openParenthesis { depth += 1 }
            if byte == .closeParenthesis { depth -= 1 }
            place += 1
            if depth == 0 { return true }
        }
        return false
    }

    // MARK: Bytes

    private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private func starts(with text: String) -> Bool {
        bytes[place...].starts(with: text.utf8)
    }
}

extension UInt8 {
    fileprivate static let space = UInt8(ascii: " "), tab = UInt8(ascii: "\t")
    fileprivate static let newline = UInt8(ascii: "\n"), `return` = UInt8(ascii: "\r")
    fileprivate static let quote = UInt8(ascii: "\""), numberSign = UInt8(ascii: "#")
    fileprivate static let openParenthesis = UInt8(ascii: "(")
    fileprivate static let closeParenthesis = UInt8(ascii: ")")

    /// A letter, a digit, or what may stand in a name.
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
