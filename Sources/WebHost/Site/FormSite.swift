import RowKit
import Synchronization

/// Serves forms as live pages.
///
/// It receives requests and returns responses.
///
/// ```swift
/// let site = FormSite(forms: ["sign-up": { Self.signUp() }], keys: keys) { submission in
///     await store.save(submission)
///     return .page
/// }
/// let response = await site.respond(to: request, owner: user.name)
/// ```
///
/// A page holds its own state in sealed form. A posted page, a page that was just loaded, and a
/// page that has lost its session or its server all send the same data: the sealed state, and the
/// contents of their controls.
package final class FormSite: Sendable {
    /// A form that was submitted.
    package struct Submission: Sendable {
        /// The name of the form.
        package let form: String
        /// The values by tag.
        package let values: [String: JSONValue]
        /// A random identifier of this submission.
        package let id: String
    }

    let forms: FormList
    let seal: Seal
    private let hosts: Set<String>
    let assets = SiteAssets()
    private let submitted: @Sendable (Submission) async -> Outcome
    private let sessions: Mutex<SessionTable<PageSession>>
    private let start = ContinuousClock.now
    /// The time for which a page can continue without its server.
    private let lifetime = Duration.seconds(7 * 24 * 3600)

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - hosts: The names under which browsers may reach the site, without ports, or an empty
    ///     set to allow any name. A server that serves only this machine must specify its names,
    ///     because any name on the web can be made to resolve to this machine.
    ///   - submitted: Called with each submission before the user is informed of its success.
    package init(
        forms: FormList, keys: SealKeys, hosts: Set<String> = [],
        submitted: @escaping @Sendable (Submission) async -> Outcome
    ) {
        self.forms = forms
        self.hosts = hosts
        self.submitted = submitted
        seal = Seal(keys: keys)
        sessions = Mutex(SessionTable(limits: SessionLimits()))
    }

    /// Returns the response to a request.
    ///
    /// - Parameter owner: The user who sent the request, as determined by the embedding server.
    package func respond(to request: HTTPRequest, owner: String = "") async -> HTTPResponse {
        let response = await route(request, Owner(owner))
        return response.revalidated(for: request)
    }

    private func route(_ request: HTTPRequest, _ owner: Owner) async -> HTTPResponse {
        let path = request.target.path
        let isRead = request.method == .get || request.method == .head
        guard hosts.isEmpty || hosts.contains(request.hostName) else {
            return .text(.misdirectedRequest, "the site is not called \(request.hostName)\n")
        }
        if !isRead, let refusal = request.originRefusal { return HTTPResponse(refusal) }
        switch (path.count, isRead) {
        case (0, true): return index()
        case (2, true) where path[0] == "_rowkit": return assets.response(path[1])
        case (1, true): return open(path[0], owner)
        case (1, false): return await post(request, form: path[0], owner)
        case (2, true) where path[1] == "done": return done(path[0])
        case (3..., _) where path[1] == "s":
            guard let id = SessionID(path[2][...]) else { return .text(.gone, "no session\n") }
            return await live(request, form: path[0], id, owner, Array(path.dropFirst(3)))
        default: return .text(.notFound, "there is no such page\n")
        }
    }

    // MARK: Pages

    /// Returns the list of forms, or the form if there is only one.
    private func index() -> HTTPResponse {
        if forms.names.count == 1 {
            return HTTPResponse(.seeOther, headers: [.location: PagePath.of(forms.names[0])])
        }
        return page(.ok, PageWriter.index(of: forms.names, assets: assets.paths))
    }

    private func open(_ name: String, _ owner: Owner) -> HTTPResponse {
        guard forms.contains(name) else { return .text(.notFound, "there is no form \(name)\n") }
        do {
            let stage = FormStage(try forms.controller(name))
            // The form shows a submit button, because the session listens to its submission.
            SubmissionDesk().listen(to: stage.controller.form)
            return draw(stage, sealer(name, owner), .ok)
        } catch {
            return .text(.internalError, "\(error)\n")
        }
    }

    private func done(_ name: String) -> HTTPResponse {
        page(.ok, PageWriter.done(form: name, assets: assets.paths))
    }

    private func draw(
        _ stage: FormStage, _ sealer: StateSealer, _ status: HTTPStatus, notes: [String] = [],
        summarized: ViewID? = nil
    ) -> HTTPResponse {
        let path = PagePath.of(sealer.form)
        // A state that is too large to be sealed is lost with the server. The page then continues
        // with the contents of its controls.
        let whole = try? StateChain.whole(of: stage, by: sealer)
        let writer = PageWriter(
            path: path, sessionPath: "\(path)/s/\(SessionID())", assets: assets.paths,
            seal: whole?.1.text ?? "", notes: notes, summarized: summarized)
        var response = page(status, writer.document(of: stage))
        let origins = stage.screens.flatMap(\.imageOrigins)
        response.headers[.contentSecurityPolicy] = Self.policy(images: origins)
        return response
    }

    private func page(_ status: HTTPStatus, _ body: [UInt8]) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "text/html; charset=utf-8", .contentTypeOptions: "nosniff",
            .cacheControl: "private, no-cache", .referrerPolicy: "same-origin",
            .contentSecurityPolicy: Self.policy(images: []),
        ]
        return HTTPResponse(status, headers: headers, body: body)
    }

    /// Returns the policy for loading: the page's own style sheet and script, and images from the
    /// given origins.
    static func policy(images: [String]) -> String {
        let images = (["'self'", "data:"] + images).joined(separator: " ")
        return "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; "
            + "script-src 'self'; connect-src 'self'; form-action 'self'; img-src \(images)"
    }

    private func sealer(_ form: String, _ owner: Owner) -> StateSealer {
        StateSealer(seal: seal, form: form, owner: owner, lifetime: lifetime)
    }

    // MARK: One path

    /// Restores the form of a page.
    ///
    /// - Returns: A session, and the parts that could not be restored, as sentences.
    private func restored(
        _ controls: PostedControls, form: String, _ owner: Owner
    ) throws(FormProblem) -> (session: FormSession, notes: [String]) {
        var notes: [String] = []
        do throws(SealError) {
            if let state = try StateChain.open(controls.seals, by: sealer(form, owner)) {
                let (controller, misfits) = try opened(form, state)
                return (FormSession(controller: controller), misfits.map(\.description))
            }
        } catch {
            notes.append(error.note)
        }
        return (FormSession(controller: try forms.controller(form)), notes)
    }

    private func opened(
        _ form: String, _ state: FormState
    ) throws(SealError) -> (FormViewController, [FormProblem]) {
        do throws(FormProblem) {
            return try forms.controller(restoring: state)
        } catch {
            throw .broken
        }
    }

    /// Responds to a page without a script: restores the form, enters the contents of the controls,
    /// presses the button, and draws the page.
    private func post(
        _ request: HTTPRequest, form: String, _ owner: Owner
    ) async -> HTTPResponse {
        guard forms.contains(form) else { return .text(.notFound, "there is no form \(form)\n") }
        let controls: PostedControls
        let restored: (session: FormSession, notes: [String])
        do {
            controls = PostedControls(try PostedForm(request))
            restored = try self.restored(controls, form: form, owner)
        } catch let refusal as HTTPRefusal {
            return HTTPResponse(refusal)
        } catch {
            return .text(.internalError, "\(error)\n")
        }
        let session = await PageSession(restored.session, form: form, sealer: sealer(form, owner))
        defer { session.end() }
        let refusals = await session.session.withStage { stage in
            var input = ControlInput(controls, commits: true)
            input.enter(on: stage)
            if let event = controls.button?.event(on: stage) { input.send(event, to: stage) }
            return input.refusals
        }
        var hasFailed = false
        if controls.button == .submit {
            hasFailed = await !session.submit()
        } else {
            await session.settle(within: .seconds(2))
        }
        let outcome = await handOver(session)
        if let path = outcome.path(of: form, wasAskedFor: controls.button == .submit) {
            return HTTPResponse(.seeOther, headers: [.location: path])
        }
        let notes = restored.notes + refusals + outcome.notes
        return await session.session.withStage { [self, hasFailed] stage in
            draw(
                stage, sealer(form, owner), hasFailed ? .unprocessableContent : .ok,
                notes: notes, summarized: hasFailed ? stage.screens.first?.id : nil)
        }
    }

    /// Passes on the values submitted in a session, by the user or by the form itself.
    private func handOver(_ session: PageSession) async -> Outcome {
        switch session.desk.take() {
        case nil: .none
        case .failure(let error): .failed(error.description)
        case .success(let values):
            await submitted(
                Submission(form: session.form, values: values, id: SessionID().description))
        }
    }

    // MARK: Live pages

    private func live(
        _ request: HTTPRequest, form: String, _ id: SessionID, _ owner: Owner, _ rest: [String]
    ) async -> HTTPResponse {
        switch (request.method, rest) {
        case (.post, []): return await connect(request, form: form, id, owner)
        case (.post, ["events"]): return await event(request, form: form, id, owner)
        case (.post, ["files"]): return await files(request, form: form, id, owner)
        case (.get, ["stream"]): return stream(request, form: form, id, owner)
        default: return .text(.notFound, "there is no such page\n")
        }
    }

    private func session(
        _ id: SessionID, form: String, _ owner: Owner
    ) -> PageSession? {
        let session = try? sessions.withLock { try $0.use(id, by: owner, at: now) }
        return session?.form == form ? session : nil
    }

    private var now: Duration { start.duration(to: .now) }

    private func connect(
        _ request: HTTPRequest, form: String, _ id: SessionID, _ owner: Owner
    ) async -> HTTPResponse {
        guard forms.contains(form) else { return .text(.notFound, "there is no form \(form)\n") }
        do {
            let controls = PostedControls(try PostedForm(request))
            guard let page = controls.page, page.utf8.count <= 64 else {
                return .text(.badRequest, "the page has no identifier\n")
            }
            let (restored, notes) = try restored(controls, form: form, owner)
            let session = await PageSession(restored, form: form, sealer: sealer(form, owner))
            let size = 4 * request.body.count + (64 << 10)
            let dropped = try sessions.withLock {
                try $0.insert(session, id: id, owner: owner, memory: size, at: now)
            }
            for session in dropped { session.value.end() }
            return .json(await session.connect(controls, page: page, notes: notes))
        } catch let refusal as HTTPRefusal {
            return HTTPResponse(refusal)
        } catch is SessionTable<PageSession>.Refusal {
            return .text(.forbidden, "the session belongs to another owner\n")
        } catch {
            return .text(.internalError, "\(error)\n")
        }
    }

    private func event(
        _ request: HTTPRequest, form: String, _ id: SessionID, _ owner: Owner
    ) async -> HTTPResponse {
        guard let message = PageMessage(request) else {
            return .text(.badRequest, "the body is not an event\n")
        }
        guard let session = session(id, form: form, owner), let page = session.page(message.page)
        else { return .text(.gone, "the session has ended\n") }
        switch message.content {
        case .event(let event):
            let patch = await page.host.send(event)
            let outcome = await handOver(session)
            return .json(outcome.json(patch, after: page.takeWaiting(), of: form))
        case .submit(let number):
            let answer = await page.submit(number) { [self] in
                guard await session.submit() else { return await session.summary() }
                return await handOver(session).json(of: form)
            }
            return .json(answer)
        }
    }

    private func files(
        _ request: HTTPRequest, form: String, _ id: SessionID, _ owner: Owner
    ) async -> HTTPResponse {
        guard let fields = try? PostedForm(request).fields,
            let event = PageMessage.files(fields), let name = fields.first(named: "page")
        else { return .text(.badRequest, "the body has no files\n") }
        guard let session = session(id, form: form, owner), let page = session.page(name) else {
            return .text(.gone, "the session has ended\n")
        }
        let patch = await page.host.send(event)
        let outcome = await handOver(session)
        return .json(outcome.json(patch, after: page.takeWaiting(), of: form))
    }

    private func stream(
        _ request: HTTPRequest, form: String, _ id: SessionID, _ owner: Owner
    ) -> HTTPResponse {
        let query = request.target.query
        guard let session = session(id, form: form, owner),
            let page = session.page(query.first(named: "page") ?? "")
        else { return .text(.gone, "the session has ended\n") }
        let seen = request.headers[.lastEventID] ?? query.first(named: "number") ?? ""
        let headers: HTTPHeaders = [
            .contentType: "text/event-stream", .cacheControl: "no-cache",
            .accelBuffering: "no",
        ]
        return HTTPResponse(headers: headers, stream: page.openStream(after: Int(seen) ?? 0))
    }
}

