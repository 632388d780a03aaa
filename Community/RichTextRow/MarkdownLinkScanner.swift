/// Finds links in Markdown that are not safe to open, however a renderer of CommonMark reads them.
///
/// A program may render the source with more of Markdown than the preview shows: addresses with a
/// title, in angle brackets or on the next line, definitions of links, and automatic links. In
/// doubt, the scanner finds a link. It also finds those in code, because renderers disagree about
/// where code begins and ends.
struct MarkdownLinkScanner {
    // Scalars, as in CommonMark: a character can hide a mark behind a combining one.
    private let scalars: [Unicode.Scalar]
    private var place = 0
    /// Whether there was an opening bracket.
    private var hasOpened = false
    /// Whether only the marks of quotes and lists precede the current place in its line.
    private var isLineStart = true
    /// Whether the last opening bracket begins its line and is still open.
    private var isLabel = false
    /// The end of an address that turned out to be text, so that none is read twice.
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
                // Possibly the mark of a quote or a list.
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
            // The next mark is text.
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

    /// Returns the address of a link, which is between parentheses.
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

    /// Returns the address of a definition, which ends its line unless a title follows.
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

    /// Returns an address between angle brackets, of which the first is at a place.
    private func bracketedAddress(from start: Int) -> String? {
        guard scalar(at: start + 1) != ">", !isSafe(at: start + 1) else { return nil }
        let end = scalars[(start + 1)...].firstIndex { $0 == ">" || $0.isLineEnd }
        return text(start + 1, end ?? scalars.count)
    }

    /// Returns the address of an automatic link, which begins with a scheme.
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
        // As many scalars as the longest scheme has.
        let start = scalars[min(place, scalars.count)...].prefix(8)
        return MarkdownLine.isSafe(String(String.UnicodeScalarView(start)))
    }

    /// Returns the place of the first white space, or of a scalar that ends an address.
    private func end(from start: Int, where ends: (Unicode.Scalar) -> Bool) -> Int {
        scalars[min(start, scalars.count)...].firstIndex { $0.isSpace || $0.isLineEnd || ends($0) }
            ?? scalars.count
    }

    /// Skips white space, with one end of a line at most, and the marks of quotes after it.
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
