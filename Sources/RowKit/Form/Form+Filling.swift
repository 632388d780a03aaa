/// Sets the value of a section, repeatedly if needed, starting each time from the initial state.
protocol SectionValueWriter: AnyObject {
    /// Whether the current visibility would lead to another result.
    var isOutdated: Bool { get }
    /// Removes elements that are not part of the value.
    ///
    /// - Returns: Whether anything was removed.
    func finish() -> Bool
}

/// Writes values repeatedly until visibility no longer changes the outcome.
///
/// Visibility depends on values, and values depend on visibility: hidden rows may be cleared and do
/// not take part in a section's value. Repeating the writes makes the result independent of the
/// initial visibility and of the order of writes.
///
/// - Parameters:
///   - sections: The sections whose own values are set.
///   - form: The form that the sections belong to, or nil if they are in none.
///   - write: Writes all values. Called at least once.
func writeUntilSettled(_ sections: [Section] = [], in form: Form?, _ write: () -> Void) {
    form?.begin()
    for section in sections { section.valueWriter = section.makeValueWriter() }
    defer {
        for section in sections { section.valueWriter = nil }
        form?.end()
    }
    var rounds = Rounds()
    while rounds.begin() {
        let clears = form?.transaction.clears
        write()
        form?.conditions.settle()
        let writers = sections.compactMap(\.valueWriter)
        if clears != form?.transaction.clears || writers.contains(where: \.isOutdated) { continue }
        // Removing rows may hide or show others as well.
        if !writers.map({ $0.finish() }).contains(true) { return }
    }
    form?.report(.unsettledValues)
}

extension Section {
    /// Writes to the section until visibility no longer changes the outcome.
    final func writeUntilSettled<Writer: SectionValueWriter>(_ write: (Writer) -> Void) {
        if let writer = valueWriter as? Writer { return write(writer) }
        RowKit.writeUntilSettled([self], in: form) {
            if let writer = valueWriter as? Writer { write(writer) }
        }
    }
}

extension Form {
    /// Assigns to each row and section the value under its tag, in one transaction.
    ///
    /// Rows come first, then sections, then individually addressed rows of these sections, and at
    /// last the rows whose value is calculated or suggested, each after those that it depends on: a
    /// value that equals the result of the others is none of its own.
    ///
    /// - Parameters:
    ///   - toSection: Sets the value of a section, or returns nil if the section has no value.
    ///   - toRow: Sets the value of a row.
    ///   - unknown: Returns the problems for a tag that no row or section with a value has.
    ///   - described: Converts a problem of the form.
    /// - Returns: The problems, by tag.
    func write<Value, Problem>(
        _ values: [String: Value], toSection: (Section, Value) -> [Problem]?,
        toRow: (BaseRow, Value) -> [Problem], unknown: (String) -> [Problem],
        described: (Form.Problem) -> Problem
    ) -> [String: [Problem]] {
        let inOrder = values.sorted { $0.key < $1.key }
        let sections = inOrder.compactMap { tag, value in
            sectionsByTag[tag].map { (tag: tag, section: $0, value: value) }
        }
        let others = inOrder.filter { sectionsByTag[$0.key] == nil }
        func isEntry(_ tag: String) -> Bool {
            tagOfSection(around: tag).map { values[$0] != nil } ?? false
        }
        func isDecided(_ tag: String) -> Bool {
            row(at: tag).map { $0.decidedValue != .never } ?? false
        }
        let rows = others.filter { !isEntry($0.key) && !isDecided($0.key) }
        let entries = others.filter { isEntry($0.key) && !isDecided($0.key) }
        var problems: [String: [Problem]] = [:]
        func setValue(of tag: String, to value: Value) -> [Problem] {
            guard let row = rowBy(tag: tag) else { return unknown(tag) }
            guard let list = row.listThatGaveValue(to: tag) else { return toRow(row, value) }
            let listed = row.untypedValue
            let found = toRow(row, value)
            if row.hasValue(sameAs: listed) { return found }
            // The row had this value before, so it accepts it.
            try? row.setBaseValue(listed)
            return [described(.contradiction(of: list, at: tag))]
        }
        func write(_ rows: [(key: String, value: Value)]) {
            for (tag, value) in rows {
                let found = setValue(of: tag, to: value)
                problems[tag] = found.isEmpty ? nil : found
            }
        }
        writeUntilSettled(sections.map(\.section), in: self) {
            write(rows)
            conditions.settle()
            for (tag, section, value) in sections {
                let found = toSection(section, value) ?? unknown(tag)
                problems[tag] = found.isEmpty ? nil : found
            }
            write(entries)
            // Sections may have new entries by now.
            let decided = others.filter { isDecided($0.key) }
            conditions.settle()
            write(decided.sorted { rankOfDecision($0.key) < rankOfDecision($1.key) })
        }
        return problems
    }

    /// The rank of what decides the value of a row, which is above that of all that it reads.
    private func rankOfDecision(_ tag: String) -> Int { row(at: tag)?.facet(.value).rank ?? 0 }

    /// The tag of the section that a row belongs to, or nil if it has none.
    private func tagOfSection(around tag: String) -> String? {
        if let row = rowsByTag[tag] { return row.membership.section?.storedTag }
        return TagAddress.readings(of: tag).first { sectionsByTag[$0.tag] != nil }?.tag
    }
}

extension BaseRow {
    /// The tag of the section whose value has just given the row its value, if the row also has the
    /// given tag of its own.
    fileprivate final func listThatGaveValue(to tag: String) -> String? {
        guard storedTag == tag, let writer = membership.section?.valueWriter as? EntryValueWriter,
            writer.hasGivenPart(to: self)
        else { return nil }
        return membership.section?.storedTag
    }
}