extension HTTPHeaders.Name {
    /// Tells a proxy to pass on a stream without buffering.
    static let accelBuffering = Self(token: Array("X-Accel-Buffering".utf8)[...])
}

extension SealError {
    /// The message for the user.
    fileprivate var note: String {
        switch self {
        case .expired: "The page was open for too long. Only its visible contents were kept."
        case .broken, .foreignForm, .foreignOwner, .tooLarge:
            "The page could not be fully restored. Only its visible contents were kept."
        }
    }
}

/// The paths of pages.
enum PagePath {
    /// Returns the path of a form.
    static func of(_ name: String) -> String { "/" + PercentCoding.encode(name) }
}

extension HTTPRequest {
    /// The name of the host in the request, without its port.
    fileprivate var hostName: String {
        let host = (headers[.host] ?? "").lowercased()
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else {
            return host
        }
        return String(host[..<colon])
    }

    /// The reason why a request that changes something is refused, or nil if a page of this site
    /// sent it.
    fileprivate var originRefusal: HTTPRefusal? {
        if let site = headers[.secFetchSite] {
            return site == "same-origin" ? nil : .otherSite
        }
        guard let origin = headers[.origin], let host = headers[.host] else { return .otherSite }
        return origin == "http://\(host)" || origin == "https://\(host)" ? nil : .otherSite
    }
}

extension HTTPRefusal {
    fileprivate static let otherSite = HTTPRefusal(
        .forbidden, "the request does not come from a page of this site")
}

extension HTTPResponse {
    fileprivate static func json(_ body: [UInt8]) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "application/json", .contentTypeOptions: "nosniff",
            .cacheControl: "no-store",
        ]
        return HTTPResponse(.ok, headers: headers, body: body)
    }
}
