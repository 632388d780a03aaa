import RowText

/// An index of options, which finds those that match a search text.
///
/// ```swift
/// let index = OptionIndex(cities) { $0.name }
/// index.options(matching: "lis", limit: 50)  // those whose names hold it, in their order
/// index.options(named: "LISBOA")  // those that are called so
/// ```
///
/// Matching ignores case, accents, character width, and white space at the ends. Names are folded
/// once, when they are first needed.
public final class OptionIndex<Option> {
    /// The options.
    public let options: [Option]

    private let name: (Option) -> String
    private let matches: ((Option, String) -> Bool)?
    private lazy var names = TextIndex(options.lazy.map(name))
    /// The indices of options by their folded names, for looking up many names.
    private lazy var places = Dictionary(
        grouping: options.indices, by: { Self.folded(name(options[$0])) })

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - options: The options, in the order in which they are found.
    ///   - matches: Returns whether an option matches a text. If nil, an option matches when its
    ///     name contains the text.
    ///   - name: Returns the name of an option.
    public init(
        _ options: [Option], matches: ((Option, String) -> Bool)? = nil,
        name: @escaping (Option) -> String
    ) {
        self.options = options
        self.matches = matches
        self.name = name
    }

    /// Returns the first options that match a text, in order.
    ///
    /// - Parameters:
    ///   - text: The search text.
    ///   - limit: The maximum number of options.
    ///   - isWanted: Returns whether to include an option.
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

    /// Returns the options whose name equals a text, in order, or an empty array for empty text.
    public func options(named text: String) -> [Option] {
        names.places(of: text).map { options[$0] }
    }

    /// Returns, for each text, the options whose name equals it.
    public func options(named texts: [String]) -> [[Option]] {
        guard texts.count > Self.few else { return texts.map { options(named: $0) } }
        return texts.map { text in
            let name = Self.folded(text)
            return name.isEmpty ? [] : places[name, default: []].map { options[$0] }
        }
    }

    /// The maximum number of texts to look up one by one, without a dictionary of all names.
    private static var few: Int { 8 }

    private static func folded(_ name: String) -> String { Folding.all.fold(name.trimmed) }
}
