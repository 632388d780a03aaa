/// The syntax tree of a predicate.
indirect enum PredicateNode: Hashable, Sendable {
    case constant(Bool)
    /// A value used as a condition.
    case truth(PredicateOperand)
    case comparison(PredicateComparison)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])

    /// Calls `body` with each expression in the tree, in order.
    func forEachOperand(_ body: (PredicateOperand) -> Void) {
        switch self {
        case .constant: break
        case .truth(let operand): operand.forEachOperand(body)
        case .comparison(let comparison):
            comparison.left.forEachOperand(body)
            comparison.right.forEachOperand(body)
        case .not(let node): node.forEachOperand(body)
        case .all(let nodes), .any(let nodes): nodes.forEach { $0.forEachOperand(body) }
        }
    }
}
