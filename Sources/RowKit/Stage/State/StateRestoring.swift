/// Restores the state of one form.
struct StateRestoring {
    let form: Form
    private var screen: ScreenState
    private var problems: [Form.Problem] = []

    init(form: Form, screen: ScreenState) {
        self.form = form
        self.screen = screen
    }

    /// - Returns: A problem for each part of the state that cannot be restored.
    mutating func run() -> [Form.Problem] {
        form.update(by: .program) {
            restoreEntries()
            restoreChosenItems()
        }
        let earlierProblems = problems
        form.update(by: .program) { _ = writeValues() }
        // Listeners have run, and may have added rows.
        form.update(by: .program) {
            expandRows()
            problems = earlierProblems
            noteReplaced(writeValues())
        }
        form.update(by: .program) { restoreRest() }
        return problems
    }

    /// Writes the values that rows do not have yet, which listeners cannot replace.
    ///
    /// A row whose value cannot be restored gets the value of a new form, because its own may be
    /// another user's.
    ///
    /// - Returns: The keys of the rows that have been given the values of their states.
    private mutating func writeValues() -> Set<String> {
        form.lockAllRows()
        var known: Set<String> = []
        var written: Set<String> = []
        for (row, key) in rows {
            let state = screen.rows[key]
            if state != nil { known.insert(key) }
            let value = state?.value ?? .fresh
            // Values that states omit may differ.
            if value.isOmitted || row.valueState != value, write(value, to: row, key) {
                written.insert(key)
            }
        }
        guard known.count < screen.rows.count else { return written }
        for key in screen.rows.keys.filter({ !known.contains($0) }).sorted() {
            problems.append(.unknownKey(key, "no row has this key"))
        }
        return written
    }

    /// Reports the rows whose values were replaced when others were written, for example if the
    /// state has several chosen options in a section that allows one.
    private mutating func noteReplaced(_ written: Set<String>) {
        if written.isEmpty { return }
        for (row, key) in rows where written.contains(key) {
            let value = screen.rows[key]?.value ?? .fresh
            guard row.valueState != value, !value.isOmitted else { continue }
            problems.append(
                Form.Problem(.contradiction, at: key, "another row of the state has replaced it"))
        }
    }

    /// - Returns: Whether the row has accepted the value.
    private mutating func write(_ value: ValueState, to row: BaseRow, _ key: String) -> Bool {
        do throws(DocumentDiagnostic) {
            try row.restoreValue(value)
            return true
        } catch {
            if row.valueState != .fresh { try? row.restoreValue(.fresh) }
            problems += error.within(DocumentPlace(tag: key)).all.map {
                Form.Problem(.wrongType, at: $0.place.path, $0.message)
            }
            return false
        }
    }

    /// All rows with their keys, which restoring values does not change.
    private var rows: [(row: BaseRow, key: String)] {
        var rows: [(row: BaseRow, key: String)] = []
        form.forEachRowAndPart { rows.append(($0, $0.key)) }
        return rows
    }

    /// Chooses the items of lists that are chosen in the state, offered or not.
    ///
    /// The keys of such rows are the places of the items, which are others in another list, so the
    /// states get the keys that the rows for their values have now.
    private mutating func restoreChosenItems() {
        for section in form.allSections where section.hasListedOptions {
            let start = "\(section.key):"
            var states: [(value: JSONValue, state: RowState)] = []
            for (key, state) in screen.rows.sorted(by: { $0.key < $1.key })
            where key.hasPrefix(start) && Int(key.dropFirst(start.count)) != nil {
                screen.rows[key] = nil
                guard case .changed(let value, _) = state.value, value != .null else { continue }
                states.append((value, state))
            }
            do throws(Form.Problem) {
                let ordinals = try section.restore(chosen: states.map(\.value))
                for (ordinal, state) in zip(ordinals, states) {
                    screen.rows[start + "\(ordinal)"] = state.state
                }
            } catch {
                problems.append(error)
            }
        }
    }

    /// Expands the rows that are expanded in the state, and no others.
    private func expandRows() {
        let options = form.inlineRowHideOptions
        form.inlineRowHideOptions = []
        for (row, key) in rows {
            guard let row = row as? any InlineRowType else { continue }
            if screen.rows[key]?.isExpanded == true {
                row.expandInlineRow()
            } else {
                row.collapseInlineRow()
            }
        }
        form.inlineRowHideOptions = options
    }

    /// Restores errors, input that could not be converted, whether the user touched rows, and which
    /// sections are expanded.
    private func restoreRest() {
        for (row, key) in rows {
            // Rules do not run, because the errors are those of the state.
            row.withoutNotifying { row.restoreInput(screen.rows[key] ?? RowState()) }
        }
        for section in form.allSections {
            let state = screen.sections[section.key]
            if section.isShownExpanded != nil, let isExpanded = state?.isExpanded {
                section.isExpanded = isExpanded
            }
            let errors = state?.errors ?? []
            let found = errors.isEmpty ? [] : section.validate(quietly: true)
            section.restoreErrors(errors.map { $0.error(among: found) })
        }
        form.ownErrors = screen.errors.map { $0.error(among: []) }
    }

