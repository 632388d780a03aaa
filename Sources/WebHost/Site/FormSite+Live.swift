import RowHTTP
import RowKit
import RowSeals

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
        case (.get, ["stream"]): try stream(visit, id)
        case (.head, ["stream"]): try streamHead(visit, form: form, id)
        case (.get, ["pushes"]), (.head, ["pushes"]): try pushes(visit, form: form, id)
        case (_, ["events"]), (_, ["files"]): throw .method(allowed: [.post])
        case (_, ["stream"]), (_, ["pushes"]): throw .method(allowed: [.get, .head])
        default: throw .noSuchPage
        }
    }

    /// Returns another page of a session, or a page with which it begins again if it is lost.
    ///
    /// In the latter case, the session continues as soon as a page connects that has its state.
    private func join(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        do throws(SessionTable<PageSession>.Refusal) {
            let session = try session(id, by: visit.sealOwner)
            guard session.address.form == form else { throw .foreign }
            return await draw(session, joined: id)
        } catch {
            return try await open(form, visit, as: error == .unknown ? id : SessionID())
        }
    }

    private func connect(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        let address = visit.address(of: form)
        do {
            let received = try await visit.readForm(settings.files)
            let controls = PostedControls(received.form)
            guard let page = controls.page, PageMessage.isPage(page) else {
                throw HTTPRefusal(.badRequest, "the page has no valid identifier")
            }
            // If several pages connect at the same time, the first restores the session, and the
            // others join it.
            let found = try await joining.take(id) {
                try await continued(
                    controls, address, by: visit.makeContext, as: id, size: received.size)
            }
            let answer = await found.session.connect(
                found, page: page, controls: controls, done: address.adding(to: paths.done(form)))
            // A new session was stored with the size of everything that was sent.
            if found.id != nil { setMemory(found.session.memory(after: controls), of: id) }
            return .json(answer)
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
        let body = try await visit.readBytes(settings.files)
        // A page of another site cannot send JSON without permission.
        guard visit.request.isJSON, let message = PageMessage(body) else {
            throw HTTPRefusal(.badRequest, "the body is not an event")
        }
        return try await perform(message, size: body.count, of: visit, form: form, id)
    }

    private func files(
        _ visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        let received = try await visit.readForm(settings.files)
        guard let message = PageMessage(files: received.form.fields) else {
            throw HTTPRefusal(.badRequest, "the body has no files")
        }
        return try await perform(message, size: received.size, of: visit, form: form, id)
    }

    private func perform(
        _ message: PageMessage, size: Int, of visit: Visit, form: String, _ id: SessionID
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard let session = session(id, form: form, visit.sealOwner),
            let page = session.heardPage(message.page)
        else { throw .sessionEnded }
        let done = session.address.adding(to: paths.done(form))
        guard let answer = await session.answer(message, from: page, done: done) else {
            throw HTTPRefusal(.contentTooLarge, "the files are too large")
        }
        if case .event(let event) = message.content,
            let memory = session.memory(after: event, size: size)
        {
            setMemory(memory, of: id)
        }
        return .json(answer)
    }

    // MARK: Pushes

    /// Returns the pushes that a page without a stream has not received.
    private func pushes(
        _ visit: Visit, form: String, _ id: SessionID
    ) throws(HTTPRefusal) -> HTTPResponse {
        let query = visit.request.target.query
        // A page in the background does not keep its session alive.
        guard let session = sessions.withLock({ $0.value(id, of: visit.sealOwner) }),
            session.address.form == form,
            let page = session.heardPage(query.first(named: "page") ?? "")
        else { throw .sessionEnded }
        if query.first(named: "held") != nil { logBuffering() }
        var json = JSONWriter()
        json.raw("{\"ops\":[]")
        let number = query.first(named: "after").flatMap { Int($0) }
        json.write(
            before: page.missed(after: number ?? 0, isTold: visit.request.method == .get))
        json.raw("}")
        return .json(json.bytes)
    }

    /// Logs once that pages do not receive their streams.
    private func logBuffering() {
        logOnce(
            "pages poll, because a proxy or middleware compresses or buffers their streams; see "
                + "the article \"Behind a proxy\"")
    }

    /// Returns the stream of pushes for a page: for its form and for its other forms, each of which
    /// is named as `session/page/number`.
    private func stream(_ visit: Visit, _ id: SessionID) throws(HTTPRefusal) -> HTTPResponse {
        guard !hasEndedStreams.load(ordering: .relaxed) else {
            throw HTTPRefusal(.unavailable, "the server stops")
        }
        let query = visit.request.target.query
        let stream = PushStream()
        var isKnown = false
        func add(_ id: SessionID, _ page: String, after number: String) {
            let session = try? session(id, by: visit.sealOwner)
            guard let page = session?.heardPage(page) else { return stream.remove(id.description) }
            page.send(in: stream, as: id.description, after: Int(number) ?? 0)
            isKnown = true
        }
        add(id, query.first(named: "page") ?? "", after: query.first(named: "after") ?? "")
        for other in query.filter({ $0.name == "with" }).prefix(Self.streamLimit) {
            let parts = other.value.split(separator: "/").map(String.init)
            if parts.count == 3, let id = SessionID(parts[0]) { add(id, parts[1], after: parts[2]) }
        }
        guard isKnown else {
            stream.finish()
            throw .sessionEnded
        }
        stream.open()
        return HTTPResponse(headers: Self.streamHeaders, stream: stream.body)
    }

    /// Returns the response to a request for the head of a stream, which opens none.
    private func streamHead(
        _ visit: Visit, form: String, _ id: SessionID
    ) throws(HTTPRefusal) -> HTTPResponse {
        let page = visit.request.target.query.first(named: "page") ?? ""
        guard session(id, form: form, visit.sealOwner)?.heardPage(page) != nil else {
            throw .sessionEnded
        }
        let stream = HTTPBodyStream()
        stream.finish()
        return HTTPResponse(headers: Self.streamHeaders, stream: stream)
    }

    /// The header fields of a stream, which ask proxies not to compress or buffer it.
    private static let streamHeaders: HTTPHeaders = [
        .contentType: "text/event-stream", .cacheControl: "no-cache, no-transform",
        .accelBuffering: "no",
    ]

    /// The number of further forms that a stream is for.
    private static let streamLimit = 100

    /// Ends the streams of all pages, so that the server can stop at once.
    ///
    /// Call it when the server begins to stop. Pages that ask for a stream later get none.
    ///
    /// The pages request the pushes that they have missed, and connect to another server.
    public func endStreams() {
        hasEndedStreams.store(true, ordering: .relaxed)
        for session in sessions.withLock({ $0.values }) { session.endStreams() }
    }
}
