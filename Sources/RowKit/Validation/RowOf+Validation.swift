// The errors of a row, in the order in which they are found.

extension RowOf {
    /// Validates the value and returns the errors without the row's place.
    func findErrors(quietly: Bool) -> [ValidationError] {
        guard isValidated else { return [] }
        guard quietly || mayBeWritten() else { return validationErrors }
        noteReadsOfVerdict()
        let errors = currentErrors
        if hasAsyncRules { return validateAsynchronously(errors, quietly: quietly) }
        if !quietly, errors != foundErrors { keepValidationErrors(errors) }
        return errors
    }

    /// The error of unread input or of the row's own rule, or otherwise the errors of synchronous
    /// rules.
    private var currentErrors: [ValidationError] {
        if let unreadInput = history?.unread {
            return [unreadInput.error.attributed(to: nil, about: storedTag, in: currentForm)]
        }
        if let error = ownError {
            return [error.attributed(to: nil, about: storedTag, in: currentForm)]
        }
        let submissionErrors = history?.submissionErrors ?? []
        guard let ruleSet else { return submissionErrors }
        return recordingRules {
            ruleSet.errors(for: currentValue, tag: storedTag, in: currentForm)
        } + submissionErrors
    }

    /// The error of the row's own rule, or nil if the value is valid.
    private var ownError: ValidationError? { ownRule.flatMap { currentValue.flatMap($0) } }
}
