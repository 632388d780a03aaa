import RowKit

// Input that pages send without events: the contents of their controls.

extension PageSession {
    /// Enters the contents of a page's controls, and presses the button of a page without a script.
    ///
    /// - Parameters:
    ///   - found: The data restored for the page, without its controls.
    ///   - submission: The identifier of a submission that the input or the button causes.
    /// - Returns: The input that the form did not accept or the page no longer has, and the
    ///   submission that the input or the button requested.
    func enter(
        _ controls: PostedControls, of found: FoundSession, submission: String
    ) async -> (refused: RefusedInput, submitting: Submitting?) {
        let known = controls.page == nil ? await session.withStage(\.openControls) : nil
        let screen = await topScreen
        // A form that submits itself when it is complete must first receive all input.
        await session.deferSubmissions()
        var refused = await enterContents(of: controls, into: found, submission: submission)
        // Some contents of controls are not part of a state: secure text and files.
        refused.notes += await notesOfMissingValues(of: found.omitted, controls.missing)
        // Without a script, the user has not seen the controls that appeared because of the input.
        if let known,
            await !session.withStage(\.openControls).subtracting(known)
                .allSatisfy(controls.contain)
        {
            refused.notes.append(await phrases.text(.newFields))
        }
        let isComplete = found.notes.isEmpty && refused.isEmpty
        // A button that submits the form replaces the requested submission.
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

    /// Returns a note that names the rows whose values neither a state nor a control contained.
    ///
    /// - Parameters:
    ///   - parts: The rows whose values no state contained.
    ///   - views: Controls whose contents the page does not have. A row may also have controls
    ///     whose contents were entered.
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

    /// A note that the record has changed, or an empty array if it has not.
    func notesOfRecord(_ found: FoundSession) async -> [String] {
        found.isOutdated ? [await phrases.text(.recordChanged)] : []
    }

    /// A note that names the rows with secure text or files, which no page receives back, or an
    /// empty array if there are none.
    var notesOfEmptied: [String] {
        get async {
            let keys = await session.withStage(\.filledSecrets).map(\.rowKey)
            return await session.withForm { $0.notes(.emptied, ofKeys: keys) }
        }
    }

    /// Enters the contents of a page's controls.
    ///
    /// Accepted input can show further rows, so the controls are entered repeatedly until no input
    /// is accepted.
    private func enterContents(
        of controls: PostedControls, into found: FoundSession, submission: String
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
                // Another page may have changed the part in the meantime.
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
            // Options that are still loading may contain the user's choice, and may then make other
            // rows appear.
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
    /// The action does not submit the form if some contents of the page are missing in the form.
    ///
    /// - Returns: The reason for refusing the action, if any, and the submission that it requested.
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

    /// Opens a popup that the user sees on the page, if it was open in an earlier session.
    ///
    /// A row repeats its search when its field gets the focus. The method waits for an asynchronous
    /// search.
    func openPopup(_ popup: ViewID) async {
        let field = await session.withStage { $0.field(ofClosed: popup) }
        if let field { await session.send(ViewEvent(field, .focus)) }
        let isBusy = await session.withStage { ($0.view(popup) as? ListView)?.isBusy }
        if isBusy ?? (field != nil) { _ = await hasFinishedWork() }
    }

    /// Waits for pending work for a limited time.
    ///
    /// Returns true if there was any and it ended.
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

/// A secure field whose text on a page differs from its text in the session.
struct OtherSecret: Sendable {
    let id: ViewID
    /// Whether the field contains text in the session.
    let isFilled: Bool
}

extension FormStage {
    /// The secure fields whose text on a page differs, which the user cannot see.
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

    /// The secure fields that contain text, and the controls that contain files.
    fileprivate var filledSecrets: [ViewID] {
        var found: [ViewID] = []
        func search(_ view: BaseView) {
            let isFilled =
                switch view {
                case let field as TextFieldView: field.isSecure && field.isFilled
                case let view as FileView: !view.files.isEmpty
                default: false
                }
            if isFilled { found.append(view.id) }
            view.forEachChild(search)
        }
        for screen in screens { search(screen) }
        return found
    }

    /// The controls of the topmost screen that take input now.
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
