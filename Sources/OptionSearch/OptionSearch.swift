import RowKit

/// The state of a search among a row's options: the provider, the search text, and the results.
///
/// ```swift
/// var search = OptionSearch<String>()
/// search.begin("An")
/// search.wait()
/// search.take(.success(["Ann", "Anton"]), for: "An")  // true
/// search.begin("Bob")
/// search.offered().options  // ["Ann", "Anton"], so that the list does not flicker,
/// search.offered().isCurrent  // false: no key picks them
/// search.take(.success(["Anna"]), for: "An")  // false: the text has changed
/// ```
///
/// A search does no work itself. An ``OptionSearchRow`` performs it and passes in the results. Each
/// result makes the value unequal to the previous one, because equal options may have different
/// names.
public struct OptionSearch<Option: Equatable & Sendable>: Equatable {
    /// The source of the row's own options, or nil if it has none.
    ///
    /// Setting it always makes the value unequal to the previous one, even for an equal provider,
    /// because equal options may have different names.
    public var provider: OptionsProvider<Option>? {
        get { source?.provider }
        set { source = newValue.map { Source($0) } }
    }
    /// The search text.
    public private(set) var text = ""
    /// Whether options are offered.
    public private(set) var isOpen = false
    /// The state of the asynchronous search.
    public private(set) var notice = FoundOptions<Option>.Notice.none
    /// The text that the row commits once its options are known, or nil if there is none.
    var awaitedText: String?

    /// The options known without an asynchronous search.
    private var known: Found?
    /// The result of the asynchronous search.
    private var answer: Found?
    private var revision = 0
    private var source: Source?

    private struct Found: Equatable, Sendable {
        let options: [Option]
        let text: String
    }

    /// A provider and the index of its options, compared by identity.
    private final class Source: Equatable {
        let provider: OptionsProvider<Option>
        var index: OptionIndex<Option>?

        init(_ provider: OptionsProvider<Option>) { self.provider = provider }

        static func == (first: Source, second: Source) -> Bool { first === second }
    }

    /// Creates a search that is not open.
    public init() {}

    /// Returns the index of the options, or nil if they are not loaded.
    ///
    /// The index is made once for each provider, because a loader loads its options once.
    func index(
        of options: [Option]?, _ make: ([Option]) -> OptionIndex<Option>
    ) -> OptionIndex<Option>? {
        if let index = source?.index { return index }
        let index = options.map(make)
        source?.index = index
        return index
    }

    /// Starts a search for a string.
    ///
    /// The results for the previous text stay visible until there are new ones.
    public mutating func begin(_ text: String) {
        // The known options may be outdated.
        if known?.text == text { known = nil }
        self.text = text
        isOpen = true
        notice = .none
        awaitedText = nil
    }

    /// Stores the options already known for the text.
    ///
    /// Does nothing if the search is not open.
    public mutating func setKnown(_ options: [Option]) {
        guard isOpen else { return }
        known = Found(options: options, text: text)
        revision += 1
    }

    /// Records that an asynchronous search is running.
    public mutating func wait() { notice = .loading }

    /// Stores the result of an asynchronous search.
    ///
    /// - Returns: Whether the result was stored; false if the text has changed in the meantime, or
    ///   if the search is neither open nor awaited by the row.
    @discardableResult
    public mutating func take(_ answer: Result<[Option], any Error>, for text: String) -> Bool {
        guard text == self.text, isOpen || text == awaitedText else { return false }
        switch answer {
        case .success(let options):
            self.answer = Found(options: options, text: text)
            notice = .none
        case .failure(let error):
            self.answer = nil
            notice = isOpen ? .failed(LoadingFailure(error)) : .none
        }
        revision += 1
        return true
    }

    /// Whether there is an asynchronous result for a string.
    func hasAnswer(to text: String) -> Bool { answer?.text == text }

    /// Stops offering options.
    ///
    /// The text is kept.
    public mutating func close() {
        isOpen = false
        notice = .none
    }

    /// Resets the search.
    ///
    /// The provider is kept.
    public mutating func end() {
        let source = source
        self = OptionSearch()
        self.source = source
    }

    /// Returns the options to offer.
    ///
    /// The known options come first, followed by the other options of the asynchronous search.
    /// Results for an earlier text are offered only while there are none for the current text.
    ///
    /// - Parameters:
    ///   - options: The row's own options that match the text, or nil if it has none. Options
    ///     stored by ``setKnown(_:)`` for the text replace them.
    ///   - isSame: Returns whether two values are the same option.
    public func offered(
        among options: [Option]? = nil, isSame: (Option, Option) -> Bool = { $0 == $1 }
    ) -> FoundOptions<Option> {
        isOpen ? found(among: options, isSame: isSame) : FoundOptions()
    }

    /// Returns the options to offer if the search is open.
    func found(
        among options: [Option]? = nil, isSame: (Option, Option) -> Bool
    ) -> FoundOptions<Option> {
        let told = known.flatMap { $0.text == text ? $0.options : nil }
        if let answer, answer.text == text {
            let first = told ?? options ?? []
            let all =
                first
                + answer.options.filter { option in !first.contains { isSame($0, option) } }
            let isEmpty = all.isEmpty && notice == .none
            return FoundOptions(all, notice: isEmpty ? .noResults : notice)
        }
        if let told { return FoundOptions(told, notice: notice) }
        if let options, !options.isEmpty || notice != .loading {
            return FoundOptions(options, notice: notice)
        }
        if case .failed = notice { return FoundOptions(notice: notice) }
        let earlier = (answer ?? known)?.options ?? []
        return FoundOptions(earlier, notice: notice, isCurrent: earlier.isEmpty)
    }
}
