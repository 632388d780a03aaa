#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Provides the values and states that predicates read from a form.
///
/// A tag may be an address such as `guests[2]`.
protocol PredicateContext: PredicateZones {
    /// The value of the row or section with a tag, or nil if it has no value or does not exist.
    func value(of tag: String) -> (any Sendable)?

    /// Whether the row or section with a tag is hidden, or nil if it does not exist.
    func isHidden(_ tag: String) -> Bool?

    /// Whether the row or section with a tag is disabled, or nil if it does not exist.
    func isDisabled(_ tag: String) -> Bool?
}

/// Provides the time zones in which predicates read days and times of day.
protocol PredicateZones {
    /// The time zone of the dates of the row with a tag, or if the tag is nil, of other dates.
    func timeZone(of tag: String?) -> TimeZone
}

/// Reads all dates in UTC.
struct UTCZones: PredicateZones {
    func timeZone(of tag: String?) -> TimeZone { .gmt }
}

/// A reference in a predicate to one aspect of a row or section.
struct PredicateReference: Hashable, Sendable, CustomStringConvertible {
    /// An aspect of a row or section that predicates can read.
    enum Aspect: String, Hashable, Sendable, CaseIterable {
        case value, isHidden, isDisabled
    }

    /// The tag or address.
    let tag: String
    /// The aspect that the predicate reads.
    let aspect: Aspect

    init(_ tag: String, _ aspect: Aspect = .value) {
        self.tag = tag
        self.aspect = aspect
    }

    /// The reference as written in predicates: `$age`, `${any text}`, `$guests[2].isHidden`.
    var description: String {
        let tag = PredicateWriting.tag(tag)
        return aspect == .value ? tag : "\(tag).\(aspect.rawValue)"
    }
}
