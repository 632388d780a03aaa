import RowKit

extension PageSession {
    /// How a submission ended.
    enum Submitting {
        /// The form was submitted.
        ///
        /// If it still shows the same screen, the site may show a page that confirms the
        /// submission.
        case done(isShown: Bool)
        /// The page lists the errors of a screen.
        case failed(ViewID)
        /// The user cannot submit the form.
        case refused(ViewRefusal)

        var refusal: ViewRefusal? { if case .refused(let reason) = self { reason } else { nil } }

        /// The screen whose errors are listed, or nil if there are none.
        var summarized: ViewID? { if case .failed(let screen) = self { screen } else { nil } }

        var isDone: Bool { if case .done = self { true } else { false } }

        /// Returns the path of the page that confirms the submission, or nil if another screen is
        /// shown.
        func confirmation(_ done: String) -> String? {
            if case .done(isShown: true) = self { done } else { nil }
        }
    }

    /// Submits the form of a screen, if the screen has a button for that.
    ///
    /// - Parameter page: The page whose user pressed the button, or nil if no page is attached.
    func submit(_ screen: ViewID, id: String, from page: SessionPage? = nil) async -> Submitting {
        if let refusal = await refusal(of: screen) { return .refused(refusal) }
        return await submissions.whileAwaiting(id) {
            do throws(SubmissionError) {
                if let page {
                    try await page.host.submit(id: id, on: screen)
                } else {
                    _ = try await session.submit(id: id, on: screen)
                }
                return await ended(on: screen)
            } catch {
                return error.reason == .busy ? .refused(.isUnderWay) : failed(on: screen)
            }
        }
    }

    /// Waits for the submission with an identifier, if an action requested it.
    ///
    /// - Parameter screen: The screen that was the topmost one after the action.
    /// - Returns: Nil if it was not requested.
    func finishRequest(_ id: String, on screen: ViewID) async -> Submitting? {
        switch await session.untilSubmitted(id) {
        case .notRequested: nil
        case .submitted: await ended(on: screen)
        case .failed(let wrong): failed(on: wrong ?? screen)
        }
    }

    private func ended(on screen: ViewID) async -> Submitting {
        .done(isShown: await session.withStage { $0.screens.last?.id } == screen)
    }

    private func failed(on screen: ViewID) -> Submitting {
        state.withLock { $0.summarized = screen }
        return .failed(screen)
    }

    /// Returns the reason why the user cannot submit the form of a screen, or nil if the user can.
    private func refusal(of screen: ViewID) async -> ViewRefusal? {
        await session.withStage { stage in
            let screens = stage.screens
            // The page shows a screen that could not be restored.
            guard let shown = screens.first(where: { $0.id == screen }) else {
                return ViewRefusal(
                    .unknown, "there is no screen called \"\(screen)\"", .pageNotRestored)
            }
            guard shown === screens.last else {
                return ViewRefusal(.hidden, "\"\(screen)\" is covered by another screen")
            }
            return shown.wantsSubmitButton
                ? nil
                : ViewRefusal(
                    .notUnderstood, "\"\(screen)\" has no button that submits it")
        }
    }

    /// Passes on the values that the user or the form submitted.
    ///
    /// - Parameter id: The identifier of the submission, or nil for any.
    /// - Returns: The effect on the page. The reason for a failure is only written to the log.
    func outcome(of id: String?) async -> SubmissionOutcome {
        await described(await submissions.passOn(id))
    }

    /// Tells the pages the outcome of a submission that none of their requests caused.
    func push(_ outcome: SubmissionOutcome) async {
        if case .invalid(let error) = outcome {
            await session.withForm { $0.show(error) }
            return
        }
        let patch = PagePatch(await described(outcome))
        for page in state.withLock({ $0.pages.values.map(\.self) }) { page.push(patch) }
    }

    /// The outcome with messages that are suitable for the user.
    private func described(_ outcome: SubmissionOutcome) async -> SubmissionOutcome {
        guard case .failed = outcome else { return outcome }
        return .refused(await phrases.text(.submissionFailed))
    }
}

extension ViewRefusal {
    /// The refusal of a submission while another one has not finished.
    fileprivate static let isUnderWay = ViewRefusal(
        .disabled, "the form is already being submitted", .submissionUnderWay)
}
