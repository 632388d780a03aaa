/// Requires at least `minCount` items in a collection, or answers in a section.
public struct RuleMinCount<RowValueType>: RuleType {
    /// The minimum number of items.
    public let minCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(minCount: Int, msg: String? = nil, id: String? = nil) {
        self.minCount = minCount
        self.id = id
        validationError = .minCount(minCount, msg: msg)
    }

    /// Returns ``validationError`` if the collection or section is invalid, or nil.
    ///
    /// Nil has no items.
    public func isValid(value: RowValueType?) -> ValidationError? {
        itemCount(of: value) >= minCount ? nil : validationError
    }

    /// Whether the minimum is more than zero.
    public var requiresValue: Bool { minCount > 0 }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema of the number of items or characters.
    public var valueSchema: JSONValue? {
        guard minCount > 0 else { return [:] }
        return switch ItemKind(of: RowValueType.self) {
        case .elements: ["minItems": .integer(minCount)]
        case .characters: .characters(atLeast: minCount)
        case nil: nil
        }
    }
}

/// Requires at most `maxCount` items in a collection, or answers in a section.
public struct RuleMaxCount<RowValueType>: ValueRule {
    /// The maximum number of items.
    public let maxCount: Int
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(maxCount: Int, msg: String? = nil, id: String? = nil) {
        self.maxCount = maxCount
        self.id = id
        validationError = ValidationError(.maxCount, ["count": .number(maxCount)], msg: msg)
    }

    /// Whether the collection or section has few enough items.
    public func allows(_ value: RowValueType) -> Bool { itemCount(of: value) <= maxCount }

    /// A schema of the number of items or characters.
    public var valueSchema: JSONValue? {
        guard maxCount >= 0 else { return nil }
        return switch ItemKind(of: RowValueType.self) {
        case .elements: ["maxItems": .integer(maxCount)]
        case .characters: .characters(atMost: maxCount)
        case nil: nil
        }
    }
}

extension ValidationError {
    static func minCount(_ count: Int, msg: String? = nil) -> Self {
        ValidationError(.minCount, ["count": .number(count)], msg: msg)
    }
}

/// The kind of items that a value's JSON contains.
enum ItemKind {
    case elements, characters

    /// The kind of items of a type, or nil if it has none or its JSON does not contain them.
    init?(of type: Any.Type) {
        if type is String.Type {
            self = .characters
        } else if type is any Answering.Type {
            self = .elements
        } else if type is any Collection.Type,
            (type as? any DocumentValue.Type)?.documentSchema["type"] == "array"
        {
            self = .elements
        } else {
            return nil
        }
    }
}

private func itemCount(of value: Any?) -> Int {
    switch value {
    case nil: 0
    case let section as any Answering: section.answers.count
    case let collection as any Collection: collection.count
    default: 1
    }
}
