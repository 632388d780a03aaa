/// A piece of work as a row asks for it, before any form takes it.
struct WorkRequest {
    let key: WorkKey
    let delay: Duration
    let run: @Sendable () async -> WorkResult
    let output: any Sendable.Type
    /// Takes the answer, with the row that asked.
    let land: (BaseRow, WorkResult) -> Void

    /// - Parameter then: Takes the answer; the row is the one that asked.
    init<Output: Sendable>(
        _ key: WorkKey, after delay: Duration,
        _ operation: @escaping @Sendable () async throws -> Output,
        then: @escaping (BaseRow, Result<Output, any Error>) -> Void
    ) {
        self.key = key
        self.delay = delay
        output = Output.self
        run = {
            do {
                return WorkResult(.success(try await operation()))
            } catch {
                return WorkResult(Result<Output, any Error>.failure(error))
            }
        }
        land = { row, result in
            // An answer of another type is another order's, and no answer to this one.
            guard let result = result.outcome as? Result<Output, any Error> else { return }
            then(row, result)
        }
    }
}
