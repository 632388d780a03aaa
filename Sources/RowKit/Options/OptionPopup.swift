/// Keeps the list below a field: an item for each option, which of them Return picks, and what is
/// said while options are looked for, where there are none, and where they could not be had.
///
/// ```swift
/// let popup = OptionPopup<City>(cell.list)
/// popup.onPick = { city in row.value = city }
/// popup.onRetry = { row.retrySearch() }
/// popup.show(row.offeredOptions, phrases: row.phrases) { .init($0.code, StyledText($0.name)) }
/// cell.textField.popup = popup.isNeeded ? popup.list : nil
/// cell.textField.onKey { key in popup.takes(key) }
/// ```
public final class OptionPopup<Option: Equatable> {
    /// The list.
    public let list: ListView

    /// Called when a person picked an option.
    public var onPick: ((Option) -> Void)?
    /// Called when a person wants to try again.
    public var onRetry: (() -> Void)?

    /// Whether there is anything to show.
    public private(set) var isNeeded = false

    private var options: [String: Option] = [:]
    /// Whether the options answer what is looked for.
    private var isCurrent = true
    /// Whether a person went to the option that is highlighted.
    private var isChosen = false

    private static var retryKey: String { "retry" }

    /// Makes a popup of a list.
    public init(_ list: ListView = ListView()) {
        self.list = list
        list.onPick { [weak self] key in self?.pick(key) }
    }

    /// Shows options.
    ///
    /// - Parameters:
    ///   - found: The options. Where some could not be had, an item to try again stands last.
    ///   - highlightsFirst: Whether Return picks the first one until a person goes to another.
    ///   - phrases: The language in which it is said.
    ///   - item: What an option looks like, with the key that it should have. Of keys that are
    ///     the same, those that come later get a number.
    public func show(
        _ found: FoundOptions<Option>, highlightsFirst: Bool = false, phrases: Phrases,
        item: (Option) -> ListView.Item
    ) {
        var items: [ListView.Item] = []
        items.reserveCapacity(found.options.count + 1)
        options = [:]
        var keys = UniqueKeys(taken: [Self.retryKey])
        for option in found.options {
            var item = item(option)
            item.key = keys.key(like: item.key)
            options[item.key] = option
            items.append(item)
        }
        let first = items.first(where: \.isEnabled)?.key
        var placeholder: String?
        switch found.notice {
        case .none: break
        case .loading: placeholder = phrases.text(.loading)
        case .noResults: placeholder = phrases.text(.noResults)
        case .failed:
            items.append(
                ListView.Item(
                    Self.retryKey, StyledText(phrases.text(.tryAgain)),
                    detail: StyledText(phrases.text(.loadingFailed))))
        }
        list.placeholder = placeholder
        list.isBusy = found.notice == .loading
        list.items = items
        isNeeded = !items.isEmpty || found.notice != .none
        isCurrent = found.isCurrent
        isChosen =
            isChosen && isCurrent
            && items.contains { $0.key == list.highlighted && $0.isEnabled }
        guard !isChosen else { return }
        list.highlighted = highlightsFirst && isCurrent ? first : nil
    }

    /// Goes through the options by arrows, and picks one by Return.
    ///
    /// - Returns: Whether the key meant that: not where there is nothing to go through or to pick,
    ///   and not where the options answer what was looked for before.
    public func takes(_ key: ViewAction.Key) -> Bool {
        guard isCurrent else { return false }
        switch key {
        case .up, .down: return moveHighlight(by: key == .up ? -1 : 1)
        case .enter:
            guard let key = list.highlighted, list.items.contains(where: { $0.key == key }) else {
                return false
            }
            pick(key)
            return true
        default: return false
        }
    }

    /// After the last comes the first again.
    private func moveHighlight(by step: Int) -> Bool {
        let keys = list.items.filter(\.isEnabled).map(\.key)
        guard !keys.isEmpty else { return false }
        let place = list.highlighted.flatMap(keys.firstIndex) ?? (step < 0 ? 0 : -1)
        list.highlighted = keys[(place + step + keys.count) % keys.count]
        isChosen = true
        return true
    }

    private func pick(_ key: String) {
        if let option = options[key] {
            onPick?(option)
        } else if key == Self.retryKey {
            onRetry?()
        }
    }
}
