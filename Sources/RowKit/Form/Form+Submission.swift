extension Form {
    /// Takes what is being entered (``BaseRow/commitInput()``), validates, and if all is valid
    /// clears hidden rows that are marked so, tells listeners and returns the values.
    ///
    /// - Throws: What is wrong, or which rows are still being checked. Nothing was cleared then,
    ///   and rows show their errors.
    @discardableResult
    public func submit() throws(SubmissionError) -> FormValues {
        guard isUnwatched(self) else { throw submissionError(validationErrors) }
        // What follows from it is judged as well.
        commitInput()
        try update { () throws(SubmissionError) in
            let errors = validate()
            let error = submissionError(errors)
            guard error.isEmpty else { throw error }
            // What is hidden is decided before any value goes that others are hidden by.
            let hidden = allRows.filter { $0.hiddenValue == .clearOnSubmit && $0.isHidden }
            for row in hidden { row.clearValue() }
        }
        let values = values()
        for listener in submitListeners { listener(values) }
        return values
    }

    /// Takes what is being entered into visible rows.
    func commitInput() {
        act(by: .user) { forEachRow { if !$0.isHidden { $0.commitInput() } } }
    }

    /// Runs a closure with the values each time the form is submitted.
    @discardableResult
    public func onSubmit(_ listener: @escaping (FormValues) -> Void) -> Form {
        if isUnwatched(self) { submitListeners.append(listener) }
        return self
    }

    /// Why the form is not submitted, given what is wrong with visible rows.
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

/// A form was not submitted, for values that are not valid or not known to be.
public struct SubmissionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of rows.
    public let errors: [ValidationError]
    /// The rows whose rules have yet to answer, in order, each by its tag or place as in
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

    /// One line for each error, and for each row that is still being checked.
    public var description: String {
        (errors.map(\.description) + validating.map { "\($0): \(pending)" })
            .joined(separator: "\n")
    }

    /// Whether there is no reason not to submit the form.
    var isEmpty: Bool { errors.isEmpty && validating.isEmpty }
}
