/// A rule for values of any type.
class AnyRule {
    let id: String?
    /// The reason why the rule itself is invalid, or nil if it is valid.
    var fault: String? { nil }
    var isAsync: Bool { false }
    /// Whether nil is invalid.
    var requiresValue: Bool { false }
    let dependsOnlyOnValue: Bool
    var base: Any { self }
    /// The type of the rule, as spelled in Swift.
    var typeName: String { "" }
    /// The part of the rule that JSON Schema can express, or nil if there is none.
    var valueSchema: JSONValue? { nil }
    /// Whether the rule has a schema and always finds nil invalid.
    var refusesNil: Bool { false }

    fileprivate init(id: String?, dependsOnlyOnValue: Bool) {
        self.id = id
        self.dependsOnlyOnValue = dependsOnlyOnValue
    }
}

/// A rule for values of a certain type.
class TypedRule<RowValueType>: AnyRule {
    /// Returns the error for a value, or nil if it is valid or the rule is asynchronous.
    func error(for value: RowValueType?) -> ValidationError? { nil }
    /// The rule itself, or nil if it is asynchronous.
    var rule: (any RuleType<RowValueType>)? { nil }
}

/// A box for a rule of a certain type.
///
/// It is immutable, so copies of a rule set share it. The properties that a rule set reads are
/// stored, so that it calls no code of the rule's author while it changes.
final class RuleBox<Rule: RuleType>: TypedRule<Rule.RowValueType> {
    private let ownRule: Rule

    init(_ rule: Rule) {
        ownRule = rule
        super.init(id: rule.id, dependsOnlyOnValue: rule.dependsOnlyOnValue)
    }

    override var fault: String? { ownRule.fault }
    override var base: Any { ownRule }
    override var rule: (any RuleType<Rule.RowValueType>)? { ownRule }
    override var typeName: String { RowKit.typeName(Rule.self) }
    override var requiresValue: Bool { ownRule.requiresValue }
    override func error(for value: Rule.RowValueType?) -> ValidationError? {
        ownRule.isValid(value: value)
    }

    override var valueSchema: JSONValue? { ownRule.valueSchema }
    override var refusesNil: Bool {
        ownRule.valueSchema != nil && ownRule.isValid(value: nil) != nil
    }
}

/// A box for an asynchronous rule.
final class AsyncRuleBox<RowValueType: Equatable & Sendable>: TypedRule<RowValueType> {
    let asyncRule: any AsyncRuleType<RowValueType>
    override var isAsync: Bool { true }
    override var typeName: String { RowKit.typeName(type(of: asyncRule)) }

    init(_ rule: some AsyncRuleType<RowValueType>) {
        asyncRule = rule
        super.init(id: rule.id, dependsOnlyOnValue: false)
    }
}
