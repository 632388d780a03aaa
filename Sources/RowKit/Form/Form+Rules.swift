extension Form {
    /// Adds a rule that validates the form as a whole, for checks that no single row can make.
    public func add(rule: some RuleType<Form>) { add(RuleBox(rule)) }

    /// Adds a rule that validates the form as a whole, and is applied only while a condition holds.
    public func add(rule: some RuleType<Form>, when condition: Condition) {
        add(RuleBox(rule, with: FormTerms(when: condition)))
    }

    /// Adds a rule that validates the row or the section with a tag.
    ///
    /// In the expression, `SELF` is the value of the row or the section, which gets the error. It
    /// may join the form later.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - tag: The tag of a row or a section.
    ///   - condition: The condition under which the rule is applied, or nil if it always is.
    public func add(
        rule: RulePredicate<Form>, at tag: String, when condition: Condition? = nil
    ) {
        add(rule, at: tag, with: condition.map { FormTerms(when: $0) })
    }

    func add(_ rule: RulePredicate<Form>, at tag: String?, with terms: FormTerms?) {
        guard let tag else { return add(RuleBox(rule, with: terms)) }
        act {
            placedRules.append(PlacedRule(rule: rule, tag: tag, terms: terms))
            element(tagged: tag)?.takeRulesOfForm()
            didChange(.namedTags)
        }
    }

    private func add(_ box: TypedRule<Form>) {
        changeRules { $0.add(box) }
        if let fault = box.fault { report(Form.Problem(.faultyRule, at: placeName, fault)) }
    }

    /// Removes all rules of the form with an identifier, and the errors that they found.
    public func remove(ruleWithIdentifier identifier: String) {
        act {
            changeRules { $0.remove(ruleWithIdentifier: identifier) }
            ownErrors = ownErrors.removing(ruleWithIdentifier: identifier)
            let removed = placedRules.filter { $0.rule.id == identifier }
            placedRules.removeAll { $0.rule.id == identifier }
            for rule in removed {
                let element = element(tagged: rule.tag)
                element?.takeRulesOfForm()
                element?.forgetErrors(ofRule: identifier)
            }
        }
    }
}

/// A rule of a form that validates the row or the section with a tag.
struct PlacedRule {
    let rule: RulePredicate<Form>
    let tag: String
    let terms: FormTerms?

    /// The rule for values of a type.
    func box<Value>(of type: Value.Type) -> RuleBox<RulePredicate<Value>> {
        RuleBox(RulePredicate(rule), with: terms, isOfForm: true)
    }
}

extension Conditional {
    /// The rules of the form that validate the row or the section.
    fileprivate var rulesOfForm: [PlacedRule] {
        graph?.form?.placedRules.filter { $0.tag == storedTag } ?? []
    }
}

extension RowOf {
    func replaceRulesOfForm() {
        let rules = rulesOfForm
        guard !rules.isEmpty || storedRules?.all.contains(where: \.isOfForm) == true else { return }
        addRules { own in
            own.remove(where: \.isOfForm)
            for rule in rules { own.add(rule.box(of: Value.self)) }
        }
    }
}

extension Section {
    func takeRulesOfForm() {
        let rules = rulesOfForm
        guard !rules.isEmpty || storedRules.all.contains(where: \.isOfForm) else { return }
        changeRules { own in
            own.remove(where: \.isOfForm)
            for rule in rules { own.add(rule.box(of: Section.self)) }
        }
    }

    func forgetErrors(ofRule identifier: String) {
        setValidationErrors(foundErrors.removing(ruleWithIdentifier: identifier))
    }
}

extension BaseRow {
    final func forgetErrors(ofRule identifier: String) {
        setValidationErrors(
            foundErrors.removing(ruleWithIdentifier: identifier), wasValidating: isAwaitingRules)
    }
}
