import PlainText
import RowHTTP
import RowKit
import RowSeals
import Synchronization

/// Serves forms as live pages.
///
/// It receives requests and returns responses.
///
/// ```swift
/// let site = FormSite(["sign-up": { Self.signUp() }], keys: keys) { submission in
///     await store.save(submission)
///     return .page
/// }
/// let response = await site.respond(to: request, owner: user.name)
/// ```
///
/// A page holds its own state in sealed form. A posted page, a page that was just loaded, and a
/// page that has lost its session or its server all send the same data: the sealed state and the
/// contents of their controls.
public final class FormSite: Sendable {
    let forms: FormList
    let seal: Seal
    let settings: Settings
    let paths: SitePaths
    let assets: SiteAssets
    let submitted: @Sendable (Submission) async -> Outcome
    let sessions: Mutex<SessionTable<PageSession>>
    /// The sessions that pages are joining or restoring.
    let joining = Turns<SessionID>()
    let clock: HTTPClock
    let idleCheck = Mutex<Task<Void, Never>?>(nil)
    /// Whether the server stops, so that no stream is opened.
    let hasEndedStreams = Atomic(false)
    /// The reasons about which the log has a line.
    private let reported = Mutex<Set<String>>([])

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - forms: The forms. The path of each page ends in the name of its form, which cannot be
    ///     empty, `.`, `..` or `_rowkit`.
    ///   - keys: The keys that seal the state in pages.
    ///   - settings: The path of the site, its limits, and other decisions of the server.
    ///   - onSubmit: Called with each submission, before the user is told that it succeeded. It is
    ///     called again with the same ``Submission/id`` if the page received no response.
    public convenience init(
        _ forms: FormList, keys: SealKeys, settings: Settings = Settings(),
        onSubmit: @escaping @Sendable (Submission) async -> Outcome
    ) {
        self.init(forms, keys: keys, settings: settings, clock: .system, onSubmit: onSubmit)
    }

    /// - Parameter sealLimit: The maximum size of a state that pages hold, in bytes.
    init(
        _ forms: FormList, keys: SealKeys, settings: Settings, clock: HTTPClock,
        sealLimit: Int = Seal.standardLimit,
        onSubmit: @escaping @Sendable (Submission) async -> Outcome
    ) {
        self.forms = forms
        self.clock = clock
        var settings = settings
        settings.hosts = Set(settings.hosts.map { $0.lowercased() })
        self.settings = settings
        submitted = onSubmit
        seal = Seal(keys: keys.all, byteLimit: sealLimit)
        paths = SitePaths(root: settings.path, publicRoot: settings.publicPath)
        assets = SiteAssets(paths, theme: settings.theme, frame: settings.frame)
        sessions = Mutex(SessionTable(limits: settings.limits))
        for name in forms.names where !Self.canServe(name) {
            settings.log("no path leads to a form that is called \(name.quoted)")
        }
        if keys.areMissing {
            settings.log(
                """
                ROWS_SECRET is not set: after a restart, and in other processes, open pages lose \
                everything that their controls do not show; \(SealKeyError.advice)
                """)
        }
    }

    /// Whether a path can lead to a form with the given name.
    package static func canServe(_ name: String) -> Bool { SitePaths.lead(toFormCalled: name) }

    deinit { idleCheck.withLock { $0 }?.cancel() }

    /// Returns the response to a request that a server of this package received.
    package func respond(
        to request: HTTPRequest, owner: String = "", context: ContextMaker? = nil
    ) async -> HTTPResponse {
        await respond(
            to: Visit(
                request: request, body: RequestBody(request.body), owner: owner,
                makeContext: context))
    }

    func respond(to visit: Visit) async -> HTTPResponse {
        do throws(HTTPRefusal) {
            return try await route(visit).revalidated(for: visit.request)
        } catch {
            report(error, of: visit.request)
            return await response(to: error, of: visit)
        }
    }

    /// Logs the first refusal of each kind that the embedding server may have caused.
    private func report(_ refusal: HTTPRefusal, of request: HTTPRequest) {
        switch refusal.status {
        case .notFound, .gone, .internalError: return
        default: break
        }
        let fields = [HTTPHeaders.Name.host, .origin, .secFetchSite].compactMap { name in
            request.headers[name].map { ", \(name): \($0.quoted)" }
        }
        let place = "\(request.method) \(request.target.description.quoted)\(fields.joined())"
        logOnce(
            """
            a request was refused: \(refusal) (\(place)); further refusals for this reason are not \
            logged
            """, about: refusal.description)
    }

    /// Writes a line to the log, unless the log has a line about the same reason.
    func logOnce(_ line: String, about reason: String? = nil) {
        let isNew = reported.withLock { $0.insert(reason ?? line).inserted }
        if isNew { settings.log(line) }
    }

    /// The number of sessions on this server.
    package var sessionCount: Int { sessions.withLock { $0.count } }

    /// Whether no session has pending work.
    package var isIdle: Bool {
        get async {
            for session in sessions.withLock({ $0.values }) where await !session.session.isIdle {
                return false
            }
            return true
        }
    }

