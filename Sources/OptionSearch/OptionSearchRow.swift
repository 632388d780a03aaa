import RowKit
import RowText

/// A row that offers options while the user types: its own options, and those of an asynchronous
/// search.
///
/// The row stores an ``OptionSearch``, which contains its provider. It returns the typed text and
/// the names of options, and calls ``search(_:)`` when the user types:
///
/// ```swift
/// cell.textField.onType { [weak self] text in self?.search(text) }
/// ```
///
/// An ``OptionPopup`` then shows ``offeredOptions``, which always match the row's current options.
/// Lazy options are loaded at the first search.
public protocol OptionSearchRow: OptionsProviderRow {
    /// The type of an option, declared again so that it can be inferred from ``optionSearch``.
    associatedtype Option
    /// The state of the search, which is a setting so that the row's cell is updated with it.
    ///
    /// ```swift
    /// @Setting(through: "options") var optionSearch = OptionSearch<City>()
    /// ```
    var optionSearch: OptionSearch<Option> { get set }
    /// The text currently in the search field.
    ///
    /// Options found for another string are not offered.
    var searchText: String { get }
    /// The delay between the last input and the call of ``searchElsewhere``, by default 300
    /// milliseconds.
    var searchDelay: Duration { get }
    /// The maximum number of options offered, by default 50.
    var optionLimit: Int { get }
    /// Which options a string finds by their names, and in which order, by default
    /// ``OptionMatching/ranked``.
    var optionMatching: OptionMatching { get }
    /// The number of characters with which a search starts, by default 0.
    ///
    /// White space at the ends does not count.
    var minimumSearchLength: Int { get }
    /// Searches for options asynchronously, or nil, the default, if there is no asynchronous
    /// search.
    var searchElsewhere: (@Sendable (String) async throws -> [Option])? { get }

    /// Returns the name of an option.
    ///
    /// Users find and read options by their titles (``shownName(of:)``); those without a title have
    /// their names.
    static func name(of option: Option) -> String
    /// Returns whether two values are the same option, by default whether they are equal.
    static func isSame(option first: Option, as second: Option) -> Bool
    /// Makes the index of the options. By default, it finds options by their names.
    func makeIndex(of options: [Option]) -> OptionIndex<Option>
    /// Returns the options already known for a string, which replace the row's own options, or nil,
    /// the default, if there are none.
    ///
    /// Called once for each search.
    func knownOptions(for text: String) -> [Option]?
    /// Whether the row's own options are offered, which is true by default.
    var offersOwnOptions: Bool { get }
    /// Returns whether an option may be offered now, or nil, the default, if all options may be
    /// offered.
    var optionFilter: ((Option) -> Bool)? { get }
    /// Whether a message is shown when nothing was found and no search is running.
    ///
    /// By default, the message is shown only after an asynchronous search.
    var saysNothingFound: Bool { get }
}

extension OptionSearchRow {
    /// The source of the options: the provider of ``optionSearch``.
    ///
    /// If options are currently offered, those of a new provider are loaded at once.
    public var optionsProvider: OptionsProvider<Option>? {
        get { optionSearch.provider }
        set {
            optionSearch.provider = newValue
            if isOffering { loadOptions() }
        }
    }
    /// 300 milliseconds.
    public var searchDelay: Duration { .milliseconds(300) }
    /// 50 options.
    public var optionLimit: Int { 50 }
    /// Names that contain the text, the best first.
    public var optionMatching: OptionMatching { .ranked }
    /// 0, so that an empty text is searched too.
    public var minimumSearchLength: Int { 0 }
    /// Nil, so there is no asynchronous search.
    public var searchElsewhere: (@Sendable (String) async throws -> [Option])? { nil }
    /// Returns an index that finds options by their names.
    public func makeIndex(of options: [Option]) -> OptionIndex<Option> { plainIndex(of: options) }
    /// Nil, so the row's own options are searched.
    public func knownOptions(for text: String) -> [Option]? { nil }
    /// True, so the row's own options are offered.
    public var offersOwnOptions: Bool { true }
    /// Nil, so all options may be offered.
    public var optionFilter: ((Option) -> Bool)? { nil }
    /// Returns whether two options are equal.
    public static func isSame(option first: Option, as second: Option) -> Bool { first == second }
    /// False, so the message is shown only after an asynchronous search.
    public var saysNothingFound: Bool { false }
}

