/// A rule for values of any type.
class AnyRule {
    let id: String?
    /// What is wrong with the rule itself, or nil if nothing is.
    let fault: String?
    /// Whether the rule is asynchronous.
    var isAsync: Bool { false }
    /// The rule itself.
    var base: Any { self }
    /// The type of the rule, as Swift writes it.
    var typeName: String { "" }
    /// The tag that the rule looks up in a form, or nil if it looks up none there.
    func tag(namedIn form: Form) -> String? { nil }

    fileprivate init(id: String?, fault: String?) {
        self.id = id
        self.fault = fault
    }
}

/// A rule that looks up a row by its tag.
protocol TagNamingRule {
    /// The tag that the rule looks up in a form, or nil if it looks up none there.
    func tag(namedIn form: Form) -> String?
}

/// A rule for values of a certain type.
class RuleJudge<RowValueType>: AnyRule {
    /// Returns the error of a value, or nil if it is valid or the rule is asynchronous.
    func error(for value: RowValueType?) -> ValidationError? { nil }
}

/// A box for a rule of a certain type.
///
/// It is immutable, so copies of a rule set share it.
final class RuleBox<Rule: RuleType>: RuleJudge<Rule.RowValueType> {
    private let rule: Rule

    init(_ rule: Rule) {
        self.rule = rule
        super.init(id: rule.id, fault: rule.fault)
    }

    override var base: Any { rule }
    override var typeName: String { RowKit.typeName(Rule.self) }
    override func tag(namedIn form: Form) -> String? {
        (rule as? any TagNamingRule)?.tag(namedIn: form)
    }

    override func error(for value: Rule.RowValueType?) -> ValidationError? {
        rule.isValid(value: value)
    }
}

/// A box for an asynchronous rule.
final class AsyncRuleBox<RowValueType: Equatable & Sendable>: RuleJudge<RowValueType> {
    let rule: any AsyncRuleType<RowValueType>
    override var isAsync: Bool { true }
    override var typeName: String { RowKit.typeName(type(of: rule)) }

    init(_ rule: some AsyncRuleType<RowValueType>) {
        self.rule = rule
        super.init(id: rule.id, fault: nil)
    }
}
