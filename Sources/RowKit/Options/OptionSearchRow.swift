/// A row that offers options for what a person types: among those that it has, and from elsewhere.
///
/// The row keeps an ``OptionSearch``, which has its provider, says what is typed and what options
/// are called, and calls ``search(_:)`` when something was typed:
///
/// ```swift
/// cell.textField.onType { [weak self] text in self?.search(text) }
/// ```
///
/// An ``OptionPopup`` then shows ``offeredOptions``, which follow the row's options as they are at
/// each moment. Lazy options are loaded when somebody looks for the first time.
public protocol OptionSearchRow: OptionsProviderRow {
    /// An option; declared again, so that ``optionSearch`` can say which it is.
    associatedtype Option
    /// Where the options come from, what is looked for, and what was found: a setting, so that the
    /// row's cell follows it.
    ///
    /// ```swift
    /// @Setting var optionSearch = OptionSearch<City>()
    /// ```
    var optionSearch: OptionSearch<Option> { get set }
    /// What stands at present where one looks for options; what was found for another text is not
    /// offered.
    var searchText: String { get }
    /// How long a person has stopped typing before ``searchElsewhere`` is asked; by default 300
    /// milliseconds.
    var searchDelay: Duration { get }
    /// How many options are offered at the most; by default 50.
    var optionLimit: Int { get }
    /// Looks for options elsewhere; nil: there are none, which is the default.
    var searchElsewhere: (@Sendable (String) async throws -> [Option])? { get }

    /// What an option is called.
    static func name(of option: Option) -> String
    /// Whether two are one option; by default what `==` says.
    static func isSame(option first: Option, as second: Option) -> Bool
    /// The options made ready; by default they are found by what they are called.
    func makeIndex(of options: [Option]) -> OptionIndex<Option>
    /// What is known of a text at once, in the place of the row's own options; nil: nothing, which
    /// is the default. Asked once each time that something is looked for.
    func knownOptions(for text: String) -> [Option]?
    /// Whether the row's own options are offered; by default they are.
    var offersOwnOptions: Bool { get }
    /// What says whether an option may be offered now; nil: each may, which is the default.
    var optionFilter: ((Option) -> Bool)? { get }
    /// Whether it is said that nothing was found, where nothing was and nothing is to come; by
    /// default only where options came from elsewhere.
    var saysNothingFound: Bool { get }
}

extension OptionSearchRow {
    /// Where the options come from: the provider of ``optionSearch``.
    ///
    /// Where options are offered at present, another provider's are loaded at once.
    public var optionsProvider: OptionsProvider<Option>? {
        get { optionSearch.provider }
        set {
            optionSearch.provider = newValue
            if isOffering { loadOptions() }
        }
    }
    /// 300 milliseconds.
    public var searchDelay: Duration { .milliseconds(300) }
    /// As many as a person can look through.
    public var optionLimit: Int { 50 }
    /// None: there are no options elsewhere.
    public var searchElsewhere: (@Sendable (String) async throws -> [Option])? { nil }
    /// Options that are found by what they are called.
    public func makeIndex(of options: [Option]) -> OptionIndex<Option> {
        OptionIndex(options, name: Self.name)
    }
    /// Nothing.
    public func knownOptions(for text: String) -> [Option]? { nil }
    /// They are.
    public var offersOwnOptions: Bool { true }
    /// None: each may be offered.
    public var optionFilter: ((Option) -> Bool)? { nil }
    /// What `==` says.
    public static func isSame(option first: Option, as second: Option) -> Bool { first == second }
    /// Only where options came from elsewhere.
    public var saysNothingFound: Bool { false }
}

extension OptionSearchRow {
    /// The row's options, made ready to be searched; nil while they are not there.
    public var optionIndex: OptionIndex<Option>? {
        optionSearch.index(of: options, makeIndex)
    }

    /// Whether options are being looked for elsewhere.
    public var isSearching: Bool { isPerforming(.optionSearch) }

