extension Section {
    /// Adds a rule over the section as a whole.
    ///
    /// ```swift
    /// section.add(rule: RuleClosure { section in
    ///     section?.count == 1 ? ValidationError(msg: "One is none") : nil
    /// })
    /// ```
    public final func add(rule: some RuleType<Section>) {
        ruleSet.add(rule: rule)
        if let fault = rule.fault { report(FormProblem(.faultyRule, at: placeName, fault)) }
    }

    /// Removes all rules over the section that have an identifier.
    public final func remove(ruleWithIdentifier identifier: String) {
        ruleSet.remove(ruleWithIdentifier: identifier)
    }

    /// Whether the last run of the rules over the section found nothing wrong with it; what its
    /// rows hold does not count.
    public final var isValid: Bool { validationErrors.isEmpty }

    /// Judges the section by the rules over it; its rows have their own.
    @discardableResult
    public final func validate(quietly: Bool = false) -> [ValidationError] {
        let errors = ownErrors() + ruleSet.errors(for: self, tag: tag, in: form)
        if !quietly { setValidationErrors(errors) }
        return errors
    }

    /// Forgets what the last run of the rules found.
    public final func cleanValidationErrors() { setValidationErrors([]) }

    private func setValidationErrors(_ errors: [ValidationError]) {
        guard errors != validationErrors else { return }
        validationErrors = errors
        headerOrFooterChanged()
    }
}
