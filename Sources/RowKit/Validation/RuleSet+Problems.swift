extension RuleSet {
    /// Returns a problem for each invalid rule.
    func problems(at place: String) -> [Form.Problem] {
        all.compactMap { rule in
            rule.fault.map { Form.Problem(.faultyRule, at: place, $0) }
        }
    }
}
