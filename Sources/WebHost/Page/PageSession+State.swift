import RowKit

extension PageSession {
    /// Returns the parts of the state that a page lacks, and the screen whose errors are listed.
    func takeParts(of stage: FormStage, for page: String) -> ([StateLine.Part], ViewID?) {
        state.withLock { state in
            noteChanges(of: stage, in: &state)
            return (state.pages[page]?.takeParts() ?? [], state.summarized)
        }
    }

    /// Returns the complete state, for a page that has none.
    ///
    /// Other pages are then sent the changes that they have not received.
    ///
    /// - Parameter page: The page, or nil if it has not connected.
    func wholeState(of stage: FormStage, for page: String? = nil) -> StateLine.Part? {
        guard let sealer else { return nil }
        return state.withLock { state in
            noteAllChanges(of: stage, in: &state)
            if let page = page.flatMap({ state.pages[$0] }) {
                _ = page.takeParts()
                page.known = state.line.moment
            }
            return try? state.line.whole(of: stage, performed: messages.all, by: sealer)
        }
    }

    /// The state, from which another session can continue.
    var current: SessionState {
        get async {
            await session.withStage { [self] stage in
                state.withLock { $0.line.current(stage, messages.all) }
            }
        }
    }

    /// The changes that the session includes.
    var past: StatePast {
        get async {
            await session.withStage { [self] stage in
                state.withLock { state in
                    noteAllChanges(of: stage, in: &state)
                    return state.line.past
                }
            }
        }
    }

    /// Sends each page the parts of the state that no patch has sent it.
    func pushParts() {
        for page in state.withLock({ $0.pages.values.map(\.self) }) { page.pushParts() }
    }

    /// Records the changes, including those that only the controls of the single page contain.
    func noteAllChanges(of stage: FormStage, in state: inout State) {
        let typist = state.typing?.author
        state.typing = nil
        noteChanges(of: stage, from: typist, in: &state)
    }

    private func noteChanges(
        of stage: FormStage, from typist: StateLine.Author? = nil, in state: inout State
    ) {
        guard let sealer,
            let part = try? state.line.next(
                of: stage, after: state.typing?.event, from: state.author ?? typist,
                performed: messages, by: sealer)
        else { return }
        for page in state.pages.values { page.owe(part) }
    }

    /// Records that a page entered something, if that changed nothing.
    func noteEntered(
        _ event: ViewEvent, from author: StateLine.Author, wasApart: Bool = false,
        in state: inout State
    ) {
        guard let sealer, let stated = event.statedPart,
            let part = try? state.line.confirm(
                stated, from: author, wasApart: wasApart, by: sealer)
        else { return }
        for page in state.pages.values { page.owe(part) }
    }

    /// Ends the streams of all pages, but keeps the pages attached.
    func endStreams() {
        for page in state.withLock({ $0.pages.values.map(\.self) }) { page.endStream() }
    }
}
