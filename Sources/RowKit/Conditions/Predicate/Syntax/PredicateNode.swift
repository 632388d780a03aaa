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

/// One value beside another.
struct PredicateComparison: Hashable, Sendable {
    /// Whether elements of the left side are compared instead of itself.
    let quantifier: PredicateQuantifier?
    let left: PredicateOperand
    let comparator: PredicateComparator
    /// What texts may differ in.
    let folding: Folding
    let right: PredicateOperand
    /// The right side, if it is a text that is known beforehand.
    let prepared: PreparedText?

    /// - Throws: what is wrong with the right side as a pattern.
    init(
        _ quantifier: PredicateQuantifier? = nil, _ left: PredicateOperand,
        _ comparator: PredicateComparator, _ folding: Folding = [], _ right: PredicateOperand
    ) throws(PatternError) {
        self.quantifier = quantifier
        self.left = left
        self.comparator = comparator
        self.folding = folding
        self.right = right
        prepared =
            if case .text(let text) = right {
                try PreparedText(text, for: comparator, folding)
            } else {
                nil
            }
    }
}

/// How two values are compared.
enum PredicateComparator: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
}

/// How many elements of a list must compare.
enum PredicateQuantifier: String, Hashable, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
}
