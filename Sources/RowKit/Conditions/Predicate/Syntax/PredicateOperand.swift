/// What a predicate compares: an expression of a value.
indirect enum PredicateOperand: Hashable, Sendable {
    /// The word `nil`.
    case null
    case bool(Bool)
    case number(PredicateNumber)
    case text(String)
    case list([PredicateOperand])
    case reference(PredicateReference, [PredicateStep])
    /// A chain of operators of one precedence, from left to right; never empty.
    case arithmetic(PredicateOperand, [PredicateTerm])

    /// Passes on what is named, in order.
    func forEachReference(_ body: (PredicateReference) -> Void) {
        switch self {
        case .null, .bool, .number, .text: break
        case .list(let elements): elements.forEach { $0.forEachReference(body) }
        case .reference(let reference, _): body(reference)
        case .arithmetic(let first, let terms):
            first.forEachReference(body)
            terms.forEach { $0.operand.forEachReference(body) }
        }
    }
}

/// One operator of a chain and what stands right of it.
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

/// One step into a value.
enum PredicateStep: Hashable, Sendable {
    /// What a value encodes under a key; of a list, the list of its elements'.
    case key(String)
    /// The element at a place of a list.
    case index(Int)
    /// A figure of a whole list.
    case figure(PredicateFigure)
}

/// What is computed of a whole list.
enum PredicateFigure: String, Hashable, Sendable, CaseIterable {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
}
