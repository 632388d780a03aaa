/// There must be so many items or more: in a collection, or answers in a section.
public struct RuleMinCount<RowValueType>: RuleType {
    /// The fewest items.
    public let minCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(minCount: Int, msg: String? = nil, id: String? = nil) {
        self.minCount = minCount
        self.id = id
        validationError = .minCount(minCount, msg: msg)
    }

    /// Judges a collection or a section; nil has no items.
    public func isValid(value: RowValueType?) -> ValidationError? {
        itemCount(of: value) >= minCount ? nil : validationError
    }
}

/// There must be so many items or fewer: in a collection, or answers in a section.
public struct RuleMaxCount<RowValueType>: RuleType {
    /// The most items.
    public let maxCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(maxCount: Int, msg: String? = nil, id: String? = nil) {
        self.maxCount = maxCount
        self.id = id
        validationError = ValidationError(.maxCount, ["count": .number(maxCount)], msg: msg)
    }

    /// Judges a collection or a section; nil has no items.
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
