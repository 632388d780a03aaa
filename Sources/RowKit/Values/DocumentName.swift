/// The names of members in a document's objects, in the order in which they are written.
enum DocumentName: String, CaseIterable {
    case schema = "$schema"
    case row, rule, tag, title, language, header, footer, imageOrigins
    case inlineRowHideOptions, isDisabled, isReadOnly, isExpanded
    case selectable, selection, enableDeselection, selectionLimit
    case multivalued, may, minimumCount, maximumCount, showInsertIcon, addButton, newRow
    case settings, value, hidden, disabled, rules
    case count, limit, pattern, schemes, allowsBlank, allowsEmpty, allowsLocalDomains
    case requiresProtocol, message, id
    case sections, rows

    /// The position of a name in this order; unknown names come last.
    static func rank(of name: String) -> Int { ranks[name] ?? ranks.count }

    private static let ranks = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($1.rawValue, $0) })
}
