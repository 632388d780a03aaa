// What documents ask about the options of a class of rows.

extension RowFacts {
    /// The type of the row's options, or nil if it has none.
    var optionType: Any.Type? {
        (type() as? any (BaseRow & OptionsProviderRow).Type).map { Self.optionType(of: $0) }
    }

    /// The columns of the row's options with their types, or an empty array if it has none.
    var optionColumns: [(name: String, type: any Sendable.Type)] {
        (type() as? any (BaseRow & OptionColumnsRow).Type)?.optionColumns ?? []
    }

    /// Whether the row is a group, which consists of other rows.
    var isGroup: Bool { type() is any RowGroup.Type }

    /// Makes a section whose options are rows of the class, or returns nil if they cannot be
    /// options.
    func makeOptionSection() -> (any OptionSection)? {
        (type() as? any (BaseRow & SelectableRowType).Type).map { Self.section(of: $0) }
    }

    private static func optionType<Row: OptionsProviderRow>(of type: Row.Type) -> Any.Type {
        Row.Option.self
    }

    private static func section<Option: BaseRow & SelectableRowType>(
        of type: Option.Type
    ) -> any OptionSection {
        SelectableSection<Option>()
    }
}

extension BaseRow {
    /// The type of the options, or of those in a column, or nil if there are none.
    final func optionType(in column: String?) -> Any.Type? {
        switch self {
        case let row as any BaseRow & OptionsProviderRow: row.ownOptionType
        case let row as any BaseRow & OptionColumnsRow:
            type(of: row).optionColumns.first { $0.name == column }?.type
        default: nil
        }
    }
}

extension OptionsProviderRow {
    fileprivate var ownOptionType: Any.Type { Option.self }
}

extension RowDescriptor {
    /// The types of the row's options that may be items of a list, with their columns, or with nil
    /// if there are no columns.
    package var listedOptions: [(column: String?, type: any DocumentValue.Type)] {
        let columns = facts.optionColumns.map { (Optional($0.name), $0.type as Any.Type) }
        return (facts.optionType.map { [(nil, $0)] } ?? columns).compactMap { column, type in
            (type as? any DocumentValue.Type).map { (column, $0) }
        }
    }
}

extension RowRegistry {
    /// Returns the names of the sources from which a row can take its options.
    package func optionSources(of row: RowDescriptor) -> [String] {
        let type = row.facts.optionType
        return optionSources.filter { $0.optionType == type }.map(\.name)
    }
}
