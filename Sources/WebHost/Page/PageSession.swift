import RowKit
import Synchronization

/// A session with the pages that show it.
///
/// The page that connected last keeps the session's state. If the session is lost, the other pages
/// can continue with their last state and the contents of their controls.
final class PageSession: Sendable {
    typealias Submitted = @Sendable (FormSite.Submission) async -> FormSite.Outcome

    let form: String
    let session: FormSession
    /// Seals the state that pages keep; nil if they keep none.
    private let sealer: StateSealer?
    private let submitted: Submitted
    private let log: @Sendable (String) -> Void
    private let files: SessionFiles
    /// The maximum time for which a page waits for work.
    private let patience: Duration
    private let desk: SubmissionDesk
    private let arrivals: AsyncStream<Void>.Continuation
    private let state = Mutex(State())

    private struct State {
        var pages: [String: PageHost] = [:]
        var chain: StateChain?
        /// The page that receives the state.
        var keeper: String?
        /// The last action of the user of that page, if it was typing.
        var typing: ViewEvent?
        /// The screen whose errors are listed after a failed submission, or nil if there is none.
        var summarized: ViewID?
    }

    init(
        _ session: FormSession, form: String, sealer: StateSealer?, files: FileLimits,
        patience: Duration, log: @escaping @Sendable (String) -> Void,
        submitted: @escaping Submitted
    ) async {
        (self.session, self.form, self.sealer) = (session, form, sealer)
        (self.log, self.submitted) = (log, submitted)
        self.files = SessionFiles(limits: files)
        self.patience = patience
        let (stream, arrivals) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        desk = SubmissionDesk { arrivals.yield() }
        await session.withForm { [desk] in desk.listen(to: $0) }
        Task { [weak self] in
            for await _ in stream {
                guard let self else { return }
                push(await handOver())
            }
        }
    }

    // Without an end, the task would wait for arrivals forever.
    deinit { arrivals.finish() }

    /// The page with an identifier, or nil if it has not connected.
    func page(_ id: String) -> PageHost? { state.withLock { $0.pages[id] } }

    /// Ends all pages.
    func end() {
        let pages = state.withLock { state in
            defer { state.pages = [:] }
            return state.pages
        }
        for page in pages.values { page.end() }
        Task { [session] in await session.stop() }
    }

    // MARK: Connecting

