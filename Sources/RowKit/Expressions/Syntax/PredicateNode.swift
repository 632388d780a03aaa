/// The syntax tree of a predicate.
indirect enum PredicateNode: Hashable, Sendable {
    case constant(Bool)
    /// A value used as a condition.
    case truth(PredicateOperand)
    case comparison(PredicateComparison)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])

    /// Calls `body` with each reference in the tree, in order.
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
