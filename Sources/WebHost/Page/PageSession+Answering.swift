import RowKit

extension PageSession {
    /// Performs a message of a page, and returns the response, or nil if files are too large.
    ///
    /// - Parameter done: The path of the page that confirms a submission.
    func answer(_ message: PageMessage, from page: PageHost, done: String) async -> [UInt8]? {
        let result = await messages.perform(
            message.number, of: PageMessage.pageName(of: message.page),
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
        let author = PageMessage.pageName(of: message.page)
        switch message.content {
        case .event(let event): return await answer(event, from: page, of: author, done: done)
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
        _ event: ViewEvent, from page: PageHost, of author: String, done: String
    ) async -> MessageResult {
        guard let (patch, submitting, outcome) = await send(event, from: page, of: author) else {
            return MessageResult()
        }
        var earlier = page.takeUnsent()
        if submitting?.summarized != nil { earlier.append(await summary(at: page.place)) }
        if let announcement = await announcement(after: event) { earlier.append(announcement) }
        return MessageResult(
            answer: outcome.json(patch, after: earlier, of: submitting, done: done),
            submitting: submitting)
    }
}
