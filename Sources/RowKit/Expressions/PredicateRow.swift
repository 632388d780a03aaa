#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row as expressions read it: one that consists of other rows, or one of those.
///
/// An expression reads only the parts that it names, so it depends on nothing else.
protocol PredicateRow: AnyObject {
    /// The value, with that of all parts.
    var expressionValue: PredicateValue { get }
    var isHidden: Bool { get }
    var isDisabled: Bool { get }
    /// The text that the row shows for its value, which may be empty.
    var expressionText: String { get }
    /// Whether the value is secret, so that no text shows it.
    var isSecret: Bool { get }
    /// The time zone in which a date is read.
    var timeZoneOfDates: TimeZone { get }
    /// Returns the part with a name, or nil if there is none.
    func part(named name: String) -> (any PredicateRow)?
}

/// The row whose time zone a date has.
enum PredicateDateOwner {
    /// The row with a tag or an address.
    case tag(String)
    case row(any PredicateRow)
}

/// Rows that consist of others, as the elements of a list.
struct PredicateRows: PredicateCollection {
    let rows: [any PredicateRow]

    var elementCount: Int { rows.count }
    var isOrdered: Bool { true }

    func containsElement(where isWanted: (Any) -> Bool) -> Bool {
        rows.contains { isWanted(PredicateValue.row($0)) }
    }

    func element(at index: Int) -> Any? {
        rows.indices.contains(index) ? PredicateValue.row(rows[index]) : nil
    }
}
