/// What decides a facet of a row or a section: a condition, or the calculation of a value.
protocol FacetDecision {
    /// Whether this is a closure, which may capture rows that are not part of a form.
    var isFunction: Bool { get }

    /// Returns the result for the row or section that the facet belongs to.
    func result(in form: Form, for owner: any Conditional) -> FacetResult
}

/// A decision that takes its own result: that of a setting or of a text.
protocol TakingDecision: AnyObject, FacetDecision {
    /// The error of a malformed expression, or nil.
    var error: ExpressionError? { get }

    func take(_ result: FacetResult, of owner: any Conditional)
}

/// The result of a decision.
enum FacetResult {
    case truth(Bool)
    /// The result of a formula.
    case computed(PredicateValue)
    /// The result of a closure: a value of the type of the row.
    case typed((any Sendable)?)
    /// No result, because the decision is part of a cycle.
    case nothing

    /// Whether a condition holds.
    var isTrue: Bool { if case .truth(true) = self { true } else { false } }
}

extension Condition: FacetDecision {
    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        .truth(evaluate(in: form, for: owner))
    }
}
