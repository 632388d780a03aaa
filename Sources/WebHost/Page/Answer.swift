/// The answer to a request that may be repeated.
enum Answer<Value: Sendable>: Sendable {
    case pending(Task<Value, Never>)
    /// Stores only the value, because a finished task keeps its memory.
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
