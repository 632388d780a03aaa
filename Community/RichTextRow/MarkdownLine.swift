import RowKit

/// The content of a block of Markdown: text with bold, italic and code parts, and links.
///
/// Unclosed marks are text. A backslash before a mark makes it text.
struct MarkdownLine: Hashable {
    /// The parts of the line, in order.
    let parts: [Part]

    /// A part of a line and its style.
    struct Part: Hashable {
        var text: String
        var style: Style
    }

    struct Style: Hashable {
        var isBold = false
        var isItalic = false
        var isCode = false
        /// The address that the part links to, or nil if it is not a link.
        var link: String?
    }

    init(_ source: String) {
        var tokens = MarkdownScanner.tokens(of: source)
        MarkdownLine.pair(&tokens)
        var style = Style()
        var parts: [Part] = []
        for token in tokens {
            switch token {
            case .text(let text): Self.append(text, style, to: &parts)
            case .code(let text):
                var code = style
                code.isCode = true
                Self.append(text, code, to: &parts)
            case .mark(let mark, _, _): Self.append(mark.rawValue, style, to: &parts)
            case .linkEnd(_, let source): Self.append(source, style, to: &parts)
            case .toggle(.bold): style.isBold.toggle()
            case .toggle(.star), .toggle(.underscore): style.isItalic.toggle()
            case .toggle(.link): break
            case .link(let address): style.link = address
            }
        }
        self.parts = parts
    }

    /// Whether an address has a scheme that is safe to open.
    static func isSafe(_ link: String) -> Bool {
        let link = link.lowercased()
        return ["https://", "http://", "mailto:", "tel:"].contains { link.hasPrefix($0) }
    }

    /// Returns the text to show after a prefix, in variants of a font for bold and italic parts.
    ///
    /// Each link is followed by its address.
    func styledText(after prefix: String, in base: RowFont) -> StyledText {
        var text = prefix
        var count = prefix.count
        var runs: [StyledText.Run] = []
        func append(_ part: String, font: RowFont? = nil, color: RowColor? = nil) {
            let end = count + part.count
            if font != nil || color != nil {
                runs.append(.init(count..<end, font: font, color: color))
            }
            text += part
            count = end
        }
        for (place, part) in parts.enumerated() {
            let style = part.style
            var font = base
            if style.isBold { font.isBold = true }
            if style.isItalic { font.isItalic = true }
            let color: RowColor? =
                style.link != nil ? .tint : style.isCode ? .systemPurple : nil
            append(part.text, font: font == base ? nil : font, color: color)
            let next = place + 1 < parts.count ? parts[place + 1].style.link : nil
            if let link = style.link, next != link { append(" (\(link))", color: .secondaryLabel) }
        }
        return StyledText(text, runs: runs)
    }

    private static func append(_ text: String, _ style: Style, to parts: inout [Part]) {
        if let last = parts.indices.last, parts[last].style == style {
            parts[last].text += text
        } else if !text.isEmpty {
            parts.append(Part(text: text, style: style))
        }
    }

    private typealias OpenMark = (mark: MarkdownScanner.Mark, place: Int)

    /// Returns the place of the last two open marks if they are three stars with the single star as
    /// the inner mark, or nil otherwise.
    private static func placeOfThreeStars(_ opened: [OpenMark]) -> Int? {
        guard let place = opened.dropLast().last?.place,
            opened.suffix(2).elementsEqual([(.bold, place), (.star, place + 1)], by: ==)
        else { return nil }
        return place
    }

    /// Whether two tokens are three stars that end italic text and the bold text around it.
    private static func endsBoth(
        _ tokens: ArraySlice<MarkdownScanner.Token>, _ opened: [OpenMark]
    ) -> Bool {
        guard case .mark(.bold, _, canClose: true)? = tokens.first,
            case .mark(.star, _, canClose: true)? = tokens.dropFirst().first
        else { return false }
        return opened.last?.mark == .star && opened.contains { $0.mark == .bold }
    }

    /// Replaces pairs of marks that open and close with tokens that change the style.
    private static func pair(_ tokens: inout [MarkdownScanner.Token]) {
        var opened: [OpenMark] = []
        for place in tokens.indices {
            if endsBoth(tokens[place...].prefix(2), opened) { tokens.swapAt(place, place + 1) }
            switch tokens[place] {
            case .mark(let mark, let canOpen, let canClose):
                if canClose, mark == .bold, let place = placeOfThreeStars(opened) {
                    // The star is closed later, if at all.
                    tokens.swapAt(place, place + 1)
                    opened.replaceSubrange(
                        (opened.count - 2)..., with: [(.star, place), (.bold, place + 1)])
                }
                let start = opened.lastIndex { $0.mark == mark }
                if canClose, let start, opened[start].place + 1 < place {
                    tokens[opened[start].place] = .toggle(mark)
                    tokens[place] = .toggle(mark)
                    // Unclosed marks between the two are text.
                    opened.removeSubrange(start...)
                } else if canOpen, start == nil {
                    opened.append((mark, place))
                } else if canOpen, let start, mark == .link {
                    opened.removeSubrange(start...)
                    opened.append((mark, place))
                }
            case .linkEnd(let address, _):
                guard let start = opened.lastIndex(where: { $0.mark == .link }),
                    opened[start].place + 1 < place
                else { continue }
                tokens[opened[start].place] = .link(address)
                tokens[place] = .link(nil)
                opened.removeSubrange(start...)
            default: break
            }
        }
    }
}
