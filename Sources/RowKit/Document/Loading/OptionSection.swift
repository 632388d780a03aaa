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
}

extension SelectableSection: OptionSection {
    var optionType: any RowType.Type { Option.self }
}
