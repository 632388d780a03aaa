/// The answer to a request that may be repeated.
enum Answer<Value: Sendable>: Sendable {
    case pending(Task<Value, Never>)
    /// Keeps the value alone, because a task that has ended keeps the memory it ran in.
    case sent(Value)

    var value: Value {
        get async {
            switch self {
            case .pending(let task): await task.value
            case .sent(let value): value
            }
        }
    }
}
