// The errors that a submit listener found in the value of a row.

extension RowOf {
    func addSubmissionErrors(_ errors: [ValidationError]) {
        let errors = errors.map(attributed)
        madeHistory().submissionErrors += errors
        hasPassedRules = false
        rulesDidChange()
        keepValidationErrors(foundErrors + errors)
    }

    func removeSubmissionErrors() {
        guard let history, !history.submissionErrors.isEmpty else { return }
        let errors = history.submissionErrors
        history.submissionErrors = []
        rulesDidChange()
        keepValidationErrors(foundErrors.filter { !errors.contains($0) })
    }
}
