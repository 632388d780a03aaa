import PlainText
import RowText

/// Splits the text of a predicate into tokens.
struct PredicateLexer {
    /// The maximum length of a predicate, in Unicode scalars.
    static let longestText = 10_000

    let source: String
    let bytes: [UInt8]
    /// The offset at which the next token is read.
    var offset = 0
    /// The number of indices that are being read, each inside the one before.
    private var depth = 0

    init(_ source: String) throws(ExpressionError) {
        self.source = source
        bytes = Array(source.utf8)
        guard bytes.count > Self.longestText else { return }
        let scalars = source.unicodeScalars
        let limit = scalars.index(
            scalars.startIndex, offsetBy: Self.longestText, limitedBy: scalars.endIndex)
        guard let limit, limit < scalars.endIndex else { return }
        let offset = scalars.utf8Offset(of: limit)
        throw ExpressionError(
            source, at: offset, expected: "at most 10,000 characters", found: "more")
    }

    mutating func next() throws(ExpressionError) -> PredicateToken {
        offset = startOfNext
        let start = offset
        let kind = try readKind()
        return PredicateToken(kind: kind, range: start..<offset)
    }

    /// The offset of the next character that is not white space.
    private var startOfNext: Int {
        var offset = offset
        while let byte = byte(at: offset), byte == 0x20 || (0x09...0x0D).contains(byte) {
            offset += 1
        }
        return offset
    }

    /// The first byte of the next token, or nil at the end.
    var nextByte: UInt8? { byte(at: startOfNext) }

    /// The byte at an offset, or nil at the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Consumes a character if it is next, and returns whether it was.
    @inline(__always)
    mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard byte(at: offset) == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func enter() throws(ExpressionError) {
        guard depth < PredicateParser.deepest else {
            throw ExpressionError(
                source, at: offset,
                expected: "at most \(PredicateParser.deepest) levels of nesting", found: "more")
        }
        depth += 1
    }

    mutating func leave() { depth -= 1 }

    private mutating func readKind() throws(ExpressionError) -> PredicateToken.Kind {
        guard let byte = byte(at: offset) else { return .end }
        if byte.isASCIIDigit { return .operand(.number(try readNumber())) }
        switch byte {
        case UInt8(ascii: "$"): return .operand(try readReference())
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .operand(.text(try readText()))
        default: break
        }
        let end = PredicateName.end(in: bytes, from: offset)
        guard end == offset else {
            let word = text(offset..<end)
            offset = end
            if word.uppercased() == "SELF" { return .operand(try readReference(.own)) }
            return PredicateWords.meaning(of: word) ?? .word
        }
        return try readSign(byte)
    }

    private mutating func readSign(_ byte: UInt8) throws(ExpressionError)
        -> PredicateToken.Kind
    {
        let start = offset
        offset += 1
        switch Unicode.Scalar(byte) {
        case "(": return .open
        case ")": return .close
        case "{": return .openBrace
        case "}": return .closeBrace
        case "[": return .openBracket
        case "]": return .closeBracket
        case ",": return .comma
        case "+": return .sign(.plus)
        case "-": return .sign(.minus)
        case "/": return .sign(.divided)
        case "*" where !takes("*"): return .sign(.times)
        case "&" where takes("&"): return .and
        case "|" where takes("|"): return .or
        case "=", "!", "<", ">": return try readComparator(Unicode.Scalar(byte), from: start)
        default: throw unknownSign(from: start)
        }
    }

    private mutating func readComparator(
        _ first: Unicode.Scalar, from start: Int
    ) throws(ExpressionError) -> PredicateToken.Kind {
        let comparator: PredicateComparator? =
            switch first {
            case "=" where takes("<"): .lessOrEqual
            case "=" where takes(">"): .greaterOrEqual
            case "=" where takes("="), "=": .equal
            case "!": takes("=") ? .notEqual : nil
            case "<" where takes(">"): .notEqual
            case "<" where takes("="): .lessOrEqual
            case "<": .less
            default: takes("=") ? .greaterOrEqual : .greater
            }
        guard let comparator else { return .not }
        if byte(at: offset) == UInt8(ascii: "=") { throw unknownSign(from: start) }
        return .comparator(comparator)
    }

    private func unknownSign(from start: Int) -> ExpressionError {
        let signs: [(wrong: String, right: String?)] = [
            ("===", "=="), ("!==", "!="), ("<==", "<="), (">==", ">="), ("==<", "<="),
            ("==>", ">="), ("&", "&&"), ("|", "||"), ("≤", "<="), ("≥", ">="), ("≠", "!="),
            ("**", nil), ("“", "\""), ("‘", "'"), ("„", "\""), ("@", nil), ("%@", nil),
            ("%", "mod(a, b) for a remainder"),
        ]
        let rest = text(start..<bytes.count)
        let known = signs.first { rest.hasPrefix($0.wrong) }
        let found = known?.wrong ?? rest.first.map { SourceExcerpt.visible(String($0)) } ?? ""
        return ExpressionError(
            source, at: start, expected: "a value or an operator", found: found,
            suggestion: known?.right)
    }
}

extension String.UnicodeScalarView {
    fileprivate func utf8Offset(of index: Index) -> Int {
        self[..<index].reduce(0) { $0 + UTF8.width($1) }
    }
}
