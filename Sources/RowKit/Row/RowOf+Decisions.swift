extension RowOf {
    /// The expression that always decides the value, or nil if there is none.
    ///
    /// A calculated row takes no input, and hosts show it as read-only. A write by the program is
    /// reported as a problem and changes nothing, unless it is the calculated value. The value is
    /// not part of the form's ``Form/state``, and the row is never changed (``isChanged``).
    public final var calculated: Calculation<Value>? {
        get { followed(decision?.calculated) }
        set {
            configure { madeDecision().calculated = newValue }
            restartDecision()
        }
    }

    /// The expression that decides the value until a different one is written, or nil if there is
    /// none.
    ///
    /// Once the user or the program has written a different value, even nil, the row keeps it. A
    /// reset of a value that the user has written lets the row follow the expression again.
    public final var suggested: Calculation<Value>? {
        get { followed(decision?.suggested) }
        set {
            configure { madeDecision().suggested = newValue }
            restartDecision()
        }
    }

    /// The texts of the expressions.
    var formulas: ValueFormulas {
        get {
            var formulas = ValueFormulas()
            formulas.calculated = calculated?.formula
            formulas.suggested = suggested?.formula
            formulas.closures = [(DocumentName.calculated, calculated), (.suggested, suggested)]
                .compactMap { name, calculation in calculation?.isFunction == true ? name : nil }
            return formulas
        }
        set {
            if let formula = newValue.calculated { calculated = Calculation(formula) }
            if let formula = newValue.suggested { suggested = Calculation(formula) }
        }
    }

    private func madeDecision() -> ValueDecision<Value> {
        let made = decision ?? ValueDecision()
        decision = made
        return made
    }

    /// Called when an expression was assigned.
    private func restartDecision() {
        act {
            decidedValue =
                decision?.calculated != nil
                ? .always : decision?.suggested != nil ? .untilWritten : .never
            markStale()
            decide()
        }
    }

    /// Lets the form decide the value.
    func decide() {
        guard let graph, let decision else { return }
        let calculation = decision.calculated ?? decision.suggested
        if let error = calculation?.error {
            graph.form?.report(.malformedCondition(error, at: placeName))
        }
        let isFollowed = decidedValue != .written
        graph.setDecision(
            isFollowed ? calculation.map(ShownCalculation.init) : nil, for: facet(.value))
    }

    /// Makes the row follow its expression again.
    func followDecision() {
        guard decidedValue == .written else { return }
        decidedValue = .untilWritten
        decide()
        announceState()
    }

    /// Makes the row keep what is written next instead of following its suggestion.
    func keepWritten() {
        decidedValue = .written
        decide()
        announceState()
    }

    /// Restores what the program has written in place of the suggestion, or the suggestion.
    func resetDecision() {
        guard !isCalculated, let decision else { return }
        if let given = decision.given { return write(given) }
        if hasUnreadInput { write(currentValue) }
        followDecision()
    }

    /// Whether a write may replace the value that an expression has decided.
    ///
    /// A different value ends the following of a suggestion, and is a problem of a calculated row.
    func mayReplaceDecided(_ value: Value?, _ unread: UnreadInput?, in form: Form) -> Bool {
        guard let decision, !decision.isTaking else { return true }
        let isByProgram = form.transaction.origin == .program
        if decidedValue == .written {
            if isByProgram, form.isOpenToValues { decision.given = .some(value) }
            return true
        }
        // The expression may depend on what was just written.
        graph?.settle()
        if unread == nil, isSame(currentValue, value) { return false }
        // A condition or a rule, for example, may not end the following either.
        guard form.isOpenToValues || mayTakeValue() else { return false }
        if isCalculated {
            form.report(.calculated(at: placeName))
            return false
        }
        decision.given = isByProgram ? .some(value) : nil
        keepWritten()
        return true
    }

    // MARK: Results

    /// Takes the result of the expression.
    func take(_ result: FacetResult) {
        guard let decision, let form = graph?.form else { return }
        let (value, fits) = value(of: result)
        if !fits { form.report(.misfit(Value.self, at: placeName)) }
        wasDecidedAgain = decision.hasTaken
        decision.hasTaken = true
        decision.isTaking = true
        form.update(by: .program) { write(value) }
        decision.isTaking = false
    }

    /// Converts a result, as it would be read from a document.
    ///
    /// - Returns: The value, and whether the result is one.
    private func value(of result: FacetResult) -> (Value?, Bool) {
        if case .computed(.text("")) = result { return (nil, true) }
        return result.value(as: Value.self, in: self) { json in
            (try? documentValue(from: json)) as? Value
        }
    }
}

/// The calculation of a value, which a row does not have while it is hidden and cleared or ignored
/// then.
private struct ShownCalculation<Value: Equatable & Sendable>: FacetDecision {
    let calculation: Calculation<Value>

    var isFunction: Bool { calculation.isFunction }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        if let row = owner as? BaseRow, [.clearOnHide, .ignore].contains(row.effectOfHiding),
            row.isHidden
        {
            return .nothing
        }
        return calculation.result(in: form, for: owner)
    }
}
