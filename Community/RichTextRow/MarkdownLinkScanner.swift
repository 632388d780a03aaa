/// Finds links in Markdown that are not safe to open, for every renderer of CommonMark.
///
/// A renderer may support more of Markdown than the preview: addresses with a title, in angle
/// brackets or on the next line, link definitions, and automatic links. When in doubt, the scanner
/// assumes a link. It also reports links in code, because renderers disagree about where code
/// begins and ends.
struct MarkdownLinkScanner {
    // Scalars, as in CommonMark, because a combining scalar could hide a mark in a character.
    private let scalars: [Unicode.Scalar]
    private var place = 0
    /// Whether there was an opening bracket.
    private var hasOpened = false
    /// Whether only quote and list marks precede the current place in its line.
    private var isLineStart = true
    /// Whether the last opening bracket begins its line and is still open.
    private var isLabel = false
    /// The end of the last address that turned out to be text, so that no text is read twice.
    private var endOfText = 0

    /// Returns the first address that is not safe to open, or nil if there is none.
    static func unsafeAddress(in source: String) -> String? {
        var scanner = MarkdownLinkScanner(scalars: Array(source.unicodeScalars))
        return scanner.unsafeAddress()
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private mutating func unsafeAddress() -> String? {
        while let scalar = scalar(at: place) {
            place += 1
            switch scalar {
            case "\n", "\r":
                isLineStart = true
            case " ", "\t", ">", "-", "+", "*", ".", ")", "0"..."9":
                // This may be a quote or list mark.
                break
            case "[":
                (hasOpened, isLabel) = (true, isLineStart)
                isLineStart = false
            default:
                isLineStart = false
                if let address = address(after: scalar) { return address }
            }
        }
        return nil
    }

    /// Returns the unsafe address that begins after a mark, or nil if there is none.
    private mutating func address(after mark: Unicode.Scalar) -> String? {
        switch mark {
        case "\\":
            // The escaped mark is text.
            if let next = scalar(at: place), !next.isSpace, !next.isLineEnd { place += 1 }
            return nil
        case "<": return automaticAddress()
        case "]":
            defer { isLabel = false }
            switch scalar(at: place) {
            case "(" where hasOpened: return linkAddress()
            case ":" where isLabel: return definedAddress()
            default: return nil
            }
        default: return nil
        }
    }

    /// Returns the unsafe address of a link in parentheses, or nil if there is none.
    private mutating func linkAddress() -> String? {
        let start = skipSpace(from: place + 1)
        if scalar(at: start) == "<" { return bracketedAddress(from: start) }
        guard start >= endOfText, !isSafe(at: start) else { return nil }
        let end = self.end(from: start) { $0 == ")" }
        let next = scalar(at: skipSpace(from: end))
        guard let next, next == ")" || next.beginsTitle else {
            endOfText = end
            return nil
        }
        return end > start ? text(start, end) : nil
    }

    /// Returns the unsafe address of a link definition, or nil if there is none.
    ///
    /// Only a title may follow it on its line.
    private func definedAddress() -> String? {
        let start = skipSpace(from: place + 1)
        if scalar(at: start) == "<" { return bracketedAddress(from: start) }
        guard !isSafe(at: start) else { return nil }
        let end = self.end(from: start) { _ in false }
        var next = end
        while scalar(at: next)?.isSpace == true { next += 1 }
        let isAlone = scalar(at: next).map { $0.isLineEnd || $0.beginsTitle } ?? true
        return end > start && isAlone ? text(start, end) : nil
    }

    /// Returns the address in the angle brackets that begin at a place, or nil if it is safe.
    private func bracketedAddress(from start: Int) -> String? {
        guard scalar(at: start + 1) != ">", !isSafe(at: start + 1) else { return nil }
        let end = scalars[(start + 1)...].firstIndex { $0 == ">" || $0.isLineEnd }
        return text(start + 1, end ?? scalars.count)
    }

    /// Returns the unsafe address of an automatic link, which begins with a scheme, or nil if there
    /// is none.
    private func automaticAddress() -> String? {
        guard scalar(at: place)?.properties.isAlphabetic == true, !isSafe(at: place) else {
            return nil
        }
        let end = self.end(from: place) { $0 == ">" || $0 == "<" }
        guard scalar(at: end) == ">", scalars[place..<end].contains(":") else { return nil }
        return text(place, end)
    }

    // MARK: Scalars

    private func scalar(at place: Int) -> Unicode.Scalar? {
        place < scalars.count ? scalars[place] : nil
    }

    private func text(_ start: Int, _ end: Int) -> String {
        var end = end
        // Parentheses in pairs belong to the address.
        var opened = scalars[start..<end].count { $0 == "(" }
        while opened > 0, scalar(at: end) == ")" {
            end += 1
            opened -= 1
        }
        return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    private func isSafe(at place: Int) -> Bool {
        // The length of the longest safe scheme.
        let start = scalars[min(place, scalars.count)...].prefix(8)
        return MarkdownLine.isSafe(String(String.UnicodeScalarView(start)))
    }

    /// Returns the place of the first white space, or of a scalar that ends an address.
    private func end(from start: Int, where ends: (Unicode.Scalar) -> Bool) -> Int {
        scalars[min(start, scalars.count)...].firstIndex { $0.isSpace || $0.isLineEnd || ends($0) }
            ?? scalars.count
    }

    /// Skips white space, including at most one line break and the quote marks after it.
    private func skipSpace(from start: Int) -> Int {
        var place = start
        while scalar(at: place)?.isSpace == true { place += 1 }
        guard scalar(at: place)?.isLineEnd == true else { return place }
        place += scalar(at: place) == "\r" && scalar(at: place + 1) == "\n" ? 2 : 1
        while let next = scalar(at: place), next.isSpace || next == ">" { place += 1 }
        return place
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { [" ", "\t", "\u{B}", "\u{C}"].contains(self) }
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
    fileprivate var beginsTitle: Bool { ["\"", "'", "("].contains(self) }
}