extension OptionSearchRow {
    /// Returns the title of an option, or its name if it has none.
    public func shownName(of option: Option) -> String {
        title(of: option) ?? Self.name(of: option)
    }

    /// The source of the options if any of them may have a title, or nil otherwise.
    public var titledProvider: OptionsProvider<Option>? {
        optionsProvider.flatMap { $0.mayHaveTitles ? $0 : nil }
    }

    /// Returns an index that finds options by what users read.
    ///
    /// - Parameters:
    ///   - options: The options, in the order in which they are found.
    ///   - matches: Returns whether an option without a title matches a text, or nil if it matches
    ///     when its name contains the text.
    public func plainIndex(
        of options: [Option], matches: ((Option, String) -> Bool)? = nil
    ) -> OptionIndex<Option> {
        // Without titles, names are found without the row.
        guard let provider = titledProvider else {
            return OptionIndex(options, matches: matches, name: Self.name)
        }
        if case .listed(let listed) = provider, case let titled = listed.options,
            titled.count == options.count
        {
            // The same options, whose titles are found faster by their indices.
            return OptionIndex(
                options, matches: nil,
                nameAt: {
                    listed.title(at: $0) ?? Self.name(of: titled[$0])
                })
        }
        return OptionIndex(options) { provider.title(of: $0) ?? Self.name(of: $0) }
    }

    /// The index of the row's options, or nil if they are not loaded.
    public var optionIndex: OptionIndex<Option>? {
        optionSearch.index(of: options, makeIndex)
    }

    /// Whether an asynchronous search is running.
    public var isSearching: Bool { isPerforming(.optionSearch) }

    /// Whether the row offers options: a search for the current text is open, and the row is
    /// enabled.
    public var isOffering: Bool {
        optionSearch.isOpen && optionSearch.text == searchText && !isDisabled
    }

