import RowKit

@testable import RowHTTP
@testable import WebHost

/// The client of a page without its drawing: it connects, sends events, and keeps the state that it
/// needs to continue at another server.
final class LivePage {
    var site: FormSite
    let owner: String
    var context: FormSite.ContextMaker?
    /// The query with which the page connects, with its question mark.
    private var query = ""
    private let publicPath: String
    /// The name of the page and its connection.
    var page: String
    private(set) var session = ""
    var seals: [String] = []
    /// The last change that the page shows.
    private(set) var known = ""
    /// The number of the last push that the page has.
    private(set) var pushed = 0
    /// The number of the last change when the page connected.
    private(set) var number = 0
    private(set) var fields: [(name: String, value: String)] = []
    var events = 0

    /// - Parameter publicPath: The path that a proxy removes from requests.
    init(_ site: FormSite, owner: String = "", page: String = "p", publicPath: String = "") {
        (self.site, self.owner, self.page, self.publicPath) = (site, owner, page, publicPath)
    }

    /// Loads the page and connects it.
    @discardableResult
    func open(_ path: String) async throws -> JSONValue {
        let visitor = Visitor(site, owner: owner)
        visitor.context = context
        try await visitor.open(path)
        query = path.firstIndex(of: "?").map { String(path[$0...]) } ?? ""
        session = visitor.page["rowkit"]?["data-session"] ?? ""
        session.removeFirst(publicPath.count)
        known = visitor.page["rowkit"]?["data-shown"] ?? ""
        fields = visitor.fields
        seals = fields.filter { $0.name == "_state" }.map(\.value)
        fields.removeAll { $0.name == "_state" }
        return try await connect()
    }

    /// Opens another page of the same session.
    func another(_ page: String = "q") async throws -> LivePage {
        let other = LivePage(site, page: page)
        try await other.open(session)
        return other
    }

    /// Opens two pages of a session, the second of which joins it.
    static func two(of site: FormSite, at path: String) async throws -> (LivePage, LivePage) {
        let first = LivePage(site)
        try await first.open(path)
        return (first, try await first.another())
    }

    /// Connects a form that is a part of another page.
    @discardableResult
    func open(_ fragment: FormSite.Fragment, prefix: String) async throws -> JSONValue {
        let part = ReadPage(fragment.html)
        session = part["\(prefix)rowkit"]?["data-session"] ?? ""
        fields = part.fields
        seals = fields.filter { $0.name == "_state" }.map(\.value)
        fields.removeAll { $0.name == "_state" }
        return try await connect()
    }

