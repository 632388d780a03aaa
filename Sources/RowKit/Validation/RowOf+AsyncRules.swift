extension RowOf {
    /// Adds a rule that answers later behind the others.
    ///
    /// It is asked when the row's other rules are asked next and find nothing wrong; see
    /// ``BaseRow/isValidating``.
    public final func add(rule: some AsyncRuleType<Value>) {
        var rules = ruleSet ?? RuleSet()
        rules.add(rule: rule)
        ruleSet = rules
    }

    /// A rule for values of another type.
    @available(
        *, unavailable,
        message: "the rule judges values of another type than the row has"
    )
    public final func add(rule: some AsyncRuleType) {}

    /// Asks the rules that answer later, where the others find nothing wrong.
    ///
    /// - Parameter errors: What the others find.
    /// - Returns: What is wrong as far as it is known.
    final func judgeFurther(_ errors: [ValidationError], quietly: Bool) -> [ValidationError] {
        guard !quietly else { return errors.isEmpty ? asyncErrors : errors }
        let form = currentForm
        form?.begin()
        defer { form?.end() }
        let wasValidating = isAwaitingRules
        if errors.isEmpty { askAsyncRules() } else { cancelAsyncRules() }
        let errors = errors.isEmpty ? asyncErrors : errors
        setValidationErrors(errors, wasValidating: wasValidating)
        return errors
    }

    /// What rules that answer later find wrong with the value, in their order, as far as they have
    /// answered.
    private var asyncErrors: [ValidationError] {
        guard let checks = asyncChecks else { return [] }
        return asyncRules.compactMap { rule in
            let check = checks.check(of: rule)
            return isCurrent(check) ? check.error : nil
        }
    }

    /// Asks the rules that have not answered for the value that is there; what is still being asked
    /// about another is replaced.
    private func askAsyncRules() {
        let checks = madeChecks()
        for rule in asyncRules {
            let check = checks.check(of: rule)
            if isCurrent(check) {
                if check.hasJudged || isPerforming(check.key) { continue }
                if check.answer != nil, currentForm?.work.keepsUnchecked == true { continue }
            }
            ask(check)
        }
    }

    /// Stops asking about values that are there no longer.
    final func cancelOutdatedChecks() {
        guard let checks = asyncChecks else { return }
        for rule in asyncRules {
            let check = checks.check(of: rule)
            if !isCurrent(check) { cancel(check.key) }
        }
    }

    /// Forgets how rules stood that were removed.
    final func forgetRemovedRules() {
        guard let checks = asyncChecks else { return }
        let wasValidating = isAwaitingRules
        for check in checks.forget(except: asyncRules) { cancel(check.key) }
        setValidationErrors(foundErrors, wasValidating: wasValidating)
    }

    private func ask(_ check: AsyncCheck<Value>) {
        let (rule, value) = (check.rule.rule, currentValue)
        check.begin(with: value)
        ask(
            WorkRequest(check.key, after: rule.delay) {
                try await rule.validate(value)
            } then: { [weak self] _, result in
                self?.take(result, for: check)
            })
    }

    private func take(
        _ result: Result<ValidationError?, any Error>, for check: AsyncCheck<Value>
    ) {
        guard isCurrent(check) else {
            return setValidationErrors(foundErrors, wasValidating: true)
        }
        switch result {
        case .success(nil): check.end(with: .valid)
        case .success(let error?): check.end(with: .wrong(signed(error, by: check)))
        case .failure: check.end(with: .unchecked(signed(ValidationError(.unchecked), by: check)))
        }
        // Told even if nothing was found: the row may be validating no longer.
        setValidationErrors(judge(quietly: true), wasValidating: true)
    }

    private func signed(
        _ error: ValidationError, by check: AsyncCheck<Value>
    ) -> ValidationError {
        error.signed(by: check.rule.id, about: storedTag, in: currentForm)
    }

    /// Whether a rule was asked about the value that is there.
    private func isCurrent(_ check: AsyncCheck<Value>) -> Bool {
        isSame(check.value, currentValue)
    }

    private var asyncRules: [AsyncRuleBox<Value>] { ruleSet?.asyncRules ?? [] }

    // Only this type of checks is ever kept in a row of values of this type.
    private var asyncChecks: AsyncChecks<Value>? {
        work?.checks.map { unsafeDowncast($0, to: AsyncChecks<Value>.self) }
    }

    private func madeChecks() -> AsyncChecks<Value> {
        if let asyncChecks { return asyncChecks }
        let checks = AsyncChecks<Value>()
        madeWork().checks = checks
        return checks
    }
}
