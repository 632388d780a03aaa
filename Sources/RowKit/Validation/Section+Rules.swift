extension Section {
    /// Adds a rule for the section as a whole.
    ///
    /// ```swift
    /// section.add(
    ///     rule: RuleClosure { section in
    ///         section?.count == 1 ? ValidationError(msg: "One is none") : nil
    ///     })
    /// ```
    public final func add(rule: some RuleType<Section>) {
        add(RuleBox(rule))
    }

    final func add(_ box: TypedRule<Section>) {
        changeRules { $0.add(box) }
        if let fault = box.fault { report(Form.Problem(.faultyRule, at: placeName, fault)) }
    }

    /// Removes all rules of the section with an identifier, and the errors that they found.
    public final func remove(ruleWithIdentifier identifier: String) {
        act {
            changeRules { $0.remove(ruleWithIdentifier: identifier) }
            forgetErrors(ofRule: identifier)
        }
    }

    /// Whether the last validation of the section itself found no errors.
    ///
    /// The values of its rows are not considered.
    public final var isValid: Bool { validationErrors.isEmpty }

    /// Validates the section with its own rules, but not its rows.
    @discardableResult
    public final func validate(quietly: Bool = false) -> [ValidationError] {
        guard quietly || mayWrite() else { return validationErrors }
        return update(by: nil) {
            let findErrors = {
                self.ownErrors() + self.ruleSet.errors(for: self, of: self).map(self.attributed)
            }
            let errors = graph.map { $0.guardRules(findErrors) } ?? findErrors()
            if !quietly { setValidationErrors(errors) }
            return errors.placed(at: address)
        }
    }

    /// Removes the errors of the section's last validation.
    public final func cleanValidationErrors() {
        if !foundErrors.isEmpty, mayWrite() { setValidationErrors([]) }
    }

    final func restoreErrors(_ errors: [ValidationError]) { setValidationErrors(errors) }

    /// Adds an error that a submit listener found.
    ///
    /// It is removed when the section is validated again.
    final func keepSubmissionError(_ error: ValidationError) {
        setValidationErrors(foundErrors + [attributed(error)])
    }

    private func attributed(_ error: ValidationError) -> ValidationError {
        error.attributed(to: storedTag, in: currentForm)
    }

    final func setValidationErrors(_ errors: [ValidationError]) {
        guard errors != foundErrors else { return }
        update(by: nil) {
            foundErrors = errors
            markStale()
        }
    }
}

extension Section: Answering {}
