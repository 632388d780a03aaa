extension FormSite {
    /// Ends the sessions that have been idle for too long.
    func dropIdle() {
        for session in sessions.withLock({ $0.dropIdle(at: now) }) { session.value.end() }
    }

    /// Ends idle sessions when they are due, even if no request arrives until then.
    func dropIdleLater() {
        idleCheck.withLock { check in
            guard check == nil else { return }
            check = Task { [weak self] in
                while let time = self?.timeUntilDrop {
                    guard (try? await Task.sleep(for: time)) != nil else { return }
                    self?.dropIdle()
                }
            }
        }
    }

    /// The time until the next session has been idle for too long, or nil if there are no sessions.
    ///
    /// The next new session then starts the checks again.
    private var timeUntilDrop: Duration? {
        idleCheck.withLock { check in
            let next = sessions.withLock { $0.nextDrop }
            if next == nil { check = nil }
            // Sessions that are due at similar times are ended together.
            return next.map { max($0 - now, .milliseconds(100)) }
        }
    }
}
