/// Requires a value that satisfies an asynchronous closure.
///
/// ```swift
/// row.add(
///     rule: RuleAsync(msg: "Is taken", after: .milliseconds(300)) { name in
///         try await !directory.has(name)
///     })
/// ```
public struct RuleAsync<RowValueType: Equatable & Sendable>: AsyncRuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The delay before the closure is called.
    public var delay: Duration
    /// Returns the error for a value, or nil if the value is valid.
    public var closure: @Sendable (RowValueType?) async throws -> ValidationError?

    /// Creates the rule.
    public init(
        id: String? = nil, after delay: Duration = .zero,
        closure: @escaping @Sendable (RowValueType?) async throws -> ValidationError?
    ) {
        self.id = id
        self.delay = delay
        self.closure = closure
    }

    /// Creates the rule from a closure that returns whether a value is valid.
    public init(
        msg: String, id: String? = nil, after delay: Duration = .zero,
        _ isValid: @escaping @Sendable (RowValueType?) async throws -> Bool
    ) {
        self.init(id: id, after: delay) { value in
            try await isValid(value) ? nil : ValidationError(msg: msg)
        }
    }

    /// Validates a value.
    public func validate(_ value: RowValueType?) async throws -> ValidationError? {
        try await closure(value)
    }
}
