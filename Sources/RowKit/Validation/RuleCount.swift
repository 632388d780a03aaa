/// Requires at least `minCount` items in a collection, or answers in a section.
public struct RuleMinCount<RowValueType>: RuleType {
    /// The minimum number of items.
    public let minCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error of a value that the rule finds invalid.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(minCount: Int, msg: String? = nil, id: String? = nil) {
        self.minCount = minCount
        self.id = id
        validationError = .minCount(minCount, msg: msg)
    }

    /// Validates a collection or a section.
    ///
    /// Nil has no items.
    public func isValid(value: RowValueType?) -> ValidationError? {
        itemCount(of: value) >= minCount ? nil : validationError
    }
}

/// Requires at most `maxCount` items in a collection, or answers in a section.
public struct RuleMaxCount<RowValueType>: RuleType {
    /// The maximum number of items.
    public let maxCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error of a value that the rule finds invalid.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(maxCount: Int, msg: String? = nil, id: String? = nil) {
        self.maxCount = maxCount
        self.id = id
        validationError = ValidationError(.maxCount, ["count": .number(maxCount)], msg: msg)
    }

    /// Validates a collection or a section.
    ///
    /// Nil has no items.
    public func isValid(value: RowValueType?) -> ValidationError? {
        itemCount(of: value) <= maxCount ? nil : validationError
    }
}

extension ValidationError {
    static func minCount(_ count: Int, msg: String? = nil) -> Self {
        ValidationError(.minCount, ["count": .number(count)], msg: msg)
    }
}

private func itemCount(of value: Any?) -> Int {
    switch value {
    case nil: 0
    case let section as Section: section.answers.count
    case let collection as any Collection: collection.count
    default: 1
    }
}
