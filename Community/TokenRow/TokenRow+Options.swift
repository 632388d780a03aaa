import RowKit

// MARK: Which options are offered

extension _TokenRow {
    /// As many as the row's setting says.
    public final var optionLimit: Int { maximumOptions }

    /// What `searchTokens` is.
    public final var searchElsewhere: (@Sendable (String) async throws -> [Option])? {
        searchTokens
    }

    /// What the option is called.
    public static func name(of option: Option) -> String { option.displayString }

    /// The options, those of one identifier once, found as their type says.
    public final func makeIndex(of options: [Option]) -> OptionIndex<Option> {
        var known: Set<Option.Identifier> = []
        let single = options.filter { known.insert($0.identifier).inserted }
        guard Option.self is any TextSearchable.Type else {
            return OptionIndex(single, matches: { $0.contains(token: $1) }, name: Self.name)
        }
        return OptionIndex(single, name: Self.name)
    }

    /// What `getTokensForString` says.
    public final func knownOptions(for text: String) -> [Option]? { getTokensForString?(text) }

    /// Unless `getTokensForString` stands in their place.
    public final var offersOwnOptions: Bool { getTokensForString == nil }

    /// What was chosen already is not offered.
    public final var optionFilter: ((Option) -> Bool)? {
        guard let value, !value.isEmpty else { return nil }
        let chosen = Set(value.map(\.identifier))
        return { !chosen.contains($0.identifier) }
    }

    /// Unless `getTokensForString` answers: with no options it clears the list.
    public final var saysNothingFound: Bool { offersOwnOptions }

    /// Whether both have one identifier.
    public static func isSame(option first: Option, as second: Option) -> Bool {
        first.identifier == second.identifier
    }
}
