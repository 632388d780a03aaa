import RowKit

extension PageSession {
    /// Performs a message of a page, and returns the response, or nil if files were too large.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func answer(_ message: PageMessage, from page: SessionPage, done: String) async -> [UInt8]? {
        let result = await messages.perform(
            message.number, of: message.pageName,
            after: message.after, waits: !message.isSubmission
        ) { [self] in
            await answer(message, from: page, done: done)
        }
        // The page already has the effects of an earlier message.
        return result?.isTooLarge == true ? nil : (result ?? MessageResult()).answer
    }

    private func answer(
        _ message: PageMessage, from page: SessionPage, done: String
    ) async -> MessageResult {
        switch message.content {
        case .event(let event): return await answer(event, of: message, from: page, done: done)
        case .submit(let screen):
            let id = message.submissionID
            let submitting = await submit(screen, id: id, from: page)
            let answer =
                switch submitting {
                case .done: await outcome(of: id).json(done: submitting.confirmation(done))
                case .failed: await summary(at: page.place)
                case .refused(let refusal): await response(to: refusal)
                }
            return MessageResult(answer: answer, submitting: submitting)
        case .window(let request):
            return MessageResult(answer: await draw(request, for: page))
        }
    }

    private func answer(
        _ event: ViewEvent, of message: PageMessage, from page: SessionPage, done: String
    ) async -> MessageResult {
        guard let (patch, submitting, outcome) = await send(event, of: message, from: page) else {
            return MessageResult(isTooLarge: true)
        }
        var earlier = page.takeUnsent()
        if submitting?.summarized != nil { earlier.append(await summary(at: page.place)) }
        if let announcement = await announcement(after: event) { earlier.append(announcement) }
        let overwritten = await takeOverwritten(by: message.pageName, through: event.view)
        if !overwritten.isEmpty { earlier.append(await push(naming: overwritten)) }
        return MessageResult(
            answer: outcome.json(patch, after: earlier, of: submitting, done: done),
            submitting: submitting, refused: await refused(event, patch.refusal),
            overwritten: overwritten)
    }

    /// Returns the refused input of an event, for a page that does not notice the refusal itself.
    func refused(_ event: ViewEvent, _ refusal: ViewRefusal?) async -> RefusedInput {
        guard let refusal, event.action.isInput, !refusal.isObvious else { return RefusedInput() }
        let reason = refusal.text(by: await phrases)
        return RefusedInput(controls: [.init(view: event.view, text: nil, reason: reason)])
    }

    /// Removes and returns the keys of rows that a page changed after another page, without its
    /// user having seen the other change.
    ///
    /// - Parameter view: The view on which the user acted, which identifies a screen that is closed
    ///   now.
    func takeOverwritten(by page: String, through view: ViewID? = nil) async -> [String] {
        await keys(of: state.withLock { $0.line.takeOverwritten(by: page) }, through: view)
    }

    /// Returns the keys of rows that a message changed, in this or an earlier session, without
    /// knowing of the last change by another page.
    func overwritten(by message: PageMessage, of page: String) async -> [String] {
        let author = Authorship(page: page, message: message.number)
        let view: ViewID? = if case .event(let event) = message.content { event.view } else { nil }
        return await keys(
            of: state.withLock { $0.line.parts(changedApartBy: author) }, through: view)
    }

    private func keys(
        of parts: Set<FormState.PartName>, through view: ViewID?
    ) async -> [String] {
        if parts.isEmpty { return [] }
        return await session.withForm { form in
            let state = form.state
            return parts.sorted().compactMap { state.knownKey(of: $0) ?? view?.presenterKey }
        }
    }

    private func push(naming overwritten: [String]) async -> [UInt8] {
        let notes = await session.withForm { $0.notes(.changedTwice, ofKeys: overwritten) }
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        json.write(refused: notes)
        json.raw("}")
        return json.bytes
    }
}
