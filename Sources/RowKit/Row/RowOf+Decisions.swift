#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        graph.setCalculation(
            decidedValue == .written ? nil : calculation, for: facet(.value))
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
        decision.isTaking = true
        form.update(by: .program) { write(value) }
        decision.isTaking = false
    }

    /// Converts a result, as it would be read from a document.
    ///
    /// - Returns: The value, and whether the result is one.
    private func value(of result: FacetResult) -> (Value?, Bool) {
        switch result {
        case .nothing, .truth, .computed(.none): return (nil, true)
        case .typed(let value): return (value as? Value, true)
        case .computed(let computed):
            if case .text("") = computed { return (nil, true) }
            if let value = quickly(computed) { return (value, true) }
            let value = computed.json.flatMap { try? documentValue(from: $0) } as? Value
            return (value, value != nil)
        }
    }

    /// Converts a result of the most common types.
    private func quickly(_ computed: PredicateValue) -> Value? {
        switch computed {
        case .number(.real(let number)) where Value.self == Double.self && number.isFinite:
            number as? Value
        case .number(.integer(let number)) where Value.self == Int.self:
            Int(exactly: number) as? Value
        case .number(.integer(let number)) where Value.self == Double.self:
            Double(exactly: number) as? Value
        case .text(let text) where Value.self == String.self: text as? Value
        case .bool(let bool) where Value.self == Bool.self: bool as? Value
        case .date(let seconds, _) where Value.self == Date.self:
            Date(timeIntervalSinceReferenceDate: seconds) as? Value
        case .day(let day) where Value.self == Date.self:
            day.startOfDay(in: timeZoneOfDates) as? Value
        case .other(let value): value as? Value
        default: nil
        }
    }
}
