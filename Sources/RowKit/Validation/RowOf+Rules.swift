extension RowOf {
    /// The synchronous rules in their order, without asynchronous ones (``AsyncRuleType``).
    ///
    /// Rules are values. Changing a rule in this array does not change the row.
    public final var rules: [any RuleType<Value>] {
        noteRead(of: .settings)
        return ruleSet?.rules ?? []
    }

    /// Adds a rule after the others.
    ///
    /// It runs at the next validation; see ``BaseRow/validationOptions``.
    public final func add(rule: some RuleType<Value>) {
        add(RuleBox(rule))
    }

    /// Adds a rule after the others.
    final func add(_ box: TypedRule<Value>) {
        if let fault = box.fault {
            currentForm?.report(Form.Problem(.faultyRule, at: placeName, fault))
        }
        addRules { $0.add(box) }
    }

    /// Unavailable, because the rule is for values of another type.
    @available(
        *, unavailable,
        message: "the rule validates values of a different type than the row's"
    )
    public final func add(rule: some RuleType) {}

    /// Adds the rules of a set after the others.
    public final func add(ruleSet: RuleSet<Value>) {
        for problem in ruleSet.problems(at: placeName) { currentForm?.report(problem) }
        addRules { $0.add(ruleSet: ruleSet) }
    }

    /// Removes all rules with an identifier, and the errors that they found.
    public final func remove(ruleWithIdentifier identifier: String) {
        act {
            ruleSet?.remove(ruleWithIdentifier: identifier)
            forgetRemovedRules()
            forgetErrors(ofRule: identifier)
        }
    }

    /// Removes all rules and their errors.
    public final func removeAllRules() {
        guard mayBeWritten() else { return }
        ruleSet = nil
        forgetRemovedRules()
        cleanValidationErrors()
    }
}
