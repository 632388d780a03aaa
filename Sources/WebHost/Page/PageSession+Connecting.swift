import RowKit
import RowSeals

extension PageSession {
    /// Connects a page.
    ///
    /// Performs the messages that the session has not performed, enters the contents that only
    /// controls have, and returns the drawing of the page.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func connect(
        _ found: FoundSession, page id: String, controls: PostedControls, done: String
    ) async -> [UInt8] {
        var entry = PageEntry(notes: found.notes)
        // Contents that another user left on a reloaded page are not entered.
        if found.scope != .nothing {
            if found.id == nil { state.withLock { $0.summarized = controls.summarized } }
            entry = await enter(controls, of: found)
            if let focused = controls.focused {
                await perform(by: controls.author) { $0.restoreFocus(focused) }
            }
            await performLog(of: controls, knowing: found.opened, &entry)
        }
        let secrets = await session.withStage { $0.otherSecrets(than: controls) }
        entry.overwritten += secrets.map(\.id.rowKey)
        let (page, untold) = await attach(
            id, at: controls.place, instead: controls.left, holding: found.opened.pasts)
        page.notes = untold + (await notes(of: entry)) + (await notesOfRecord(found))
        var answer = JSONWriter()
        answer.raw(",\"done\":")
        answer.number(messages.last(of: PageMessage.pageName(of: id)))
        entry.outcome.write(done: entry.submitting?.confirmation(done), to: &answer)
        answer.raw(",\"ops\":[")
        for (index, secret) in secrets.enumerated() {
            if index > 0 { answer.raw(",") }
            answer.raw("[\"value\",")
            answer.string(secret.id.text)
            answer.raw(secret.isFilled ? ",true]" : ",false]")
        }
        answer.raw("]")
        answer.write(refused: page.notes)
        let drawn = await session.withStage { [self, answer] stage in
            draw(stage, for: id, at: controls.place, unless: controls.drawing, answer)
        }
        pushParts()
        return drawn
    }

    /// Attaches a page, and detaches earlier connections of the same page.
    ///
    /// - Parameters:
    ///   - left: The pages that the browser has loaded again as this one.
    ///   - pasts: The changes included in the page's states, by line.
    /// - Returns: The page, and the notes that its earlier connections may not have received.
    private func attach(
        _ id: String, at place: PagePlace, instead left: [String: Int],
        holding pasts: [StatePast.Line: StatePast]
    ) async -> (page: SessionPage, untold: [String]) {
        let host = await session.attach { [weak self] stage, changes in
            let (parts, summarized) = self?.takeParts(of: stage, for: id) ?? ([], nil)
            return PagePatch(
                changes, of: stage, at: place, summarizing: summarized, parts: parts)
        }
        let name = PageMessage.pageName(of: id)
        let page = SessionPage(host, at: place, after: left, holding: pasts) { [weak self] in
            self?.remove(id)
        }
        let (earlier, untold) = state.withLock { state in
            let earlier = state.pages.filter { page in
                let other = PageMessage.pageName(of: page.key)
                // The page may have been copied and still be in use.
                return other == name || left[other] != nil && !page.value.isStreaming
            }
            for id in earlier.keys { state.pages[id] = nil }
            state.pages[id] = page
            let untold = (left.keys + [name]).compactMap { state.untold.removeValue(forKey: $0) }
            return (earlier.values, untold.joined() + earlier.values.flatMap(\.notes))
        }
        for host in earlier { host.end() }
        return (page, untold)
    }

    /// Removes a page that does not receive pushes.
    ///
    /// If the page still exists, it connects again.
    private func remove(_ id: String) {
        state.withLock { state in
            if let page = state.pages.removeValue(forKey: id) { state.keepNotes(of: page, id) }
        }
    }

    private func draw(
        _ stage: FormStage, for id: String, at place: PagePlace, unless drawing: String?,
        _ answer: JSONWriter
    ) -> [UInt8] {
        _ = stage.takeChanges()
        let summarized = state.withLock { $0.summarized }
        var renderer = PageRenderer(
            phrases: stage.controller.form.phrases, place: place,
            capacity: PageWriter.expectedSize(of: stage))
        DrawnCells.prepare(&renderer, for: stage)
        PageWriter.writeScreens(of: stage, summarizing: summarized, to: &renderer)
        // From now on, only changes are sent to the page.
        stage.hostStorage = nil
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(stage.changeNumber)
        if drawing != DrawingHash(of: renderer.html[0...]).description {
            json.raw(",\"html\":")
            json.string(renderer.html.bytes)
        }
        json.raw(",\"title\":")
        json.string(stage.pageTitle(summarizing: summarized))
        json.writeState(wholeState(of: stage, for: id).map { [$0] } ?? [])
        json.append(answer.bytes[...])
        json.raw("}")
        return json.bytes
    }
}
