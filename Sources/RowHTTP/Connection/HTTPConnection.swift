/// One connection of a server, as a state machine.
///
/// Its input is bytes and times, and its output is actions.
///
/// ```
///            receive            .handle       respond          wrote
///   ┌─▶ idle ───────▶ head ─▶ body ────▶ answering ─┬▶ writing ──────┬─▶ closing ─▶ lingering ─▶ closed
///   │                                              └▶ streaming ────┤
///   └───────────────────────────────────────────────────────────────┘
/// ```
///
/// Requests are served one after another. The bytes of the next request wait until the last
/// response is written, so responses are in order, and the amount read ahead is limited. The
/// machine uses no socket and no clock. Its driver performs the actions in order and reports the
/// bytes that it wrote. The result does not depend on how the received bytes were split.
struct HTTPConnection: Sendable {
    /// An action for the driver.
    enum Action: Equatable, Sendable {
        /// Pass a request to the handler, and its response to ``respond(_:at:)``.
        case handle(HTTPRequest)
        /// Make the response to a refused request and pass it to ``respond(_:at:)``.
        ///
        /// Only the head of the request is known, or nothing if the head is unreadable.
        case refuse(HTTPRefusal, HTTPRequest?)
        /// Record the start of a response, from a handler or as a refusal.
        case begin(HTTPStatus, isRefusal: Bool)
        /// Write bytes, and report each part written to ``wrote(_:at:)``.
        case write([UInt8])
        /// Send the response's body from a stream while ``wantsBody`` is true.
        case stream(HTTPBodyStream)
        /// Close the writing side, which tells the client that the response is complete.
        case finishWriting
        /// Close the connection and discard unwritten bytes.
        case close
    }

    enum Phase: Sendable {
        /// Nothing of the next request has arrived.
        case idle(since: Duration)
        case head(since: Duration)
        case body(since: Duration)
        /// The handler is processing the request, or the driver a refusal.
        case answering
        /// The whole response was passed to the driver.
        case writing
        /// More of the response's body will follow.
        case streaming(isChunked: Bool)
        /// The last response was passed to the driver.
        case closing
        /// The writing side is closed; the client is expected to close as well.
        ///
        /// `input` is the time at which bytes last arrived.
        case lingering(since: Duration, input: Duration)
        case closed
    }

    let limits: HTTPLimits
    /// Whether the driver makes the responses to refused requests; otherwise they are plain text.
    let hasErrorPages: Bool
    var phase: Phase
    var input = InputBuffer()
    var head: HeadReader
    var body: BodyReader?
    /// The request that is being read or answered, without its body, or nil until its head is
    /// complete.
    var request: HTTPRequest?
    /// Whether the connection closes after the response.
    var isLast = false
    /// Whether the current request is refused.
    var isRefused = false
    /// Whether the client has closed its writing side.
    var inputEnded = false
    var isStopping = false
    /// The time at which a streaming connection is closed because the server stops, or nil if the
    /// server is not stopping.
    var streamDeadline: Duration?
    /// Whether the start of the response was sent before the response was known.
    var hasSentStart = false
    /// The number of bytes passed to the driver and not yet reported as written.
    var unwritten = 0
    /// The time at which bytes were last written or, if nothing was waiting, queued.
    var lastProgress: Duration
    var actions: [Action] = []

    init(limits: HTTPLimits, hasErrorPages: Bool = false, at moment: HTTPMoment) {
        (self.limits, self.hasErrorPages) = (limits, hasErrorPages)
        head = HeadReader(limits: limits)
        phase = .idle(since: moment.uptime)
        lastProgress = moment.uptime
    }

    /// Receives bytes from the client.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at moment: HTTPMoment) -> [Action] {
        switch phase {
        case .closing, .closed: return []
        case .lingering(let since, _):
            phase = .lingering(since: since, input: moment.uptime)
            return []
        case .idle, .head, .body, .answering, .writing, .streaming: input.append(bytes)
        }
        readRequest(at: moment)
        return takeActions()
    }

    /// Called when the client has closed its writing side.
    mutating func receiveEnd(at moment: HTTPMoment) -> [Action] {
        inputEnded = true
        switch phase {
        case .idle, .head, .body: close()
        // A client that reads a stream must keep its side of the connection open.
        case .streaming, .lingering: close()
        case .answering, .writing, .closing, .closed: break
        }
        return takeActions()
    }

    /// Called when bytes were written.
    mutating func wrote(_ count: Int, at moment: HTTPMoment) -> [Action] {
        unwritten -= count
        lastProgress = moment.uptime
        if unwritten == 0 { continueAfterWriting(at: moment) }
        return takeActions()
    }

    /// Finishes the current request, if there is one, and closes the connection.
    mutating func stop(at moment: HTTPMoment) -> [Action] {
        isStopping = true
        switch phase {
        case .idle: close()
        case .streaming: limitStream(at: moment)
        case .head, .body, .answering, .writing, .closing, .lingering, .closed: break
        }
        return takeActions()
    }

    /// Limits the time that the client has to read the end of its stream if the server is stopping.
    mutating func limitStream(at moment: HTTPMoment) {
        guard isStopping, streamDeadline == nil else { return }
        streamDeadline = moment.uptime + limits.stopTime
    }

    /// Whether the driver should read from the client.
    ///
    /// False while the limit of bytes read ahead is reached.
    var wantsInput: Bool {
        switch phase {
        case .idle, .head, .body, .closing, .lingering: !inputEnded
        case .answering, .writing, .streaming: !inputEnded && input.count < limits.readAhead
        case .closed: false
        }
    }

    /// Whether the driver should call ``receiveEnd(at:)`` once the client has closed its writing
    /// side, even if bytes before the end cannot be read yet.
    var wantsEnd: Bool {
        if case .streaming = phase { !inputEnded && !wantsInput } else { false }
    }

    /// The time at which the connection became idle, or nil if it is not idle.
    var idleSince: Duration? {
        if case .idle(let since) = phase { since } else { nil }
    }

    mutating func close() {
        guard !isClosed else { return }
        phase = .closed
        input.removeAll()
        (request, body, streamDeadline) = (nil, nil, nil)
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