    /// Connects a page.
    ///
    /// Enters the contents of its controls, performs the event that no server has performed yet, and
    /// returns the drawing of the page.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func connect(
        _ found: FormSite.Found, page id: String, controls: PostedControls, done: String
    ) async -> [UInt8] {
        var notes = found.notes
        // A page that joins a session shows its values; its controls contain nothing else.
        if found.id == nil, let controls = found.controls {
            notes += await enter(controls, of: found).reasons
        }
        if let focused = controls.focused {
            // A view that was removed, or that cannot have the focus, is ignored.
            await session.send(ViewEvent(focused, .focus))
        }
        var answer = JSONWriter()
        if let waiting = controls.waiting {
            // The user first reads what is missing, and then submits the form again.
            if notes.isEmpty || !waiting.isSubmission {
                let refusal = await perform(waiting, isComplete: notes.isEmpty)
                notes += refusal.map { [$0] } ?? []
            }
            answer.raw(",\"performed\":true")
            await handOver().write(done: waiting.isSubmission ? done : nil, to: &answer)
        }
        await attach(id, at: controls.place)
        return await session.withStage { [self, notes, answer] stage in
            draw(stage, at: controls.place, unless: controls.drawing, notes: notes, answer)
        }
    }

    /// Attaches a page, in place of earlier connections of the same page.
    private func attach(_ id: String, at place: PagePlace) async {
        let host = await session.attach { [weak self] stage, changes in
            let (part, summarized) = self?.next(of: stage, for: id) ?? (nil, nil)
            return PagePatch(
                changes, of: stage, at: place, summarizing: summarized, part: part)
        }
        let name = PageMessage.pageName(of: id)
        let earlier = state.withLock { state in
            let earlier = state.pages.keys.filter { PageMessage.pageName(of: $0) == name }
            let hosts = earlier.compactMap { state.pages.removeValue(forKey: $0) }
            state.pages[id] = PageHost(host, at: place)
            state.keeper = id
            return hosts
        }
        for host in earlier { host.end() }
    }

    /// Performs an event without a number.
    ///
    /// - Parameter isComplete: Whether the form has all that the page contained.
    /// - Returns: The reason if the event was refused, or nil.
    private func perform(_ message: PageMessage, isComplete: Bool) async -> String? {
        switch message.content {
        case .event(var event):
            event.number = nil
            return await desk.whileTaking { [event] in
                await perform(event, isComplete: isComplete)
            }
        case .submit(_, let screen):
            return await submit(screen, id: message.submissionID).refusal?.text(by: phrases)
        // The page requests it again if it still needs it.
        case .window: return nil
        }
    }

    private func draw(
        _ stage: FormStage, at place: PagePlace, unless drawing: String?, notes: [String],
        _ answer: JSONWriter
    ) -> [UInt8] {
        _ = stage.takeChanges()
        let summarized = state.withLock { $0.summarized }
        var renderer = PageRenderer(
            phrases: stage.controller.form.phrases, place: place, capacity: 64 << 10)
        DrawnCells.prepare(&renderer, for: stage)
        PageWriter.writeScreens(of: stage, summarizing: summarized, to: &renderer)
        // From now on, the page is sent only what changes.
        stage.hostStorage = nil
        let whole = sealer.flatMap { try? StateChain.whole(of: stage, by: $0) }
        state.withLock { $0.chain = whole?.0 }
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(stage.changeNumber)
        if drawing != DrawingHash(of: renderer.html.bytes[...]).description {
            json.raw(",\"html\":")
            json.string(renderer.html.bytes)
        }
        json.raw(",\"title\":")
        json.string(stage.pageTitle(summarizing: summarized))
        json.writeState(whole?.1)
        json.append(answer.bytes[...])
        json.raw(",\"refused\":[")
        for (index, note) in notes.enumerated() {
            if index > 0 { json.raw(",") }
            json.string(note)
        }
        json.raw("]}")
        return json.bytes
    }

    /// Returns the reason of a refusal for the user.
    func text(of refusal: ViewRefusal) async -> String { refusal.text(by: await phrases) }

    /// The phrases of the form.
    private var phrases: Phrases {
        get async { await session.withForm { $0.phrases } }
    }

    // MARK: Events

    /// Performs an action of a page's user, and passes on the submission if there is one.
    ///
    /// - Returns: The changes and the outcome of a submission, or nil if files are too large.
    func send(_ event: ViewEvent, from page: PageHost) async -> (PagePatch, FormSite.Outcome)? {
        var event = event
        if case .files(let chosen) = event.action {
            guard let kept = files.keep(chosen, of: event.view) else { return nil }
            event.action = .files(kept)
        }
        state.withLock { [event] state in
            guard state.keeper.flatMap({ state.pages[$0] }) === page else { return }
            if case .type = event.action { state.typing = event } else { state.typing = nil }
        }
        let patch = await desk.whileTaking { [event] in await page.host.send(event) }
        return (patch, await handOver())
    }

    /// Draws what a page requested of a long list.
    ///
    /// - Returns: Operations, with the number of the change after which the page performs them.
    func draw(_ request: WindowRequest, for page: PageHost) async -> [UInt8] {
        let waiting = page.takeWaiting()
        return await session.withStage { stage in
            var json = JSONWriter()
            json.raw("{\"at\":")
            json.number(stage.changeNumber)
            json.raw(",\"ops\":")
            json.append(
                PatchWriter.operations(for: request, of: stage, at: page.place).bytes[...])
            json.write(before: waiting)
            json.raw("}")
            return json.bytes
        }
    }

    /// Enters the contents of a page's controls, and presses the button of a page without a script.
    ///
    /// - Parameters:
    ///   - found: What was restored of the page besides its controls.
    ///   - submission: The identifier of a submission by the button.
    /// - Returns: The input that the form did not accept or that the page no longer has.
    func enter(
        _ controls: PostedControls, of found: FormSite.Found, submission: String? = nil
    ) async -> RefusedInput {
        await desk.whileTaking {
            var refused = await enter(controls)
            // Controls have text and files that a state does not contain.
            if found.notes.isEmpty, await !hasValues(of: found.omittedValues) {
                refused.notes.append(await phrases.text(.entriesNotRestored))
            }
            guard let button = controls.button else { return refused }
            if let window = button.window { await openPopup(window.view) }
            if var event = await session.withStage({ button.event(on: $0) }) {
                event.submissionID = submission
                let isComplete = found.notes.isEmpty && refused.isEmpty
                let refusal = await perform(event, isComplete: isComplete)
                refused.notes += refusal.map { [$0] } ?? []
            }
            return refused
        }
    }

    /// Whether the rows with these keys have values that no state contains.
    private func hasValues(of keys: [String]) async -> Bool {
        if keys.isEmpty { return true }
        return await Set(keys).isSubset(of: session.state.omittedValues)
    }

    /// Enters the contents of a page's controls.
    ///
    /// Accepted input can show further rows, so the controls are entered again until none is
    /// accepted.
    private func enter(_ controls: PostedControls) async -> RefusedInput {
        var input = ControlInput(controls, files: files)
        for _ in 0..<ControlInput.roundLimit {
            let events: [ViewEvent]
            (input, events) = await session.withStage { [input] stage in
                var input = input
                let events = input.events(on: stage)
                return (input, events)
            }
            var hasAccepted = false
            for event in events {
                if let refusal = await session.enter(event) {
                    input.add(refusal, of: event, await phrases)
                } else if event.action != .commit {
                    hasAccepted = true
                }
            }
            if hasAccepted { continue }
            // Options that are still being loaded may contain what was chosen.
            guard !input.refused.isEmpty, await hasFinishedWork() else { break }
        }
        return input.refused
    }

    /// Performs an action of the user, which does not submit the form if the form does not have all
    /// that the page contained.
    ///
    /// - Returns: The reason if the action was refused, or nil.
    private func perform(_ event: ViewEvent, isComplete: Bool) async -> String? {
        await openPopup(event.view)
        let refusal =
            isComplete
            ? await session.send(event).refusal : await session.sendWithoutSubmitting(event)
        return refusal?.text(by: await phrases)
    }

    /// Opens the popup that a user sees on the page, if it was open in an earlier session.
    ///
    /// A row searches again when its field gets the focus. Options that are searched asynchronously
    /// are waited for.
    private func openPopup(_ popup: ViewID) async {
        let field = await session.withStage { $0.field(ofClosed: popup) }
        if let field { await session.send(ViewEvent(field, .focus)) }
        let isBusy = await session.withStage { ($0.view(popup) as? ListView)?.isBusy }
        if isBusy ?? (field != nil) { _ = await hasFinishedWork() }
    }

    /// Waits for pending work for a limited time, and returns whether there was any and it ended.
    private func hasFinishedWork() async -> Bool {
        if await session.isIdle { return false }
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(20))
            if await session.isIdle { return true }
        }
        return false
    }

    /// Returns the next part of the state for a page, and the screen whose errors are listed.
    private func next(of stage: FormStage, for page: String) -> (StateChain.Part?, ViewID?) {
        state.withLock { state in
            guard state.keeper == page, let sealer else { return (nil, state.summarized) }
            do {
                return (
                    try state.chain?.next(of: stage, after: state.typing, by: sealer),
                    state.summarized
                )
            } catch {
                // The state is too large to be sealed. The page keeps its last state, because later
                // parts would follow a gap.
                state.chain = nil
                return (nil, state.summarized)
            }
        }
    }

    /// Waits until no work is pending, for a limited time, after which the work is cancelled.
    func settle() async {
        let timer = Task { [session, patience] in
            try await Task.sleep(for: patience)
            await session.stop()
        }
        await desk.whileTaking { await session.untilIdle() }
        timer.cancel()
    }

    // MARK: Submitting

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
    private func push(_ outcome: FormSite.Outcome) {
        let patch = PagePatch(outcome)
        for page in state.withLock({ $0.pages.values.map(\.self) }) { page.push(patch) }
    }

    /// Returns a response that changes nothing and gives a reason.
    func response(to refusal: ViewRefusal) async -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        json.write(refusal, await phrases)
        json.raw("}")
        return json.bytes
    }

    /// Returns the list of errors as the operations of a patch.
    func summary(at place: PagePlace) async -> [UInt8] {
        await session.withStage { [self] stage in
            let phrases = stage.controller.form.phrases
            var json = JSONWriter()
            json.raw("{\"ops\":[")
            let summarized = state.withLock { $0.summarized }
            if let screen = stage.screens.first(where: { $0.id == summarized }) {
                var renderer = PageRenderer(phrases: phrases, place: place)
                renderer.drawSummary(of: screen, isShown: true)
                json.raw("[\"draw\",")
                json.string(renderer.html.bytes)
                json.raw("],[\"title\",")
                json.string(stage.pageTitle(summarizing: summarized))
                json.raw("]")
            }
            json.raw("]}")
            return json.bytes
        }
    }
}

extension FormStage {
    /// Returns the field of a popup that is not open, or nil if there is no such field.
    fileprivate func field(ofClosed popup: ViewID) -> ViewID? {
        guard view(popup) == nil, let end = popup.text.lastIndex(of: "/") else { return nil }
        let field = ViewID(String(popup.text[..<end]))
        return view(field) is TextFieldView ? field : nil
    }
}
