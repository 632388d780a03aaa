/// Splits a line of Markdown into text, code, marks and link ends, in one pass.
enum MarkdownScanner {
    /// A mark that opens or closes a part of a line.
    enum Mark: String {
        /// Two stars, around bold text.
        case bold = "**"
        /// A star, around italic text.
        case star = "*"
        /// An underscore, around italic text.
        case underscore = "_"
        /// An opening bracket, before the text of a link.
        case link = "["
    }

    /// A part of a line.
    enum Token {
        case text(String)
        /// Code, without its marks.
        case code(String)
        /// A mark, and whether it can open and close a part.
        case mark(Mark, canOpen: Bool, canClose: Bool)
        /// The end of a link, with its address and its Markdown source.
        case linkEnd(String, source: String)
        /// A mark that has a counterpart.
        case toggle(Mark)
        /// The start of a link to an address, or nil for its end.
        case link(String?)
    }

    static func tokens(of source: String) -> [Token] {
        let characters = Array(source)
        let lastCode = characters.lastIndex(of: "`") ?? -1
        var tokens: [Token] = []
        var text = ""
        var place = 0
        func end() {
            if !text.isEmpty { tokens.append(.text(text)) }
            text = ""
        }
        while place < characters.count {
            let character = characters[place]
            let next = place + 1 < characters.count ? characters[place + 1] : " "
            if character == "\\", isMark(next) {
                text.append(next)
                place += 2
            } else if character == "`", place + 1 < lastCode,
                let close = characters[(place + 1)...].firstIndex(of: "`"), close > place + 1
            {
                end()
                tokens.append(.code(String(characters[(place + 1)..<close])))
                place = close + 1
            } else if character == "]", next == "(",
                let close = endOfAddress(in: characters, from: place + 2)
            {
                end()
                tokens.append(
                    .linkEnd(
                        String(characters[(place + 2)..<close]),
                        source: String(characters[place...close])))
                place = close + 1
            } else if let mark = character == "*" && next == "*"
                ? .bold : Mark(rawValue: String(character))
            {
                end()
                let length = mark == .bold ? 2 : 1
                let before = place > 0 ? characters[place - 1] : " "
                let after = place + length < characters.count ? characters[place + length] : " "
                tokens.append(token(of: mark, between: before, after))
                place += length
            } else {
                text.append(character)
                place += 1
            }
        }
        end()
        return tokens
    }

    private static func token(
        of mark: Mark, between before: Character, _ after: Character
    ) -> Token {
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        // An underscore within a word, as in a file name, is text.
        let isInside = mark == .underscore && isWord(before) && isWord(after)
        return .mark(
            mark, canOpen: !after.isWhitespace && !isInside,
            canClose: mark != .link && !before.isWhitespace && !isInside)
    }

    /// Returns the place of the parenthesis that ends an address, or nil if no address follows.
    ///
    /// An address may contain pairs of parentheses, nested at most twice, so that text with many
    /// parentheses is read in linear time.
    private static func endOfAddress(in characters: [Character], from start: Int) -> Int? {
        var depth = 0
        for place in start..<characters.count {
            switch characters[place] {
            case ")" where depth == 0: return place > start ? place : nil
            case ")": depth -= 1
            case "(" where depth < 2: depth += 1
            case "(", "[", "<": return nil
            case let character where character.isWhitespace: return nil
            case let character where character.unicodeScalars.contains { $0.value <= 0x20 }:
                return nil
            default: continue
            }
        }
        return nil
    }

    private static func isMark(_ character: Character) -> Bool { "\\`*_[]#-+".contains(character) }
}
