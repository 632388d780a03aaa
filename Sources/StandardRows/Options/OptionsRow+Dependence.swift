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
    /// value is removed if the user changed the other row, and kept if the program did.
    ///
    /// - Parameters:
    ///   - other: The other row, which already has its initial value if there is one.
    ///   - provider: Returns the source of the options for a value of the other row.
    public final func takeOptions<Other: RowType>(
        from other: Other, _ provider: @escaping (Other.Cell.Value?) -> OptionsProvider<Option>
    ) {
        optionsProvider = provider(other.value)
        other.onValueChange { [weak self] _, change in
            guard let self else { return }
            optionsProvider = provider(change.new)
            guard let value else { return }
            let isOffered = options?.contains { isSame($0, value) } ?? (change.origin == .program)
            if !isOffered { self.value = nil }
        }
    }
}
