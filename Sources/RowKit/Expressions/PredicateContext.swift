#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Provides the values and states that predicates read from a form.
///
/// A tag may be an address such as `guests[2]`.
protocol PredicateContext: PredicateZones {
    /// The value of the row or section with a tag, or `.none` if it has no value or does not exist.
    func value(of tag: String) -> PredicateValue

    /// Whether the row or section with a tag is hidden, or nil if it does not exist.
    func isHidden(_ tag: String) -> Bool?

    /// Whether the row or section with a tag is disabled, or nil if it does not exist.
    func isDisabled(_ tag: String) -> Bool?

    /// The part with a name of the row that the predicate belongs to, or of the nearest row around
    /// it that has such a part, or nil if none has.
    func part(named name: String) -> (any PredicateRow)?

    /// The number of all entries of the section with a tag, or nil if it has none.
    func entryCount(of tag: String) -> Int?

    /// The value that the predicate looks at, as `SELF`.
    var own: (any Sendable)? { get }

    /// The number of the entry that the predicate belongs to among the visible ones, from 1, or nil
    /// if it belongs to none.
    var position: Int? { get }

    /// The moment that is now for the form, in seconds since the beginning of 2001, UTC.
    var moment: Double { get }

    /// The text that the row with a tag shows for its value, which may be empty, or nil if there is
    /// no such row.
    func displayedText(of tag: String) -> String?

    /// Whether the value of the row or section with a tag is secret, so that no text shows it.
    func isSecret(_ tag: String) -> Bool

    /// The text of a number or a date in the form's formats.
    func text(of value: PredicateValue, _ length: PredicateDateLength?) -> String?

    /// The item with a value in a list of the form, or nil if there is none.
    func item(_ value: JSONValue, of list: String) -> JSONValue?

    /// Counts the steps of evaluations.
    var work: ExpressionWork { get }

    /// Called when an evaluation has taken too many steps, and was given up.
    func gaveUp()
}

extension PredicateContext {
    /// Evaluates an expression.
    ///
    /// - Parameters:
    ///   - length: The length of the expression in bytes.
    ///   - references: The references in the expression.
    /// - Returns: The result, or nil if the evaluation was given up.
    func evaluate<Result>(
        _ length: Int, _ references: [PredicateReference],
        _ evaluate: (PredicateEvaluator<Self>) -> Result
    ) -> Result? {
        let evaluator = PredicateEvaluator(context: self, length: length, references: references)
        let result = work.evaluate { evaluate(evaluator) }
        if result == nil { gaveUp() }
        return result
    }
}

/// Provides the time zones in which predicates read days and times of day.
protocol PredicateZones {
    /// The time zone of the dates of a row, or if it is nil, of other dates.
    func timeZone(of row: PredicateDateOwner?) -> TimeZone
}

/// Reads all dates in UTC.
struct UTCZones: PredicateZones {
    func timeZone(of row: PredicateDateOwner?) -> TimeZone { .gmt }
}
