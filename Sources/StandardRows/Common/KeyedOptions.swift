import RowKit

/// Options with unique keys that do not depend on their positions.
struct KeyedOptions<Option> {
    /// The options in order.
    let all: [(key: String, option: Option)]

    init(_ options: [Option]) {
        var keys = UniqueKeys()
        all = options.map { (keys.key(like: String(describing: $0)), $0) }
    }

    /// Returns the option that the user chose, or nil if the choice was removed.
    func option(chosenBy keys: [String]) -> Option? {
        guard let key = keys.first else { return nil }
        return all.first { $0.key == key }?.option
    }
}

extension ChoiceView {
    /// Shows options under the keys of ``KeyedOptions``, and selects the first that is chosen.
    func show<Element>(
        _ elements: [Element], text: (Element) -> String, isChosen: (Element) -> Bool,
        isEnabled: (Element) -> Bool = { _ in true }
    ) {
        var keys = UniqueKeys()
        var options: [Option] = []
        var chosen: [String] = []
        for element in elements {
            let key = keys.key(like: String(describing: element))
            options.append(Option(key, text(element), isEnabled: isEnabled(element)))
            if chosen.isEmpty, isChosen(element) { chosen = [key] }
        }
        self.options = options
        selection = chosen
    }
}