    /// The options currently offered.
    ///
    /// The known options come first, followed by the other options of the asynchronous search.
    public var offeredOptions: FoundOptions<Option> {
        guard isOffering else { return FoundOptions() }
        let limit = max(optionLimit, 0)
        let isOffered = optionFilter ?? { _ in true }
        let own = offersOwnOptions ? optionIndex : nil
        var found = optionSearch.offered(
            among: own?.options(
                matching: optionSearch.text, limit: limit, by: optionMatching, where: isOffered),
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

    /// Returns the only option with a name, among the row's own options and those found for the
    /// text, or nil if there is none or more than one.
    ///
    /// The comparison ignores case, accents, character width, and white space at the ends. If
    /// several options match, an exact match is returned.
    public func option(named text: String) -> Option? { options(named: [text])[0] }

    /// Returns, for each string, the only option with that name, as ``option(named:)`` does.
    public func options(named texts: [String]) -> [Option?] {
        let own = offersOwnOptions ? optionIndex?.options(named: texts) : nil
        let found = plainIndex(of: foundOptions)
        return found.options(named: texts).enumerated().map { place, found in
            var named = own?[place] ?? []
            for option in found
            where !named.contains(where: { Self.isSame(option: $0, as: option) }) {
                named.append(option)
            }
            if named.count > 1 { named.removeAll { shownName(of: $0) != texts[place] } }
            return named.count == 1 ? named[0] : nil
        }
    }

    /// Starts a search: among the known options at once, and asynchronously after ``searchDelay``.
    ///
    /// A string shorter than ``minimumSearchLength`` ends the search instead.
    public func search(_ text: String) {
        guard text.trimmed.count >= minimumSearchLength else { return endSearch() }
        if offersOwnOptions { loadOptions() }
        beginSearch(text, after: searchDelay)
    }

    /// Repeats the current search, such as after ``searchElsewhere`` has changed.
    public func searchAgain() {
        guard isOffering else { return }
        let text = optionSearch.text
        updateSearch { $0.end() }
        search(text)
    }

    /// Loads again the options that could not be loaded, and repeats a failed search.
    public func retrySearch() {
        if case .failed = optionsState { loadOptions() }
        if case .failed = optionSearch.notice { askElsewhere(after: .zero) }
    }

    /// Stops offering options.
    ///
    /// The typed text is kept. The asynchronous search is cancelled, unless the row awaits its
    /// options (``awaitOptions()``).
    public func closeOptions() {
        if !isAwaitingOptions { cancel(.optionSearch) }
        updateSearch { $0.close() }
    }

    /// Waits for the options for the typed text, and then commits the input again.
    ///
    /// Call this method in `commitInput()` if the typed text is unread input
    /// (`unreadInput`) and names no option yet:
    ///
    /// ```swift
    /// override func commitInput() {
    ///     super.commitInput()
    ///     guard unreadInput != nil else { return }
    ///     if let city = option(named: searchText) { value = city } else { awaitOptions() }
    /// }
    /// ```
    ///
    /// The list may be closed in the meantime. An asynchronous search that was cancelled starts at
    /// once, and options that are not loaded are requested. If the text changes or becomes a value
    /// before the options arrive, they are ignored.
    ///
    /// - Returns: Whether options are pending. If not, the text names none.
    @discardableResult
    public func awaitOptions() -> Bool {
        let text = searchText
        guard hasUnreadInput, !text.trimmed.isEmpty, text.trimmed.count >= minimumSearchLength
        else { return false }
        if !isAwaitingOptions { requestOptions(for: text) }
        let isPending = isSearching || offersOwnOptions && optionsState == .loading
        updateSearch { $0.awaitedText = isPending ? text : nil }
        return isPending
    }

    /// Ends the search and resets it.
    public func endSearch() {
        cancel(.optionSearch)
        updateSearch { $0.end() }
    }

    /// Offers options already known for the search text.
    ///
    /// Does nothing if no search is open.
    public func setKnownOptions(_ options: [Option]) { updateSearch { $0.setKnown(options) } }

    /// Changes the search as a preset, so that the form's defaults can still set the provider.
    private func updateSearch(_ change: (inout OptionSearch<Option>) -> Void) {
        // The transaction encloses the preset, so that listeners, which run at its end, do not
        // write presets.
        transact { preset { change(&optionSearch) } }
    }

    private func transact(by origin: Origin? = nil, _ body: () -> Void) {
        if let form { form.update(by: origin, body) } else { body() }
    }

    /// Whether the typed text is committed again once its options are known.
    private var isAwaitingOptions: Bool {
        hasUnreadInput && optionSearch.awaitedText == searchText
    }

    /// The options found for the text in the field, even if the list is closed.
    private var foundOptions: [Option] {
        guard optionSearch.text == searchText else { return [] }
        let found = optionSearch.found(isSame: Self.isSame).options
        return optionFilter.map { found.filter($0) } ?? found
    }

    /// Commits the input again if it was awaiting the options that have arrived.
    public func optionsDidArrive() {
        guard isAwaitingOptions else { return }
        let isOpen = optionSearch.isOpen
        transact(by: .user) { commitInput() }
        if !isOpen { closeOptions() }
    }

    /// Requests the options for a string that are not known, without a delay.
    private func requestOptions(for text: String) {
        if offersOwnOptions { loadOptions() }
        let isKnown = isSearching || optionSearch.hasAnswer(to: text)
        guard searchElsewhere != nil, optionSearch.text != text || !isKnown else { return }
        let isOpen = isOffering
        beginSearch(text, after: .zero)
        if !isOpen { updateSearch { $0.close() } }
    }

    private func beginSearch(_ text: String, after delay: Duration) {
        updateSearch { $0.begin(text) }
        if let known = knownOptions(for: text) { setKnownOptions(known) }
        askElsewhere(after: delay)
    }

    private func askElsewhere(after delay: Duration) {
        guard let searchElsewhere else { return cancel(.optionSearch) }
        let text = optionSearch.text
        updateSearch { $0.wait() }
        perform(.optionSearch, after: delay) {
            try await searchElsewhere(text)
        } then: { row, answer in
            row.updateSearch { $0.take(answer, for: text) }
            row.optionsDidArrive()
        }
    }
}

extension WorkOrder.Key {
    /// The asynchronous search for options.
    fileprivate static let optionSearch = WorkOrder.Key.latest("optionSearch")
}
