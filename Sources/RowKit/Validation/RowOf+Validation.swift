// The errors of a row, in the order in which they are found.

extension RowOf {
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
        if let unreadInput = history?.unread {
            return [unreadInput.error.attributed(to: nil, about: storedTag, in: form)]
        }
        if let error = ownError {
            return [error.attributed(to: nil, about: storedTag, in: form)]
        }
        guard let ruleSet else { return history?.submissionErrors ?? [] }
        let errors = recordingRules(in: form) {
            ruleSet.errors(for: currentValue, tag: storedTag, in: form)
        }
        // Few rows have a history, and most forms have no error from a submission.
        guard let history, !history.submissionErrors.isEmpty else { return errors }
        return errors + history.submissionErrors
    }

    /// The error of the row's own rule, or nil if the value is valid.
    private var ownError: ValidationError? {
        guard let ownRule else { return nil }
        return error(by: ownRule)
    }

    /// The error that the row's own rule finds in the value.
    ///
    /// It is not part of ``ownError``, which would then prepare for a value in every row without
    /// such a rule.
    @inline(never)
    private func error(by ownRule: (Value) -> ValidationError?) -> ValidationError? {
        guard let value = currentValue else { return nil }
        return ownRule(value)
    }
}
