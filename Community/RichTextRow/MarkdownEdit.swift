/// A string with Markdown while a button formats a part of it.
struct MarkdownEdit {
    private var characters: [Character]
    /// The selected characters, by their positions.
    private(set) var selection: Range<Int>
    /// Whether the selection is known; otherwise, it is the end of the text.
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
    /// - Parameter placeholder: The text to format if none is selected. It is then selected.
    mutating func apply(_ tool: RichTextTool, placeholder: String) {
        switch tool {
        case .bold: toggle(.bold, placeholder)
        case .italic: toggle(.star, placeholder)
        case .heading: toggleHeading()
        case .list: toggleList()
        case .link: link(placeholder)
        }
    }

    // MARK: Parts of lines

    private mutating func toggle(_ mark: MarkdownScanner.Mark, _ placeholder: String) {
        if selection.isEmpty, isMarked(selection, mark) {
            selection = unmark(selection, mark)
            return
        }
        var parts = selectedParts
        if parts.isEmpty { parts = [insert(placeholder)] }
        let isRemoving = parts.allSatisfy { isMarked($0, mark) }
        var growth = 0
        var changed: [Range<Int>] = []
        for part in parts {
            let old = characters.count
            let part = part.lowerBound + growth..<part.upperBound + growth
            if isRemoving {
                changed.append(unmark(part, mark))
            } else {
                changed.append(
                    isMarked(part, mark) ? part : self.mark(withoutMarks(part, mark), mark))
            }
            growth += characters.count - old
        }
        if let first = changed.first, let last = changed.last {
            selection = first.lowerBound..<last.upperBound
        }
    }

    /// The selected text of each line, without white space at its ends and without the mark of a
    /// heading or an item.
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

    /// Inserts text after the selection, or after a space at the end of the text if the selection is
    /// unknown.
    private mutating func insert(_ text: String) -> Range<Int> {
        var place = selection.upperBound
        if !isSelectionKnown, let last = characters.last, !last.isWhitespace {
            characters.append(" ")
            place += 1
        }
        characters.insert(contentsOf: text, at: place)
        return place..<place + text.count
    }

    private mutating func mark(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> Range<Int> {
        let length = mark.rawValue.count
        characters.insert(contentsOf: mark.rawValue, at: part.upperBound)
        characters.insert(contentsOf: mark.rawValue, at: part.lowerBound)
        return part.lowerBound + length..<part.upperBound + length
    }

    /// Removes the pairs of marks within a part, which get new marks around all of it.
    ///
    /// A mark without a counterpart in the part is kept, because it belongs to text beside the part.
    private mutating func withoutMarks(
        _ part: Range<Int>, _ mark: MarkdownScanner.Mark
    ) -> Range<Int> {
        let stars: [Range<Int>] = part.split { characters[$0] != "*" }
        let runs = stars.filter { mark.isIn(stars: $0.count) }
        guard runs.count.isMultiple(of: 2) else { return part }
        let length = mark.rawValue.count
        for run in runs.reversed() {
            characters.removeSubrange(run.lowerBound..<run.lowerBound + length)
        }
        return part.lowerBound..<part.upperBound - runs.count * length
    }

    /// Removes the marks around a part, which may contain them.
    private mutating func unmark(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> Range<Int> {
        let length = mark.rawValue.count
        let text = content(of: part)
        characters.removeSubrange(text.upperBound..<text.upperBound + length)
        characters.removeSubrange(text.lowerBound - length..<text.lowerBound)
        return text.lowerBound - length..<text.upperBound - length
    }

    /// Whether a pair of marks is directly before and after a part, or at its ends.
    private func isMarked(_ part: Range<Int>, _ mark: MarkdownScanner.Mark) -> Bool {
        let content = content(of: part)
        // A part that consists only of marks is text.
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

    private mutating func link(_ placeholder: String) {
        let start = "["
        guard let part = selectedParts.first else {
            let part = insert(placeholder)
            characters.insert(contentsOf: "](https://)", at: part.upperBound)
            characters.insert(contentsOf: start, at: part.lowerBound)
            selection = part.lowerBound + 1..<part.upperBound + 1
            return
        }
        if MarkdownLine.isSafe(String(characters[part])) {
            characters.insert(")", at: part.upperBound)
            characters.insert(contentsOf: "[\(placeholder)](", at: part.lowerBound)
            selection = part.lowerBound + 1..<part.lowerBound + 1 + placeholder.count
        } else {
            let part = escapeBrackets(in: part)
            let end = "](https://"
            characters.insert(contentsOf: end + ")", at: part.upperBound)
            characters.insert(contentsOf: start, at: part.lowerBound)
            let place = part.upperBound + 1 + end.count
            selection = place..<place
        }
    }

    /// Puts a backslash before each bracket of a part that has none, because a bracket within the
    /// text of a link begins or ends another one.
    private mutating func escapeBrackets(in part: Range<Int>) -> Range<Int> {
        var end = part.upperBound
        for place in part.reversed() where "[]".contains(characters[place]) {
            let backslashes = characters[..<place].reversed().prefix { $0 == "\\" }.count
            guard backslashes.isMultiple(of: 2) else { continue }
            characters.insert("\\", at: place)
            end += 1
        }
        return part.lowerBound..<end
    }

    // MARK: Lines

    private mutating func toggleHeading() {
        var level = 0
        if let first = linesToMark.first, case .heading(let old) = blockMark(of: first).kind {
            level = old
        }
        let mark = level == 3 ? "" : String(repeating: "#", count: level + 1) + " "
        setMarks { _ in mark }
    }

    private mutating func toggleList() {
        func isItem(_ kind: MarkdownBlock.Kind?) -> Bool {
            if case .item = kind { true } else { false }
        }
        let isRemoving = linesToMark.allSatisfy { isItem(blockMark(of: $0).kind) }
        setMarks { isRemoving ? "" : isItem($0) ? nil : "- " }
    }

    /// Replaces the mark of each selected line, unless the new one is nil.
    private mutating func setMarks(_ mark: (MarkdownBlock.Kind?) -> String?) {
        var growth = 0
        var (start, end) = (selection.lowerBound, selection.upperBound)
        let marks = linesToMark.map { ($0.lowerBound + indent(of: $0), blockMark(of: $0)) }
        for (place, old) in marks {
            guard let new = mark(old.kind) else { continue }
            let now = place + growth
            characters.replaceSubrange(now..<now + old.length, with: new)
            let change = new.count - old.length
            if place <= selection.lowerBound {
                start = max(now, selection.lowerBound + growth + change)
            }
            growth += change
            end = max(now + new.count, selection.upperBound + growth)
        }
        selection = min(start, end)..<end
    }

    /// The selected lines that are not empty, or the line of the selection if all are empty.
    private var linesToMark: [Range<Int>] {
        let all = lines(in: selection)
        let full = all.filter { !characters[$0].allSatisfy(\.isWhitespace) }
        return full.isEmpty ? Array(all.prefix(1)) : full
    }

    /// The lines that contain a part of a range, each without its line break.
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
    /// Whether a number of stars in a row contains the mark: three are bold and italic.
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
