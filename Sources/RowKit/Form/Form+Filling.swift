/// What stood in a section before it was given a value, so that the value can be given again.
protocol SectionFilling: AnyObject {
    /// Whether the value would come out differently by what is hidden now.
    var isOutdated: Bool { get }
    /// Takes out what the value left over.
    ///
    /// - Returns: Whether there was anything.
    func finish() -> Bool
}

/// Writes values repeatedly until visibility no longer changes the outcome.
///
/// Visibility depends on values, and values depend on visibility: hidden rows may be cleared and do
/// not take part in a section's value. Repeating the writes makes the result independent of the
/// initial visibility and of the order of writes.
///
/// - Parameters:
///   - sections: The sections that get a value of their own.
///   - form: The form that they stand in, if they do.
///   - write: Writes all values. Called at least once.
func writeUntilSettled(_ sections: [Section] = [], in form: Form?, _ write: () -> Void) {
    form?.begin()
    for section in sections { section.filling = section.makeFilling() }
    defer {
        for section in sections { section.filling = nil }
        form?.end()
    }
    for _ in 0..<Transaction.roundLimit {
        let clears = form?.transaction.clears
        write()
        form?.conditions.settle()
        let fillings = sections.compactMap(\.filling)
        if clears != form?.transaction.clears || fillings.contains(where: \.isOutdated) { continue }
        // What is taken out may hide or show something as well.
        if !fillings.map({ $0.finish() }).contains(true) { return }
    }
    form?.report(.unsettledValues)
}

extension Section {
    /// Writes to the section until that is settled, with what stood here before.
    final func writeUntilSettled<Filling: SectionFilling>(_ write: (Filling) -> Void) {
        if let filling = filling as? Filling { return write(filling) }
        RowKit.writeUntilSettled([self], in: form) {
            if let filling = filling as? Filling { write(filling) }
        }
    }
}

extension Form {
    /// Gives each row and section the value that stands under its tag, in one transaction.
    ///
    /// Rows come first, then sections, then rows of these sections that are named as well.
    ///
    /// - Parameters:
    ///   - toSection: Gives a section its value; nil if the section has none of its own.
    ///   - toRow: Gives a row its value.
    ///   - unknown: What is wrong with a tag that names nothing.
    /// - Returns: What does not fit, by tag.
    func write<Value, Problem>(
        _ values: [String: Value], toSection: (Section, Value) -> [Problem]?,
        toRow: (BaseRow, Value) -> [Problem], unknown: (String) -> [Problem]
    ) -> [String: [Problem]] {
        let inOrder = values.sorted { $0.key < $1.key }
        let sections = inOrder.compactMap { tag, value in
            sectionsByTag[tag].map { (tag: tag, section: $0, value: value) }
        }
        let others = inOrder.filter { sectionsByTag[$0.key] == nil }
        func isEntry(_ tag: String) -> Bool {
            tagOfSection(around: tag).map { values[$0] != nil } ?? false
        }
        let rows = others.filter { !isEntry($0.key) }
        let entries = others.filter { isEntry($0.key) }
        var problems: [String: [Problem]] = [:]
        func write(_ rows: [(key: String, value: Value)]) {
            for (tag, value) in rows {
                let found = rowBy(tag: tag).map { toRow($0, value) } ?? unknown(tag)
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
        }
        return problems
    }

    /// The tag of the section that a row stands in, if that has a tag.
    private func tagOfSection(around tag: String) -> String? {
        if let row = rowsByTag[tag] { return row.currentSection?.storedTag }
        return TagAddress(tag)?.tag
    }
}
