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
        forEachReference { reference, _ in
            if seen.insert(reference).inserted { references.append(reference) }
        }
        return references
    }

    /// Calls `body` with each reference in the expression and its path, in order.
    func forEachReference(_ body: (PredicateReference, [PredicateStep]) -> Void) {
        forEachOperand {
            if case .reference(let reference, let path) = $0 { body(reference, path) }
        }
    }

    /// Calls `body` with the expression and all its parts, in order.
    func forEachOperand(_ body: (PredicateOperand) -> Void) {
        body(self)
        switch self {
        case .null, .bool, .number, .text: break
        case .list(let elements): elements.forEach { $0.forEachOperand(body) }
        case .reference(let reference, let path):
            if case .entry(_, let index) = reference.base { index.operand?.forEachOperand(body) }
            path.forEach { $0.index?.operand?.forEachOperand(body) }
        case .call(_, let arguments): arguments.forEach { $0.forEachOperand(body) }
        case .condition(let node): node.forEachOperand(body)
        case .subquery(let subquery):
            subquery.list.forEachOperand(body)
            subquery.condition.forEachOperand(body)
        case .taken(let operand, let path):
            operand.forEachOperand(body)
            path.forEach { $0.index?.operand?.forEachOperand(body) }
        case .arithmetic(let first, let terms):
            first.forEachOperand(body)
            terms.forEach { $0.operand.forEachOperand(body) }
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

    /// The index, or nil if this is another step.
    var index: PredicateIndex? { if case .index(let index) = self { index } else { nil } }
}

/// The index of an element of a list.
indirect enum PredicateIndex: Hashable, Sendable {
    /// Counted from 0.
    case number(Int)
    case first, last
    /// The value of a reference.
    case reference(PredicateReference, [PredicateStep])

    /// The index as an expression, or nil if it is not computed.
    var operand: PredicateOperand? {
        if case .reference(let reference, let path) = self {
            .reference(reference, path)
        } else {
            nil
        }
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
