/// A reference in a predicate to one aspect of a row or section, or to a value at hand.
struct PredicateReference: Hashable, Sendable, CustomStringConvertible {
    /// What the reference names.
    enum Base: Hashable, Sendable {
        /// The row or section with a tag or an address: `$guests[2]`.
        case tag(String)
        /// The part with a tag of the same group, or else the row with this tag: `$.age`.
        case part(String)
        /// The entry of a section at an index that is computed: `$guests[LAST]`.
        case entry(of: String, PredicateIndex)
        /// The value that is looked at: `SELF`.
        case own
        /// The element of a subquery.
        case variable(String)
    }

    /// An aspect of a row or section that predicates can read.
    enum Aspect: String, Hashable, Sendable, CaseIterable {
        case value, isHidden, isDisabled
    }

    let base: Base
    /// The aspect that the predicate reads.
    let aspect: Aspect

    init(_ tag: String, _ aspect: Aspect = .value) { self.init(.tag(tag), aspect) }

    init(_ base: Base, _ aspect: Aspect = .value) { (self.base, self.aspect) = (base, aspect) }

    /// The tag or address that the text names, or nil if it names none.
    ///
    /// The name of a part of the same group begins with a full stop.
    var tag: String? {
        switch base {
        case .tag(let tag), .entry(let tag, _): tag
        case .part(let name): ".\(name)"
        case .own, .variable: nil
        }
    }

    /// The reference as written in predicates: `$age`, `${any text}`, `$guests[2].isHidden`.
    var description: String {
        let written =
            switch base {
            case .tag(let tag): PredicateWriting.tag(tag)
            case .part(let tag): "$." + PredicateWriting.name(tag)
            case .entry(let tag, let index): "$" + PredicateWriting.name(tag) + index.description
            case .own: "SELF"
            case .variable(let name): "$" + name
            }
        return aspect == .value ? written : "\(written).\(aspect.rawValue)"
    }
}
