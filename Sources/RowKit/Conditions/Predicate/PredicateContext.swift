/// What predicates ask about a form.
///
/// A tag may be an address such as `guests[2]`.
protocol PredicateContext {
    /// The value of what bears a tag; nil if it has none or nothing bears the tag.
    func value(of tag: String) -> (any Sendable)?

    /// Whether what bears a tag is hidden; nil if nothing bears the tag.
    func isHidden(_ tag: String) -> Bool?

    /// Whether what bears a tag is disabled; nil if nothing bears the tag.
    func isDisabled(_ tag: String) -> Bool?
}

/// One facet of what bears a tag, as a predicate names it.
struct PredicateReference: Hashable, Sendable, CustomStringConvertible {
    /// What can be asked about a row or section.
    enum Facet: String, Hashable, Sendable, CaseIterable {
        case value, isHidden, isDisabled
    }

    /// The tag or address.
    let tag: String
    /// What is asked about it.
    let facet: Facet

    init(_ tag: String, _ facet: Facet = .value) {
        self.tag = tag
        self.facet = facet
    }

    /// As predicates write it: `$age`, `${any text}`, `$guests[2].isHidden`.
    var description: String {
        let tag = PredicateWriting.tag(tag)
        return facet == .value ? tag : "\(tag).\(facet.rawValue)"
    }
}
