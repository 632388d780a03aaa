extension Form: Conditional {
    var graph: ConditionGraph? { conditions }

    var placeName: String { "the form" }

    /// Nothing names a form.
    var storedTag: String? { nil }

    /// A form is always there.
    var isHidden: Bool { false }
    var isDisabled: Bool { false }
    var isKnownAsStranger: Bool {
        get { false }
        set {}
    }

    /// What stands in a form is counted piece by piece.
    var isFoundChanged: Bool { false }
    var isFoundInvalid: Bool { false }

    /// Nothing hides or disables a form.
    func decide(_ kind: Facet.Kind, _ isTrue: Bool) {}

    func settingsDidChange() { announce(.settings) }
}

extension Form: PredicateContext {
    /// The value that stands under a tag; a condition that asks depends on it from now on.
    func value(of tag: String) -> (any Sendable)? {
        if let row = rowsByTag[tag] { return row.untypedValue }
        if let section = sectionBy(tag: tag) { return section.value(includeHidden: false) }
        return rowBy(tag: tag)?.untypedValue
    }

    func isHidden(_ tag: String) -> Bool? {
        bearer(of: tag)?.isHidden
    }

    func isDisabled(_ tag: String) -> Bool? {
        bearer(of: tag)?.isDisabled
    }

    private func bearer(of tag: String) -> (any Conditional)? {
        rowsByTag[tag] ?? sectionBy(tag: tag) ?? rowBy(tag: tag) as BaseRow?
    }
}
