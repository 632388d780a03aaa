import RowKit
import Synchronization

/// A session with the pages that show it.
///
/// Every page holds the session's state, unless the state stays on the server. Any page can
/// therefore continue if the session is lost.
final class PageSession: Sendable {
    /// Receives a submission.
    typealias Submitted = @Sendable (SubmittedForm) async -> SubmissionOutcome

    let address: PageAddress
    let session: FormSession
    /// Seals the state that pages hold, or nil if they hold none.
    let sealer: StateSealer?
    let files: SessionFiles
    /// The maximum time for which a page waits for work.
    let patience: Duration
    let submissions: Submissions
    let posts = RepeatedPosts()
    let messages: PerformedMessages
    let state: Mutex<State>

    struct State {
        var pages: [String: SessionPage] = [:]
        /// Notes that pages may not have received, from a session that this one replaced or from an
        /// earlier connection, by page name.
        var untold: [String: [String]] = [:]
        var line: StateLine
        /// The last action, if it was typing in the only page, and its author.
        var typing: (event: ViewEvent, author: StateLine.Author)?
        /// The page whose message is being performed.
        var author: StateLine.Author?
        /// The estimated size of the session when it was made, in bytes.
        var initialMemory = 0
        /// The estimated sizes of large inputs since then, in bytes.
        var inputs: [ViewID: Int] = [:]
        /// The screen whose errors are listed after a failed submission, or nil if there is none.
        var summarized: ViewID?

        var memory: Int { initialMemory + inputs.values.reduce(0, +) }

        /// Keeps the notes of a removed page, in case it connects again.
        mutating func keepNotes(of page: SessionPage, _ id: String) {
            if page.notes.isEmpty { return }
            untold[PageMessage.pageName(of: id), default: []] += page.notes
        }
    }

    /// - Parameters:
    ///   - line: The line of the session, which continues the state that was restored.
    ///   - performed: The messages of pages that are included in the state.
    init(
        _ session: FormSession, address: PageAddress, sealer: StateSealer?, files: FileLimits,
        patience: Duration, line: StateLine = StateLine(), performed: [String: Int] = [:],
        log: @escaping @Sendable (String) -> Void, submitted: @escaping Submitted
    ) async {
        (self.session, self.address, self.sealer) = (session, address, sealer)
        messages = PerformedMessages(performed)
        state = Mutex(State(line: line))
        self.files = SessionFiles(limits: files)
        self.patience = patience
        submissions = Submissions(for: address.form, log: log, submitted: submitted)
        let holdsState = sealer != nil
        await session.withStage { [submissions] stage in
            submissions.listen(to: stage.controller)
            // The form as it was made or restored is not a change.
            if holdsState { _ = stage.takeState() }
        }
        await session.onSubmission { [submissions] (id) async throws(SubmissionError) in
            try await submissions.isAccepted(id)
        }
        submissions.onOutcome { [weak self] in await self?.push($0) }
        await session.onFailure { [submissions] in submissions.report($0) }
    }

    /// Returns the page with an identifier, or nil if it has not connected.
    ///
    /// The page has sent something, so it has received its notes.
    func heardPage(_ id: String) -> SessionPage? {
        let page = state.withLock { $0.pages[id] }
        page?.notes = []
        return page
    }

    /// Takes over the notes and results that pages may not have received from the session that this
    /// one replaces.
    func takeUntold(from other: PageSession) {
        messages.takeUntold(from: other.messages)
        let untold = other.state.withLock { state in
            for (id, page) in state.pages { state.keepNotes(of: page, id) }
            return state.untold
        }
        state.withLock { $0.untold = untold }
    }

    /// Ends all pages.
    func end() {
        let pages = state.withLock { state in
            defer { state.pages = [:] }
            return state.pages
        }
        for page in pages.values { page.end() }
        Task { [session] in await session.stop() }
    }

    var phrases: Phrases {
        get async { await session.withForm { $0.phrases } }
    }

    /// Whether the state is small enough to be sealed in a page, or pages hold none.
    var fitsInPage: Bool {
        get async {
            guard let sealer else { return true }
            return await session.withStage { stage in
                (try? StateLine.whole(stage.state, by: sealer)) != nil
            }
        }
    }

    // MARK: Events

