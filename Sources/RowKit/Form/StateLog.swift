/// The rows and sections of a form that have changed since they were last taken.
///
/// A form has a log only while somebody asks for the changes of its state. Rows and sections that
/// left the form are kept until then, so that no other can take their place in memory.
final class StateLog {
    private(set) var rows: [ObjectIdentifier: BaseRow] = [:]
    private(set) var sections: [ObjectIdentifier: Section] = [:]

    /// Records that something about a row, a section or the form has changed.
    func note(_ element: some Conditional) {
        if let row = element as? BaseRow {
            rows[ObjectIdentifier(row)] = row
        } else if let section = element as? Section {
            sections[ObjectIdentifier(section)] = section
        }
    }

    /// Starts anew.
    func clear() {
        rows.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
    }
}
