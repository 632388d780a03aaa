/// An expression that predicates compare.
indirect enum PredicateOperand: Hashable, Sendable {
    /// The literal `nil`.
    case null
    case bool(Bool)
    case number(PredicateNumber)
    case text(String)
    case list([PredicateOperand])
    case reference(PredicateReference, [PredicateStep])
    case call(PredicateFunction, [PredicateOperand])
    /// A condition as the argument of a function, or as a whole expression.
    case condition(PredicateNode)
    case subquery(PredicateSubquery)
    /// A path into the result of a call or a subquery.
    case taken(PredicateOperand, [PredicateStep])
    /// A chain of operators of equal precedence, evaluated from left to right; never empty.
    case arithmetic(PredicateOperand, [PredicateTerm])

    /// All references in the expression, in order and without duplicates.
    var references: [PredicateReference] {
        var references: [PredicateReference] = []
        var seen: Set<PredicateReference> = []
        forEachReference { if seen.insert($0).inserted { references.append($0) } }
        return references
    }

    /// Calls `body` with each reference in the expression, in order.
    func forEachReference(_ body: (PredicateReference) -> Void) {
        switch self {
        case .null, .bool, .number, .text: break
        case .list(let elements): elements.forEach { $0.forEachReference(body) }
        case .reference(let reference, let path):
            body(reference)
            path.forEach { $0.forEachReference(body) }
        case .call(_, let arguments): arguments.forEach { $0.forEachReference(body) }
        case .condition(let node): node.forEachReference(body)
        case .subquery(let subquery):
            subquery.list.forEachReference(body)
            subquery.condition.forEachReference(body)
        case .taken(let operand, let path):
            operand.forEachReference(body)
            path.forEach { $0.forEachReference(body) }
        case .arithmetic(let first, let terms):
            first.forEachReference(body)
            terms.forEach { $0.operand.forEachReference(body) }
        }
    }
}

/// An operator of a chain and its right operand.
struct PredicateTerm: Hashable, Sendable {
    enum Operator: String, Hashable, Sendable, CaseIterable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"

        /// Whether it binds tighter than plus and minus.
        var isFactor: Bool { self == .times || self == .divided }
    }

    let `operator`: Operator
    let operand: PredicateOperand
}

/// One step of a path into a value.
enum PredicateStep: Hashable, Sendable {
    /// The encoded value for a key. For a list, the list of its elements' values for the key.
    case key(String)
    /// The element of a list at an index.
    case index(PredicateIndex)
    /// An aggregate of a whole list.
    case figure(PredicateFigure)

    func forEachReference(_ body: (PredicateReference) -> Void) {
        if case .index(let index) = self { index.forEachReference(body) }
    }
}

/// The index of an element of a list.
indirect enum PredicateIndex: Hashable, Sendable {
    /// Counted from 0.
    case number(Int)
    case first, last
    /// The value of a reference.
    case reference(PredicateReference, [PredicateStep])

    func forEachReference(_ body: (PredicateReference) -> Void) {
        guard case .reference(let reference, let path) = self else { return }
        body(reference)
        path.forEach { $0.forEachReference(body) }
    }
}

/// An aggregate of a whole list, such as the sum.
enum PredicateFigure: String, Hashable, Sendable, CaseIterable {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
}
