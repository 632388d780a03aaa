/// One connection of a server as a state machine: bytes and moments in, actions out.
///
/// ```
///            receive            .handle       respond          wrote
///   ┌─▶ idle ───────▶ head ─▶ body ────▶ answering ─┬▶ writing ──────┬─▶ closing ─▶ lingering ─▶ closed
///   │                                              └▶ streaming ────┤
///   └───────────────────────────────────────────────────────────────┘
/// ```
///
/// Requests are served one after another: the bytes of the next one wait until the last response
/// is written, so that responses are in order and nobody reads ahead more than a limit. The machine
/// knows no socket and no clock. Whoever drives it carries out the actions in order and reports
/// what was written; what it does depends on the bytes, not on how they were split.
struct HTTPConnection: Sendable {
    /// What the driver has to do.
    enum Action: Equatable, Sendable {
        /// Hand a request to the handler, and its response to ``respond(_:at:)``.
        case handle(HTTPRequest)
        /// Take note that a response begins: a handler's, or a refusal.
        case begin(HTTPStatus, isRefusal: Bool)
        /// Write bytes, and report each part written to ``wrote(_:at:)``.
        case write([UInt8])
        /// Feed the response's body from a stream while ``wantsBody`` is true.
        case stream(HTTPBodyStream)
        /// Close the writing side: the client is told that there is no more.
        case finishWriting
        /// Close the connection and drop what is not written.
        case close
    }

    enum Phase: Sendable {
        /// Nothing of the next request has arrived.
        case idle(since: Duration)
        case head(since: Duration)
        case body(since: Duration)
        /// The handler has the request.
        case answering
        /// The whole response was handed out.
        case writing
        /// More of the response's body is to come.
        case streaming(isChunked: Bool)
        /// The last response was handed out.
        case closing
        /// The writing side is closed; the client is expected to close as well.
        case lingering(since: Duration)
        case closed
    }

    let limits: HTTPLimits
    var phase: Phase
    var input = InputBuffer()
    var head: HeadReader
    var body: BodyReader?
    /// The request that is being read or answered, without its body, once its head is whole.
    var request: HTTPRequest?
    /// Whether the connection closes after the response.
    var isLast = false
    /// Whether the client has closed its writing side.
    var inputEnded = false
    var isStopping = false
    /// How many bytes were handed out and not reported as written.
    var unwritten = 0
    /// When bytes were first waiting to be written, or some were last written.
    var lastProgress: Duration
    var actions: [Action] = []

    init(limits: HTTPLimits, at moment: HTTPMoment) {
        self.limits = limits
        head = HeadReader(limits: limits)
        phase = .idle(since: moment.uptime)
        lastProgress = moment.uptime
    }

    /// Takes bytes from the client.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at moment: HTTPMoment) -> [Action] {
        switch phase {
        case .closing, .lingering, .closed: return []
        case .idle, .head, .body, .answering, .writing, .streaming: input.append(bytes)
        }
        readRequest(at: moment)
        return takeActions()
    }

    /// Takes notice that the client will send no more.
    mutating func receiveEnd(at moment: HTTPMoment) -> [Action] {
        inputEnded = true
        switch phase {
        case .idle, .head, .body: close()
        // Who listens to a stream keeps its connection open.
        case .streaming, .lingering: close()
        case .answering, .writing, .closing, .closed: break
        }
        return takeActions()
    }

    /// Takes notice that bytes were written.
    mutating func wrote(_ count: Int, at moment: HTTPMoment) -> [Action] {
        unwritten -= count
        lastProgress = moment.uptime
        if unwritten == 0 { continueAfterWriting(at: moment) }
        return takeActions()
    }

    /// Lets what has begun come to its end, and closes.
    mutating func stop(at moment: HTTPMoment) -> [Action] {
        isStopping = true
        if case .idle = phase { close() }
        return takeActions()
    }

    /// Whether the driver should read from the client.
    ///
    /// False while enough of the client's later requests waits.
    var wantsInput: Bool {
        switch phase {
        case .idle, .head, .body, .closing, .lingering: !inputEnded
        case .answering, .writing, .streaming: !inputEnded && input.count < limits.readAhead
        case .closed: false
        }
    }

    /// How long the connection has been idle, as the moment since when, or nil if it is not.
    var idleSince: Duration? {
        if case .idle(let since) = phase { since } else { nil }
    }

    mutating func close() {
        guard !isClosed else { return }
        phase = .closed
        input.removeAll()
        (request, body) = (nil, nil)
        actions.append(.close)
    }

    var isClosed: Bool {
        if case .closed = phase { true } else { false }
    }

    mutating func takeActions() -> [Action] {
        defer { actions = [] }
        return actions
    }
}
