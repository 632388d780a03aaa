extension Form {
    /// Whether rules of any row have yet to answer.
    public var isValidating: Bool {
        noteRead(.state)
        return work.isAskingRules
    }

    /// Judges all values, and waits for the rules that answer later: where no session runs work.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether what is hidden is judged.
    ///   - includeDisabled: Whether what is disabled is judged.
    ///   - clock: What measures the delays; see ``settle(clock:)``.
    /// - Returns: What is wrong, in the order of
    ///   ``validate(includeHidden:includeDisabled:quietly:)``. If the calling task was cancelled,
    ///   what was found until then, and ``isValidating`` says that it is not all. Answers that lead
    ///   to other values without end are a problem of the form
    ///   (``FormProblem/Code/unsettled``), and are not waited for either.
    @discardableResult
    nonisolated(nonsending) public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, clock: any Clock<Duration>
    ) async -> [ValidationError] {
        validate(includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: false)
        // Answers may write values, which are judged as well.
        for round in 1...Transaction.roundLimit {
            guard await comesToRest(clock: clock) else { break }
            conclude(includeHidden, includeDisabled)
            guard isValidating, !Task.isCancelled else { break }
            if round == Transaction.roundLimit {
                report(.endlessWork(allRows.filter(\.isValidating).map(\.placeName)))
            }
        }
        return validate(
            includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: true)
    }

    /// Judges once more, without asking rules again that could not answer.
    private func conclude(_ includeHidden: Bool, _ includeDisabled: Bool) {
        work.keepsUnchecked = true
        validate(includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: false)
        work.keepsUnchecked = false
    }

    /// Validates, waits for the rules that answer later, and submits if all is valid: where no
    /// session runs work.
    ///
    /// - Parameter clock: What measures the delays; see ``settle(clock:)``.
    /// - Throws: What is wrong, and in ``SubmissionError/validating`` what could not be waited for.
    @discardableResult
    nonisolated(nonsending) public func submit(
        clock: any Clock<Duration>
    ) async throws(SubmissionError) -> FormValues {
        commitInput()
        let errors = await validate(clock: clock)
        // A rule that could not answer is not asked again: that it could not is an error.
        guard errors.isEmpty else { throw submissionError(errors) }
        return try submit()
    }
}
