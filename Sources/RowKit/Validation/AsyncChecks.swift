/// The state of a row's asynchronous rules.
final class AsyncChecks<Value: Equatable & Sendable> {
    private var checks: [AsyncCheck<Value>] = []

    /// How a rule stands, made if it was never asked.
    func check(of rule: AsyncRuleBox<Value>) -> AsyncCheck<Value> {
        if let check = checks.first(where: { $0.rule === rule }) { return check }
        let check = AsyncCheck(rule)
        checks.append(check)
        return check
    }

    /// Forgets rules that the row has no longer.
    ///
    /// - Returns: How they stood.
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
        case wrong(ValidationError)
        /// The rule threw an error; it is asked again when the row is judged next.
        case unchecked(ValidationError)
    }

    let rule: AsyncRuleBox<Value>
    /// The value that the rule was asked about last.
    private(set) var value: Value?
    private(set) var answer: Answer?

    init(_ rule: AsyncRuleBox<Value>) { self.rule = rule }

    /// What the work of asking is for.
    var key: WorkKey { .rule(self, name: rule.id) }

    /// What is wrong with the value asked about, as far as it is known.
    var error: ValidationError? {
        switch answer {
        case .wrong(let error), .unchecked(let error): error
        case .valid, nil: nil
        }
    }

    /// Whether the rule has said whether the value is valid.
    var hasJudged: Bool {
        switch answer {
        case .valid, .wrong: true
        case .unchecked, nil: false
        }
    }

    /// The rule is asked about a value.
    func begin(with value: Value?) {
        self.value = value
        answer = nil
    }

    func end(with answer: Answer) { self.answer = answer }
}
