extension RowOf {
    /// Adds an asynchronous rule after the others.
    ///
    /// It runs at the next validation in which the row's other rules find no errors. See
    /// ``BaseRow/isValidating``.
    public final func add(rule: some AsyncRuleType<Value>) { add(AsyncRuleBox(rule)) }

    /// Unavailable, because the rule is for values of another type.
    @available(
        *, unavailable,
        message: "the rule validates values of a different type than the row's"
    )
    public final func add(rule: some AsyncRuleType) {}

    /// Runs the asynchronous rules if the other rules find no errors.
    ///
    /// - Parameters:
    ///   - errors: The errors of the other rules.
    ///   - quietly: Whether to change nothing and only return the known errors.
    /// - Returns: The errors known so far.
    final func validateAsynchronously(_ errors: [ValidationError], quietly: Bool)
        -> [ValidationError]
    {
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

    /// The errors that asynchronous rules have found so far for the current value, in the order of
    /// the rules.
    private var asyncErrors: [ValidationError] {
        guard let checks = asyncChecks else { return [] }
        return asyncRules.compactMap { rule in
            let check = checks.check(of: rule)
            return isCurrent(check) ? check.error : nil
        }
    }

    /// Runs the asynchronous rules that have no result for the current value, replacing those that
    /// are still running for another value.
    private func askAsyncRules() {
        let checks = madeChecks()
        for rule in asyncRules {
            let check = checks.check(of: rule)
            if isCurrent(check) {
                if check.hasAnswer || isPerforming(check.key) { continue }
                if check.answer != nil, currentForm?.work.keepsUnchecked == true { continue }
            }
            ask(check)
        }
    }

    /// Cancels asynchronous rules that are running for earlier values.
    final func cancelOutdatedChecks() {
        guard let checks = asyncChecks else { return }
        for rule in asyncRules {
            let check = checks.check(of: rule)
            if !isCurrent(check) { cancel(check.key) }
        }
    }

    /// Removes the states of rules that were removed.
    final func forgetRemovedRules() {
        guard let checks = asyncChecks else { return }
        let wasValidating = isAwaitingRules
        for check in checks.forget(except: asyncRules) { cancel(check.key) }
        setValidationErrors(foundErrors, wasValidating: wasValidating)
    }

    private func ask(_ check: AsyncCheck<Value>) {
        let (rule, value) = (check.rule.asyncRule, currentValue)
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
        case .success(let error?): check.end(with: .invalid(attributed(error, to: check)))
        case .failure:
            check.end(with: .unchecked(attributed(ValidationError(.unchecked), to: check)))
        }
        // Listeners are notified even without errors, because validation may have ended.
        setValidationErrors(findErrors(quietly: true), wasValidating: true)
    }

    private func attributed(
        _ error: ValidationError, to check: AsyncCheck<Value>
    ) -> ValidationError {
        var error = attributed(error)
        error.ruleID = check.rule.id
        return error
    }

    /// Whether a rule was last run for the current value.
    private func isCurrent(_ check: AsyncCheck<Value>) -> Bool {
        isSame(check.value, currentValue)
    }

    private var asyncRules: [AsyncRuleBox<Value>] { ruleSet?.asyncRules ?? [] }

    // A row keeps only checks for its own value type.
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
