import RowText

/// One value beside another.
///
/// It is a class so that evaluating takes hold of one thing, not of every part.
final class PredicateComparison: Hashable, Sendable {
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

    static func == (left: PredicateComparison, right: PredicateComparison) -> Bool {
        left.quantifier == right.quantifier && left.comparator == right.comparator
            && left.folding == right.folding && left.left == right.left
            && left.right == right.right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(quantifier)
        hasher.combine(comparator)
        hasher.combine(folding)
        hasher.combine(left)
        hasher.combine(right)
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