    /// Performs an action of a page's user, and passes on the submission if there is one.
    ///
    /// - Returns: The changes, the submission that the action requested, and the outcome of any
    ///   submission, or nil if files are too large.
    func send(
        _ event: ViewEvent, of message: PageMessage, from page: SessionPage
    ) async -> (PagePatch, Submitting?, SubmissionOutcome)? {
        var event = event
        var hasFiles = false
        if case .files(let chosen) = event.action {
            await forgetDroppedFiles()
            guard let kept = files.keep(chosen, of: event.view) else { return nil }
            event.action = .files(kept)
            hasFiles = true
        }
        let id = event.submissionID ?? ""
        let (patch, submitting) = await submissions.whileAwaiting(id) { [event] in
            let patch = await session.alone { session in
                self.begin(event, of: message, from: page)
                let last = session.changeNumber
                var patch = session.send(event, from: page.host, isEntering: message.after != nil)
                self.end(event, isRefused: patch.refusal?.isObvious == false)
                if patch.number == last { patch.follow() }
                return patch
            }
            guard let screen = patch.submittedScreen else { return (patch, nil as Submitting?) }
            // The page shows these changes while it waits for the response.
            page.push(patch)
            return (patch, await finishRequest(id, on: screen))
        }
        if let moment = patch.moment { page.known = moment }
        pushParts()
        // The form may have refused the files.
        if hasFiles { await forgetDroppedFiles() }
        return (patch, submitting, await outcome(of: id))
    }

    /// Sets the author of the changes that follow.
    private func begin(_ event: ViewEvent, of message: PageMessage, from page: SessionPage) {
        state.withLock { state in
            let past = (message.known ?? page.known).map {
                state.line.past(at: $0, holding: page.pasts)
            }
            let author = StateLine.Author(
                page: message.pageName, message: message.number, past: past, left: page.left)
            state.author = author
            state.typing = nil
            if case .type = event.action, state.pages.count == 1 { state.typing = (event, author) }
        }
        messages.notePerformed(message.number, of: message.pageName)
    }

    private func end(_ event: ViewEvent, isRefused: Bool) {
        state.withLock { state in
            let author = state.author.take()
            guard let author, !isRefused, state.pages.count > 1 else { return }
            noteEntered(event, from: author, in: &state)
        }
    }

    /// Returns the estimated size of the session after an event, in bytes, or nil if the event was
    /// too small to matter.
    ///
    /// - Parameter size: The size of the event as it was sent.
    func memory(after event: ViewEvent, size: Int) -> Int? {
        var (input, isFile) = (size > 4 << 10 ? 4 * size : nil, false)
        if case .files = event.action { (input, isFile) = (nil, true) }
        return state.withLock { [input, isFile] state in
            guard isFile || input != state.inputs[event.view] else { return nil }
            state.inputs[event.view] = input
            return state.memory + files.memory
        }
    }

    /// Returns the estimated size of the session after a page has connected, in bytes.
    func memory(after controls: PostedControls) -> Int {
        state.withLock { state in
            for (view, size) in controls.logSizes where size > 4 << 10 {
                state.inputs[view] = max(state.inputs[view] ?? 0, 4 * size)
            }
            return state.memory + files.memory
        }
    }

    /// Forgets the files of views that no longer contain any.
    private func forgetDroppedFiles() async {
        await session.withStage { [files] stage in
            files.forget { id in
                let view = stage.view(id) as? FileView
                return view?.files.contains { !$0.content.isEmpty } != true
            }
        }
    }

    /// Draws the part of a long list that a page requested.
    ///
    /// - Returns: Operations, with the number of the change after which the page performs them.
    func draw(_ request: WindowRequest, for page: SessionPage) async -> [UInt8] {
        let unsent = page.takeUnsent()
        return await session.withStage { stage in
            var json = JSONWriter()
            json.raw("{\"at\":")
            json.number(stage.changeNumber)
            json.raw(",\"ops\":")
            json.append(
                PatchWriter.operations(for: request, of: stage, at: page.place).bytes[...])
            json.write(before: unsent)
            json.raw("}")
            return json.bytes
        }
    }

    /// Waits until no work is pending.
    ///
    /// Cancels the work after a limited time.
    ///
    /// A submission that the form has requested is not cancelled.
    func settle() async {
        let timer = Task { [session, patience] in
            try await Task.sleep(for: patience)
            await session.stopAfterSubmission()
        }
        await session.untilIdle()
        timer.cancel()
    }

    /// Returns a response that contains only the reason for a refusal.
    func response(to refusal: ViewRefusal) async -> [UInt8] {
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        json.write(refusal, await phrases)
        json.raw("}")
        return json.bytes
    }

    /// Returns the operations that show the list of errors after a failed submission.
    ///
    /// If no field has received the focus, the first row with an error receives it, such as a row
    /// that opens a screen.
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
                if stage.focused == nil, let wrong = screen.firstWithError {
                    json.raw(",[\"focus\",")
                    json.string(wrong.id.text)
                    json.raw("]")
                }
            }
            json.raw("],\"failed\":true}")
            return json.bytes
        }
    }
}
