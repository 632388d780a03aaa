import RowKit

/// The options of a token row, made ready to be searched: each token once, names folded once.
struct TokenIndex<Token: TokenSearchable> {
    private let options: [Token]
    /// The names, where tokens are found by these.
    private let names: TextIndex?

    init(_ options: [Token]) {
        var known: Set<Token.Identifier> = []
        self.options = options.filter { known.insert($0.identifier).inserted }
        names =
            Token.self is any TextSearchable.Type
            ? TextIndex(self.options.lazy.map(\.displayString)) : nil
    }

    /// The first options that a text may mean, in their order.
    func options(
        matching text: String, limit: Int, except chosen: Set<Token.Identifier>
    ) -> [Token] {
        guard let names else {
            return Array(
                options.lazy
                    .filter { !chosen.contains($0.identifier) && $0.contains(token: text) }
                    .prefix(limit))
        }
        return names.places(holding: text, limit: limit) { place in
            !chosen.contains(options[place].identifier)
        }
        .map { options[$0] }
    }

    /// The option of an identifier.
    func option(_ identifier: Token.Identifier) -> Token? {
        options.first { $0.identifier == identifier }
    }
}
