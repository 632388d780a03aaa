extension Form {
    /// Adds a rule over the form as a whole, for what no single row can judge.
    public func add(rule: some RuleType<Form>) {
        ruleSet.add(rule: rule)
        if let fault = rule.fault { report(FormProblem(.faultyRule, at: placeName, fault)) }
    }

    /// Removes all rules over the form that have an identifier.
    public func remove(ruleWithIdentifier identifier: String) {
        ruleSet.remove(ruleWithIdentifier: identifier)
    }

    /// Judges all values by the rules of their rows, the sections by the rules over them, and the
    /// form by its own.
    ///
    /// Rules that answer later are asked, but not waited for; ``isValidating`` says that some have
    /// yet to answer, and ``validate(includeHidden:includeDisabled:clock:)`` waits.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether what is hidden is judged.
    ///   - includeDisabled: Whether what is disabled is judged.
    ///   - quietly: Whether rows and sections keep what they found before, so that nothing is
    ///     shown.
    /// - Returns: What is wrong, in the order of rows; a section's errors stand behind those of its
    ///   rows, and the form's behind all.
    @discardableResult
    public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
    ) -> [ValidationError] {
        guard quietly || mayWrite() else { return validationErrors }
        return update {
            var errors: [ValidationError] = []
            func judge(_ section: Section) {
                if !includeDisabled, section.isDisabled { return }
                section.noteRead(.contents)
                func judge(_ row: BaseRow) {
                    guard row.hasRules, includeDisabled || !row.isDisabled else { return }
                    errors += row.validate(quietly: quietly)
                }
                if includeHidden {
                    section.list.forEach(judge)
                } else {
                    section.list.forEachVisible(judge)
                }
                errors += section.validate(quietly: quietly)
            }
            willRead(.contents)
            if includeHidden { list.forEach(judge) } else { list.forEachVisible(judge) }
            let own = conditions.guardRules { ruleSet.errors(for: self, tag: nil, in: self) }
            if !quietly { ownErrors = own }
            return errors + own
        }
    }

    /// What the last runs of rules found wrong with what is visible now, in the order of
    /// ``validate(includeHidden:includeDisabled:quietly:)``.
    ///
    /// Reading it judges nothing.
    public var validationErrors: [ValidationError] {
        var errors: [ValidationError] = []
        for section in self {
            for row in section { errors += row.validationErrors }
            errors += section.validationErrors
        }
        return errors + ownErrors
    }

    /// Whether the last runs of rules found nothing wrong with what is visible now.
    ///
    /// A condition that asks is evaluated again when the answer changes.
    public var isValid: Bool {
        if conditions.isRecording {
            return !conditions.recordAnswer(to: .invalidity, in: self) && ownErrors.isEmpty
        }
        return ownErrors.isEmpty
            && allSatisfy { $0.isValid && $0.allSatisfy(\.isValid) }
    }

    /// Forgets what the last runs of rules found.
    public func cleanValidationErrors() {
        act {
            forEachRow { $0.cleanValidationErrors() }
            for section in allSections { section.cleanValidationErrors() }
            ownErrors = []
        }
    }
}
