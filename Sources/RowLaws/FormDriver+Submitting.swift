import RowKit

// Submissions. As in a session, they begin after the action that causes them. If they wait for
// asynchronous rules or listeners, they continue when the time advances.

extension FormDriver {
    /// Submits the form of the topmost screen, as the button of a host does.
    ///
    /// Without asynchronous rules and listeners, the form is submitted at once, or shows its errors:
    ///
    /// ```swift
    /// driver.submit { $0.errors["name"] = ["Must be filled in"] }
    /// ```
    ///
    /// The move of the focus to the first row with an error is expected implicitly.
    ///
    /// Otherwise the form waits, and ``advance(by:_:fileID:filePath:line:column:)`` runs its rules
    /// and listeners. To replace the listeners, call
    /// ``answerSubmission(with:_:fileID:filePath:line:column:)``.
    public final func submit(
        _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let before = beginStep(site)
        if let form = stage.shown.last?.controller.form { begin(form, "submit", site) }
        var expected = before
        expect(&expected)
        endStep("submit", from: before, expected: expected, site)
    }

    /// Ends the waiting submission in place of the form's listeners.
    ///
    /// ```swift
    /// driver.submit { $0.isSubmitting = true }
    /// driver.answerSubmission(with: .failure(SubmissionError(["email": "Is taken"]))) {
    ///     $0.isSubmitting = false
    ///     $0.errors["email"] = ["Is taken"]
    /// }
    /// ```
    public final func answerSubmission(
        with result: Result<Void, any Error>, _ expect: Expectation = { _ in },
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let before = beginStep(site)
        guard let submission = takeHandedOver() else {
            let message =
                submissions.isEmpty
                ? "no form is being submitted" : "its rules are pending; advance the time first"
            return report(Finding(.noSuchWork, at: "answer the submission", message, site))
        }
        switch result {
        case .success: end(submission, nil)
        case .failure(let error): end(submission, error)
        }
        var expected = before
        expect(&expected)
        endStep("answer the submission", from: before, expected: expected, site)
    }

    // MARK: Steps

    /// Begins a submission, and continues until it must wait.
    private func begin(_ form: Form, _ words: String, _ site: CallSite) {
        do throws(SubmissionError) {
            try form.beginSubmission()
        } catch {
            return refuse(.disabled, "the form is being submitted already", words, site)
        }
        form.commitInput()
        form.validate()
        submissions.append(Submission(form: form))
        continueSubmissions(site)
    }

    final func beginRequestedSubmissions(_ words: String, _ site: CallSite) {
        for form in stage.shown.map(\.controller.form) where form.isSubmissionRequested {
            begin(form, words, site)
        }
    }

    /// Continues the submissions that no longer wait for rules.
    ///
    /// Submissions with asynchronous listeners then wait for these.
    final func continueSubmissions(_ site: CallSite) {
        for index in submissions.indices.reversed() where submissions[index].values == nil {
            takeWork(site)
            guard !isWaiting(&submissions[index]) else { continue }
            let form = submissions[index].form
            do throws(SubmissionError) {
                let values = try form.beginHandingOver(form.validate(quietly: true))
                submissions[index].values = values
                guard let listeners = form.synchronousListeners else { continue }
                for listener in listeners { listener(values) }
                end(submissions.remove(at: index), nil)
            } catch {
                finish(submissions.remove(at: index).form)
            }
        }
    }

    /// Whether a submission waits for rules, or for work that converts input.
    ///
    /// Rows whose values have changed in the meantime are validated again.
    private func isWaiting(_ submission: inout Submission) -> Bool {
        let form = submission.form
        if submission.hasWaited, !form.awaitsVisibleRows { form.validateAgain() }
        submission.hasWaited = form.awaitsVisibleRows
        return submission.hasWaited
    }

    /// Runs the listeners of a submission that waits for them, if there is one.
    ///
    /// - Returns: Whether there was one.
    nonisolated(nonsending) final func runListeners() async -> Bool {
        guard let submission = takeHandedOver(), let values = submission.values else {
            return false
        }
        end(submission, await submission.form.failureOfListeners(values))
        return true
    }

    /// Removes and returns the first submission that waits for listeners.
    private func takeHandedOver() -> Submission? {
        submissions.firstIndex { $0.values != nil }.map { submissions.remove(at: $0) }
    }

    /// Ends a submission with a listener's error, or with nil for success.
    private func end(_ submission: Submission, _ failure: (any Error)?) {
        let form = submission.form
        do throws(SubmissionError) {
            try form.endHandingOver(failure)
            form.update { form.clearHiddenValues() }
            submitted.append((submission.values ?? [:]).compactMapValues { $0 })
        } catch {
            // The rows show validation errors. Any other failure is kept for the report only.
            if case .failed(let failure) = error.reason { failureOfListener = failure }
        }
        finish(form)
    }

    /// Ends a submission, and moves the focus to the first row with an error.
    private func finish(_ form: Form) {
        form.endSubmission()
        hasEndedSubmission = true
    }

    /// A submission that has not ended.
    struct Submission {
        let form: Form
        /// Whether rules were pending at the last check.
        var hasWaited = false
        /// The values, once only listeners are pending.
        var values: FormValues?
    }
}
