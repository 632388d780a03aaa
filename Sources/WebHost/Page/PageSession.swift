import RowKit
import Synchronization

/// A session with the pages that show it.
///
/// The first page of a session keeps its state. Each page of a session that has several can go on
/// after a loss, by the state that it has and what its controls hold.
final class PageSession: Sendable {
    let form: String
    let session: FormSession
    let desk = SubmissionDesk()
    private let sealer: StateSealer
    private let state = Mutex(State())

    private struct State {
        var pages: [String: PageHost] = [:]
        var chain: StateChain?
        /// The page that is told of the state.
        var keeper: String?
        /// The screen whose errors are listed, since a submission failed.
        var summarized: ViewID?
    }

    init(_ session: FormSession, form: String, sealer: StateSealer) async {
        (self.session, self.form, self.sealer) = (session, form, sealer)
        await session.withForm { [desk] in desk.listen(to: $0) }
    }

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

    /// Connects a page: enters what its controls hold, and returns how it is to be drawn.
    ///
    /// - Parameter notes: What could not be restored, in sentences.
    func connect(
        _ controls: PostedControls, page id: String, notes: [String]
    ) async -> [UInt8] {
        let host = await session.attach { [self] stage, changes in
            patch(changes, of: stage, for: id)
        }
        let page = PageHost(host)
        let earlier = state.withLock { state -> PageHost? in
            defer {
                state.pages[id] = page
                state.keeper = id
            }
            return state.pages[id]
        }
        earlier?.end()
        return await session.withStage { [self] stage in
            draw(controls, on: stage, notes: notes)
        }
    }

    private func draw(
        _ controls: PostedControls, on stage: FormStage, notes: [String]
    ) -> [UInt8] {
        var input = ControlInput(controls, commits: false)
        input.enter(on: stage)
        _ = stage.takeChanges()
        var renderer = PageRenderer(phrases: stage.controller.form.phrases, capacity: 64 << 10)
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &renderer)
        let whole = try? StateChain.whole(of: stage, by: sealer)
        state.withLock { ($0.chain, $0.summarized) = (whole?.0, nil) }
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(stage.changeNumber)
        let drawing = ContentHash(of: renderer.html.bytes).description
        if controls.drawing != drawing {
            json.raw(",\"html\":")
            json.string(renderer.html.bytes)
        }
        json.raw(",\"title\":")
        json.string(stage.screens.last?.title ?? "")
        json.writeState(whole?.1)
        json.raw(",\"refused\":[")
        for (index, note) in (notes + input.refusals).enumerated() {
            if index > 0 { json.raw(",") }
            json.string(note)
        }
        json.raw("]}")
        return json.bytes
    }

    private func patch(_ changes: ViewChanges, of stage: FormStage, for page: String) -> PagePatch {
        let (part, summarized) = state.withLock { state -> (StateChain.Part?, ViewID?) in
            guard state.keeper == page else { return (nil, state.summarized) }
            do {
                return (try state.chain?.next(of: stage, by: sealer), state.summarized)
            } catch {
                // The state is too large to be sealed. What the page has stays as it is, because
                // later parts would follow a gap.
                state.chain = nil
                return (nil, state.summarized)
            }
        }
        return PagePatch(changes, of: stage, summarizing: summarized, part: part)
    }

    /// Waits until no work is pending, but no longer than a time, after which the work is cancelled.
    func settle(within time: Duration) async {
        let timer = Task { [session] in
            try await Task.sleep(for: time)
            await session.stop()
        }
        await session.untilIdle()
        timer.cancel()
    }

    /// Submits the form; if that fails, the page lists the errors from then on.
    ///
    /// - Returns: Whether the form was submitted.
    func submit() async -> Bool {
        do {
            _ = try await session.submit()
            return true
        } catch {
            await session.withStage { [self] stage in
                let screen = stage.screens.first?.id
                state.withLock { $0.summarized = screen }
            }
            return false
        }
    }

    /// Returns the list of errors as the operations of a patch.
    func summary() async -> [UInt8] {
        await session.withStage { stage in
            let phrases = stage.controller.form.phrases
            var json = JSONWriter()
            json.raw("{\"ops\":[")
            if let screen = stage.screens.first {
                var renderer = PageRenderer(phrases: phrases)
                renderer.drawSummary(of: screen, isShown: true)
                json.raw("[\"draw\",")
                json.string(renderer.html.bytes)
                json.raw("],[\"title\",")
                json.string("\(phrases.text(.errorTitle)): \(screen.title ?? "")")
                json.raw("]")
            }
            json.raw("]}")
            return json.bytes
        }
    }
}
