/// What a predicate says: a tree of conditions.
indirect enum PredicateNode: Hashable, Sendable {
    case constant(Bool)
    /// A value that is a condition by itself.
    case truth(PredicateOperand)
    case comparison(PredicateComparison)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])

    /// Passes on what is named, in order.
    func forEachReference(_ body: (PredicateReference) -> Void) {
        switch self {
        case .constant: break
        case .truth(let operand): operand.forEachReference(body)
        case .comparison(let comparison):
            comparison.left.forEachReference(body)
            comparison.right.forEachReference(body)
        case .not(let node): node.forEachReference(body)
        case .all(let nodes), .any(let nodes): nodes.forEach { $0.forEachReference(body) }
        }
    }
}
