/// A selectable section, whatever its options.
protocol OptionSection: Section {
    /// How many options may be chosen.
    var selectionType: SelectionType { get set }
    /// How many options may be chosen at the most, where several may.
    var selectionLimit: Int? { get set }
    /// Whether anything is done when a person selects an option.
    var hasSelectionListeners: Bool { get }
    /// The class of its options.
    var optionType: any RowType.Type { get }
    /// Whether a row is an option and chosen.
    func isChosen(_ row: BaseRow) -> Bool
}

extension OptionSection {
    /// How many options may be chosen at the most, be it several or one.
    var choiceLimit: Int { selectionType == .multipleSelection ? selectionLimit ?? .max : 1 }

    /// How many options are chosen, hidden ones too.
    var chosenCount: Int { allRows.count(where: isChosen) }
}

extension SelectableSection: OptionSection {
    var optionType: any RowType.Type { Option.self }
    func isChosen(_ row: BaseRow) -> Bool { (row as? Option)?.isSelected == true }
}