    /// Sends the state, the messages that it lacks, and the content of the controls to the site.
    ///
    /// - Parameters:
    ///   - log: The events that no server has performed yet, as JSON, or the whole messages.
    ///   - isLoadedAgain: Whether the browser has loaded the page again, which then states no
    ///     focus.
    ///   - more: Further fields.
    @discardableResult
    func connect(
        controls: [(name: String, value: String)]? = nil, log: [String] = [],
        isLoadedAgain: Bool = false, more: [(name: String, value: String)] = []
    ) async throws -> JSONValue {
        let state = seals.map { (name: "_state", value: $0) }
        let messages = log.map { event -> (name: String, value: String) in
            if event.contains(#""page""#) { return ("_log", event) }
            events += 1
            let head = #"{"page": "\#(page)", "n": \#(events), "known": "\#(known)""#
            return ("_log", #"\#(head), "event": \#(event)}"#)
        }
        let all =
            state + (controls ?? fields) + more
            + [(name: "_page", value: page), (name: "_known", value: known)]
            + (isLoadedAgain ? [] : [(name: "_focus", value: "")]) + messages
        let answer = try await post("", Visitor.request(session + query, all))
        pushed = 0
        number = answer["number"]?.integer ?? -1
        return answer
    }

    /// Connects after the user has typed a text.
    @discardableResult
    func connect(typing text: String, into view: String) async throws -> JSONValue {
        try await connect(log: [Self.typing(text, into: view)])
    }

    /// Whether a response says that the last event of the page was performed.
    func isPerformed(_ answer: JSONValue) -> Bool { answer["done"]?.integer == events }

    /// The event of typing a text, as JSON.
    static func typing(_ text: String, into view: String) -> String {
        #"{"view": "\#(view)", "do": "type", "text": "\#(text)"}"#
    }

    /// Sends an event.
    @discardableResult
    func send(
        _ view: String, _ action: String, repeating isRepeated: Bool = false,
        knowing known: String? = nil
    ) async throws -> JSONValue {
        if !isRepeated { events += 1 }
        let known = known.map { #""known": "\#($0)", "# } ?? ""
        return try await sendRaw(
            #"{"page": "\#(page)", "n": \#(events), \#(known)"event": {"view": "\#(view)", \#(action)}}"#
        )
    }

    /// Types a text.
    @discardableResult
    func type(
        _ text: String, into view: String, knowing known: String? = nil
    ) async throws -> JSONValue {
        try await send(view, #""do": "type", "text": "\#(text)""#, knowing: known)
    }

    /// Presses the button that submits the form.
    @discardableResult
    func submit(
        screen: String = ":", repeating isRepeated: Bool = false
    ) async throws -> JSONValue {
        if !isRepeated { events += 1 }
        return try await sendRaw(
            #"{"page": "\#(page)", "n": \#(events), "event": {"submit": "\#(screen)"}}"#)
    }

    /// Requests a part of a long list that the page does not hold.
    func window(
        _ view: String, _ place: Int, repeating isRepeated: Bool = false
    ) async throws -> JSONValue {
        try await send(view, #""do": "window", "place": \#(place)"#, repeating: isRepeated)
    }

    @discardableResult
    func sendRaw(_ json: String) async throws -> JSONValue {
        try await post("/events", try eventRequest(json))
    }

    /// The name of the session.
    var name: String { session.split(separator: "/").last.map(String.init) ?? "" }

    /// Opens the stream of pushes after those that the page has.
    ///
    /// - Parameter others: The other forms that it is for.
    func openStream(with others: [String] = []) async throws -> HTTPBodyStream {
        let more = others.map { "&with=\($0)" }.joined()
        let request = HTTPRequest(
            .get, try HTTPTarget("\(session)/stream?page=\(page)&after=\(pushed)\(more)"),
            headers: [.secFetchSite: "same-origin"])
        let response = await site.respond(to: request, owner: owner, context: context)
        guard case .stream(let stream) = response.body else {
            throw Refused(status: response.status)
        }
        return stream
    }

    /// Opens the stream of pushes, and reads what it begins with.
    func startOfStream() async throws -> [UInt8] {
        let stream = try await openStream()
        defer { stream.end(.clientLeft) }
        return stream.drain()
    }

    /// Asks for the pushes that the page has missed.
    func ask() async throws -> JSONValue {
        try await post(
            "",
            HTTPRequest(
                .get, try HTTPTarget("\(session)/pushes?page=\(page)&after=\(pushed)"),
                headers: [.secFetchSite: "same-origin"]))
    }

    func eventRequest(_ json: String) throws -> HTTPRequest {
        HTTPRequest(
            .post, try HTTPTarget(session + "/events"),
            headers: [.contentType: "application/json", .secFetchSite: "same-origin"],
            body: Array(json.utf8))
    }

    /// Why a request was refused.
    struct Refused: Error, Equatable { let status: HTTPStatus }

    private func post(_ path: String, _ request: HTTPRequest) async throws -> JSONValue {
        let response = await site.respond(to: request, owner: owner, context: context)
        guard response.status == .ok else { throw Refused(status: response.status) }
        let answer = try JSONValue(text: String(decoding: response.bytes, as: UTF8.self))
        take(answer)
        return answer
    }

    /// Takes the state from a response, and from the pushes that came with it.
    private func take(_ answer: JSONValue) {
        if case .integer(let push)? = answer["push"] { pushed = max(pushed, push) }
        if case .array(let before)? = answer["before"] { before.forEach(take) }
        guard case .array(let parts)? = answer["state"] else { return }
        for part in parts {
            guard let seal = part["seal"]?.text(of: .string) else { continue }
            if !seal.hasPrefix(".") { seals = [] }
            seals.append(seal)
            known = "\(part["line"]?.text(of: .string) ?? "") \(part["n"]?.integer ?? 0)"
        }
    }
}

extension JSONValue {
    enum Kind { case string }

    /// The string, or nil if the value is none.
    func text(of kind: Kind) -> String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// Whether a response has a complete state.
    var isWholeState: Bool {
        guard case .array(let parts)? = self["state"] else { return false }
        return parts.contains { $0["seal"]?.text(of: .string)?.hasPrefix(".") == false }
    }

    var integer: Int? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// The operations of a patch: the name of each and its arguments.
    var operations: [[JSONValue]] {
        guard case .array(let operations) = self["ops"] ?? [] else { return [] }
        return operations.compactMap { if case .array(let parts) = $0 { parts } else { nil } }
    }

    /// The page drawn by the operations of a given name.
    func drawn(_ name: String) -> ReadPage {
        ReadPage(
            operations.filter { $0.first == .string(name) }
                .compactMap { $0.dropFirst().first?.text(of: .string) }.joined())
    }
}

extension HTTPBodyStream {
    /// Takes all bytes that are queued.
    func drain() -> [UInt8] {
        var bytes: [UInt8] = []
        while case .bytes(let part) = take(upTo: 16 << 10) { bytes += part }
        return bytes
    }
}
