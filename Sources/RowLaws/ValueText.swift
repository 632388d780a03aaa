import RowKit

/// Comparison and description of form values of unknown types.
enum ValueText {
    /// Whether two values are the same: by their `==`, where NaN equals NaN, and by their JSON;
    /// lists element by element; and without `==`, by type and description.
    static func isSame(_ first: (any Sendable)?, _ second: (any Sendable)?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? any Equatable, let isEqual = isEqual(first, second) {
            return isEqual
        }
        if let first = fields(first), let second = fields(second) {
            return first.count == second.count
                && first.allSatisfy { isSame($0.value, second[$0.key]) }
        }
        if let first = list(first), let second = list(second) {
            return first.count == second.count && zip(first, second).allSatisfy(isSame)
        }
        return type(of: first) == type(of: second) && text(of: first) == text(of: second)
    }

    /// Returns a value as written in a test, as far as possible.
    static func text(of value: (any Sendable)?) -> String {
        switch value {
        case nil: "nil"
        case let text as String: text.debugDescription
        case let value?:
            fields(value).map(text(of:)) ?? list(value).map {
                "[\($0.map(text).joined(separator: ", "))]"
            } ?? "\(value)"
        }
    }

    /// Returns two values as written in a test, with their types if the texts are equal.
    static func texts(
        of first: (any Sendable)?, _ second: (any Sendable)?
    ) -> (first: String, second: String) {
        let texts = (first: text(of: first), second: text(of: second))
        guard let first, let second, texts.first == texts.second else { return texts }
        return ("\(texts.first) (\(type(of: first)))", "\(texts.second) (\(type(of: second)))")
    }

    /// Returns a delay as written in a test.
    static func code(of delay: Duration) -> String {
        let (seconds, fraction) = delay.components
        let millisecond: Int64 = 1_000_000_000_000_000
        if fraction == 0 { return seconds == 0 ? ".zero" : ".seconds(\(seconds))" }
        guard fraction % millisecond == 0 else { return ".seconds(\(delay / .seconds(1)))" }
        return ".milliseconds(\(seconds * 1000 + fraction / millisecond))"
    }

    /// Whether two values are equal, or nil if their types differ.
    private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Sendable) -> Bool? {
        (second as? Value).map { areSame($0, first) && json(of: $0) == json(of: first) }
    }

    /// Returns the JSON of a value with all lists sorted, or nil if there is none.
    ///
    /// The JSON is compared because the `==` of a type may ignore some of its properties. Lists are
    /// sorted because the JSON of a set has any order; `==` compares the order of arrays.
    private static func json(of value: Any) -> JSONValue? {
        (try? (value as? any DocumentValue)?.documentValue())?.withSortedLists
    }

    private static func text(of fields: [String: any Sendable]) -> String {
        let members = fields.sorted { $0.key < $1.key }
            .map { "\($0.key.debugDescription): \(text(of: $0.value))" }
        return "[\(members.isEmpty ? ":" : members.joined(separator: ", "))]"
    }

    private static func fields(_ value: any Sendable) -> [String: any Sendable]? {
        value as? [String: any Sendable]
    }

    private static func list(_ value: any Sendable) -> [(any Sendable)?]? {
        value as? [(any Sendable)?]
    }
}

extension JSONValue {
    fileprivate var withSortedLists: JSONValue {
        switch self {
        case .array(let values):
            .array(values.map(\.withSortedLists).sorted { $0.lineText < $1.lineText })
        case .object(let members): .object(members.mapValues(\.withSortedLists))
        default: self
        }
    }
}
