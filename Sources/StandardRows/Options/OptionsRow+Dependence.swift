import RowKit

extension _OptionsRow where Cell.Value == Option {
    /// Takes the options from the value of another row, now and whenever it changes.
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
    /// A value that is written silently (`RowOf.setValueSilently(_:)`) does not change the options.
    ///
    /// A value that is not among the new options is removed. While the options are not loaded, the
    /// value is removed if the user changed the other row, and kept if the program did. A value
    /// that listeners cannot replace, such as one of `Form.fill(from:)`, is always kept.
    ///
    /// - Parameters:
    ///   - other: The other row, which already has its initial value if there is one.
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
    /// Takes the options from the value of another row, now and whenever it changes.
    ///
    /// ```swift
    /// toppings.takeOptions(from: dish) { dish in .array(menu[dish ?? ""] ?? []) }
    /// ```
    ///
    /// A value that is written silently (`RowOf.setValueSilently(_:)`) does not change the options.
    ///
    /// Chosen options that are not among the new ones are deselected. While the options are not
    /// loaded, all are deselected if the user changed the other row, and none if the program did. A
    /// value that listeners cannot replace, such as one of `Form.fill(from:)`, is always kept.
    ///
    /// - Parameters:
    ///   - other: The other row, which already has its initial value if there is one.
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
    /// Takes the options from the value of another row.
    ///
    /// - Parameter offered: Returns what of a value is offered by new options, or nil if nothing
    ///   is.
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
