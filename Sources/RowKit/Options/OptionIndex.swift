import RowText

/// Options, made ready to be found by what a person types: names are folded once.
///
/// ```swift
/// let index = OptionIndex(cities) { $0.name }
/// index.options(matching: "lis", limit: 50)  // those whose names hold it, in their order
/// index.options(named: "LISBOA")  // those that are called so
/// ```
///
/// Upper and lower case, accents, width, and white space at the ends do not count. What is not
/// asked for is not made ready.
public final class OptionIndex<Option> {
    /// The options, in their order.
    public let options: [Option]

    private let name: (Option) -> String
    private let matches: ((Option, String) -> Bool)?
    private lazy var names = TextIndex(options.lazy.map(name))
    /// The places of options by their folded names, for those who ask for many.
    private lazy var places = Dictionary(
        grouping: options.indices, by: { Self.folded(name(options[$0])) })

    /// Makes options ready.
    ///
    /// - Parameters:
    ///   - options: The options, in the order in which they are found.
    ///   - matches: Whether a text may mean an option; nil: if its name holds the text.
    ///   - name: What an option is called.
    public init(
        _ options: [Option], matches: ((Option, String) -> Bool)? = nil,
        name: @escaping (Option) -> String
    ) {
        self.options = options
        self.matches = matches
        self.name = name
    }

    /// The first options that a text may mean, in their order.
    ///
    /// - Parameters:
    ///   - text: What is looked for.
    ///   - limit: How many are wanted at the most.
    ///   - isWanted: Whether an option counts.
    public func options(
        matching text: String, limit: Int = .max, where isWanted: (Option) -> Bool = { _ in true }
    ) -> [Option] {
        guard let matches else {
            return names.places(holding: text, limit: limit) { isWanted(options[$0]) }
                .map { options[$0] }
        }
        var found: [Option] = []
        for option in options {
            guard found.count < limit else { break }
            if isWanted(option), matches(option, text) { found.append(option) }
        }
        return found
    }

    /// The options that are called what a text says, in their order; none for the empty text.
    public func options(named text: String) -> [Option] {
        names.places(of: text).map { options[$0] }
    }

    /// For each of some texts the options that are called so, as for one.
    public func options(named texts: [String]) -> [[Option]] {
        guard texts.count > Self.few else { return texts.map { options(named: $0) } }
        return texts.map { text in
            let name = Self.folded(text)
            return name.isEmpty ? [] : places[name, default: []].map { options[$0] }
        }
    }

    /// How many texts are looked up one by one before all names are made ready for it.
    private static var few: Int { 8 }

    private static func folded(_ name: String) -> String { Folding.all.fold(name.trimmed) }
}
