extension Form {
    /// Commits pending input, validates, and submits the form if all values are valid.
    ///
    /// Pending input is committed by ``BaseRow/commitInput()``. Submitting clears the hidden rows
    /// marked ``HiddenValue/clearOnSubmit`` and calls the submit listeners.
    ///
    /// - Returns: The values of the form.
    /// - Throws: The errors, and the rows whose rules are pending. No value was cleared then, and
    ///   rows show their errors.
    @discardableResult
    public func submit() throws(SubmissionError) -> FormValues {
        guard isUnwatched(self) else { throw submissionError(validationErrors) }
        // Changes caused by the input are validated as well.
        commitInput()
        try update { () throws(SubmissionError) in
            let errors = validate()
            let error = submissionError(errors)
            guard error.isEmpty else { throw error }
            // Find the hidden rows before clearing values that their visibility may depend on.
            let hidden = allRows.filter { $0.hiddenValue == .clearOnSubmit && $0.isHidden }
            for row in hidden { row.clearValue() }
        }
        let values = values()
        for listener in submitListeners { listener(values) }
        return values
    }

    /// Commits the pending input of visible rows.
    func commitInput() {
        act(by: .user) { forEachRow { if !$0.isHidden { $0.commitInput() } } }
    }

    /// Calls a closure with the values each time the form is submitted.
    @discardableResult
    public func onSubmit(_ listener: @escaping (FormValues) -> Void) -> Form {
        if isUnwatched(self) { submitListeners.append(listener) }
        return self
    }

    /// The reasons not to submit the form, given the errors of visible rows.
    func submissionError(_ errors: [ValidationError]) -> SubmissionError {
        var validating: [String] = []
        if isValidating {
            for row in rows where row.isValidating {
                validating.append(row.address ?? row.placeName)
            }
        }
        return SubmissionError(
            errors: errors, validating: validating, pending: phrases.text(.pending))
    }
}

/// The error thrown by a form that has invalid values or pending rules and was not submitted.
public struct SubmissionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The validation errors, in the order of rows.
    public let errors: [ValidationError]
    /// The rows whose rules are pending, in order, each named by its tag or place as in
    /// ``ValidationError/place``.
    public let validating: [String]

    private let pending: String

    init(
        errors: [ValidationError], validating: [String] = [],
        pending: String = Phrases().text(.pending)
    ) {
        self.errors = errors
        self.validating = validating
        self.pending = pending
    }

    /// One line for each error and for each row whose rules are pending.
    public var description: String {
        (errors.map(\.description) + validating.map { "\($0): \(pending)" })
            .joined(separator: "\n")
    }

    /// Whether nothing prevents submission.
    var isEmpty: Bool { errors.isEmpty && validating.isEmpty }
}
