/// Rules that go together, to be given to many rows.
///
/// ```swift
/// var rules = RuleSet<String>()
/// rules.add(rule: RuleRequired())
/// rules.add(rule: RuleMinLength(minLength: 8))
/// row.add(ruleSet: rules)
/// ```
public struct RuleSet<RowValueType> {
    private var rules: [AnyRule] = []

    /// Makes a set without rules.
    public init() {}

    /// Makes a set of rules.
    public init(rules: [any RuleType<RowValueType>]) {
        for rule in rules { add(rule: rule) }
    }

    /// Adds a rule behind the others.
    public mutating func add(rule: some RuleType<RowValueType>) {
        rules.append(RuleBox(rule))
    }

    /// Adds the rules of another set behind the others.
    public mutating func add(ruleSet: RuleSet<RowValueType>) { rules += ruleSet.rules }

    /// Removes all rules with an identifier.
    public mutating func remove(ruleWithIdentifier identifier: String) {
        rules.removeAll { $0.id == identifier }
    }

    /// Removes all rules.
    public mutating func removeAllRules() { rules = [] }

    /// Whether there are no rules.
    public var isEmpty: Bool { rules.isEmpty }

    /// What the rules find wrong with a value, in their order; all of them are asked.
    func errors(for value: RowValueType?, tag: String?, in form: @autoclosure () -> Form?)
        -> [ValidationError]
    {
        var errors: [ValidationError] = []
        for rule in rules {
            // Only boxes of rules for this type come in.
            let judge = unsafeDowncast(rule, to: RuleJudge<RowValueType>.self)
            guard var error = judge.error(for: value) else { continue }
            error.ruleID = rule.id
            error.tag = tag
            errors.append(form().map { error.said(by: $0.phrases) } ?? error)
        }
        return errors
    }

    /// What is wrong with the rules themselves.
    func problems(at place: String) -> [FormProblem] {
        rules.compactMap { rule in
            rule.fault.map { FormProblem(.faultyRule, at: place, $0) }
        }
    }
}

/// A rule, whatever it judges.
private class AnyRule {
    let id: String?
    let fault: String?

    init(id: String?, fault: String?) {
        self.id = id
        self.fault = fault
    }
}

/// A rule for values of a type.
private class RuleJudge<RowValueType>: AnyRule {
    func error(for value: RowValueType?) -> ValidationError? { nil }
}

/// A rule of a type.
///
/// It does not change: a set that is copied shares it.
private final class RuleBox<Rule: RuleType>: RuleJudge<Rule.RowValueType> {
    private let rule: Rule

    init(_ rule: Rule) {
        self.rule = rule
        super.init(id: rule.id, fault: rule.fault)
    }

    override func error(for value: Rule.RowValueType?) -> ValidationError? {
        rule.isValid(value: value)
    }
}
