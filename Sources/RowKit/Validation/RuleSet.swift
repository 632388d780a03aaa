/// Rules that go together, to be given to many rows.
///
/// ```swift
/// var rules = RuleSet<String>()
/// rules.add(rule: RuleRequired())
/// rules.add(rule: RuleMinLength(minLength: 8))
/// row.add(ruleSet: rules)
/// ```
public struct RuleSet<RowValueType> {
    private(set) var rules: [any RuleType<RowValueType>] = []

    /// Makes a set without rules.
    public init() {}

    /// Makes a set of rules.
    public init(rules: [any RuleType<RowValueType>]) { self.rules = rules }

    /// Adds a rule behind the others.
    public mutating func add(rule: some RuleType<RowValueType>) { rules.append(rule) }

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
    func errors(for value: RowValueType?, tag: String?, in form: Form?) -> [ValidationError] {
        var errors: [ValidationError] = []
        for rule in rules {
            guard var error = rule.isValid(value: value) else { continue }
            error.ruleID = rule.id
            error.tag = tag
            errors.append(form.map { error.said(by: $0.phrases) } ?? error)
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
