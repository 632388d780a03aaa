extension Form: Conditional {
    var graph: ConditionGraph? { conditions }

    var placeName: String { "the form" }

    /// Always nil: a form has no tag.
    var storedTag: String? { nil }

    /// Always false: a form cannot be hidden.
    var isHidden: Bool { false }
    var wasReadOutsideForm: Bool {
        get { false }
        set {}
    }

    /// Always false: changes and errors are counted for each row and section.
    var isFoundChanged: Bool { false }
    var isFoundInvalid: Bool { false }

    /// Does nothing, as a form has no conditions.
    func decide(_ kind: Facet.Kind, _ result: FacetResult) {}

    func settingsDidChange() { announce(.settings) }

    func takeRulesOfForm() {}

    func forgetErrors(ofRule identifier: String) {}
}

extension Form {
    /// Returns the value for a tag.
    ///
    /// A condition that is being evaluated then depends on it.
    func value(of tag: String) -> (any Sendable)? {
        if let row = rowsByTag[tag] { return row.untypedValue }
        if let section = sectionBy(tag: tag) { return section.value(includeHidden: false) }
        return rowBy(tag: tag)?.untypedValue
    }

    /// The row or section with a tag or an address.
    func element(tagged tag: String) -> (any Conditional)? {
        rowsByTag[tag] ?? sectionBy(tag: tag) ?? rowBy(tag: tag) as BaseRow?
    }

    /// The row with a tag or an address.
    func row(at tag: String) -> BaseRow? { rowsByTag[tag] ?? rowBy(tag: tag) }
}
