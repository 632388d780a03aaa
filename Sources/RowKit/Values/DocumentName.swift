/// The names of members in a document's objects, in the order in which they are written.
enum DocumentName: String, CaseIterable {
    case schema = "$schema"
    case row, rule, action, source, tag, title, subtitle, language, header, footer, imageOrigins
    case inlineRowHideOptions, isDisabled, isReadOnly, hiddenValue, isExpanded
    case selectable, selection, enableDeselection, selectionLimit
    case multivalued, may, minimumCount, maximumCount, showInsertIcon, addButton, newRow
    case settings, optionsFrom, value, details, calculated, suggested, bindings, hidden, disabled,
        rules
    case leadingSwipe, trailingSwipe
    case actions, performsFirstActionWithFullSwipe
    case list, `where`
    case count, limit, pattern, schemes, allowsBlank, allowsEmpty, allowsLocalDomains
    case requiresProtocol, that, empty, at, when, message, id
    case lists, sections, rows
    // Other objects have these names too. They are sorted among unknown names.
    case color, height, image

    /// The position of a name in this order; unknown names come last.
    static func rank(of name: String) -> Int { ranks[name] ?? ranks.count }

    private static let ranks = Dictionary(
        uniqueKeysWithValues: allCases.prefix { $0 != .color }.enumerated()
            .map { ($1.rawValue, $0) })
}
