import RowText

/// An array or a set as predicates see it; elements are looked at one by one, on demand.
struct PredicateList {
    /// The array or set.
    let base: any PredicateCollection

    init(_ base: any PredicateCollection) { self.base = base }

    var count: Int { base.elementCount }

    /// Whether an element is of a kind.
    func contains(where isWanted: (PredicateValue) -> Bool) -> Bool {
        base.containsElement { isWanted(PredicateValue($0)) }
    }

    /// All elements.
    var elements: [PredicateValue] {
        var elements: [PredicateValue] = []
        elements.reserveCapacity(count)
        _ = base.containsElement {
            elements.append(PredicateValue($0))
            return false
        }
        return elements
    }

    /// The element at a place; none outside of the list.
    subscript(index: Int) -> PredicateValue { PredicateValue(base.element(at: index)) }

    /// Whether both have equal elements, in the same order unless one is a set.
    func equals(_ other: PredicateList, _ folding: Folding) -> Bool {
        guard count == other.count else { return false }
        guard base.isOrdered, other.base.isOrdered else {
            let (set, rest) = base.isOrdered ? (other, self) : (self, other)
            return !set.contains { element in
                !rest.contains { $0.equals(element, folding, inList: true) }
            }
        }
        return zip(elements, other.elements).allSatisfy { $0.equals($1, folding, inList: true) }
    }
}

/// A collection whose element's type is not known.
protocol PredicateCollection {
    var elementCount: Int { get }
    /// Whether the order of elements means something.
    var isOrdered: Bool { get }
    func containsElement(where isWanted: (Any) -> Bool) -> Bool
    func element(at index: Int) -> Any?
}

extension PredicateCollection where Self: Collection {
    var elementCount: Int { count }
    var isOrdered: Bool { true }
    func containsElement(where isWanted: (Any) -> Bool) -> Bool { contains { isWanted($0) } }
    func element(at index: Int) -> Any? {
        guard index >= 0, index < count else { return nil }
        return self[self.index(startIndex, offsetBy: index)]
    }
}

extension Array: PredicateCollection {}
extension ArraySlice: PredicateCollection {}
extension ContiguousArray: PredicateCollection {}

extension Set: PredicateCollection {
    var isOrdered: Bool { false }
    /// The elements of a set have no places.
    func element(at index: Int) -> Any? { nil }
}

/// A dictionary whose types are not known.
protocol PredicateDictionary {
    /// Its values, in any order.
    var valueList: PredicateList { get }
    /// The value under a key that is a text or has one for its raw value.
    func value(forText key: String) -> Any?
}

extension Dictionary: PredicateDictionary {
    var valueList: PredicateList { PredicateList(Array(values)) }

    func value(forText key: String) -> Any? {
        if let key = key as? Key { return self[key] }
        guard Key.self is any RawRepresentable.Type else { return nil }
        return first { PredicateValue($0.key).text == key }?.value
    }
}
