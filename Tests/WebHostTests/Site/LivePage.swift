import RowKit

@testable import WebHost

/// The client of a page without its drawing: it connects, sends events, and keeps what it needs to
/// continue at another server.
final class LivePage {
    var site: FormSite
    let owner: String
    /// The name of the page and its connection.
    var page: String
    private(set) var session = ""
    var seals: [String] = []
    private(set) var number = 0
    private(set) var fields: [(name: String, value: String)] = []
    private var events = 0

    init(_ site: FormSite, owner: String = "", page: String = "p") {
        (self.site, self.owner, self.page) = (site, owner, page)
    }

    /// Loads the page and connects it.
    @discardableResult
    func open(_ path: String) async throws -> JSONValue {
        let visitor = Visitor(site, owner: owner)
        try await visitor.open(path)
        session = visitor.page["rowkit"]?["data-session"] ?? ""
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

    /// Sends the state and the content of the controls to the site.
    ///
    /// - Parameters:
    ///   - event: An event that no server has performed yet, as JSON.
    ///   - isLoadedAgain: Whether the browser has loaded the page again, which then states no
    ///     focus.
    @discardableResult
    func connect(
        controls: [(name: String, value: String)]? = nil, event: String? = nil,
        isLoadedAgain: Bool = false
    ) async throws -> JSONValue {
        let state = seals.map { (name: "_state", value: $0) }
        let event = event.map { #"{"page": "\#(page)", "n": 9, "event": \#($0)}"# }
        let all =
            state + (controls ?? fields) + [(name: "_page", value: page)]
            + (isLoadedAgain ? [] : [(name: "_focus", value: "")])
            + (event.map { [(name: "_event", value: $0)] } ?? [])
        let answer = try await post("", Visitor.request(session, all))
        events = 0
        number = answer["number"]?.integer ?? -1
        return answer
    }

    /// Sends an event.
    @discardableResult
    func send(_ view: String, _ action: String, repeating isRepeated: Bool = false) async throws
        -> JSONValue
    {
        if !isRepeated { events += 1 }
        return try await sendRaw(
            #"{"page": "\#(page)", "n": \#(events), "event": {"view": "\#(view)", \#(action)}}"#)
    }

    /// Presses the button that submits the form.
    ///
    /// - Parameter id: The number of the event on the page, if it differs from the number in the
    ///   session.
    @discardableResult
    func submit(
        screen: String = ":", repeating isRepeated: Bool = false, id: Int? = nil
    ) async throws -> JSONValue {
        if !isRepeated { events += 1 }
        let id = id.map { #""id": \#($0), "# } ?? ""
        return try await sendRaw(
            #"{"page": "\#(page)", "n": \#(events), \#(id)"event": {"submit": "\#(screen)"}}"#)
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

    /// Opens the stream of pushes after those that the page has, and reads what it begins with.
    func startOfStream() async throws -> [UInt8] {
        let request = HTTPRequest(
            .get, try HTTPTarget("\(session)/stream?page=\(page)&number=\(number)"),
            headers: [.secFetchSite: "same-origin"])
        let response = await site.respond(to: request, owner: owner)
        guard case .stream(let stream) = response.body else {
            throw Refused(status: response.status)
        }
        var bytes: [UInt8] = []
        while case .bytes(let part) = stream.take(upTo: 16 << 10) { bytes += part }
        stream.end(.clientLeft)
        return bytes
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
        let response = await site.respond(to: request, owner: owner)
        guard response.status == .ok else { throw Refused(status: response.status) }
        let answer = try JSONValue(text: String(decoding: response.bytes, as: UTF8.self))
        if let state = answer["state"], let seal = state["seal"]?.text(of: .string) {
            if state["place"] == 0 { seals = [] }
            seals.append(seal)
        }
        return answer
    }
}

extension JSONValue {
    enum Kind { case string }

    /// The string, or nil if the value is none.
    func text(of kind: Kind) -> String? {
        if case .string(let text) = self { text } else { nil }
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
