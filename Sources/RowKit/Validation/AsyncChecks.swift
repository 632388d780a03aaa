/// The state of a row's asynchronous rules.
final class AsyncChecks<Value: Equatable & Sendable> {
    private var checks: [AsyncCheck<Value>] = []

    /// Returns the state of a rule, creating it if needed.
    func check(of rule: AsyncRuleBox<Value>) -> AsyncCheck<Value> {
        if let check = checks.first(where: { $0.rule === rule }) { return check }
        let check = AsyncCheck(rule)
        checks.append(check)
        return check
    }

    /// Removes the states of rules that the row no longer has.
    ///
    /// - Returns: The removed states.
    func forget(except rules: [AsyncRuleBox<Value>]) -> [AsyncCheck<Value>] {
        let gone = checks.filter { check in !rules.contains { $0 === check.rule } }
        checks.removeAll { check in gone.contains { $0 === check } }
        return gone
    }
}

/// The state of one asynchronous rule.
final class AsyncCheck<Value: Equatable & Sendable> {
    enum Answer {
        case valid
        case invalid(ValidationError)
        /// The rule threw an error. It runs again at the next validation.
        case unchecked(ValidationError)
    }

    let rule: AsyncRuleBox<Value>
    /// The value that the rule validated last.
    private(set) var value: Value?
    private(set) var answer: Answer?

    init(_ rule: AsyncRuleBox<Value>) { self.rule = rule }

    /// The key of the work that runs the rule.
    var key: WorkOrder.Key { .rule(self, name: rule.id) }

    /// The error of that value, or nil if it is valid or has no result yet.
    var error: ValidationError? {
        switch answer {
        case .invalid(let error), .unchecked(let error): error
        case .valid, nil: nil
        }
    }

    /// Whether the rule has found the value valid or invalid.
    var hasAnswer: Bool {
        switch answer {
        case .valid, .invalid: true
        case .unchecked, nil: false
        }
    }

    /// Called when the rule starts to validate a value.
    func begin(with value: Value?) {
        self.value = value
        answer = nil
    }

    func end(with answer: Answer) { self.answer = answer }
}
