import RowKit

extension PageSession {
    /// Performs a post by a page without a script, unless it was performed: enters what the controls
    /// hold, presses the button, and passes on the submission if there is one.
    ///
    /// - Parameter submission: The identifier of the post, which only a repeated post shares.
    func post(
        _ controls: PostedControls, of found: FoundSession, as submission: String
    ) async -> PostResult {
        await posts.once(submission) { [self] in
            // No other request submits a form that is open for this request only.
            let awaited = found.id == nil ? nil : submission
            let (refused, submitting) = await submissions.whileAwaiting(awaited) {
                await perform(controls, of: found, as: submission)
            }
            return PostResult(
                refused: refused, submitting: submitting, outcome: await outcome(of: awaited))
        }
    }

    private func perform(
        _ controls: PostedControls, of found: FoundSession, as submission: String
    ) async -> (RefusedInput, Submitting?) {
        var (refused, submitting) = (RefusedInput(), nil as Submitting?)
        if found.scope != .nothing {
            (refused, submitting) = await enter(controls, of: found, submission: submission)
        }
        if case .submit(let screen)? = controls.button {
            // The user first reads what is missing, and then submits the form again.
            if found.notes.isEmpty, refused.isEmpty {
                submitting = await submit(screen, id: submission)
                if let refusal = submitting?.refusal {
                    refused.notes.append(refusal.text(by: await phrases))
                }
            }
        } else if found.id == nil {
            // Other pages of a session may be waiting for work, which must not be cancelled then.
            await settle()
        }
        return (refused, submitting)
    }
}
