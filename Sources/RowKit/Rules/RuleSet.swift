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
    }

    /// Adds the rules of another set after the others.
    public mutating func add(ruleSet: RuleSet<RowValueType>) {
        boxes += ruleSet.boxes
        hasAsyncRules = hasAsyncRules || ruleSet.hasAsyncRules
        dependsOnlyOnValue = dependsOnlyOnValue && ruleSet.dependsOnlyOnValue
    }

    /// Removes all rules with an identifier.
    public mutating func remove(ruleWithIdentifier identifier: String) {
        boxes.removeAll { $0.id == identifier }
        hasAsyncRules = boxes.contains(where: \.isAsync)
        dependsOnlyOnValue = boxes.allSatisfy { $0.isAsync || $0.dependsOnlyOnValue }
    }

    /// Removes all rules.
    public mutating func removeAllRules() { self = RuleSet() }

    /// Whether any rule finds nil invalid.
    var requiresValue: Bool { boxes.contains(where: \.requiresValue) }

    /// Whether there are no rules.
    public var isEmpty: Bool { boxes.isEmpty }

    /// The synchronous rules in their order.
    public var rules: [any RuleType<RowValueType>] {
        boxes.compactMap { unsafeDowncast($0, to: TypedRule<RowValueType>.self).rule }
    }

    /// The rules in their order, independent of their value type.
    var all: [AnyRule] { boxes }

    /// Returns the errors that the synchronous rules find in a value, in order, each with the
    /// identifier of its rule.
    func errors(for value: RowValueType?) -> [ValidationError] {
        var errors: [ValidationError] = []
        for rule in boxes {
            // The set contains only boxes of rules for this type.
            let typed = unsafeDowncast(rule, to: TypedRule<RowValueType>.self)
            guard var error = typed.error(for: value) else { continue }
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
            if let error = typed.error(for: value) { return error }
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
