/// A Markdown text while a button formats a part of it.
struct MarkdownEdit {
    private var characters: [Character]
    /// The selected characters, by their positions.
    private(set) var selection: Range<Int>
    /// Whether the selection is known.
    ///
    /// If it is not, it is the end of the text.
    private let isSelectionKnown: Bool

    /// The whole text.
    var text: String { String(characters) }

    /// Creates an edit.
    ///
    /// - Parameter selection: The selected characters, or nil to act at the end of the text.
    init(_ text: String, selecting selection: Range<Int>?) {
        characters = Array(text)
        let end = characters.count
        self.selection = selection?.clamped(to: 0..<end) ?? end..<end
        isSelectionKnown = selection != nil
    }

    /// Formats the selection.
    ///
    /// - Parameter placeholder: The text to insert, format and select if none is selected.
    mutating func apply(_ tool: RichTextTool, placeholder: String) {
        let formatting = formatting(by: tool, placeholder: placeholder)
        characters = characters.applying(formatting.changes)
        selection = formatting.selection
    }

    /// The changes that format the text, in ascending order, and the selection after them.
    struct Formatting {
        var changes: [MarkdownChange]
        var selection: Range<Int>
    }

    /// Returns the changes that format the selection.
    func formatting(by tool: RichTextTool, placeholder: String) -> Formatting {
        switch tool {
        case .bold: toggled(.bold, placeholder)
        case .italic: toggled(.star, placeholder)
        case .heading: withHeadings()
        case .list: withItems()
        case .link: linked(placeholder)
        }
    }

    // MARK: Parts of lines

    /// The changes of a part of a line: before, within and after its text.
    private struct PartChanges {
        let text: Range<Int>
        var before: [MarkdownChange] = []
        var within: [MarkdownChange] = []
        var after: [MarkdownChange] = []
    }

    private func toggled(_ mark: MarkdownScanner.Mark, _ placeholder: String) -> Formatting {
        if selection.isEmpty, isMarked(selection, mark) {
            return formatting([unmarked(selection, mark)])
        }
        let parts = selectedParts
        guard !parts.isEmpty else {
            return inserting(placeholder, between: mark.rawValue, and: mark.rawValue)
        }
        let isRemoving = parts.allSatisfy { isMarked($0, mark) }
        return formatting(
            parts.map { part in
                if isRemoving { return unmarked(part, mark) }
                return isMarked(part, mark) ? PartChanges(text: part) : marked(part, mark)
            })
    }

    /// Returns the changes of all parts, and a selection of their texts.
    private func formatting(_ parts: [PartChanges]) -> Formatting {
        var changes: [MarkdownChange] = []
        var growth = 0
        var selection: Range<Int>?
        for part in parts {
            let start = part.text.lowerBound + growth + part.before.growth
            let end = start + part.text.count + part.within.growth
            selection = (selection?.lowerBound ?? start)..<end
            for added in [part.before, part.within, part.after] {
                changes += added
                growth += added.growth
            }
        }
        return Formatting(changes: changes, selection: selection ?? self.selection)
    }

    /// The selected text of each line, without white space at its ends and without the mark of a
    /// heading or item.
    private var selectedParts: [Range<Int>] {
        lines(in: selection).compactMap { line in
            let content = line.lowerBound + indent(of: line) + blockMark(of: line).length
            var start = max(content, selection.lowerBound)
            var end = min(line.upperBound, selection.upperBound)
            while start < end, characters[start].isWhitespace { start += 1 }
            while start < end, characters[end - 1].isWhitespace { end -= 1 }
            return start < end ? start..<end : nil
        }
    }

    /// Inserts text after the selection.
    ///
    /// If the selection is unknown, inserts it at the end of the text, after a space.
    private func inserting(
        _ text: String, between start: String, and end: String
    ) -> Formatting {
        let isAfterSpace = isSelectionKnown || characters.last?.isWhitespace != false
        let before = (isAfterSpace ? "" : " ") + start
        let place = selection.upperBound
        let first = place + before.count
        return Formatting(
            changes: [MarkdownChange(at: place, inserting: before + text + end)],
            selection: first..<first + text.count)
    }

