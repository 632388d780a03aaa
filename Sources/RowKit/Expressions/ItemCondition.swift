/// A condition that decides which items of a list are offered: `country == $country`.
///
/// Plain names are members of the item, and `SELF` is the item.
struct ItemCondition: Sendable, Hashable {
    let predicate: Predicate
    /// A member that the condition compares with a value of the form, so that the items can be
    /// found by an index, or nil if there is none.
    let equality: Equality?

    struct Equality: Hashable {
        let member: String
        let value: PredicateOperand
    }

    /// Parses a condition.
    init(parsing text: String) throws(ExpressionError) {
        predicate = try Predicate(parsing: text, in: .item)
        equality = Self.equality(in: predicate.root)
    }

    /// The members of the item that the condition names, in order.
    var members: [String] {
        var members: [String] = []
        PredicateOperand.condition(predicate.root).forEachReference { reference, path in
            if case .own = reference.base, case .key(let key)? = path.first,
                !members.contains(key)
            {
                members.append(key)
            }
        }
        return members
    }

    /// Whether the condition looks at the item.
    var looksAtItem: Bool {
        predicate.references.contains { if case .own = $0.base { true } else { false } }
    }

    /// Returns the first comparison of a member with a value that is the same for all items, if the
    /// condition requires that it holds.
    private static func equality(in node: PredicateNode) -> Equality? {
        switch node {
        case .all(let nodes): return nodes.lazy.compactMap { equality(in: $0) }.first
        case .comparison(let comparison)
        where comparison.comparator == .equal && comparison.folding.isEmpty
            && comparison.quantifier == nil:
            return equality(comparison.left, comparison.right)
                ?? equality(comparison.right, comparison.left)
        default: return nil
        }
    }

    private static func equality(
        _ member: PredicateOperand, _ value: PredicateOperand
    ) -> Equality? {
        guard case .reference(let reference, let path) = member, case .own = reference.base,
            path.count == 1, case .key(let name)? = path.first
        else { return nil }
        var isFixed = true
        value.forEachReference { reference, _ in
            if case .own = reference.base { isFixed = false }
        }
        return isFixed ? Equality(member: name, value: value) : nil
    }
}
