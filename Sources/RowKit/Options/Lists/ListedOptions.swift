import Synchronization

/// The options that a row takes from a list, made when they are first needed.
///
/// Two are equal only if they are the same object.
public final class ListedOptions<Option: Equatable & Sendable>: Equatable, Sendable {
    let list: ItemList
    private let condition: ItemCondition?
    private let values: FormReads
    private let made = Mutex<Made?>(nil)

    private struct Made {
        var places: [Int] = []
        var options: [Option] = []
    }

    init(_ list: ItemList, where condition: ItemCondition?, _ values: FormReads) {
        (self.list, self.condition, self.values) = (list, condition, values)
    }

    /// The options, in the order of the list.
    public var options: [Option] { offered.options }

    /// The places of the items that are offered, in order.
    var places: [Int] { offered.places }

    private var offered: Made {
        made.withLock { made in
            if let made { return made }
            var offered = Made()
            let context = ItemContext(values)
            for place in condition?.candidates(in: list, context) ?? Array(list.items.indices)
            where holds(for: place, context) {
                guard let option: Option = list.value(at: place).option() else { continue }
                offered.places.append(place)
                offered.options.append(option)
            }
            made = offered
            return offered
        }
    }

    /// Whether the options have been made.
    var areMade: Bool { made.withLock { $0 != nil } }

    /// How often the condition was evaluated for an item.
    var evaluations: Int { evaluated.withLock { $0 } }
    private let evaluated = Mutex(0)
    /// The place of the option that was last asked for, and whether it is offered.
    private let answer = Mutex<(place: Int, isOffered: Bool)?>(nil)

    private func holds(for place: Int, _ context: ItemContext) -> Bool {
        guard let condition else { return true }
        evaluated.withLock { $0 += 1 }
        return condition.holds(for: list.items[place], context)
    }

    /// Returns whether an option is offered.
    public func offers(_ option: Option) -> Bool {
        guard let place = place(of: option) else { return false }
        if let answer = answer.withLock({ $0 }), answer.place == place { return answer.isOffered }
        let isOffered = holds(for: place, ItemContext(values))
        answer.withLock { $0 = (place, isOffered) }
        return isOffered
    }

    /// Returns options in the order of the list, followed by those that are not in it.
    public func sorted(_ options: some Sequence<Option>) -> (known: [Option], others: [Option]) {
        let placed = options.map { ($0, place(of: $0)) }
        let known = placed.compactMap { option, place in place.map { (option, $0) } }
        return (known.sorted { $0.1 < $1.1 }.map(\.0), placed.filter { $0.1 == nil }.map(\.0))
    }

    /// The schema of the options, or nil if they depend on other rows or are many.
    public var schema: JSONValue? {
        guard condition == nil, list.count <= 1_000 else { return nil }
        return ["enum": .array(list.items.indices.map(list.value))]
    }

    /// Returns the title of the option at an index, or nil if it has none.
    public func title(at index: Int) -> String? { list.title(at: places[index]) }

    /// Returns the title of an option, or nil if it has none.
    public func title(of option: Option) -> String? { place(of: option).flatMap(list.title) }

    /// Returns the indices of the options whose titles contain a text, or nil if the list has no
    /// index of its titles.
    func indices(holding text: String) -> [Int]? {
        guard let titles = list.titles else { return nil }
        let places = places
        let found = titles.places(holding: text)
        guard places.count < list.count else { return found }
        // Both are in ascending order.
        var indices: [Int] = []
        var next = 0
        for place in found {
            while next < places.count, places[next] < place { next += 1 }
            if next < places.count, places[next] == place { indices.append(next) }
        }
        return indices
    }

    /// The item of an option, or nil if it has none.
    func item(of option: Option) -> JSONValue? { place(of: option).map { list.items[$0] } }

    private func place(of option: Option) -> Int? { list.place(ofOption: option) }

    /// Whether both are the same object.
    public static func == (first: ListedOptions, second: ListedOptions) -> Bool {
        first === second
    }
}

extension ItemList {
    /// Returns the place of the item whose value is an option, or nil if there is none.
    func place(ofOption option: some Sendable) -> Int? {
        if let text = option as? String { return place(of: .string(text)) }
        return (try? (option as? any DocumentValue)?.documentValue()).flatMap(place)
    }
}

extension JSONValue {
    /// The value as an option, or nil if it is none.
    func option<Option>() -> Option? {
        if case .string(let text) = self, let option = text as? Option { return option }
        return (try? (Option.self as? any DocumentValue.Type)?.init(documentValue: self)) as? Option
    }
}
