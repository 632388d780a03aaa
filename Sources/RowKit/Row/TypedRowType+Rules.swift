// Access to the rules of a row in generic code.

extension TypedRowType {
    /// Adds a rule after the others.
    ///
    /// ```swift
    /// func require<R: RowType>(_ row: R) { row.add(rule: RuleRequired()) }
    /// ```
    public func add(rule: some RuleType<Cell.Value>) { typed?.add(rule: rule) }

    /// Adds an asynchronous rule after the others.
    public func add(rule: some AsyncRuleType<Cell.Value>) { typed?.add(rule: rule) }

    /// Adds the rules of a set after the others.
    public func add(ruleSet: RuleSet<Cell.Value>) { typed?.add(ruleSet: ruleSet) }

    /// Removes all rules with an identifier, and the errors that they found.
    public func remove(ruleWithIdentifier identifier: String) {
        typed?.remove(ruleWithIdentifier: identifier)
    }

    /// Removes all rules and the errors that they found.
    public func removeAllRules() { typed?.removeAllRules() }

    /// The rules that follow from the row's own settings.
    public var limits: RuleSet<Cell.Value> { typed?.limits ?? RuleSet() }

    /// The synchronous rules in their order, without asynchronous ones (``AsyncRuleType``).
    public var rules: [any RuleType<Cell.Value>] { typed?.rules ?? [] }

    /// The row as an instance of the class that has the members for its type of values.
    var typed: RowOf<Cell.Value>? { self as? RowOf<Cell.Value> }
}
