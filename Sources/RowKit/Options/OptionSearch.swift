/// The options of a row, what a user looks for among them, and what was found for which text.
///
/// ```swift
/// var search = OptionSearch<String>()
/// search.begin("An")
/// search.wait()
/// search.take(.success(["Ann", "Anton"]), for: "An")  // true
/// search.begin("Bob")
/// search.offered().options  // ["Ann", "Anton"], so that the list does not flicker,
/// search.offered().isCurrent  // false: no key takes them
/// search.take(.success(["Anna"]), for: "An")  // false: nobody looks for that any more
/// ```
///
/// It asks nobody itself: an ``OptionSearchRow`` does, and hands it the answers. Each answer makes
/// another value of it, since options that are equal may be called otherwise.
public struct OptionSearch<Option: Equatable & Sendable>: Equatable {
    /// Where the row's own options come from, or nil if it has none.
    ///
    /// Setting it always makes another search, even to an equal provider: options that are equal
    /// may be called otherwise.
    public var provider: OptionsProvider<Option>? {
        get { source?.provider }
        set { source = newValue.map { Source($0) } }
    }
    /// What is looked for.
    public private(set) var text = ""
    /// Whether options are offered.
    public private(set) var isOpen = false
    /// What there is to say of those that come from elsewhere.
    public private(set) var notice = FoundOptions<Option>.Notice.none

    /// What is known of a text at once.
    private var known: Found?
    /// What came from elsewhere.
    private var answer: Found?
    private var revision = 0
    private var source: Source?

    private struct Found: Equatable, Sendable {
        let options: [Option]
        let text: String
    }

    /// The provider, and its options made ready to be searched; equal to no other than itself.
    private final class Source: Equatable {
        let provider: OptionsProvider<Option>
        var index: OptionIndex<Option>?

        init(_ provider: OptionsProvider<Option>) { self.provider = provider }

        static func == (first: Source, second: Source) -> Bool { first === second }
    }

    /// Makes a search for nothing.
    public init() {}

    /// The options made ready to be searched, or nil while they are not there.
    ///
    /// They are made ready once for each provider: a loader loads once, and its options stay.
    func index(
        of options: [Option]?, _ make: ([Option]) -> OptionIndex<Option>
    ) -> OptionIndex<Option>? {
        if let index = source?.index { return index }
        let index = options.map(make)
        source?.index = index
        return index
    }

    /// Looks for a text.
    ///
    /// What was found for another stays in sight until there is something better.
    public mutating func begin(_ text: String) {
        // What is known of it may be something else by now.
        if known?.text == text { known = nil }
        self.text = text
        isOpen = true
        notice = .none
    }

    /// Stores the options already known for the text; they are dropped if nothing is looked for.
    public mutating func setKnown(_ options: [Option]) {
        guard isOpen else { return }
        known = Found(options: options, text: text)
        revision += 1
    }

    /// Waits for an answer from elsewhere.
    public mutating func wait() { notice = .loading }

    /// Takes an answer from elsewhere: what it found, or why it could not.
    ///
    /// - Returns: Whether it was taken: not where another text is looked for by now, or none.
    @discardableResult
    public mutating func take(_ answer: Result<[Option], any Error>, for text: String) -> Bool {
        guard isOpen, text == self.text else { return false }
        switch answer {
        case .success(let options):
            self.answer = Found(options: options, text: text)
            notice = .none
        case .failure(let error):
            self.answer = nil
            notice = .failed(LoadingFailure(error))
        }
        revision += 1
        return true
    }

    /// Offers nothing any more, and waits for nothing; what is looked for stays.
    public mutating func close() {
        isOpen = false
        notice = .none
    }

    /// Looks for nothing any more; the provider stays.
    public mutating func end() {
        let source = source
        self = OptionSearch()
        self.source = source
    }

    /// What is offered.
    ///
    /// What is known at once comes first, and behind it what came from elsewhere and is none of
    /// that. What was found for an earlier text stands in for that only while nothing is known.
    ///
    /// - Parameters:
    ///   - options: Those of the options that are there anyway that the text may mean; nil: there
    ///     are none. What ``setKnown(_:)`` was told for the text goes before them.
    ///   - isSame: Whether two are one option.
    public func offered(
        among options: [Option]? = nil, isSame: (Option, Option) -> Bool = { $0 == $1 }
    ) -> FoundOptions<Option> {
        guard isOpen else { return FoundOptions() }
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
