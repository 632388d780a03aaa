import RowText

/// Reads the tokens of a script, without its comments.
///
/// The script must not have classes or labels, whose names would count as variables, or a regular
/// expression behind a closing bracket, which would be a division.
struct ScriptTokenizer {
    /// The contents of an open bracket.
    private enum Bracket {
        case values
        case statements
        /// The properties of an object, or those that a pattern takes from one.
        case properties
        /// A value in a template.
        case template
    }

    private let source: [UInt8]
    private var place = 0
    private var space = ScriptToken.Space.none
    private var brackets: [Bracket] = []
    private var tokens: [ScriptToken] = []

    private init(_ source: [UInt8]) {
        self.source = source
        tokens.reserveCapacity(source.count / 3)
    }

    static func tokens(of source: [UInt8]) -> [ScriptToken] {
        var tokenizer = ScriptTokenizer(source)
        tokenizer.skipSpace()
        while tokenizer.place < source.count {
            tokenizer.readToken()
            tokenizer.skipSpace()
        }
        return tokenizer.tokens
    }

    // MARK: Space

    private mutating func skipSpace() {
        space = .none
        while let byte = byte() {
            if byte == .slash, self.byte(1) == .slash {
                skip { $0 != .lineFeed }
            } else if byte == .slash, self.byte(1) == .asterisk {
                skipComment()
            } else if byte == .lineFeed {
                space = .lineBreak
                place += 1
            } else if byte == .space {
                if space == .none { space = .blank }
                place += 1
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = place
        place = min(place + 3, source.count)
        while place < source.count, byte() != .slash || byte(-1) != .asterisk { place += 1 }
        place = min(place + 1, source.count)
        if source[start..<place].contains(.lineFeed) { space = .lineBreak }
    }

    // MARK: Tokens

    private mutating func readToken() {
        let first = source[place]
        let start = place
        if first.isNameByte {
            skip { $0.isNameByte || first.isASCIIDigit && $0 == .dot }
            add(first.isASCIIDigit ? .number : isProperty ? .property : .name, from: start)
        } else if first == .quote || first == .apostrophe {
            skipLiteral(to: first)
            add(.literal, from: start)
        } else if first == .backtick || first == .closeBrace && brackets.last == .template {
            if first == .closeBrace { brackets.removeLast() }
            readTemplate()
        } else if first == .slash, !isAfterValue {
            skipLiteral(to: .slash)
            skip(while: \.isNameByte)
            add(.literal, from: start)
        } else {
            readSign()
        }
    }

    private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
        tokens.append(ScriptToken(kind: kind, text: source[start..<place], space: space))
    }

    /// Whether the name that comes next may be that of a property.
    private var isProperty: Bool {
        guard let last = tokens.last else { return false }
        if last.is(".") { return true }
        return brackets.last == .properties && (last.kind != .sign || last.is("{") || last.is(","))
    }

    /// Whether a slash that comes next divides.
    private var isAfterValue: Bool {
        guard let last = tokens.last else { return false }
        if last.kind == .sign { return last.is(")") || last.is("]") || last.is("}") }
        return !last.isOne(of: ["return"])
    }

    /// Skips a text or a regular expression.
    private mutating func skipLiteral(to end: UInt8) {
        var isInClass = false
        repeat {
            if byte() == .backslash { place += 1 }
            place += 1
            if end == .slash, byte() == .openBracket { isInClass = true }
            if byte() == .closeBracket { isInClass = false }
        } while place < source.count && (byte() != end || isInClass)
        place = min(place + 1, source.count)
    }

    /// Reads a part of a template, to its end or its next value.
    private mutating func readTemplate() {
        let start = place
        repeat {
            place += byte() == .backslash ? 2 : 1
            if byte() == .dollar, byte(1) == .openBrace {
                place += 1
                brackets.append(.template)
                break
            }
        } while place < source.count && byte() != .backtick
        place = min(place + 1, source.count)
        add(.literal, from: start)
    }

    private mutating func readSign() {
        let start = place
        let sign = source[place]
        place += 1
        switch sign {
        case .openParenthesis, .openBracket: brackets.append(.values)
        case .openBrace: brackets.append(isBeforeStatements ? .statements : .properties)
        case .closeParenthesis, .closeBracket, .closeBrace: _ = brackets.popLast()
        case .equals where byte() == .greaterThan: place += 1
        case .dot: skip { $0 == .dot }
        default: break
        }
        add(.sign, from: start)
    }

    /// Whether an open brace that comes next begins statements.
    private var isBeforeStatements: Bool {
        guard let last = tokens.last else { return true }
        return [")", "=>", ";", "{", "}"].contains(where: last.is)
            || last.isOne(of: ["else", "try", "catch", "finally", "do"])
    }

    // MARK: Bytes

    /// The byte so far from the place, or nil behind the end.
    private func byte(_ distance: Int = 0) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while let byte = byte(), isSkipped(byte) { place += 1 }
    }
}

extension UInt8 {
    fileprivate static let apostrophe = UInt8(ascii: "'")
    fileprivate static let backtick = UInt8(ascii: "`")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let asterisk = UInt8(ascii: "*")
    fileprivate static let dollar = UInt8(ascii: "$")
    fileprivate static let dot = UInt8(ascii: ".")
    fileprivate static let greaterThan = UInt8(ascii: ">")
    fileprivate static let openParenthesis = UInt8(ascii: "(")
    fileprivate static let closeParenthesis = UInt8(ascii: ")")
    fileprivate static let openBracket = UInt8(ascii: "[")
    fileprivate static let closeBracket = UInt8(ascii: "]")
    fileprivate static let openBrace = UInt8(ascii: "{")
    fileprivate static let closeBrace = UInt8(ascii: "}")

    /// Whether the byte may occur in the name of a variable.
    var isNameByte: Bool {
        isASCIIDigit || isASCIILetter || self == UInt8(ascii: "_") || self == .dollar
    }
}
