extension Section {
    /// Adds a rule over the section as a whole.
    ///
    /// ```swift
    /// section.add(
    ///     rule: RuleClosure { section in
    ///         section?.count == 1 ? ValidationError(msg: "One is none") : nil
    ///     })
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
        guard quietly || mayWrite() else { return validationErrors }
        return update(by: nil) {
            let judge = {
                self.ownErrors()
                    + self.ruleSet.errors(for: self, tag: self.storedTag, in: self.currentForm)
            }
            let errors = graph.map { $0.guardRules(judge) } ?? judge()
            if !quietly { setValidationErrors(errors) }
            return errors.placed(at: address)
        }
    }

    /// Forgets what the last run of the rules found.
    public final func cleanValidationErrors() {
        if !foundErrors.isEmpty, mayWrite() { setValidationErrors([]) }
    }

    private func setValidationErrors(_ errors: [ValidationError]) {
        guard errors != foundErrors else { return }
        update(by: nil) {
            foundErrors = errors
            markStale()
        }
    }
}
