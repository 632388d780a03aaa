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

    /// Returns the selection of a choice view: the key of the first option that is chosen.
    func selection(where isChosen: (Option) -> Bool) -> [String] {
        all.first { isChosen($0.option) }.map { [$0.key] } ?? []
    }
}
