/// A piece of work requested by a row, before it is part of a form.
struct WorkRequest {
    let key: WorkOrder.Key
    let delay: Duration
    let run: @Sendable () async -> WorkOrder.Outcome
    let output: any Sendable.Type
    /// Delivers the result to the row that requested the work.
    let deliver: (BaseRow, WorkOrder.Outcome) -> Void

    /// - Parameter then: Handles the result, for the row that requested the work.
    init<Output: Sendable>(
        _ key: WorkOrder.Key, after delay: Duration,
        _ operation: @escaping @Sendable () async throws -> Output,
        then: @escaping (BaseRow, Result<Output, any Error>) -> Void
    ) {
        self.key = key
        self.delay = delay
        output = Output.self
        run = {
            do {
                return WorkOrder.Outcome(.success(try await operation()))
            } catch {
                return WorkOrder.Outcome(Result<Output, any Error>.failure(error))
            }
        }
        deliver = { row, result in
            // A result of another type belongs to another order and is ignored.
            guard let result = result.outcome as? Result<Output, any Error> else { return }
            then(row, result)
        }
    }
}
