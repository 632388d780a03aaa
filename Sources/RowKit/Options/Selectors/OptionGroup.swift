import RowText

/// The options of a selector that are in one section.
///
/// The row of an option is made when it is first shown.
final class OptionGroup<OptionRow: BaseRow & SelectableRowType> {
    typealias Option = OptionRow.Cell.Value

    /// An option, with its row once that has been made.
    final class Entry {
        let option: Option
        /// Identifies the row in its section, regardless of when the row is made.
        let ordinal: Int
        var row: OptionRow?
        var isChosen = false
        var isShown = false
        /// Whether a state or an event named the row.
        var isPinned = false
        /// Whether the list has disabled the row.
        ///
        /// The list never replaces a condition set elsewhere.
        var isDisabled = false
        var mayDisable = false
        /// The search text whose matches are highlighted.
        var highlighted = ""

        /// Whether the option is shown beyond the first page.
        var isWanted: Bool { isChosen || isPinned }

        init(_ option: Option, ordinal: Int) {
            self.option = option
            self.ordinal = ordinal
        }
    }

    /// The key of the section, or nil for the section of chosen values that are no longer options.
    let key: String?
    let section: SelectableSection<OptionRow>
    private(set) var entries: [Entry] = []
    /// The entries that have rows.
    private(set) var rowEntries: [Entry] = []
    /// The indices of the options that are shown, in ascending order.
    private var shown: [Int] = []
    /// The indices of the options that are shown beyond the first page, in ascending order.
    private var wanted: [Int] = []
    private var nextOrdinal = 0
    /// The folded titles for searches, made at the first search.
    private var titles: TextIndex?

    init(_ key: String?, _ section: SelectableSection<OptionRow>) {
        self.key = key
        self.section = section
    }

    /// Replaces the options between those that are unchanged at the start and at the end.
    func replaceOptions(by options: [Option]) throws(Form.Problem) {
        let old = entries
        let head = zip(old, options).prefix { areSame($0.option, $1) }.count
        let tail = zip(old.dropFirst(head).reversed(), options.dropFirst(head).reversed())
            .prefix { areSame($0.option, $1) }.count
        guard head + tail < max(old.count, options.count) else { return }
        let replaced = head..<old.count - tail
        let new = options[head..<options.count - tail].map { option in
            defer { nextOrdinal += 1 }
            return Entry(option, ordinal: nextOrdinal)
        }
        entries.replaceSubrange(replaced, with: new)
        titles = nil
        rowEntries = entries.filter { $0.row != nil }
        shown = entries.indices.filter { entries[$0].isShown }
        noteWanted()
        for case let row? in old[replaced].map(\.row) { try section.remove(row) }
    }

    /// Notes which options are shown beyond the first page.
    func noteWanted() { wanted = entries.indices.filter { entries[$0].isWanted } }

    // MARK: Search

    /// Returns the indices of the options whose titles contain a string.
    ///
    /// - Parameter found: The indices that an index of the titles has found, or nil if there is
    ///   none.
    private func matches(
        of text: String, found: [Int]?, title: (Option) -> String?
    ) -> [Int] {
        guard !text.isEmpty else { return Array(entries.indices) }
        if let found { return found }
        // Closures, because a key path to a member of a generic type is made at each use.
        let titles =
            titles ?? TextIndex(entries.map { ($0.row.map { $0.title } ?? title($0.option)) ?? "" })
        self.titles = titles
        return titles.places(holding: text)
    }

    /// Returns the indices of the first options whose titles contain a string, followed by those of
    /// further ones that are shown beyond the first page.
    ///
    /// - Returns: The indices, and the number of all options whose titles contain the string.
    func places(
        of text: String, limit: Int, found: [Int]?, title: (Option) -> String?
    ) -> (shown: [Int], matches: Int) {
        let matches = matches(of: text, found: found, title: title)
        let first = matches.prefix(limit)
        guard first.count < matches.count else { return (matches, matches.count) }
        let others = matches[first.count...]
        let beyond = wanted.filter { others.containsInOrder($0) }
        return (first + beyond, matches.count)
    }

    /// Shows the rows of some options, and no others.
    func show(_ places: [Int], highlighting text: String) {
        for place in shown { entries[place].isShown = false }
        for place in places { entries[place].isShown = true }
        for place in shown where !entries[place].isShown {
            entries[place].row?.setSuppressed(true)
        }
        shown = places
        for place in places {
            let entry = entries[place]
            entry.row?.setSuppressed(false)
            guard entry.highlighted != text else { continue }
            entry.highlighted = text
            entry.row?.updateCell()
        }
    }

    /// Makes the rows of options that have none.
    ///
    /// - Parameter places: The indices of the options, in ascending order.
    func makeRows(
        at places: some Sequence<Int>, _ makeRow: (Option, _ isChosen: Bool) -> OptionRow
    ) throws(Form.Problem) {
        var point = InsertionPoint<BaseRow>.start
        var next = 0
        for place in places {
            for entry in entries[next..<place] { if let row = entry.row { point = .after(row) } }
            next = place + 1
            let entry = entries[place]
            if entry.row == nil {
                let row = makeRow(entry.option, entry.isChosen)
                entry.mayDisable = row.disabled == nil
                try section.insert(row, at: point, ordinal: entry.ordinal)
                entry.row = row
                rowEntries.append(entry)
            }
            if let row = entry.row { point = .after(row) }
        }
    }
}

extension Section {
    /// Inserts a row with an ordinal that no other row of the section has.
    func insert(
        _ row: BaseRow, at point: InsertionPoint<BaseRow>, ordinal: Int
    ) throws(Form.Problem) {
        let next = nextOrdinal
        nextOrdinal = ordinal
        defer { nextOrdinal = Swift.max(next, nextOrdinal) }
        try insert(row, at: point)
    }
}

extension ArraySlice<Int> {
    /// Whether the slice, which is in ascending order, contains a number.
    fileprivate func containsInOrder(_ number: Int) -> Bool {
        var (start, end) = (startIndex, endIndex)
        while start < end {
            let middle = start + (end - start) / 2
            if self[middle] < number { start = middle + 1 } else { end = middle }
        }
        return start < endIndex && self[start] == number
    }
}
