import RowText

/// The right side of a comparison.
struct RightSide {
    let value: PredicateValue
    /// The elements, if many values are searched for in a list.
    private(set) var set: PredicateSet?

    init(_ value: PredicateValue) { self.value = value }

    /// Returns the side prepared for a comparison with many values.
    func searchable(by comparison: PredicateComparison) -> RightSide {
        guard set == nil, comparison.comparator == .isIn, let list = value.resolved.list
        else { return self }
        var side = self
        side.set = PredicateSet(list, comparison.folding)
        return side
    }
}

/// The right sides of comparisons in a subquery that are the same for each element.
final class FixedSides {
    private var sides: [ObjectIdentifier: RightSide] = [:]

    /// Returns the right side of a comparison, which is evaluated once.
    func side(of comparison: PredicateComparison, _ value: () -> PredicateValue) -> RightSide {
        if let side = sides[ObjectIdentifier(comparison)] { return side }
        let side = RightSide(value()).searchable(by: comparison)
        sides[ObjectIdentifier(comparison)] = side
        return side
    }
}

/// The elements of a list, if all are texts or all are whole numbers.
struct PredicateSet {
    private var texts: Set<String> = []
    private var integers: Set<Int64> = []
    private let folding: Folding

    /// Returns nil if the list contains anything else.
    init?(_ list: PredicateList, _ folding: Folding) {
        self.folding = folding
        for element in list.elements {
            switch element {
            case .text(let text): texts.insert(folding.isEmpty ? text : folding.fold(text))
            case .number(.integer(let number)): integers.insert(number)
            default: return nil
            }
        }
        if !texts.isEmpty, !integers.isEmpty { return nil }
    }

    /// Whether a value is an element, or nil if its kind is not that of the elements.
    func contains(_ value: PredicateValue) -> Bool? {
        switch value {
        case .text(let text) where integers.isEmpty:
            texts.contains(folding.isEmpty ? text : folding.fold(text))
        case .number(.integer(let number)) where texts.isEmpty: integers.contains(number)
        default: nil
        }
    }
}