    /// Whether a person is looking for options: for what is typed at present, in a row that takes
    /// input.
    public var isOffering: Bool {
        optionSearch.isOpen && optionSearch.text == searchText && !isDisabled
    }

    /// What is offered at present.
    ///
    /// What the row knows comes first, then what came from elsewhere and is none of that.
    public var offeredOptions: FoundOptions<Option> {
        guard isOffering else { return FoundOptions() }
        let limit = max(optionLimit, 0)
        let isOffered = optionFilter ?? { _ in true }
        let own = offersOwnOptions ? optionIndex : nil
        var found = optionSearch.offered(
            among: own?.options(
                matching: optionSearch.text, limit: limit, where: isOffered),
            isSame: Self.isSame)
        found.options = Array(found.options.lazy.filter(isOffered).prefix(limit))
        guard found.notice == .none || found.notice == .noResults else { return found }
        switch offersOwnOptions ? optionsState : .unloaded {
        case .loading: found.notice = .loading
        case .failed(let failure): found.notice = .failed(failure)
        case .unloaded, .loaded:
            if found.options.isEmpty, saysNothingFound { found.notice = .noResults }
        }
        return found
    }

    /// The one option that is called what a text says, among the row's own and those that are
    /// offered; nil: there is none, or there are several.
    ///
    /// Upper and lower case, accents, width, and white space at the ends do not count, unless that
    /// tells one from others.
    public func option(named text: String) -> Option? { options(named: [text])[0] }

    /// For each of some texts the one option that is called so, as ``option(named:)`` says.
    public func options(named texts: [String]) -> [Option?] {
        let own = offersOwnOptions ? optionIndex?.options(named: texts) : nil
        let offered = OptionIndex(offeredOptions.options, name: Self.name)
        return offered.options(named: texts).enumerated().map { place, offered in
            var named = own?[place] ?? []
            for option in offered
            where !named.contains(where: { Self.isSame(option: $0, as: option) }) {
                named.append(option)
            }
            if named.count > 1 { named.removeAll { Self.name(of: $0) != texts[place] } }
            return named.count == 1 ? named[0] : nil
        }
    }

    /// Looks for options: at once among those that are known, and elsewhere when a person has
    /// stopped typing.
    public func search(_ text: String) {
        if offersOwnOptions { loadOptions() }
        updateSearch { $0.begin(text) }
        if let known = knownOptions(for: text) { setKnownOptions(known) }
        askElsewhere(after: searchDelay)
    }

    /// Looks anew for what is looked for, as where options are found by other means now.
    public func searchAgain() {
        guard isOffering else { return }
        let text = optionSearch.text
        updateSearch { $0.end() }
        search(text)
    }

    /// Asks once more for what could not be had.
    public func retrySearch() {
        if case .failed = optionsState { loadOptions() }
        if case .failed = optionSearch.notice { askElsewhere(after: .zero) }
    }

    /// Offers nothing any more; what was typed stays.
    public func closeOptions() {
        cancel(.optionSearch)
        updateSearch { $0.close() }
    }

    /// Looks for nothing any more.
    public func endSearch() {
        cancel(.optionSearch)
        updateSearch { $0.end() }
    }

    /// Offers options already known for the text that is looked for; they are dropped if nothing
    /// is.
    public func setKnownOptions(_ options: [Option]) { updateSearch { $0.setKnown(options) } }

    /// Changes what is looked for or found, which leaves the provider to the form's defaults.
    private func updateSearch(_ change: (inout OptionSearch<Option>) -> Void) {
        act { preset { change(&optionSearch) } }
    }

    private func askElsewhere(after delay: Duration) {
        guard let searchElsewhere else { return cancel(.optionSearch) }
        let text = optionSearch.text
        updateSearch { $0.wait() }
        perform(.optionSearch, after: delay) {
            try await searchElsewhere(text)
        } then: { row, answer in
            row.updateSearch { $0.take(answer, for: text) }
        }
    }
}

extension WorkKey {
    /// Looking for options elsewhere.
    fileprivate static let optionSearch = WorkKey.latest("optionSearch")
}
