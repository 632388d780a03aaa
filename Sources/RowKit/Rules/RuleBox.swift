/// A rule for values of any type.
class AnyRule {
    let id: String?
    /// The reason why the rule itself is invalid, or nil if it is valid.
    var fault: String? { nil }
    var isAsync: Bool { false }
    /// Whether nil is invalid.
    var requiresValue: Bool { false }
    let dependsOnlyOnValue: Bool
    /// What depends on the form: whether the rule is applied, and what its error says; nil if nothing
    /// does.
    let terms: RuleTerms?
    /// Whether this is a rule of the form that validates the row or the section.
    let isOfForm: Bool
    var base: Any { self }
    /// The type of the rule, as spelled in Swift.
    var typeName: String { "" }
    /// The part of the rule that JSON Schema can express, or nil if there is none.
    var schemaIfApplied: JSONValue? { nil }
    /// Whether the rule has a schema and always finds nil invalid.
    var refusesNilIfApplied: Bool { false }
    /// The schema of a rule that is always applied, or nil if there is none.
    final var valueSchema: JSONValue? { isAlwaysApplied ? schemaIfApplied : nil }
    /// Whether the rule is always applied, has a schema and always finds nil invalid.
    final var refusesNil: Bool { isAlwaysApplied && refusesNilIfApplied }

    fileprivate init(
        id: String?, dependsOnlyOnValue: Bool, with terms: RuleTerms? = nil,
        isOfForm: Bool = false
    ) {
        self.id = id
        self.isOfForm = isOfForm
        self.dependsOnlyOnValue = dependsOnlyOnValue && terms == nil
        self.terms = terms
    }

    /// Whether the rule is applied regardless of the rest of the form.
    final var isAlwaysApplied: Bool { terms?.isConditional != true }

    /// Whether the rule is applied to a row, a section or a form.
    @inline(__always)
    final func isApplied(to element: AnyObject?) -> Bool {
        terms?.holds(for: element) ?? true
    }
}

/// What depends on the form in a rule.
///
/// Rules do not know forms, so the subclass asks them.
class RuleTerms {
    /// Whether a condition decides if the rule is applied.
    var isConditional: Bool { false }

    /// Whether this is a closure, which may capture rows that are not part of a form.
    var isFunction: Bool { false }

    /// The reason why the condition is malformed, or nil.
    var fault: String? { nil }

    /// Whether the rule is applied to a row, a section or a form.
    func holds(for element: AnyObject?) -> Bool { true }

    /// Returns an error of the rule with the message for a row, a section or a form.
    func saying(_ error: ValidationError, of element: AnyObject?) -> ValidationError { error }
}

/// A rule for values of a certain type.
class TypedRule<RowValueType>: AnyRule {
    /// Returns the error for a value of a row, a section or a form, or nil if it is valid or the rule
    /// is asynchronous.
    func error(for value: RowValueType?, of element: AnyObject?) -> ValidationError? { nil }
    /// The rule itself, or nil if it is asynchronous.
    var rule: (any RuleType<RowValueType>)? { nil }
}

/// A box for a rule of a certain type.
///
/// It is immutable, so copies of a rule set share it. The properties that a rule set reads are
/// stored, so that it calls no code of the rule's author while it changes.
final class RuleBox<Rule: RuleType>: TypedRule<Rule.RowValueType> {
    private let ownRule: Rule

    init(_ rule: Rule, with terms: RuleTerms? = nil, isOfForm: Bool = false) {
        ownRule = rule
        super.init(
            id: rule.id, dependsOnlyOnValue: rule.dependsOnlyOnValue, with: terms,
            isOfForm: isOfForm)
    }

    override var fault: String? { ownRule.fault ?? terms?.fault }
    override var base: Any { ownRule }
    override var rule: (any RuleType<Rule.RowValueType>)? { ownRule }
    override var typeName: String { RowKit.typeName(Rule.self) }
    override var requiresValue: Bool { ownRule.requiresValue }
    override func error(
        for value: Rule.RowValueType?, of element: AnyObject?
    ) -> ValidationError? {
        ownRule._isValid(value: value, of: element)
    }

    override var schemaIfApplied: JSONValue? { ownRule.valueSchema }
    override var refusesNilIfApplied: Bool {
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
