/// The rows whose values the listeners of a submission have received.
///
/// While a listener waits, the user may change the form. An error that it throws belongs to the
/// value that it has received.
struct SubmittedRows {
    /// The rows of multivalued sections that had a value, by the tag of the section.
    private var elements: [String: [BaseRow]] = [:]
    /// The rows whose values have changed since.
    private var changed: Set<ObjectIdentifier> = []

    init(of form: Form) {
        for (tag, section) in form.sectionsByTag {
            guard let section = section as? BaseMultivaluedSection else { continue }
            elements[tag] = section.filledEntries(includeHidden: false)
        }
    }

    mutating func noteChange(of row: BaseRow) { changed.insert(ObjectIdentifier(row)) }

    /// Returns the row of the element of a section's value at an address, without parts, or nil if
    /// there was none.
    func element(at address: TagAddress) -> BaseRow? {
        guard let rows = elements[address.tag], let index = address.index,
            rows.indices.contains(index)
        else { return nil }
        return rows[index]
    }

    /// Whether the user sees a row with the value that was submitted.
    func isShown(_ row: BaseRow, in form: Form) -> Bool {
        row.currentForm === form && !row.isHidden && !changed.contains(ObjectIdentifier(row))
    }
}
