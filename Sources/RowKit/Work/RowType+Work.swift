extension Taggable where Self: BaseRow {
    /// Asks for work outside of the form, such as a search, and hears of its answer later.
    ///
    /// ```swift
    /// row.perform(.latest("search"), after: .milliseconds(300)) {
    ///     try await catalogue.films(called: name)
    /// } then: { row, result in
    ///     row.suggestions = (try? result.get()) ?? []
    /// }
    /// ```
    ///
    /// The form starts no task; a session or ``Form/settle(clock:)`` runs what it hands out. A row
    /// that stands in no form asks when it joins one. A row that leaves its form, or asks again
    /// with the same key, does not hear of the answer; one that is hidden or disabled does.
    ///
    /// - Parameters:
    ///   - key: What the work is for; work of the same key that is under way is stopped.
    ///   - delay: How long to wait before the work begins, so that typing asks once.
    ///   - operation: Does the work, anywhere; it knows nothing of the row.
    ///   - then: Takes the answer. What it writes is one transaction, and the program's doing.
    @discardableResult
    public func perform<Output: Sendable>(
        _ key: WorkKey, after delay: Duration = .zero,
        _ operation: @escaping @Sendable () async throws -> Output,
        then: @escaping (Self, Result<Output, any Error>) -> Void
    ) -> Self {
        ask(
            WorkRequest(key, after: delay, operation) { row, result in
                // The row that asked is handed its own answer, so it is the Self of this call.
                then(unsafeDowncast(row, to: Self.self), result)
            })
        return self
    }
}
