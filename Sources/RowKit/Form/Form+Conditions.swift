#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    func decide(_ kind: Facet.Kind, _ isTrue: Bool) {}

    func settingsDidChange() { announce(.settings) }
}

extension Form: PredicateContext {
    /// Returns the value for a tag.
    ///
    /// A condition that is being evaluated then depends on it.
    func value(of tag: String) -> (any Sendable)? {
        if let row = rowsByTag[tag] { return row.untypedValue }
        if let section = sectionBy(tag: tag) { return section.value(includeHidden: false) }
        return rowBy(tag: tag)?.untypedValue
    }

    func isHidden(_ tag: String) -> Bool? {
        element(tagged: tag)?.isHidden
    }

    func isDisabled(_ tag: String) -> Bool? {
        element(tagged: tag)?.isDisabled
    }

    func timeZone(of tag: String?) -> TimeZone {
        let row = tag.flatMap { rowsByTag[$0] ?? rowBy(tag: $0) as BaseRow? }
        return row?.timeZoneOfDates ?? phrases.formats.timeZone
    }

    private func element(tagged tag: String) -> (any Conditional)? {
        rowsByTag[tag] ?? sectionBy(tag: tag) ?? rowBy(tag: tag) as BaseRow?
    }
}
