// The errors of a row, in the order in which they are found.

extension RowOf {
    /// Whether a validation would find no error and have no effect, so that no rule is called.
    var isKnownToBeValid: Bool {
        hasPassedRules && hadNoOwnRule && !hasAsyncRules && foundErrors.isEmpty && inner.isEmpty
            && ownRule == nil && currentForm?.isOpenToWrites != false
    }

    /// Validates the value and returns the errors without the row's place.
    func findErrors(quietly: Bool) -> [ValidationError] {
        guard isValidated else { return [] }
        let form = currentForm
        guard quietly || form?.isOpenToWrites != false || mayBeWritten() else {
            return validationErrors
        }
        noteReadsOfVerdict()
        let errors = currentErrors(in: form)
        if hasAsyncRules { return validateAsynchronously(errors, quietly: quietly) }
        if !quietly, errors != foundErrors { keepValidationErrors(errors) }
        return errors
    }

    /// The error of unread input or of the row's own rule, or otherwise the errors of synchronous
    /// rules.
    private func currentErrors(in form: Form?) -> [ValidationError] {
        let history = history
        if let unreadInput = history?.unread {
            return [attributed(unreadInput.error)]
        }
        let ownRule = ownRule
        hadNoOwnRule = ownRule == nil
        if let ownRule, let error = error(by: ownRule) {
            return isRefusedAbove ? [] : [attributed(error)]
        }
        if hasPassedRules { return [] }
        let errors = ruleErrors(in: form) + (history?.submissionErrors ?? [])
        hasPassedRules = errors.isEmpty && ruleSet?.dependsOnlyOnValue == true
        return errors
    }

    /// Whether the row is expanded below another whose own rule finds an error in their value.
    private var isRefusedAbove: Bool {
        guard inlineParent != nil, let mirror, let ownRule = mirror.ownRule else { return false }
        return mirror.error(by: ownRule) != nil
    }

    /// The errors of synchronous rules.
    @inline(never)
    private func ruleErrors(in form: Form?) -> [ValidationError] {
        guard let ruleSet else { return [] }
        return recordingRules(in: form) {
            let errors = ruleSet.errors(for: currentValue)
            return errors.isEmpty ? errors : errors.map(attributed)
        }
    }

    /// Returns an error about this row, in the language of the form.
    func attributed(_ error: ValidationError) -> ValidationError {
        error.attributed(to: storedTag, in: currentForm, row: self)
    }

    /// The error that the row's own rule finds in the value.
    ///
    /// Not inlined, because a row without such a rule would prepare for a value, too.
    @inline(never)
    private func error(by ownRule: (Value) -> ValidationError?) -> ValidationError? {
        guard let value = currentValue else { return nil }
        return ownRule(value)
    }
}
