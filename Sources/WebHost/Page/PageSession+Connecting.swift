import RowKit

extension PageSession {
    /// Connects a page.
    ///
    /// Enters the contents of its controls, performs the event that no server has performed yet,
    /// and returns the drawing of the page.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func connect(
        _ found: FormSite.Found, page id: String, controls: PostedControls, done: String
    ) async -> [UInt8] {
        // The same event has the same identifier in each connection.
        let submission = controls.waiting?.submissionID ?? SessionID().description
        return await desk.whileAwaiting(submission) {
            await connect(found, page: id, controls: controls, submission: submission, done: done)
        }
    }

    private func connect(
        _ found: FormSite.Found, page id: String, controls: PostedControls, submission: String,
        done: String
    ) async -> [UInt8] {
        var notes = found.notes
        var submitting: Submitting?
        // A page that joins a session shows its values; its controls contain nothing else.
        if found.id == nil, let controls = found.controls {
            state.withLock { $0.summarized = controls.summarized }
            let entered = await enter(controls, of: found, submission: submission)
            notes += entered.refused.reasons
            submitting = entered.submitting
        }
        if let focused = controls.focused {
            // A view that was removed, or that cannot have the focus, is ignored.
            await session.send(ViewEvent(focused, .focus))
        }
        var answer = JSONWriter()
        if let waiting = controls.waiting {
            // A page whose connection fails again states the same event again.
            let isNew = state.withLock { state in
                defer { state.stated = waiting.submissionID }
                return state.stated != waiting.submissionID
            }
            // The user first reads what is missing, and then submits the form again.
            if !isNew {
                // The earlier connection performs the event, but the page does not get its answer.
                let screen = await session.withStage { $0.screens.last?.id ?? .screens }
                submitting = await finishRequest(submission, on: screen)
            } else if notes.isEmpty || !waiting.isSubmission {
                let performed = await perform(waiting, isComplete: notes.isEmpty)
                notes += performed.refusal.map { [$0] } ?? []
                submitting = performed.submitting ?? submitting
            }
            answer.raw(",\"performed\":true")
        }
        await outcome(of: submission).write(done: submitting?.confirmation(done), to: &answer)
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
            state.pages[id] = PageHost(host, at: place) { [weak self] in self?.remove(id) }
            state.keeper = id
            return hosts
        }
        for host in earlier { host.end() }
    }

    /// Removes a page that takes no pushes.
    ///
    /// If the page still exists, it connects again.
    private func remove(_ id: String) {
        let page = state.withLock { $0.pages.removeValue(forKey: id) }
        page?.end()
    }

    /// Performs an event without a number.
    ///
    /// - Parameter isComplete: Whether the form has all that the page contained.
    /// - Returns: The reason if the event was refused, and the submission that it caused.
    private func perform(
        _ message: PageMessage, isComplete: Bool
    ) async -> (refusal: String?, submitting: Submitting?) {
        switch message.content {
        case .event(var event):
            event.number = nil
            return await perform(event, isComplete: isComplete)
        case .submit(let screen):
            let submitting = await submit(screen, id: message.submissionID)
            return (submitting.refusal?.text(by: await phrases), submitting)
        // The page requests it again if it still needs it.
        case .window: return (nil, nil)
        }
    }

    private func draw(
        _ stage: FormStage, at place: PagePlace, unless drawing: String?, notes: [String],
        _ answer: JSONWriter
    ) -> [UInt8] {
        _ = stage.takeChanges()
        let summarized = state.withLock { $0.summarized }
        var renderer = PageRenderer(
            phrases: stage.controller.form.phrases, place: place,
            capacity: PageWriter.expectedSize(of: stage))
        DrawnCells.prepare(&renderer, for: stage)
        PageWriter.writeScreens(of: stage, summarizing: summarized, to: &renderer)
        // From now on, the page is sent only what changes.
        stage.hostStorage = nil
        let first = sealer.flatMap { try? StateChain.begin(of: stage, by: $0) }
        state.withLock { $0.chain = first?.0 }
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(stage.changeNumber)
        if drawing != DrawingHash(of: renderer.html[0...]).description {
            json.raw(",\"html\":")
            json.string(renderer.html.bytes)
        }
        json.raw(",\"title\":")
        json.string(stage.pageTitle(summarizing: summarized))
        json.writeState(first?.1)
        json.append(answer.bytes[...])
        json.raw(",\"refused\":[")
        for (index, note) in notes.enumerated() {
            if index > 0 { json.raw(",") }
            json.string(note)
        }
        json.raw("]}")
        return json.bytes
    }
}
