@testable import RowHTTP

/// Drives one connection without a socket: writes immediately, and records the actions.
struct ConnectionDriver {
    /// An action of a connection; consecutive writes are one event.
    enum Event: Equatable {
        case request(HTTPRequest)
        case refused(HTTPRefusal, HTTPRequest?)
        case wrote(String)
        case finishedWriting
        case closed
    }

    private(set) var connection: HTTPConnection
    private(set) var events: [Event] = []
    private(set) var stream: HTTPBodyStream?
    /// The bytes written while writing is held back.
    private var held = 0
    /// Whether writing is held back.
    var holdsWriting = false
    var uptime = Duration.zero
    /// Answers requests immediately; if nil, the test answers them.
    var answer: ((HTTPRequest) -> HTTPResponse)?

    init(
        limits: HTTPLimits = HTTPLimits(), hasErrorPages: Bool = false,
        answer: ((HTTPRequest) -> HTTPResponse)? = nil
    ) {
        self.answer = answer
        connection = HTTPConnection(
            limits: limits, hasErrorPages: hasErrorPages,
            at: HTTPMoment(uptime: .zero, date: "now"))
    }

    /// A driver that answers each request with its method, path and body.
    static func echoing(limits: HTTPLimits = HTTPLimits()) -> ConnectionDriver {
        ConnectionDriver(limits: limits) { request in
            let body = String(decoding: request.body, as: UTF8.self)
            return HTTPResponse(
                .ok, body: Array("\(request.method) \(request.target) \(body)".utf8))
        }
    }

    private var moment: HTTPMoment { HTTPMoment(uptime: uptime, date: "now") }

    mutating func receive(_ text: String) { receive(Array(text.utf8)) }

    mutating func receive(_ bytes: [UInt8]) {
        perform(connection.receive(bytes[...], at: moment))
    }

    mutating func receiveEnd() { perform(connection.receiveEnd(at: moment)) }

    mutating func respond(_ response: HTTPResponse) {
        perform(connection.respond(response, at: moment))
    }

    mutating func send(_ text: String) {
        perform(connection.send(Array(text.utf8), at: moment))
    }

    mutating func finishBody() { perform(connection.finishBody(at: moment)) }

    mutating func probe() { perform(connection.probe(at: moment)) }

    mutating func stop() { perform(connection.stop(at: moment)) }

    /// Advances the time to a moment, as a driver with a clock does.
    mutating func wait(until end: Duration) {
        while let deadline = connection.deadline, deadline <= end {
            uptime = max(uptime, deadline)
            perform(connection.tick(at: moment))
        }
        uptime = end
    }

    /// Takes bytes that were held back.
    mutating func take(_ count: Int) {
        held -= count
        perform(connection.wrote(count, at: moment))
    }

    var requests: [HTTPRequest] {
        events.compactMap { if case .request(let request) = $0 { request } else { nil } }
    }

    /// All bytes written so far.
    var output: String {
        events.compactMap { if case .wrote(let text) = $0 { text } else { nil } }.joined()
    }

    /// The statuses of the responses, such as `200 OK`.
    var statuses: [String] {
        output.ranges(of: "HTTP/1.1 ").compactMap { start in
            let line = output[start.upperBound...].prefix { $0 != "\r\n" }
            return line.first?.isNumber == true ? String(line) : nil
        }
    }

    var isClosed: Bool { events.last == .closed }

    private mutating func perform(_ actions: [HTTPConnection.Action]) {
        for action in actions {
            switch action {
            case .handle(let request):
                events.append(.request(request))
                if let answer { perform(connection.respond(answer(request), at: moment)) }
            case .refuse(let refusal, let request): events.append(.refused(refusal, request))
            case .begin: break
            case .write(let bytes): write(bytes)
            case .stream(let stream): self.stream = stream
            case .finishWriting: events.append(.finishedWriting)
            case .close: events.append(.closed)
            }
        }
    }

    private mutating func write(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        if case .wrote(let before) = events.last {
            events[events.count - 1] = .wrote(before + text)
        } else {
            events.append(.wrote(text))
        }
        held += bytes.count
        if !holdsWriting { take(bytes.count) }
    }
}

extension HTTPRequest {
    /// Creates the request of a test; a malformed target becomes `*`.
    init(
        _ method: HTTPMethod, _ target: String, headers: HTTPHeaders = [:], body: [UInt8] = []
    ) {
        let target = (try? HTTPTarget(target)) ?? .server
        self.init(method, target, headers: headers, body: body)
    }
}