    /// Puts marks around a part, and removes the pairs of marks within it.
    private func marked(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> PartChanges {
        PartChanges(
            text: part,
            before: [MarkdownChange(at: part.lowerBound, inserting: mark.rawValue)],
            within: marks(within: part, mark).map(MarkdownChange.init(removing:)),
            after: [MarkdownChange(at: part.upperBound, inserting: mark.rawValue)])
    }

    /// The marks within a part, or none if one of them is unpaired there, because it belongs to
    /// text next to the part.
    private func marks(within part: Range<Int>, _ mark: MarkdownScanner.Mark) -> [Range<Int>] {
        let stars: [Range<Int>] = part.split { characters[$0] != "*" }
        let runs = stars.filter { mark.isIn(stars: $0.count) }
        guard runs.count.isMultiple(of: 2) else { return [] }
        return runs.map { $0.lowerBound..<$0.lowerBound + mark.rawValue.count }
    }

    /// Removes the marks around a part.
    ///
    /// The part may include them.
    private func unmarked(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> PartChanges {
        let length = mark.rawValue.count
        let text = content(of: part)
        return PartChanges(
            text: text,
            before: [MarkdownChange(removing: text.lowerBound - length..<text.lowerBound)],
            after: [MarkdownChange(removing: text.upperBound..<text.upperBound + length)])
    }

    /// Whether a pair of marks is directly before and after a part, or at its ends.
    private func isMarked(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> Bool {
        let content = content(of: part)
        // A part that consists only of marks is plain text.
        guard !content.isEmpty || part.isEmpty else { return false }
        let text = characters[content]
        let (before, after) = (characters[..<content.lowerBound], characters[content.upperBound...])
        if mark == .star, before.last == "_", after.first == "_" { return !text.contains("_") }
        let stars = min(
            before.reversed().prefix { $0 == "*" }.count, after.prefix { $0 == "*" }.count)
        return mark.isIn(stars: stars) && !text.runs(of: "*").contains(where: mark.isIn)
    }

    /// Returns a part without the marks at its ends.
    private func content(of part: Range<Int>) -> Range<Int> {
        let isMark = { (character: Character) in character == "*" || character == "_" }
        let start = characters[part].prefix(while: isMark).count
        let end = characters[part].dropFirst(start).reversed().prefix(while: isMark).count
        return part.lowerBound + start..<part.upperBound - end
    }

    // MARK: Links

    private func linked(_ placeholder: String) -> Formatting {
        let (start, middle, address, end) = ("[", "](", "https://", ")")
        guard let part = selectedParts.first else {
            return inserting(placeholder, between: start, and: middle + address + end)
        }
        guard !MarkdownLine.isSafe(String(characters[part])) else {
            let first = part.lowerBound + start.count
            return Formatting(
                changes: [
                    MarkdownChange(
                        at: part.lowerBound, inserting: start + placeholder + middle),
                    MarkdownChange(at: part.upperBound, inserting: end),
                ], selection: first..<first + placeholder.count)
        }
        let opening =
            [MarkdownChange(at: part.lowerBound, inserting: start)] + bracketEscapes(in: part)
        let place = part.upperBound + opening.growth + middle.count + address.count
        return Formatting(
            changes: opening + [
                MarkdownChange(at: part.upperBound, inserting: middle + address + end)
            ], selection: place..<place)
    }

    /// Puts a backslash before each unescaped bracket of a part, because a bracket within the text
    /// of a link would begin or end another link.
    private func bracketEscapes(in part: Range<Int>) -> [MarkdownChange] {
        part.filter { place in
            guard "[]".contains(characters[place]) else { return false }
            let backslashes = characters[..<place].reversed().prefix { $0 == "\\" }.count
            return backslashes.isMultiple(of: 2)
        }.map { MarkdownChange(at: $0, inserting: "\\") }
    }

    // MARK: Lines

    private func withHeadings() -> Formatting {
        var level = 0
        if let first = linesToMark.first, case .heading(let old) = blockMark(of: first).kind {
            level = old
        }
        let mark = level == 3 ? "" : String(repeating: "#", count: level + 1) + " "
        return withMarks { _ in mark }
    }

    private func withItems() -> Formatting {
        func isItem(_ kind: MarkdownBlock.Kind?) -> Bool {
            if case .item = kind { true } else { false }
        }
        let isRemoving = linesToMark.allSatisfy { isItem(blockMark(of: $0).kind) }
        return withMarks { isRemoving ? "" : isItem($0) ? nil : "- " }
    }

    /// Replaces the mark of each selected line, unless the closure returns nil.
    private func withMarks(_ mark: (MarkdownBlock.Kind?) -> String?) -> Formatting {
        var changes: [MarkdownChange] = []
        var growth = 0
        var (start, end) = (selection.lowerBound, selection.upperBound)
        for line in linesToMark {
            let (place, old) = (line.lowerBound + indent(of: line), blockMark(of: line))
            guard let new = mark(old.kind) else { continue }
            let change = MarkdownChange(place..<place + old.length, with: new)
            changes.append(change)
            let now = place + growth
            if place <= selection.lowerBound {
                start = max(now, selection.lowerBound + growth + change.growth)
            }
            growth += change.growth
            end = max(now + new.count, selection.upperBound + growth)
        }
        return Formatting(changes: changes, selection: min(start, end)..<end)
    }

    /// The selected nonempty lines, or the first selected line if all are empty.
    private var linesToMark: [Range<Int>] {
        let all = lines(in: selection)
        let full = all.filter { !characters[$0].allSatisfy(\.isWhitespace) }
        return full.isEmpty ? Array(all.prefix(1)) : full
    }

    /// The lines that a range touches, without their line breaks.
    private func lines(in range: Range<Int>) -> [Range<Int>] {
        var start = range.lowerBound
        while start > 0, !characters[start - 1].isNewline { start -= 1 }
        var lines: [Range<Int>] = []
        repeat {
            let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
            lines.append(start..<end)
            start = end + 1
        } while start < range.upperBound
        return lines
    }

    private func indent(of line: Range<Int>) -> Int {
        characters[line].prefix(while: \.isWhitespace).count
    }

    /// The mark of a heading or an item at the start of a line, with the space after it.
    private func blockMark(of line: Range<Int>) -> (kind: MarkdownBlock.Kind?, length: Int) {
        let text = characters[line].drop(while: \.isWhitespace)
        guard let space = text.prefix(10).firstIndex(of: " "),
            let kind = MarkdownBlock.kind(ofMark: String(text[..<space]))
        else { return (nil, 0) }
        return (kind, space + 1 - text.startIndex)
    }
}

extension MarkdownScanner.Mark {
    /// Whether a run of this many stars includes the mark.
    ///
    /// Three stars are bold and italic.
    fileprivate func isIn(stars: Int) -> Bool {
        self == .bold ? stars >= 2 : stars == 1 || stars == 3
    }
}

extension ArraySlice<Character> {
    /// Returns the lengths of the runs of a character.
    fileprivate func runs(of character: Character) -> [Int] {
        split { $0 != character }.map(\.count)
    }
}
