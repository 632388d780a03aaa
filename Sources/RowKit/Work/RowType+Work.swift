extension Taggable where Self: BaseRow {
    /// Requests asynchronous work outside the form, such as a search, and handles its result.
    ///
    /// ```swift
    /// row.perform(.latest("search"), after: .milliseconds(300)) {
    ///     try await catalogue.films(called: name)
    /// } then: { row, result in
    ///     row.suggestions = (try? result.get()) ?? []
    /// }
    /// ```
    ///
    /// The form starts no task: a session or ``Form/settle(clock:)`` runs the work. A row that is
    /// not part of a form requests the work when it joins one. The result is not delivered if the
    /// row leaves its form or requests work with the same key again. It is delivered even if the
    /// row is hidden or disabled.
    ///
    /// - Parameters:
    ///   - key: The purpose of the work. Pending work with the same key is cancelled.
    ///   - delay: The delay before the work starts, so that it does not run for every keystroke.
    ///   - operation: Performs the work, in any isolation and without access to the row.
    ///   - then: Handles the result. Its changes are one transaction with the origin
    ///     ``Origin/program``.
    @discardableResult
    public func perform<Output: Sendable>(
        _ key: WorkOrder.Key, after delay: Duration = .zero,
        _ operation: @escaping @Sendable () async throws -> Output,
        then: @escaping (Self, Result<Output, any Error>) -> Void
    ) -> Self {
        ask(
            WorkRequest(key, after: delay, operation) { row, result in
                // A row receives only its own results, so it has the type Self of this call.
                then(unsafeDowncast(row, to: Self.self), result)
            })
        return self
    }
}
