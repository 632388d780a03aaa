import RowKit

/// Manages the list of options below a text field.
///
/// The list has an item for each option and highlights the one that Return picks. It also shows
/// whether options are loading, were not found, or could not be loaded.
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

    /// Called when the user picks an option.
    public var onPick: ((Option) -> Void)?
    /// Called when the user requests to load the options again.
    public var onRetry: (() -> Void)?

    /// Whether there is anything to show.
    public private(set) var isNeeded = false

    private var options: [String: Option] = [:]
    /// Whether the options match the current text.
    private var isCurrent = true
    /// Whether the user moved the highlight to its current option.
    private var isChosen = false

    private static var retryKey: String { "retry" }

    /// Creates a popup that manages a list.
    public init(_ list: ListView = ListView()) {
        self.list = list
        list.onPick { [weak self] key in self?.pick(key) }
    }

    /// Shows options.
    ///
    /// - Parameters:
    ///   - found: The options. If loading failed, the list ends with an item to try again.
    ///   - highlightsFirst: Whether Return picks the first option until the user moves to another.
    ///   - phrases: The phrases for the messages.
    ///   - item: Returns the item of an option, with its key. If keys are equal, all but the first
    ///     get a number.
    public func show(
        _ found: FoundOptions<Option>, highlightsFirst: Bool = false, phrases: Phrases,
        item: (Option) -> ListView.Item
    ) {
        var items: [ListView.Item] = []
        items.reserveCapacity(found.options.count + 1)
        options = [:]
        var keys = UniqueKeys(taken: [Self.retryKey], count: found.options.count)
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
        case .failed(let failure):
            items.append(
                ListView.Item(
                    Self.retryKey, StyledText(phrases.text(.tryAgain)),
                    detail: StyledText(phrases.text(failure.phrase))))
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

    /// Moves the highlight with the arrow keys, and picks the highlighted option with Return.
    ///
    /// - Returns: Whether the key was handled; false if there is nothing to move to or to pick, or
    ///   if the options match an earlier text.
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

    /// Moves the highlight, from the last option to the first and vice versa.
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
