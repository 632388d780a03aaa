/// A selectable section, independent of the type of its options.
protocol OptionSection: ListedSection {
    /// Whether one or several options may be chosen.
    var selectionType: SelectionType { get set }
    /// The maximum number of chosen options if several may be chosen, or nil if there is no limit.
    var selectionLimit: Int? { get set }
    /// Whether closures are called when the user selects an option.
    var hasSelectionListeners: Bool { get }
    /// The type of the options' values.
    var valueType: Any.Type { get }
    /// The class of the section's options.
    var optionType: any RowType.Type { get }
    func isChosen(_ row: BaseRow) -> Bool
    /// The schema of a chosen value.
    var choiceSchema: JSONValue { get }
    /// Chooses the options of a value, and deselects the others, as a user would.
    func choose(_ json: JSONValue) throws(InputRefusal)
    /// Chooses one option, whose own value is given, or deselects it if that is null.
    func choose(_ json: JSONValue, in row: BaseRow) throws(InputRefusal)
}

extension OptionSection {
    /// The maximum number of chosen options, which is 1 if only one may be chosen.
    var choiceLimit: Int { selectionType == .multipleSelection ? selectionLimit ?? .max : 1 }

    /// The number of chosen options, including hidden ones.
    var chosenCount: Int { allRows.count(where: isChosen) }

    /// Whether a row is one of the options.
    func isOption(_ row: BaseRow) -> Bool { type(of: row) == optionType }
}

extension SelectableSection: OptionSection {
    var valueType: Any.Type { Option.Cell.Value.self }
    var optionType: any RowType.Type { Option.self }
    func isChosen(_ row: BaseRow) -> Bool { (row as? Option)?.isSelected == true }
    var choiceSchema: JSONValue {
        let type = (Option.Cell.Value.self as? any DocumentValue.Type)?.documentSchema
        // Other values decide which items of a list are offered.
        if hasListedOptions { return type ?? [:] }
        let options = allRows.compactMap { ($0 as? Option)?.selectableValue }
        return .all(of: [type, .schema(oneOf: options)].compactMap { $0 })
    }
}
