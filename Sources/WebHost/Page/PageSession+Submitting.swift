import RowKit

extension PageSession {
    /// Whether a form was submitted.
    enum Submitting {
        case done
        /// The page lists the errors.
        case failed
        /// The user cannot submit the form.
        case refused(ViewRefusal)

        var refusal: ViewRefusal? { if case .refused(let reason) = self { reason } else { nil } }
    }

    /// Submits the form of a screen, if the screen has a button for that.
    func submit(_ screen: ViewID, id: String?) async -> Submitting {
        if let refusal = await refusal(of: screen) { return .refused(refusal) }
        return await desk.whileTaking {
            do throws(SubmissionError) {
                _ = try await session.submit(id: id, on: screen)
                return .done
            } catch {
                state.withLock { $0.summarized = screen }
                return .failed
            }
        }
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

    /// Passes on the values that the user or the form itself submitted.
    ///
    /// - Returns: The effect on the page. The reason of a failure is in the log instead.
    func handOver() async -> FormSite.Outcome {
        var outcome = FormSite.Outcome.none
        for arrival in desk.take() {
            switch arrival.values {
            case .failure(let error): outcome = .failed(error.description)
            case .success(let values):
                outcome = await submitted(
                    FormSite.Submission(form: form, values: values, id: arrival.id))
            }
        }
        guard case .failed(let reason) = outcome else { return outcome }
        log("\(form): \(reason)")
        return .refused(await phrases.text(.submissionFailed))
    }

    /// Informs the pages of the outcome of a submission that no request of theirs caused.
    func push(_ outcome: FormSite.Outcome) {
        let patch = PagePatch(outcome)
        for page in state.withLock({ $0.pages.values.map(\.self) }) { page.push(patch) }
    }
}
