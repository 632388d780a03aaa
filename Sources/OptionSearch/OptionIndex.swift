import RowKit
import RowText

/// An index of options, which finds those that match a search text.
///
/// ```swift
/// let index = OptionIndex(cities) { $0.name }
/// index.options(matching: "lis", limit: 50)  // options whose names contain it, in order
/// index.options(matching: "lis", limit: 50, by: .ranked)  // the best first
/// index.options(named: "LISBOA")  // the options with that name
/// ```
///
/// Matching ignores case, accents, character width, and white space at the ends. Names are folded
/// once, when they are first needed.
public final class OptionIndex<Option> {
    /// The options.
    public let options: [Option]

    private let name: (Int) -> String
    private let matches: ((Option, String) -> Bool)?
    private lazy var names = TextIndex(count: options.count, text: name)
    /// The indices of options by their folded names, for looking up many names.
    private lazy var places = Dictionary(
        grouping: options.indices, by: { Self.folded(name($0)) })

    /// Creates an index.
    ///
    /// - Parameters:
    ///   - options: The options, in the order in which they are found.
    ///   - matches: Returns whether an option matches a string. If nil, an option matches when its
    ///     name contains the text.
    ///   - name: Returns the name of an option.
    @inlinable
    public convenience init(
        _ options: [Option], matches: ((Option, String) -> Bool)? = nil,
        name: @escaping (Option) -> String
    ) {
        // Inlined, so that a name is found without generic code.
        self.init(options, matches: matches, nameAt: { name(options[$0]) })
    }

    @usableFromInline
    init(
        _ options: [Option], matches: ((Option, String) -> Bool)?,
        nameAt name: @escaping (Int) -> String
    ) {
        self.options = options
        self.matches = matches
        self.name = name
    }

    /// Returns the first options that match a string, or simply the first options for an empty
    /// string.
    ///
    /// If the index has its own condition, it is called for each option until enough options are
    /// found. ``OptionMatching/ranked`` and ``OptionMatching/fuzzy`` then order the matching
    /// options by name. Options whose names do not contain the text come last.
    ///
    /// - Parameters:
    ///   - text: The search text.
    ///   - limit: The maximum number of options.
    ///   - matching: Which options are found, and in which order.
    ///   - isWanted: Returns whether to include an option.
    public func options(
        matching text: String, limit: Int = .max, by matching: OptionMatching = .listed,
        where isWanted: (Option) -> Bool = { _ in true }
    ) -> [Option] {
        places(matching: text, limit: limit, by: matching) { isWanted(options[$0]) }
            .map { options[$0] }
    }

    private func places(
        matching text: String, limit: Int, by matching: OptionMatching,
        where isWanted: (Int) -> Bool
    ) -> [Int] {
        if let matches {
            func isFound(_ place: Int) -> Bool { isWanted(place) && matches(options[place], text) }
            guard matching == .listed else {
                return names.places(ranking: text, limit: limit, where: isFound)
            }
            var found: [Int] = []
            for place in options.indices {
                guard found.count < limit else { break }
                if isFound(place) { found.append(place) }
            }
            return found
        }
        return switch matching {
        case .ranked: names.rankedPlaces(holding: text, limit: limit, where: isWanted)
        case .listed: names.places(holding: text, limit: limit, where: isWanted)
        case .fuzzy: names.fuzzyPlaces(holding: text, limit: limit, where: isWanted)
        }
    }

    /// Returns the options whose name equals a string, in order, or an empty array for empty text.
    public func options(named text: String) -> [Option] {
        names.places(of: text).map { options[$0] }
    }

    /// Returns, for each string, the options whose name equals it.
    public func options(named texts: [String]) -> [[Option]] {
        guard texts.count > Self.few else { return texts.map { options(named: $0) } }
        return texts.map { text in
            let name = Self.folded(text)
            return name.isEmpty ? [] : places[name, default: []].map { options[$0] }
        }
    }

    /// The number of texts up to which each is looked up without a dictionary of all names.
    private static var few: Int { 8 }

    private static func folded(_ name: String) -> String { Folding.all.fold(name.trimmed) }
}
