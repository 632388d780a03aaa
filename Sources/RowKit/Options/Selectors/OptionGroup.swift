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
        for case let row? in old[replaced].map(\.row) { try section.remove(row) }
    }

    /// Returns the indices of the options whose titles contain a string.
    func matches(of text: String, title: (Option) -> String?) -> [Int] {
        guard !text.trimmed.isEmpty else { return Array(entries.indices) }
        // Closures, because a key path to a member of a generic type is made at each use.
        let titles =
            titles ?? TextIndex(entries.map { ($0.row.map { $0.title } ?? title($0.option)) ?? "" })
        self.titles = titles
        return titles.places(holding: text)
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
