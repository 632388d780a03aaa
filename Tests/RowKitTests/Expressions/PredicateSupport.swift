import struct Foundation.TimeZone

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

    func value(of tag: String) -> (any Sendable)? {
        reads.append(tag)
        return values[tag] ?? nil
    }

    func isHidden(_ tag: String) -> Bool? {
        reads.append(tag + ".isHidden")
        return values[tag] == nil ? nil : hidden.contains(tag)
    }

    func isDisabled(_ tag: String) -> Bool? {
        reads.append(tag + ".isDisabled")
        return values[tag] == nil ? nil : disabled.contains(tag)
    }

    func timeZone(of tag: String?) -> TimeZone { tag.flatMap { zones[$0] } ?? .gmt }
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
