// The errors of a row, in the order in which they are found.

extension RowOf {
    /// Whether a validation would find no error and have no effect, so that no rule is called.
    var isKnownToBeValid: Bool {
        hasPassedRules && hadNoLimits && !hasAsyncRules && foundErrors.isEmpty
            && family.inner.isEmpty
            && limits.isEmpty && currentForm?.isOpenToWrites != false
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

    /// The error of unread input or of the row's limits, or otherwise the errors of synchronous
    /// rules.
    private func currentErrors(in form: Form?) -> [ValidationError] {
        let history = history
        if let unreadInput = history?.unread {
            return [attributed(unreadInput.error)]
        }
        let limits = limits
        hadNoLimits = limits.isEmpty
        if !hadNoLimits, let error = limits.firstError(for: currentValue) {
            return isRefusedAbove ? [] : [attributed(error)]
        }
        if hasPassedRules { return [] }
        let errors = ruleErrors(in: form) + (history?.submissionErrors ?? [])
        hasPassedRules = errors.isEmpty && ruleSet?.dependsOnlyOnValue == true
        return errors
    }

    /// Whether this is an inline row, and the limits of the row above it reject their value.
    private var isRefusedAbove: Bool {
        guard family.inlineParent != nil, let mirror else { return false }
        return mirror.limits.firstError(for: mirror.currentValue) != nil
    }

    /// The errors of synchronous rules.
    @inline(never)
    private func ruleErrors(in form: Form?) -> [ValidationError] {
        guard let ruleSet else { return [] }
        return recordingRules(in: form) {
            let errors = ruleSet.errors(for: currentValue, of: self)
            return errors.isEmpty ? errors : errors.map(attributed)
        }
    }

    /// Returns an error about this row, in the language of the form.
    func attributed(_ error: ValidationError) -> ValidationError {
        error.attributed(to: storedTag, in: currentForm, row: self)
    }
}
