import RowKit

/// Options with unique keys that do not depend on their positions.
struct KeyedOptions<Option> {
    /// The options in order.
    let all: [(key: String, option: Option)]

    init(_ options: [Option]) {
        var keys = UniqueKeys(count: options.count)
        all = options.map { (keys.key(like: String(describing: $0)), $0) }
    }

    /// Returns the option that the user chose, or nil if the choice was removed.
    func option(chosenBy keys: [String]) -> Option? {
        guard let key = keys.first else { return nil }
        return all.first { $0.key == key }?.option
    }
}

extension ChoiceView {
    /// Shows options with the keys of ``KeyedOptions``, and selects the first chosen one.
    ///
    /// - Parameter option: Returns the option to show for a key, an element and its position.
    func show<Element>(
        _ elements: [Element], as option: (String, Element, Int) -> Option,
        isChosen: (Element) -> Bool
    ) {
        var keys = UniqueKeys(count: elements.count)
        var options: [Option] = []
        options.reserveCapacity(elements.count)
        var chosen: [String] = []
        // Use an index, because iterating over elements of a generic type looks up types.
        for index in 0..<elements.count {
            let element = elements[index]
            let key = keys.key(like: String(describing: element))
            options.append(option(key, element, index))
            if chosen.isEmpty, isChosen(element) { chosen = [key] }
        }
        self.options = options
        selection = chosen
    }
}
