/// A set of rules that can be added to many rows.
///
/// ```swift
/// var rules = RuleSet<String>()
/// rules.add(rule: RuleRequired())
/// rules.add(rule: RuleMinLength(minLength: 8))
/// row.add(ruleSet: rules)
/// ```
public struct RuleSet<RowValueType> {
    private var boxes: [AnyRule] = []

    private(set) var hasAsyncRules = false

    /// Whether the results of all synchronous rules depend only on the value.
    private(set) var dependsOnlyOnValue = true

    /// Whether any rules are applied under a condition.
    private(set) var hasConditions = false

    /// Creates a set without rules.
    public init() {}

    /// Creates a set from rules.
    public init(rules: [any RuleType<RowValueType>]) {
        for rule in rules { add(rule: rule) }
    }

    /// Returns the rules of two sets, in their order.
    public static func + (first: RuleSet, second: RuleSet) -> RuleSet {
        var rules = first
        rules.add(ruleSet: second)
        return rules
    }

    /// Adds a rule after the others.
    public mutating func add(rule: some RuleType<RowValueType>) { add(RuleBox(rule)) }

    /// Adds an asynchronous rule after the others.
    ///
    /// It runs if the other rules find no errors.
    public mutating func add(rule: some AsyncRuleType<RowValueType>) { add(AsyncRuleBox(rule)) }

    /// Adds a rule after the others, without calling it.
    @inline(__always)
    mutating func add(_ box: TypedRule<RowValueType>) {
        boxes.append(box)
        hasAsyncRules = hasAsyncRules || box.isAsync
        dependsOnlyOnValue = dependsOnlyOnValue && (box.isAsync || box.dependsOnlyOnValue)
        hasConditions = hasConditions || !box.isAlwaysApplied
    }

    /// Adds the rules of another set after the others.
    public mutating func add(ruleSet: RuleSet<RowValueType>) {
        boxes += ruleSet.boxes
        hasAsyncRules = hasAsyncRules || ruleSet.hasAsyncRules
        dependsOnlyOnValue = dependsOnlyOnValue && ruleSet.dependsOnlyOnValue
        hasConditions = hasConditions || ruleSet.hasConditions
    }

    /// Removes all rules with an identifier.
    public mutating func remove(ruleWithIdentifier identifier: String) {
        remove { $0.id == identifier }
    }

    mutating func remove(where isRemoved: (AnyRule) -> Bool) {
        boxes.removeAll(where: isRemoved)
        hasAsyncRules = boxes.contains(where: \.isAsync)
        dependsOnlyOnValue = boxes.allSatisfy { $0.isAsync || $0.dependsOnlyOnValue }
        hasConditions = !boxes.allSatisfy(\.isAlwaysApplied)
    }

    /// Removes all rules.
    public mutating func removeAllRules() { self = RuleSet() }

    /// Whether any rule that is always applied finds nil invalid.
    var requiresValue: Bool { boxes.contains { $0.requiresValue && $0.isAlwaysApplied } }

    /// The terms that decide whether the value is required.
    var termsOfRequirement: [RuleTerms] {
        guard hasConditions else { return [] }
        return boxes.filter(\.requiresValue).compactMap(\.terms).filter(\.isConditional)
    }

    /// Whether any rule that is applied to a row or a section finds nil invalid.
    func requiresValue(of element: AnyObject) -> Bool {
        boxes.contains { $0.requiresValue && $0.isApplied(to: element) }
    }

    /// Whether there are no rules.
    public var isEmpty: Bool { boxes.isEmpty }

    /// The synchronous rules in their order.
    public var rules: [any RuleType<RowValueType>] {
        boxes.compactMap { unsafeDowncast($0, to: TypedRule<RowValueType>.self).rule }
    }

    /// The rules in their order, independent of their value type.
    var all: [AnyRule] { boxes }

    /// Returns the errors that the synchronous rules find in a value of a row, a section or a form,
    /// in order, each with the identifier of its rule.
    func errors(for value: RowValueType?, of element: AnyObject?) -> [ValidationError] {
        var errors: [ValidationError] = []
        for rule in boxes where rule.isApplied(to: element) {
            // The set contains only boxes of rules for this type.
            let typed = unsafeDowncast(rule, to: TypedRule<RowValueType>.self)
            guard var error = typed.error(for: value, of: element) else { continue }
            if let terms = rule.terms { error = terms.saying(error, of: element) }
            error.ruleID = rule.id
            errors.append(error)
        }
        return errors
    }

    /// Returns the first error that the synchronous rules find in a value, or nil if it is valid.
    func firstError(for value: RowValueType?) -> ValidationError? {
        for rule in boxes {
            // The set contains only boxes of rules for this type.
            let typed = unsafeDowncast(rule, to: TypedRule<RowValueType>.self)
            if let error = typed.error(for: value, of: nil) { return error }
        }
        return nil
    }
}

extension RuleSet where RowValueType: Equatable & Sendable {
    var asyncRules: [AsyncRuleBox<RowValueType>] {
        all.compactMap { $0 as? AsyncRuleBox<RowValueType> }
    }
}

extension RuleSet: ExpressibleByArrayLiteral {
    /// Creates a set from rules.
    public init(arrayLiteral rules: any RuleType<RowValueType>...) { self.init(rules: rules) }
}
