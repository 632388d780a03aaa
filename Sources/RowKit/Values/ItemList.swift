import RowText
import Synchronization

/// A list of items whose values rows offer as options.
///
/// ```swift
/// form.lists["clubs"] = try ItemList([
///     ["value": "svw", "title": "SV Wien", "country": "AT", "fee": 40],
///     ["value": "lask", "title": "LASK", "country": "AT", "fee": 50],
/// ])
/// club.takeOptions(from: "clubs", where: "country == $country")
/// fee.calculated = "lookup('clubs', $club, 'fee')"
/// ```
///
/// An item is a value, or an object with the member `value`, a `title` for users if it differs from
/// the value, and any further members. A list is immutable, and forms share it.
public final class ItemList: Sendable {
    /// The items, in order.
    public let items: [JSONValue]

    /// The places of the items, by value.
    private let places: [JSONValue: Int]
    /// The places of the items by the text of a member, made when they are first needed.
    private let indices = Mutex<[String: [String: [Int]]]>([:])
    /// The index of the titles, made when it is first needed.
    private let madeTitles = Mutex<TextIndex?>(nil)

    /// Creates a list of items.
    ///
    /// - Throws: All problems, such as two items with the same value, with the places of the items.
    public init(_ items: [JSONValue]) throws(DocumentDiagnostic) {
        var places: [JSONValue: Int] = [:]
        places.reserveCapacity(items.count)
        var problems: [DocumentDiagnostic] = []
        for (place, item) in items.enumerated() {
            do throws(DocumentDiagnostic) {
                let value = try Self.checkedValue(of: item)
                if let other = places.updateValue(place, forKey: value.comparable) {
                    places[value.comparable] = other
                    throw DocumentDiagnostic(
                        .duplicate,
                        "the value \(value.lineText.shortened) is that of item \(other) already")
                }
            } catch {
                problems.append(error.within(.root.element(place)))
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        self.items = items
        self.places = places
    }

    /// Creates a list of values that are their own titles.
    ///
    /// - Throws: An error if two values are equal, or if JSON cannot represent one.
    public convenience init(values: [some DocumentValue]) throws(DocumentDiagnostic) {
        var items: [JSONValue] = []
        for value in values { items.append(try value.documentValue()) }
        try self.init(items)
    }

    /// Returns the value of an item.
    ///
    /// - Throws: An error if it has none, or if its title is no text.
    private static func checkedValue(of item: JSONValue) throws(DocumentDiagnostic) -> JSONValue {
        guard case .object(let members) = item else {
            if item == .null { throw .expected("a value", found: item) }
            return item
        }
        guard let value = members["value"], value != .null else {
            throw DocumentDiagnostic(.missing, "an item with members needs a \"value\"")
        }
        switch members["title"] {
        case nil, .string?: return value
        case let title?:
            throw DocumentDiagnostic.expected("a string", found: title)
                .within(.root.member("title"))
        }
    }

    /// The place of the first value of each kind: text, whole number, other number, and so on.
    var samples: [Int] {
        var kinds: Set<Int> = []
        return items.indices.filter { kinds.insert(value(at: $0).kindIndex).inserted }
    }

    // MARK: Items

    /// The number of items.
    public var count: Int { items.count }

    /// Returns the value of the item at a place.
    func value(at place: Int) -> JSONValue {
        if case .object(let members) = items[place], let value = members["value"] { return value }
        return items[place]
    }

    /// Returns the title of the item at a place, or nil if it has none.
    func title(at place: Int) -> String? {
        if case .string(let title)? = items[place]["title"] { title } else { nil }
    }

    /// The index of the titles, or nil if an item has neither a title nor a text as its value.
    var titles: TextIndex? {
        madeTitles.withLock { made in
            if let made { return made }
            var titles: [String] = []
            titles.reserveCapacity(count)
            for place in items.indices {
                if let title = title(at: place) {
                    titles.append(title)
                } else if case .string(let text) = value(at: place) {
                    titles.append(text)
                } else {
                    return nil
                }
            }
            let index = TextIndex(titles)
            made = index
            return index
        }
    }

    /// Returns the place of the item with a value, or nil if there is none.
    func place(of value: JSONValue) -> Int? { places[value.comparable] }

    /// Returns the places of the items in which a member is a text.
    func places(where member: String, is text: String) -> [Int] {
        indices.withLock { indices in
            if let index = indices[member] { return index[text] ?? [] }
            var index: [String: [Int]] = [:]
            for (place, item) in items.enumerated() {
                if case .string(let text)? = item[member] {
                    index[text, default: []].append(place)
                }
            }
            indices[member] = index
            return index[text] ?? []
        }
    }

    /// Whether any item has a member.
    func has(_ member: String) -> Bool { items.contains { $0[member] != nil } }
}

extension ItemList: Equatable {
    /// Whether both lists have the same items.
    public static func == (first: ItemList, second: ItemList) -> Bool {
        first === second || first.items == second.items
    }
}

extension JSONValue {
    /// A number for the kind of the value.
    fileprivate var kindIndex: Int {
        switch self {
        case .null: 0
        case .bool: 1
        case .integer: 2
        case .number: 3
        case .string: 4
        case .array: 5
        case .object: 6
        }
    }

    /// The value, so that equal numbers are equal: a number without a fraction is an integer.
    fileprivate var comparable: JSONValue {
        guard case .number(let number) = self, let integer = Int(exactly: number) else {
            return self
        }
        return .integer(integer)
    }
}
