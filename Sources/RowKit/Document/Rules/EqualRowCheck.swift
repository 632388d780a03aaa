/// Checks whether `equalsToRow` rules name rows whose value can be equal.
struct EqualRowCheck {
    private let form: Form
    /// The types of the values of a multivalued section's entries, by the tag of the section.
    private var entryTypes: [String: Set<ObjectIdentifier>] = [:]

    /// Creates a check of rules in a form.
    init(_ form: Form) { self.form = form }

    /// Returns the reason why a rule cannot name a tag, or nil if it can or if the tag is unknown.
    ///
    /// - Parameters:
    ///   - tag: The tag of the other row, or its address in a multivalued section.
    ///   - row: The row that has the rule, or whose inner row has it.
    ///   - type: The type of the values that the rule validates.
    mutating func fault(naming tag: String, in row: BaseRow, of type: Any.Type) -> String? {
        if let other = form.rowsByTag[tag] {
            if other === row { return "the rule names its own row" }
            guard other.valueType != type else { return nil }
            return "\(tag.shortened.inQuotes) has values of type \(typeName(other.valueType)), "
                + "not \(typeName(type))"
        }
        if form.sectionsByTag[tag] != nil {
            return "\(tag.shortened.inQuotes) is a section, not a row"
        }
        guard let list = TagAddress(tag)?.tag,
            let section = form.sectionsByTag[list] as? BaseMultivaluedSection
        else { return nil }
        let types = types(of: section, called: list)
        guard !types.isEmpty, !types.contains(ObjectIdentifier(type)) else { return nil }
        return "no entry of \(list.shortened.inQuotes) has values of type \(typeName(type))"
    }

    /// Returns the types of the values of the entries and of the row to insert.
    private mutating func types(
        of section: BaseMultivaluedSection, called tag: String
    ) -> Set<ObjectIdentifier> {
        if let known = entryTypes[tag] { return known }
        var rows = section.entries
        // A row to insert that is not from a document is not written to one.
        if section.newRowDocument != nil, let row = section.multivaluedRowToInsertAt?(rows.count) {
            rows.append(row)
        }
        let types = Set(rows.map { ObjectIdentifier($0.valueType) })
        entryTypes[tag] = types
        return types
    }
}
