import RowText

/// An array or a set in a predicate.
///
/// Elements are converted one at a time, on demand.
struct PredicateList {
    /// The array or set.
    let base: any PredicateCollection

    init(_ base: any PredicateCollection) { self.base = base }

    var count: Int { base.elementCount }

    /// Whether any element satisfies a closure.
    func contains(where isWanted: (PredicateValue) -> Bool) -> Bool {
        base.containsElement { isWanted(PredicateValue($0)) }
    }

    var elements: [PredicateValue] {
        if let rows = base as? PredicateRows { return rows.rows.map { .row($0) } }
        var elements: [PredicateValue] = []
        elements.reserveCapacity(count)
        _ = base.containsElement {
            elements.append(PredicateValue($0))
            return false
        }
        return elements
    }

    /// The values of the elements for a key.
    func values(forKey key: String) -> PredicateList {
        guard let rows = (base as? PredicateRows)?.rows else {
            return PredicateList(elements.map { $0.taking(.key(key)) })
        }
        let parts = rows.compactMap { $0.part(named: key) }
        guard parts.count == rows.count else {
            return PredicateList(rows.map { PredicateValue.row($0).taking(.key(key)) })
        }
        return PredicateList(PredicateRows(rows: parts))
    }

    /// The element at an index, or `.none` if there is none.
    subscript(index: Int) -> PredicateValue { PredicateValue(base.element(at: index)) }

    /// Whether both lists have equal elements, in the same order unless one of them is a set.
    func equals(
        _ other: PredicateList, _ folding: Folding, _ zones: some PredicateZones
    ) -> Bool {
        guard count == other.count else { return false }
        guard base.isOrdered, other.base.isOrdered else {
            let (set, rest) = base.isOrdered ? (other, self) : (self, other)
            return !set.contains { element in
                !rest.contains { $0.equals(element, folding, inList: true, in: zones) }
            }
        }
        return zip(elements, other.elements).allSatisfy {
            $0.equals($1, folding, inList: true, in: zones)
        }
    }
}

/// A collection of an unknown element type.
protocol PredicateCollection {
    var elementCount: Int { get }
    /// Whether the order of elements is significant.
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
    /// Always nil: the elements of a set have no index.
    func element(at index: Int) -> Any? { nil }
}

/// A dictionary of unknown key and value types.
protocol PredicateDictionary {
    /// The values, in any order.
    var valueList: PredicateList { get }
    /// The value for a key that equals the text or has it as its raw value.
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
