import RowKit

extension PageSession {
    /// Performs a message of a page, and returns the response, or nil if files are too large.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func answer(_ message: PageMessage, from page: PageHost, done: String) async -> [UInt8]? {
        let result = await messages.perform(
            message.number, of: message.pageName,
            isLeaving: message.isLeaving, waits: !message.isSubmission
        ) { [self] in
            await answer(message, from: page, done: done)
        }
        // The page has the effects of an earlier message already.
        return result.map(\.answer) ?? Array("{\"ops\":[]}".utf8)
    }

    private func answer(
        _ message: PageMessage, from page: PageHost, done: String
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
        _ event: ViewEvent, of message: PageMessage, from page: PageHost, done: String
    ) async -> MessageResult {
        guard let (patch, submitting, outcome) = await send(event, of: message, from: page) else {
            return MessageResult()
        }
        var earlier = page.takeUnsent()
        if submitting?.summarized != nil { earlier.append(await summary(at: page.place)) }
        if let announcement = await announcement(after: event) { earlier.append(announcement) }
        let overwritten = state.withLock { $0.line.takeOverwritten() }
        if !overwritten.isEmpty { earlier.append(await push(naming: overwritten)) }
        return MessageResult(
            answer: outcome.json(patch, after: earlier, of: submitting, done: done),
            submitting: submitting, refused: await refused(event, patch.refusal),
            overwritten: overwritten)
    }

    /// Returns what has become of input that was refused, for a page that does not see it itself.
    func refused(_ event: ViewEvent, _ refusal: ViewRefusal?) async -> RefusedInput {
        guard let refusal, event.action.isInput, !refusal.isObvious else { return RefusedInput() }
        let reason = refusal.text(by: await phrases)
        return RefusedInput(controls: [.init(view: event.view, text: nil, reason: reason)])
    }

    /// Returns a push that names what an event has changed after another page, whose change its
    /// user did not see.
    private func push(naming overwritten: [FormState.PartName]) async -> [UInt8] {
        let notes = await session.withForm { $0.notes(.changedTwice, of: overwritten) }
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        json.write(refused: notes)
        json.raw("}")
        return json.bytes
    }
}