    // MARK: Entries

    private mutating func restoreEntries() {
        var sections: [String: BaseMultivaluedSection] = [:]
        for case let section as BaseMultivaluedSection in form.allSections {
            sections[section.key] = section
            if screen.sections[section.key]?.entries == nil {
                problems += section.restoreEntriesOfRecord()
            }
        }
        for (key, state) in screen.sections.sorted(by: { $0.key < $1.key }) {
            guard let entries = state.entries else { continue }
            guard let section = sections[key] else {
                problems.append(.unknownKey(key, "no multivalued section has this key"))
                continue
            }
            problems += section.restoreEntries(entries, nextOrdinal: state.nextOrdinal ?? 0)
        }
    }
}

extension BaseMultivaluedSection {
    /// Makes the entries match the given states: reorders them, inserts earlier entries again, and
    /// makes missing ones.
    fileprivate final func restoreEntries(
        _ states: [EntryState], nextOrdinal next: Int
    ) -> [Form.Problem] {
        defer { nextOrdinal = Swift.max(Self.ordinal(next), leastOrdinal) }
        let entries = entries
        guard entries.map(EntryState.init) != states else { return [] }
        var known = knownEntries
        let found = states.map { known.removeValue(forKey: $0) }
        let kept = Set(found.compactMap { $0?.row })
        for entry in entries where !kept.contains(entry) { removeEntry(entry) }
        var problems: [Form.Problem] = []
        for (place, state) in states.enumerated() {
            do throws(Form.Problem) {
                if let (row, ordinal) = found[place] {
                    try putBack(row, ordinal)
                    continue
                }
                let ordinal = try ordinal(of: state.key)
                // An index never exceeds the number of entries at that time.
                let index = Swift.min(Swift.max(state.index ?? place, 0), Self.ordinal(next))
                let entry = try makeRow(at: index)
                entry.membership.providerIndex = state.index
                try insert(entry, at: .end, ordinal: ordinal)
            } catch {
                problems.append(error)
            }
        }
        return problems
    }

    /// Makes the entries those of the record, if the form was filled with one.
    fileprivate final func restoreEntriesOfRecord() -> [Form.Problem] {
        guard let record = entriesOfRecord, !hasEntriesOfRecord else { return [] }
        return restoreEntries(record.rows.map(state), nextOrdinal: record.next)
    }

    /// The state of an entry, which may have left the section.
    private func state(of row: BaseRow, ordinal: Int) -> EntryState {
        let key = row.storedTag == nil ? "\(key):\(ordinal)" : row.key
        return EntryState(key: key, index: row.membership.providerIndex)
    }

    /// The entries, and the earlier ones that ``reset()`` or a state without entries would insert
    /// again, by their states.
    private var knownEntries: [EntryState: (row: BaseRow, ordinal: Int)] {
        var known: [EntryState: (row: BaseRow, ordinal: Int)] = [:]
        let earlier = givenEntries + (entriesOfRecord?.rows ?? [])
        for (row, ordinal) in earlier where row.membership.section == nil {
            known[state(of: row, ordinal: ordinal)] = (row, ordinal)
        }
        for row in entries { known[EntryState(row)] = (row, row.membership.ordinal) }
        return known
    }

    /// The smallest ordinal that is greater than those of the existing rows.
    private var leastOrdinal: Int {
        var least = 0
        list.forEach {
            if $0.storedTag == nil { least = Swift.max(least, $0.membership.ordinal + 1) }
        }
        return least
    }

    /// The ordinal of an entry without a tag.
    private func ordinal(of key: String) throws(Form.Problem) -> Int {
        let start = self.key + ":"
        guard key.hasPrefix(start), let ordinal = Int(key.dropFirst(start.count)), ordinal >= 0
        else {
            throw .unknownKey(key, "the section has no entry with this key")
        }
        return Self.ordinal(ordinal)
    }

    /// The ordinals that leave room for later ones.
    static var ordinals: ClosedRange<Int> { 0...1 << 52 }

    /// Returns the closest ordinal that leaves room for later ones.
    private static func ordinal(_ ordinal: Int) -> Int {
        Swift.min(Swift.max(ordinal, ordinals.lowerBound), ordinals.upperBound)
    }
}

extension BaseRow {
    /// Writes to the row without notifying its listeners and rules of the change.
    ///
    /// A change that is already pending, because the state is restored in a transaction, remains
    /// so.
    fileprivate final func withoutNotifying(_ write: () -> Void) {
        let wasPending = hasPendingChange
        write()
        if !wasPending { forgetChange() }
    }
}

extension Form.Problem {
    /// The problem that no element of the form has a key of the state.
    static func unknownKey(_ key: String, _ message: String) -> Form.Problem {
        Form.Problem(.notFound, at: key.isEmpty ? "\"\"" : key, message)
    }
}
