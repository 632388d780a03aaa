import OptionSearch
import RowKit

// MARK: Offered options

extension _TokenRow {
    /// The value of `maximumOptions`.
    public final var optionLimit: Int { maximumOptions }

    /// The value of `searchTokens`.
    public final var searchElsewhere: (@Sendable (String) async throws -> [Option])? {
        searchTokens
    }

    /// Returns the option's name.
    public static func name(of option: Option) -> String { option.displayString }

    /// Returns an index of the options, without duplicate identifiers, that searches as their type
    /// does.
    public final func makeIndex(of options: [Option]) -> OptionIndex<Option> {
        var known: Set<Option.Identifier> = []
        let single = options.filter { known.insert($0.identifier).inserted }
        let matches: ((Option, String) -> Bool)? =
            Option.self is any TextSearchable.Type ? nil : { $0.contains(token: $1) }
        return plainIndex(of: single, matches: matches)
    }

    /// Returns the result of `getTokensForString`.
    public final func knownOptions(for text: String) -> [Option]? { getTokensForString?(text) }

    /// Whether `options` are offered.
    ///
    /// They are not if `getTokensForString` is set.
    public final var offersOwnOptions: Bool { getTokensForString == nil }

    /// A filter that excludes options that are already chosen, or nil if there are none.
    public final var optionFilter: ((Option) -> Bool)? {
        guard let value, !value.isEmpty else { return nil }
        let chosen = Set(value.map(\.identifier))
        return { !chosen.contains($0.identifier) }
    }

    /// Whether the list shows that nothing was found.
    ///
    /// False if the row shows an error, or if `getTokensForString` is set, which clears the list by
    /// returning no options.
    public final var saysNothingFound: Bool { offersOwnOptions && validationErrors.isEmpty }

    /// Whether only `options` can be chosen, and all of them are known.
    final var choosesOnlyKnownOptions: Bool {
        allowedTokens == .options && getTokensForString == nil && searchTokens == nil
            && knowsOptions
    }

    /// Whether both options have the same identifier.
    public static func isSame(option first: Option, as second: Option) -> Bool {
        first.identifier == second.identifier
    }
}
