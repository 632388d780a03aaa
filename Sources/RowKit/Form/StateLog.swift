/// The rows and sections of a form that have changed since the changes were last taken.
///
/// A form has a log only while a stage reports changes of its state. The log holds rows and
/// sections that have left the form, so that no other object can reuse their address.
final class StateLog {
    private(set) var rows: [ObjectIdentifier: BaseRow] = [:]
    private(set) var sections: [ObjectIdentifier: Section] = [:]
    /// The rows that were written, whose values may have changed even if states omit them.
    private(set) var written: Set<ObjectIdentifier> = []

    /// Records that a row, a section or the form has changed.
    func note(_ element: some Conditional) {
        if let row = element as? BaseRow {
            rows[ObjectIdentifier(row)] = row
        } else if let section = element as? Section {
            sections[ObjectIdentifier(section)] = section
        }
    }

    func noteWrite(of row: BaseRow) { written.insert(ObjectIdentifier(row)) }

    func clear() {
        rows.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
        written.removeAll(keepingCapacity: true)
    }
}
