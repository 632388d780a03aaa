extension HTTPConnection {
    /// Receives the response to the current request, or to a refused one.
    mutating func respond(_ response: HTTPResponse, at moment: HTTPMoment) -> [Action] {
        guard case .answering = phase else {
            if case .stream(let stream) = response.body { stream.end(.clientLeft) }
            return []
        }
        answer(response, at: moment)
        return takeActions()
    }

    private mutating func answer(_ response: HTTPResponse, at moment: HTTPMoment) {
        let sentNoMore = inputEnded && input.isEmpty
        let keepsConnection = request?.keepsConnection ?? false
        isLast = isRefused || isStopping || sentNoMore || !keepsConnection
        let hasNoBody = response.status.hasNoBody || request?.method == .head
        switch response.body {
        case .bytes(let bytes):
            let length = response.status.hasNoBody ? nil : bytes.count
            let framing: ResponseHead.Framing =
                hasNoBody ? .none(length: length) : .length(bytes.count)
            begin(response, framing, at: moment)
            if !hasNoBody { write(bytes, at: moment) }
            phase = isLast ? .closing : .writing
        case .stream(let stream) where hasNoBody:
            stream.end(.unsent)
            begin(response, .none(length: nil), at: moment)
            phase = isLast ? .closing : .writing
        case .stream(let stream):
            let isChunked = request?.version == .http11
            if !isChunked { isLast = true }
            begin(response, isChunked ? .chunked : .close, at: moment)
            phase = .streaming(isChunked: isChunked)
            limitStream(at: moment)
            actions.append(.stream(stream))
            // A client that reads a stream must keep its side of the connection open.
            if inputEnded { close() }
        }
    }

    /// Whether the driver may send more of a streamed body.
    var wantsBody: Bool {
        guard case .streaming = phase else { return false }
        return unwritten < 64 << 10
    }

    /// Sends a part of a streamed body.
    mutating func send(_ bytes: [UInt8], at moment: HTTPMoment) -> [Action] {
        guard case .streaming(let isChunked) = phase, !bytes.isEmpty else { return [] }
        write(isChunked ? Chunk.wrap(bytes) : bytes, at: moment)
        return takeActions()
    }

    /// Called when a streamed body has ended.
    mutating func finishBody(at moment: HTTPMoment) -> [Action] {
        guard case .streaming(let isChunked) = phase else { return [] }
        if isStopping { isLast = true }
        phase = isLast ? .closing : .writing
        if isChunked { write(Chunk.last, at: moment) }
        if unwritten == 0 { continueAfterWriting(at: moment) }
        return takeActions()
    }

    /// Responds to an invalid request and closes the connection, because it is unknown where the
    /// next request begins.
    mutating func refuse(_ refusal: HTTPRefusal, at moment: HTTPMoment) {
        guard hasErrorPages else { return refuse(with: HTTPResponse(refusal), at: moment) }
        prepareRefusal()
        actions.append(.refuse(refusal, request))
    }

    /// Refuses the client with a response, and closes the connection.
    mutating func refuse(with response: HTTPResponse, at moment: HTTPMoment) {
        prepareRefusal()
        answer(response, at: moment)
    }

    /// Stops reading requests.
    private mutating func prepareRefusal() {
        (isRefused, phase) = (true, .answering)
        input.removeAll()
        body = nil
    }

    /// Sends the start of the response, which is the same for all responses, before the rest is
    /// known.
    ///
    /// If the client has left, its system then reports a broken connection.
    mutating func probe(at moment: HTTPMoment) -> [Action] {
        guard case .answering = phase, !hasSentStart else { return [] }
        hasSentStart = true
        write(ResponseHead.start, at: moment)
        return takeActions()
    }

    /// Writes the head of a response.
    private mutating func begin(
        _ response: HTTPResponse, _ framing: ResponseHead.Framing, at moment: HTTPMoment
    ) {
        let keepsOld = !isLast && request?.version == .http10
        let head = ResponseHead(
            status: response.status, headers: response.headers, framing: framing,
            connection: isLast ? "close" : keepsOld ? "keep-alive" : nil, date: moment.date)
        actions.append(.begin(response.status, isRefusal: isRefused))
        write(hasSentStart ? head.rest : ResponseHead.start + head.rest, at: moment)
        hasSentStart = false
    }

    mutating func write(_ bytes: [UInt8], at moment: HTTPMoment) {
        guard !bytes.isEmpty else { return }
        if unwritten == 0 { lastProgress = moment.uptime }
        unwritten += bytes.count
        actions.append(.write(bytes))
    }

    /// Continues with the next request, or closes, after a response has been written.
    mutating func continueAfterWriting(at moment: HTTPMoment) {
        switch phase {
        case .writing:
            (request, phase) = (nil, .idle(since: moment.uptime))
            input.shrink()
            readRequest(at: moment)
            switch phase {
            case .idle where inputEnded || isStopping: close()
            case .head where inputEnded, .body where inputEnded: close()
            default: break
            }
        case .closing where inputEnded: close()
        case .closing:
            phase = .lingering(since: moment.uptime, input: moment.uptime)
            actions.append(.finishWriting)
        case .idle, .head, .body, .answering, .streaming, .lingering, .closed: break
        }
    }
}
