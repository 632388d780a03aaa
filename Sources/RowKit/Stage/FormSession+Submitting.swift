// Submissions by the host and those that forms request.

extension FormSession {
    /// Validates all values, waits for the asynchronous rules, and submits the form for a session's
    /// only host.
    ///
    /// An attached host calls ``SessionHost/submit(id:on:)`` instead, so that no other host moves
    /// the focus to the first error.
    ///
    /// The session also waits for the work of rows with unread input, which may convert the input
    /// to a value (as `awaitOptions()` of `OptionSearchRow` does).
    ///
    /// If the results of work keep requesting more work for more than 100 rounds, the method stops
    /// waiting and the form reports a problem (``Form/Problem/Code/unsettled``).
    ///
    /// - Parameters:
    ///   - id: The identifier of the submission, or nil for a random one; see
    ///     ``Form/submissionID``.
    ///   - screen: The screen whose form is submitted, or nil for the first one.
    /// - Throws: The errors of the form, or an error if there is no such screen.
    public func submit(
        id: String? = nil, on screen: ViewID? = nil
    ) async throws(SubmissionError) -> FormValues {
        try await submit(id: id, on: screen, by: .host(nil))
    }

    func submit(
        id: String?, on screen: ViewID?, by cause: SubmissionCause
    ) async throws(SubmissionError) -> FormValues {
        guard let form = stage.form(of: screen) else {
            throw SubmissionError(msg: "the screen is not open")
        }
        return try await submit(form, id: id, by: cause)
    }

    private func submit(
        _ form: Form, id: String?, by cause: SubmissionCause
    ) async throws(SubmissionError) -> FormValues {
        try form.beginSubmission(id: id)
        defer {
            form.endSubmission()
            settle(after: cause)
            answer()
        }
        form.commitInput()
        form.validate()
        settle()
        let limit = roundLimit
        while form.awaitsVisibleRows, awaitsAnswers(upTo: limit, where: form.mayAwait) {
            await nextAnswer()
            guard !form.awaitsVisibleRows else { continue }
            // A value that changed in the meantime has not been validated.
            form.validateAgain()
            settle()
        }
        if form.awaitsVisibleRows { reportEndlessWork(after: limit, where: form.mayAwait) }
        let errors = form.validate(quietly: true)
        do throws(SubmissionError) {
            return try await form.handOver(errors) { () async throws(SubmissionError) in
                guard let isAccepted, let id = form.currentSubmission else { return true }
                return try await isAccepted(id)
            }
        } catch {
            if case .failed(let reason) = error.reason { noteFailure?(reason) }
            throw error
        }
    }

    /// Runs a closure at the end of each submission, after the listeners have received the values.
    ///
    /// It receives the identifier of the submission. If it returns false, hidden values are kept.
    /// If it throws, the form is not submitted, and its rows show the errors.
    package func onSubmission(
        _ isAccepted: @escaping @Sendable (_ id: String) async throws(SubmissionError) -> Bool
    ) {
        self.isAccepted = isAccepted
    }

    /// Runs a closure with the reason of each submission that fails because of an error that is not
    /// for users; see ``SubmissionError/Reason/failed(_:)``.
    package func onFailure(_ note: @escaping @Sendable (_ reason: String) -> Void) {
        noteFailure = note
    }

    func submitRequested() async {
        for form in stage.forms {
            guard !requested.areDeferred, let id = form.requestedSubmission else { continue }
            let cause = requested.begin(id)
            // The rows show the errors.
            let isSubmitted = (try? await submit(form, id: id, by: cause)) != nil
            form.dropRequest(id)
            requested.end(id, isSubmitted ? .submitted : .failed(on: stage.screen(of: form)))
            answer()
        }
        answer()
    }

    /// Delays the submissions that forms request, while the contents of a page's controls are
    /// entered.
    ///
    /// Each call needs one of ``resumeSubmissions(dropping:)``.
    package func deferSubmissions() { requested.defer() }

    /// Begins the delayed submissions, except for those with the given identifiers, which are
    /// withdrawn.
    package func resumeSubmissions(dropping ids: [String] = []) {
        requested.resume()
        for form in stage.forms { for id in ids { form.dropRequest(id) } }
        settle()
        answer()
    }

    /// Whether a submission that a form requested has not ended.
    var isSubmitting: Bool { !requested.isEmpty || stage.isSubmissionRequested }

    /// Waits until the submission with an identifier, if there is one, has ended.
    package func untilSubmitted(_ id: String) async -> SubmissionEnding {
        while requested.isRunning(id) || stage.hasSubmission(id) { await nextAnswer() }
        return requested.ending(of: id)
    }

    /// Cancels all running work, once no submission that a form requested is running.
    package func stopAfterSubmission() async {
        while isSubmitting { await nextAnswer() }
        stop()
    }
}
