extension HTTPConnection {
    /// Reads until more bytes are needed, a request is complete, or a request is refused.
    mutating func readRequest(at moment: HTTPMoment) {
        do throws(HTTPRefusal) {
            while try readStep(at: moment) {}
        } catch {
            refuse(error, at: moment)
        }
    }

    /// Performs the next step of reading a request.
    ///
    /// - Returns: Whether another step may follow.
    private mutating func readStep(at moment: HTTPMoment) throws(HTTPRefusal) -> Bool {
        switch phase {
        case .idle:
            guard !input.isEmpty else { return false }
            phase = .head(since: moment.uptime)
            return true
        case .head:
            guard let request = try head.read(&input) else { return false }
            self.request = request
            try beginBody(of: request, at: moment)
            return true
        case .body:
            guard try body?.read(&input) == true, var whole = request else { return false }
            whole.body = body?.bytes ?? []
            body = nil
            phase = .answering
            actions.append(.handle(whole))
            return false
        case .answering, .writing, .streaming, .closing, .lingering, .closed:
            return false
        }
    }

    /// Decides from the head of a request whether and how its body is read.
    private mutating func beginBody(
        of request: HTTPRequest, at moment: HTTPMoment
    ) throws(HTTPRefusal) {
        let framing = try BodyFraming(of: request)
        let body = try BodyReader(framing, limit: limits.body(request), limits: limits)
        if request.version == .http11, try Self.expectsContinue(request), framing != .length(0) {
            write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), at: moment)
        }
        self.body = body
        phase = .body(since: moment.uptime)
    }

    /// Whether the client waits for permission before it sends the body.
    private static func expectsContinue(_ request: HTTPRequest) throws(HTTPRefusal) -> Bool {
        let expectations = request.headers.members(of: .expect)
        guard expectations.allSatisfy({ $0.equalsIgnoringCase("100-continue") }) else {
            throw HTTPRefusal(.expectationFailed, "the only known expectation is 100-continue")
        }
        return !expectations.isEmpty
    }
}
