// What documents ask about the options of a class of rows.

extension RowFacts {
    /// The type of the row's options, or nil if it has none.
    var optionType: Any.Type? {
        (type() as? any (BaseRow & OptionsProviderRow).Type).map { Self.optionType(of: $0) }
    }

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
