import RowKit

extension FormSite {
    /// Responds to the script of a page.
    func live(
        _ visit: Visit, form: String, _ id: SessionID, _ rest: [String]
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard forms.contains(form) else { throw .noForm }
        return switch (visit.request.method, rest) {
        case (.get, []), (.head, []): try await join(visit, form: form, id)
        case (.post, []): try await connect(visit, form: form, id)
        case (.post, ["events"]): try await event(visit, form: form, id)
        case (.post, ["files"]): try await files(visit, form: form, id)
        case (.get, ["stream"]): try stream(visit, form: form, id)
        case (_, ["events"]), (_, ["files"]): throw .method(allowed: [.post])
        case (_, ["stream"]): throw .method(allowed: [.get])
        default: throw .noSuchPage
        }
    }

    /// Returns another page of a session, or the page of a new form if the session is lost.
    ///
    /// In the latter case, a page that the browser loads again continues with what it held.
    private func join(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard let session = session(id, form: form, visit.owner) else {
            return try await open(form, visit)
        }
        return await draw(session, joined: id, visit.owner)
    }

    private func connect(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        do {
            let controls = PostedControls(try PostedForm(visit.request))
            guard let page = controls.page, PageMessage.isPage(page) else {
                throw HTTPRefusal(.badRequest, "the page has no valid identifier")
            }
            let found = try await find(controls, form: form, visit, newID: id)
            if found.id == nil { try keep(found.session, as: id, sent: controls, by: visit) }
            return .json(
                await found.session.connect(
                    found, page: page, controls: controls, done: paths.done(form)))
        } catch let refusal as HTTPRefusal {
            throw refusal
        } catch is SessionTable<PageSession>.Refusal {
            throw HTTPRefusal(.forbidden, "the session belongs to another owner")
        } catch {
            throw failure(error, of: form)
        }
    }

    private func event(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard let message = PageMessage(visit.request) else {
            throw HTTPRefusal(.badRequest, "the body is not an event")
        }
        return try await perform(message, of: visit, form: form, id)
    }

    private func files(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard let fields = try? PostedForm(visit.request).fields,
            let message = PageMessage(files: fields)
        else { throw HTTPRefusal(.badRequest, "the body has no files") }
        return try await perform(message, of: visit, form: form, id)
    }

    private func perform(
        _ message: PageMessage, of visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard let session = session(id, form: form, visit.owner),
            let page = session.page(message.page)
        else { throw .sessionEnded }
        let done = paths.done(form)
        let answer = await page.once(message.number) { () -> [UInt8]? in
            switch message.content {
            case .event(let event):
                guard let (patch, submitting, outcome) = await session.send(event, from: page)
                else { return nil }
                var earlier = page.takeWaiting()
                if submitting?.summarized != nil {
                    earlier.append(PagePatch(json: await session.summary(at: page.place)))
                }
                if let announcement = await session.announcement(after: event) {
                    earlier.append(PagePatch(json: announcement))
                }
                return outcome.json(patch, after: earlier, of: submitting, done: done)
            case .submit(let screen):
                let id = message.submissionID
                let submitting = await session.submit(screen, id: id, from: page)
                return switch submitting {
                case .done:
                    await session.outcome(of: id).json(done: submitting.confirmation(done))
                case .failed: await session.summary(at: page.place)
                case .refused(let refusal): await session.response(to: refusal)
                }
            case .window(let request): return await session.draw(request, for: page)
            }
        }
        guard let answer else {
            throw HTTPRefusal(.contentTooLarge, "the files are too large")
        }
        if case .event(let event) = message.content,
            let memory = session.memory(after: event, size: visit.request.body.count)
        {
            setMemory(memory, of: id)
        }
        return .json(answer)
    }

    private func stream(
        _ visit: Visit, form: String, _ id: SessionID
    ) throws(HTTPRefusal) -> HTTPResponse {
        let query = visit.request.target.query
        guard let session = session(id, form: form, visit.owner),
            let page = session.page(query.first(named: "page") ?? "")
        else { throw .sessionEnded }
        let seen = visit.request.headers[.lastEventID] ?? query.first(named: "number") ?? ""
        let headers: HTTPHeaders = [
            .contentType: "text/event-stream", .cacheControl: "no-cache", .accelBuffering: "no",
        ]
        return HTTPResponse(headers: headers, stream: page.openStream(after: Int(seen) ?? 0))
    }
}

extension HTTPHeaders.Name {
    /// Tells a proxy to pass on a stream without buffering.
    static let accelBuffering = Self(token: Array("X-Accel-Buffering".utf8)[...])
}
