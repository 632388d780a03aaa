import RowKit

// Input that pages send without events: the contents of their controls.

extension PageSession {
    /// Enters the contents of a page's controls, and presses the button of a page without a script.
    ///
    /// - Parameters:
    ///   - found: What was restored of the page besides its controls.
    ///   - submission: The identifier of a submission that the input or the button causes.
    /// - Returns: The input that the form did not accept or that the page no longer has, and the
    ///   submission that the input or the button requested.
    func enter(
        _ controls: PostedControls, of found: FormSite.Found, submission: String
    ) async -> (refused: RefusedInput, submitting: Submitting?) {
        let known = controls.page == nil ? await session.withStage(\.openControls) : nil
        let screen = await topScreen
        // A form that is submitted as soon as it is complete first receives all input.
        await session.deferSubmissions()
        var refused = await enterContents(of: controls, into: found, submission: submission)
        // Controls have text and files that a state does not contain.
        refused.notes += await notesOfMissingValues(of: found.omitted, controls.missing)
        // A user without a script has not seen the controls that the input has shown.
        if let known,
            await !session.withStage(\.openControls).subtracting(known)
                .allSatisfy(controls.contain)
        {
            refused.notes.append(await phrases.text(.newFields))
        }
        let isComplete = found.notes.isEmpty && refused.isEmpty
        // A button that submits the form takes the place of the request.
        await session.resumeSubmissions(
            dropping: isComplete && !controls.submits ? [] : [submission])
        var submitting = await finishRequest(submission, on: screen)
        guard let button = controls.button else { return (refused, submitting) }
        if let window = button.window { await openPopup(window.view) }
        if var event = await session.withStage({ button.event(on: $0) }) {
            event.submissionID = submission
            let done = await perform(event, isComplete: isComplete)
            refused.notes += done.refusal.map { [$0] } ?? []
            submitting = done.submitting ?? submitting
        }
        return (refused, submitting)
    }

    var topScreen: ViewID {
        get async { await session.withStage { $0.screens.last?.id ?? .screens } }
    }

    /// Returns a note that names the rows whose values no state and no control contained.
    ///
    /// - Parameters:
    ///   - parts: The rows whose values no state contained.
    ///   - views: Controls that the page does not have the contents of. A row may have several, of
    ///     which others were entered.
    private func notesOfMissingValues(
        of parts: Set<FormState.PartName>, _ views: [ViewID]
    ) async -> [String] {
        if parts.isEmpty && views.isEmpty { return [] }
        let state = await session.state
        let present = state.omittedParts
        let missing = await session.withStage { stage in
            views.filter { view in
                (stage.view(view) as? TextFieldView).map { !$0.isFilled }
                    ?? !present.contains(FormState.PartName(rowOf: view))
            }
        }
        let lost = parts.subtracting(present).union(missing.map(FormState.PartName.init(rowOf:)))
        let keys = lost.sorted().compactMap(state.knownKey)
        return await session.withForm { $0.notes(.rowsNotRestored, ofKeys: keys) }
    }

    /// Enters the contents of a page's controls.
    ///
    /// Accepted input can show further rows, so the controls are entered again until none is
    /// accepted.
    private func enterContents(
        of controls: PostedControls, into found: FormSite.Found, submission: String
    ) async -> RefusedInput {
        let known = found.opened.past(at: controls.known)
        let newer = state.withLock { $0.line.parts(changedSince: known) }
        var input = ControlInput(controls, of: found, except: newer, files: files)
        for _ in 0..<ControlInput.roundLimit {
            let events: [ViewEvent]
            (input, events) = await session.withStage { [input] stage in
                var input = input
                let events = input.events(on: stage)
                return (input, events)
            }
            var hasAccepted = false
            for var event in events {
                event.submissionID = submission
                // Another page may have changed the part meanwhile.
                let known = found.opened.past(at: controls.known(at: event.view))
                let author = controls.author(knowing: known)
                let refusal = await perform(by: author) { [event] in $0.enter(event) }
                if let refusal {
                    input.add(refusal, of: event, await phrases)
                } else if event.action != .commit {
                    hasAccepted = true
                }
            }
            if hasAccepted { continue }
            // Options that are still being loaded may contain what was chosen, and their row may
            // then show others.
            guard !input.refused.isEmpty || input.hasLostContents, await hasFinishedWork()
            else { break }
        }
        var refused = input.refused
        if input.hasLostContents { refused.notes.append(await phrases.text(.entriesNotRestored)) }
        if found.isStateLost { await session.withForm { $0.orderEntries(by: controls.views) } }
        return refused
    }

    /// Performs an action of the user, and waits for the submission that it requests.
    ///
    /// The action does not submit the form if the form does not have all that the page contained.
    ///
    /// - Returns: The reason if the action was refused, and the submission that it requested.
    func perform(
        _ event: ViewEvent, isComplete: Bool
    ) async -> (refusal: String?, submitting: Submitting?) {
        await openPopup(event.view)
        let screen = await topScreen
        let refusal =
            isComplete
            ? await session.send(event).refusal : await session.sendWithoutSubmitting(event)
        let submitting = await finishRequest(event.submissionID ?? "", on: screen)
        return (refusal?.text(by: await phrases), submitting)
    }

    /// Opens the popup that a user sees on the page, if it was open in an earlier session.
    ///
    /// A row searches again when its field gets the focus. Options that are searched asynchronously
    /// are waited for.
    func openPopup(_ popup: ViewID) async {
        let field = await session.withStage { $0.field(ofClosed: popup) }
        if let field { await session.send(ViewEvent(field, .focus)) }
        let isBusy = await session.withStage { ($0.view(popup) as? ListView)?.isBusy }
        if isBusy ?? (field != nil) { _ = await hasFinishedWork() }
    }

    /// Waits for pending work for a limited time, and returns whether there was any and it ended.
    func hasFinishedWork() async -> Bool {
        if await session.isIdle { return false }
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(20))
            if await session.isIdle { return true }
        }
        return false
    }
}

/// A secure field in which a page has other text than the session.
struct OtherSecret: Sendable {
    let id: ViewID
    /// Whether the session has any.
    let isFilled: Bool
}

extension FormStage {
    /// The secure fields in which a page has other text, which the user cannot see.
    func otherSecrets(than controls: PostedControls) -> [OtherSecret] {
        var found: [OtherSecret] = []
        func search(_ view: BaseView) {
            if let field = view as? TextFieldView, field.isSecure,
                let text = controls.text(of: field.id), !text.isEmpty, !field.hasText(text)
            {
                found.append(OtherSecret(id: field.id, isFilled: field.isFilled))
            }
            view.forEachChild(search)
        }
        for screen in screens { search(screen) }
        return found
    }

    /// The controls of the topmost screen in which the user can enter something now.
    fileprivate var openControls: Set<ViewID> {
        var found: Set<ViewID> = []
        func search(_ view: BaseView) {
            if view.isHidden { return }
            switch view.kind {
            case .textField, .textArea, .toggle, .slider, .stepper, .choice, .date, .color, .file:
                if view.takesInput { found.insert(view.id) }
            default: break
            }
            view.forEachChild(search)
        }
        if let screen = screens.last { search(screen) }
        return found
    }

    /// Returns the field of a popup that is not open, or nil if there is no such field.
    fileprivate func field(ofClosed popup: ViewID) -> ViewID? {
        guard view(popup) == nil, let end = popup.text.lastIndex(of: "/") else { return nil }
        let field = ViewID(String(popup.text[..<end]))
        return view(field) is TextFieldView ? field : nil
    }
}
