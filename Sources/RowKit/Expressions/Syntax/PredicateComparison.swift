import RowText

/// A comparison of two values.
///
/// A class, so that evaluation retains one reference instead of every part.
final class PredicateComparison: Hashable, Sendable {
    /// How many elements of the left side must satisfy the comparison, or nil to compare the left
    /// side itself.
    let quantifier: PredicateQuantifier?
    let left: PredicateOperand
    let comparator: PredicateComparator
    /// The differences between strings that are ignored.
    let folding: Folding
    let right: PredicateOperand
    /// The right side in prepared form, or nil if it is not a text literal.
    let prepared: PreparedText?
    /// Whether the right side reads values, and the same ones for each element of a subquery.
    let isRightFixed: Bool

    /// - Throws: An error if the right side is a malformed pattern.
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
        let references = right.references
        isRightFixed =
            !references.isEmpty
            && references.allSatisfy { if case .variable = $0.base { false } else { true } }
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

/// A comparison operator.
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

/// How many elements of a list must satisfy a comparison.
enum PredicateQuantifier: String, Hashable, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
}
