extension HTTPConnection {
    /// The time of the next call to ``tick(at:)`` if nothing else happens, or nil if none is
    /// needed.
    var deadline: Duration? {
        guard let streamDeadline else { return phaseDeadline }
        return min(streamDeadline, phaseDeadline ?? streamDeadline)
    }

    private var phaseDeadline: Duration? {
        switch phase {
        case .idle(let since): since + limits.idleTime
        case .head(let since): since + limits.headTime
        case .body(let since): since + limits.bodyTime + bodyAllowance
        case .writing, .streaming, .closing:
            unwritten > 0 ? lastProgress + limits.writeTime : nil
        case .lingering(let since, _) where isStopping: since + limits.lingerTime
        case .lingering(let since, let input):
            min(input + limits.lingerTime, since + limits.uploadTime)
        case .answering, .closed: nil
        }
    }

    /// The additional time that the client has earned by the bytes received so far.
    private var bodyAllowance: Duration {
        .seconds((body?.bytes.count ?? 0) / max(1, limits.bodyRate))
    }

    /// Closes the connection or refuses the request if its deadline has passed.
    mutating func tick(at moment: HTTPMoment) -> [Action] {
        guard let deadline, deadline <= moment.uptime else { return [] }
        switch phase {
        case .idle, .writing, .streaming, .closing, .lingering: close()
        case .head:
            refuse(HTTPRefusal(.requestTimeout, "the head took too long"), at: moment)
        case .body:
            refuse(HTTPRefusal(.requestTimeout, "the body took too long"), at: moment)
        case .answering, .closed: break
        }
        return takeActions()
    }
}
