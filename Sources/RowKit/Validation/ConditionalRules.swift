// Rules that are applied under a condition.

extension RowOf {
    /// Adds a rule after the others, which is applied only while a condition holds.
    ///
    /// ```swift
    /// guardian.add(rule: RuleRequired(), when: "$age < 14")
    /// ```
    ///
    /// In the condition, `SELF` is the value of the row. If the rule requires a value, hosts mark
    /// the row as required while the condition holds.
    public final func add(rule: some RuleType<Value>, when condition: Condition) {
        add(RuleBox(rule, with: FormTerms(when: condition)))
    }

    /// Lets the form decide whether a value is required, if that depends on conditions.
    final func decideRequirement() {
        decideRequirement(by: storedRules) { $0.storedRules?.requiresValue(of: $0) == true }
    }
}

extension Section {
    /// Adds a rule for the section as a whole, which is applied only while a condition holds.
    public final func add(rule: some RuleType<Section>, when condition: Condition) {
        add(RuleBox(rule, with: FormTerms(when: condition)))
    }

    /// Lets the form decide whether the section must not be empty, if that depends on conditions.
    final func decideRequirement() {
        decideRequirement(by: storedRules) { $0.storedRules.requiresValue(of: $0) }
    }
}

extension RuleSet {
    /// Adds a rule after the others, which is applied only while a condition holds.
    public mutating func add(rule: some RuleType<RowValueType>, when condition: Condition) {
        add(RuleBox(rule, with: FormTerms(when: condition)))
    }
}

extension Conditional {
    /// Lets the form decide whether a value is required, if that depends on conditions of rules.
    fileprivate func decideRequirement<Value>(
        by rules: RuleSet<Value>?, _ isRequired: @escaping (Self) -> Bool
    ) {
        guard let graph else { return }
        let terms = rules?.termsOfRequirement ?? []
        if terms.isEmpty {
            guard let facet = facets.first(where: { $0.kind == .requirement }) else { return }
            graph.setDecision(nil, for: facet)
            decide(.requirement, .nothing)
        } else {
            let requirement = Requirement(
                isFunction: terms.contains(where: \.isFunction)
            ) { [unowned self] in isRequired(self) }
            graph.setDecision(requirement, for: facet(.requirement))
        }
    }
}

/// Whether a value is required, which depends on conditions of rules.
private struct Requirement: FacetDecision {
    let isFunction: Bool
    let isRequired: () -> Bool

    func result(in form: Form, for owner: any Conditional) -> FacetResult { .truth(isRequired()) }
}
