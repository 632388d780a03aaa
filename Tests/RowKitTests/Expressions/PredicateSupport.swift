import Foundation

import RowText

@testable import RowKit

/// A form as predicates see it; records what they read.
final class PredicateForm: PredicateContext {
    var values: [String: (any Sendable)?]
    var hidden: Set<String> = []
    var disabled: Set<String> = []
    var zones: [String: TimeZone] = [:]
    /// The reads so far, in order.
    private(set) var reads: [String] = []

    init(_ values: [String: (any Sendable)?] = [:]) { self.values = values }

    func value(of tag: String) -> PredicateValue {
        reads.append(tag)
        return PredicateValue(values[tag] ?? nil)
    }

    func isHidden(_ tag: String) -> Bool? {
        reads.append(tag + ".isHidden")
        return values[tag] == nil ? nil : hidden.contains(tag)
    }

    func isDisabled(_ tag: String) -> Bool? {
        reads.append(tag + ".isDisabled")
        return values[tag] == nil ? nil : disabled.contains(tag)
    }

    func timeZone(of row: PredicateDateOwner?) -> TimeZone {
        if case .tag(let tag) = row { zones[tag] ?? .gmt } else { .gmt }
    }

    func part(named name: String) -> (any PredicateRow)? { parts[name] }

    func entryCount(of tag: String) -> Int? {
        reads.append("\(tag).entries")
        return (0...).first { values["\(tag)[\($0)]"] == nil }
    }

    let work = ExpressionWork()
    /// How many evaluations were given up.
    private(set) var givenUp = 0

    func gaveUp() { givenUp += 1 }

    var own: (any Sendable)?
    var position: Int?
    /// 1 March 2024, 9:05 UTC.
    var moment = 730_976_700.0
    /// The parts of the group that the predicate belongs to, by tag.
    var parts: [String: BaseRow] = [:]

    /// The text of a club is its title.
    func displayedText(of tag: String) -> String? {
        tag != "club" ? nil : values[tag] as? String == "svw" ? "SV Wien" : ""
    }

    func item(_ value: JSONValue, of list: String) -> JSONValue? {
        list == "clubs" && value == "svw"
            ? ["value": "svw", "title": "SV Wien", "fee": 40] : nil
    }

    func isSecret(_ tag: String) -> Bool { false }

    func text(of value: PredicateValue, _ length: PredicateDateLength?) -> String? {
        ElementContext(form: Form(), owner: Form()).text(of: value, length)
    }
}

/// The result of a formula for the values, as the language writes it; dates in UTC.
func result(_ text: String, _ form: PredicateForm) throws -> String {
    try Formula(parsing: text).value(in: form).written
}

extension PredicateValue {
    /// The value as the language writes it, and a date in ISO 8601.
    var written: String {
        switch self {
        case .none: "nil"
        case .bool(let bool): bool ? "TRUE" : "FALSE"
        case .number(let number): number.plainText
        case .text(let text): PredicateWriting.text(text)
        case .day(let day): day.isoDate
        case .date(let seconds, _): ISODate.text(of: seconds) ?? "?"
        case .list(let list): "{\(list.elements.map(\.written).joined(separator: ", "))}"
        case .row(let row): row.expressionValue.written
        case .other(let value): "\(value)"
        }
    }
}

/// Whether a predicate holds for the values.
func holds(_ text: String, _ values: [String: (any Sendable)?] = [:]) throws -> Bool {
    try Predicate(parsing: text).evaluate(PredicateForm(values))
}

/// The error of parsing a text, or nil if it is valid.
func predicateError(_ text: String) -> ExpressionError? {
    do {
        _ = try Predicate(parsing: text)
        return nil
    } catch {
        return error
    }
}