    private func route(_ visit: Visit) async throws(HTTPRefusal) -> HTTPResponse {
        let request = visit.request
        if let refusal = hostRefusal(of: request) { throw refusal }
        guard let path = paths.relative(request.target.path) else { throw .noSuchPage }
        let (isForm, isSession) = (path.count == 1, path.count >= 3 && path[1] == "s")
        guard request.isRead || request.method == .post else {
            throw .method(allowed: [.get, .head] + (isForm || isSession ? [.post] : []))
        }
        if !request.isRead, let refusal = request.originRefusal { throw refusal }
        if isSession {
            guard let id = SessionID(path[2]) else { throw .sessionEnded }
            return try await live(visit, form: path[0], id, Array(path.dropFirst(3)))
        }
        if isForm, !request.isRead { return try await post(visit, form: path[0]) }
        guard let response = try await read(path, visit) else { throw .noSuchPage }
        guard request.isRead else { throw .method(allowed: [.get, .head]) }
        return response
    }

    /// Returns a page or a part of one, or nil if there is none at a path.
    private func read(
        _ path: [String], _ visit: Visit
    ) async throws(HTTPRefusal) -> HTTPResponse? {
        switch path.count {
        case 0: index()
        case 1: try await open(path[0], visit)
        case 2 where path[0] == SitePaths.assets: assets.response(path[1])
        case 2 where path[1] == "done": try await done(path[0], visit)
        default: nil
        }
    }

    /// Returns the response to a request for another host, or nil if the request names this host.
    package func refusal(of request: HTTPRequest) async -> HTTPResponse? {
        guard let refusal = hostRefusal(of: request) else { return nil }
        return await response(to: refusal, of: request)
    }

    private func hostRefusal(of request: HTTPRequest) -> HTTPRefusal? {
        let isKnown = settings.hosts.isEmpty || settings.hosts.contains(request.hostName)
        return isKnown ? nil : .otherHost
    }

    // MARK: Sessions

    var now: Duration { clock.uptime() }

    func session(_ id: SessionID, form: String, _ owner: Owner) -> PageSession? {
        let session = try? session(id, by: owner)
        return session?.address.form == form ? session : nil
    }

    func session(
        _ id: SessionID, by owner: Owner
    ) throws(SessionTable<PageSession>.Refusal) -> PageSession {
        let now = now
        return try sessions.withLock { (table) throws(SessionTable<PageSession>.Refusal) in
            try table.use(id, by: owner, at: now)
        }
    }

    /// Adds a session, and ends the sessions that exceed the limits.
    func keep(
        _ session: PageSession, as id: SessionID, of owner: Owner, memory: Int
    ) throws(SessionTable<PageSession>.Refusal) {
        session.state.withLock { $0.initialMemory = memory }
        let dropped = try sessions.withLock {
            (table) throws(SessionTable<PageSession>.Refusal) in
            try table.insert(session, id: id, owner: owner, memory: memory, at: now)
        }
        for session in dropped { session.value.end() }
        dropIdleLater()
    }

    /// Adds a session that continues from the data that a page sent.
    ///
    /// - Parameter size: The size of the data, in bytes.
    func keep(
        _ session: PageSession, as id: SessionID, sent controls: PostedControls, size: Int
    ) throws(SessionTable<PageSession>.Refusal) {
        let files = controls.fileSize
        try keep(
            session, as: id, of: session.address.sealOwner,
            memory: 4 * (size - files) + min(files, settings.files.memory) + (64 << 10))
    }

    /// Sets the estimated size of a session, and ends the sessions that exceed the limits.
    func setMemory(_ memory: Int, of id: SessionID) {
        let dropped = sessions.withLock { $0.setMemory(memory, of: id) }
        for session in dropped { session.value.end() }
    }

    /// Ends the sessions of a form, so that its pages continue with a new form.
    package func reload(_ form: String) {
        let ended = sessions.withLock { $0.removeAll { $0.address.form == form } }
        for session in ended { session.value.end() }
    }

    func makeSession(
        _ session: FormSession, of address: PageAddress, line: StateLine = StateLine(),
        performed: [String: Int] = [:]
    ) async -> PageSession {
        await PageSession(
            session, address: address,
            sealer: isServerHeld(address.form) ? nil : sealer(address), files: settings.files,
            patience: settings.patience, line: line, performed: performed, log: settings.log
        ) { [submitted] form in
            await submitted(Submission(form, at: address)).effect
        }
    }

    func sealer(_ address: PageAddress) -> StateSealer {
        StateSealer(
            seal: seal, form: address.sealName, owner: address.sealOwner,
            lifetime: settings.lifetime, clock: clock)
    }

    /// Whether pages of a form hold no state.
    func isServerHeld(_ form: String) -> Bool { settings.serverHeldForms.contains(form) }
}

/// A request, with its owner and the maker of contexts from the embedding server.
struct Visit: Sendable {
    /// The request, whose body is in ``body``.
    let request: HTTPRequest
    let body: RequestBody
    let owner: String
    let makeContext: FormSite.ContextMaker?

    var sealOwner: Owner { Owner(owner) }

    /// The address of a form's pages, with the query of the request.
    func address(of form: String) -> PageAddress {
        PageAddress(form: form, query: request.target.rawQuery ?? "", owner: owner)
    }
}

extension HTTPResponse {
    static func json(_ body: [UInt8]) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "application/json", .contentTypeOptions: "nosniff",
            .cacheControl: "no-store",
        ]
        return HTTPResponse(.ok, headers: headers, body: body)
    }
}
