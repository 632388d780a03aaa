extension HTTPConnection {
    /// Reads on until more has to arrive, a request is whole, or one is refused.
    mutating func readRequest(at moment: HTTPMoment) {
        do throws(HTTPRefusal) {
            while try readStep(at: moment) {}
        } catch {
            refuse(error, at: moment)
        }
    }

    /// Does the next step of reading a request.
    ///
    /// - Returns: Whether there may be another one.
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

    /// Decides, by its head alone, whether and how the body of a request is read.
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

    /// Whether the client waits for a sign before it sends the body.
    private static func expectsContinue(_ request: HTTPRequest) throws(HTTPRefusal) -> Bool {
        let expectations = request.headers.members(of: .expect)
        guard expectations.allSatisfy({ $0.equalsIgnoringCase("100-continue") }) else {
            throw HTTPRefusal(.expectationFailed, "the only known expectation is 100-continue")
        }
        return !expectations.isEmpty
    }
}
