extension RowOf {
    /// Adds a rule behind the others.
    ///
    /// It is asked when the row judges its value next; see ``BaseRow/validationOptions``.
    public final func add(rule: some RuleType<Value>) {
        if let fault = rule.fault {
            form?.report(FormProblem(.faultyRule, at: placeName, fault))
        }
        ruleSet = ruleSet ?? RuleSet()
        ruleSet?.add(rule: rule)
    }

    /// A rule for values of another type.
    @available(
        *, unavailable,
        message: "the rule judges values of another type than the row has"
    )
    public final func add(rule: some RuleType) {}

    /// Adds the rules of a set behind the others.
    public final func add(ruleSet: RuleSet<Value>) {
        for problem in ruleSet.problems(at: placeName) { form?.report(problem) }
        self.ruleSet = self.ruleSet ?? RuleSet()
        self.ruleSet?.add(ruleSet: ruleSet)
    }

    /// Removes all rules with an identifier.
    public final func remove(ruleWithIdentifier identifier: String) {
        ruleSet?.remove(ruleWithIdentifier: identifier)
        forgetRemovedRules()
    }

    /// Removes all rules, and what they found.
    public final func removeAllRules() {
        ruleSet = nil
        forgetRemovedRules()
        cleanValidationErrors()
    }
}
