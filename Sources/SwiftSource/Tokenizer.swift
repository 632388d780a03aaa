/// Splits a source into tokens.
///
/// The tokenizer follows the compiler's rules for comments, strings, regular expressions and
/// directives as far as possible without parsing. It rejects nothing: a construct that is not
/// terminated ends with its line, and `fault` is the offset at which it began.
struct Tokenizer {
    let bytes: [UInt8]
    /// Whether `/…/` may be a regular expression.
    let hasBareRegexes: Bool
    /// The offset of the next byte.
    var index = 0
    /// Whether a line has ended since the previous token.
    private var startsLine = true
    /// The offset of the first construct that is not terminated.
    var fault: Int?
    /// The number of constructs that are not terminated.
    private var faults = 0
    /// The previous token and the one before it.
    private(set) var previous: (last: Token?, before: Token?)
    /// Whether the token that is being read is the first on its line.
    private(set) var isFirstOfLine = true

    init(_ bytes: [UInt8], hasBareRegexes: Bool = true) {
        self.bytes = bytes
        self.hasBareRegexes = hasBareRegexes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if byte(0) == "#", byte(1) == "!" { skipLine() }
    }

    mutating func next() -> Token {
        skipSpace()
        let start = index
        isFirstOfLine = startsLine
        startsLine = false
        let isFirst = isFirstOfLine
        let kind = lex()
        let inner = kind == .quotedName && index - start > 2 ? start + 1..<index - 1 : start..<index
        let text = kind == .string ? "" : String(decoding: bytes[inner], as: UTF8.self)
        let token = Token(kind: kind, text: text, range: start..<index, startsLine: isFirst)
        previous = (token, previous.last)
        return token
    }

    /// Continues at the given start of a line.
    mutating func goOn(at line: Int) {
        index = line
        startsLine = true
        previous = (nil, nil)
    }

    /// Records that the construct at `start` is not terminated, and continues after its line,
    /// because most of the following source can still be read.
    mutating func giveUp(from start: Int) {
        fault = fault ?? start
        faults += 1
        // Each of these constructs has been searched for an end through the rest of the source.
        guard faults < 100 else { return index = bytes.count }
        index = start
        skipLine()
    }

    /// Returns the byte at a distance as a scalar, or nil past the end.
    func byte(_ ahead: Int = 0) -> Unicode.Scalar? {
        let place = index + ahead
        return bytes.indices.contains(place) ? Unicode.Scalar(bytes[place]) : nil
    }

    private mutating func lex() -> Token.Kind {
        guard let first = byte() else { return .end }
        switch first {
        case "\"":
            skipString(hashes: 0)
            return .string
        case "#":
            return lexHash()
        case "/" where hasBareRegexes && skipBareRegex():
            return .regex
        case "`":
            return skipQuotedName() ? .quotedName : .mark
        case "-" where byte(1) == ">":
            index += 2
            return .mark
        case "0"..."9":
            skipNumber()
            return .number
        case _ where first.isWord:
            skipWord()
            return .name
        default:
            index += 1
            return .mark
        }
    }

    private mutating func lexHash() -> Token.Kind {
        var hashes = 0
        while byte(hashes) == "#" { hashes += 1 }
        switch byte(hashes) {
        case "\"":
            index += hashes
            skipString(hashes: hashes)
            return .string
        case "/" where skipRegex(hashes: hashes):
            return .regex
        case let next? where next.isWord && hashes == 1:
            let start = index
            index += 1
            skipWord()
            let isDirective = Self.directives.contains {
                bytes[start..<index].elementsEqual($0.utf8)
            }
            return isDirective ? .directive : .name
        default:
            index += 1
            return .mark
        }
    }

    private static let directives = ["#if", "#elseif", "#else", "#endif"]

    // MARK: White space and comments

    mutating func skipSpace() {
        while let next = byte() {
            switch (next, byte(1)) {
            case ("\n", _), ("\r", _):
                startsLine = true
                index += 1
            case (" ", _), ("\t", _), ("\u{0}", _), ("\u{B}", _), ("\u{C}", _):
                index += 1
            case ("/", "/"):
                skipLine()
            case ("/", "*"):
                skipBlockComment()
            default:
                return
            }
        }
    }

    mutating func skipLine() {
        while let next = byte(), next != "\n", next != "\r" { index += 1 }
    }

    private mutating func skipBlockComment() {
        let start = index
        var depth = 0
        repeat {
            switch (byte(), byte(1)) {
            case ("/", "*"):
                depth += 1
                index += 2
            case ("*", "/"):
                depth -= 1
                index += 2
            case (nil, _):
                return giveUp(from: start)
            case ("\n", _), ("\r", _):
                startsLine = true
                index += 1
            default:
                index += 1
            }
        } while depth > 0
    }

    // MARK: Words

    private mutating func skipWord() {
        while let next = byte(), next.isWord { index += 1 }
    }

    private mutating func skipNumber() {
        skipWord()
        if byte() == ".", let next = byte(1), ("0"..."9").contains(next) {
            index += 1
            skipWord()
        }
    }

    private mutating func skipQuotedName() -> Bool {
        let rest = bytes[(index + 1)...]
        let stops = [UInt8(ascii: "`"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard let end = rest.firstIndex(where: stops.contains), bytes[end] == stops[0] else {
            index += 1
            return false
        }
        index = end + 1
        return true
    }
}

extension Unicode.Scalar {
    /// Whether the byte may be part of an identifier or a number, as every byte outside ASCII may.
    fileprivate var isWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: value >= 0x80
        }
    }
}
