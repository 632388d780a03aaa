import RowKit

extension _OptionsRow where Cell.Value == Option {
    /// Derives the options from the value of another row, now and whenever it changes.
    ///
    /// ```swift
    /// country.takeOptions(from: continent) { continent in
    ///     .array(countries[continent ?? ""] ?? [])
    /// }
    /// city.takeOptions(from: country) { country in
    ///     country.map { country in .lazy { try await cities(of: country) } } ?? []
    /// }
    /// ```
    ///
    /// A silent change of that value (`RowOf.setValueSilently(_:)`) does not change the options.
    ///
    /// A value that is not among the new options is removed. If the options are not loaded yet, the
    /// value is removed if the user changed the other row, and kept if the program did. A value
    /// that listeners cannot replace, such as one set by `Form.fill(from:)`, is always kept.
    ///
    /// - Parameters:
    ///   - other: The other row, with its initial value already set, if it has one.
    ///   - provider: Returns the source of the options for a value of the other row.
    public final func takeOptions<Other: RowType>(
        from other: Other, _ provider: @escaping (Other.Cell.Value?) -> OptionsProvider<Option>
    ) {
        takeOptions(from: other, provider) { row, value, options in
            options.contains { row.isSame($0, value) } ? value : nil
        }
    }
}

extension _OptionsRow where Option: Hashable, Cell.Value == Set<Option> {
    /// Derives the options from the value of another row, now and whenever it changes.
    ///
    /// ```swift
    /// toppings.takeOptions(from: dish) { dish in .array(menu[dish ?? ""] ?? []) }
    /// ```
    ///
    /// A silent change of that value (`RowOf.setValueSilently(_:)`) does not change the options.
    ///
    /// Chosen options that are not among the new ones are deselected. If the options are not loaded
    /// yet, all are deselected if the user changed the other row, and none if the program did. A
    /// value that listeners cannot replace, such as one set by `Form.fill(from:)`, is always kept.
    ///
    /// - Parameters:
    ///   - other: The other row, with its initial value already set, if it has one.
    ///   - provider: Returns the source of the options for a value of the other row.
    public final func takeOptions<Other: RowType>(
        from other: Other, _ provider: @escaping (Other.Cell.Value?) -> OptionsProvider<Option>
    ) {
        takeOptions(from: other, provider) { _, value, options in
            let offered = value.intersection(options)
            return offered.isEmpty ? nil : offered
        }
    }
}

extension _OptionsRow {
    /// Derives the options from the value of another row.
    ///
    /// - Parameter offered: Returns the part of a value that the new options offer, or nil if there
    ///   is none.
    private final func takeOptions<Other: RowType>(
        from other: Other, _ provider: @escaping (Other.Cell.Value?) -> OptionsProvider<Option>,
        offered: @escaping (_OptionsRow, Cell.Value, [Option]) -> Cell.Value?
    ) {
        optionsProvider = provider(other.value)
        other.onValueChange { [weak self] _, change in
            guard let self else { return }
            optionsProvider = provider(change.new)
            guard let value else { return }
            let kept =
                if let options { offered(self, value, options) } else {
                    change.origin == .program ? value : nil
                }
            if !isSame(kept, value) { self.value = kept }
        }
    }
}
