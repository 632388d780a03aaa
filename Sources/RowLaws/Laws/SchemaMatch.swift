import RowKit

/// Checks whether JSON matches a JSON Schema, using the keywords that rows use.
///
/// Patterns and unknown keywords allow everything.
enum SchemaMatch {
    static func allows(_ value: JSONValue, by schema: JSONValue) -> Bool {
        guard case .object(let keywords) = schema else { return schema != false }
        return keywords.allSatisfy { allows(value, $0.key, $0.value, in: keywords) }
    }

    private static func allows(
        _ value: JSONValue, _ keyword: String, _ wanted: JSONValue, in all: [String: JSONValue]
    ) -> Bool {
        switch keyword {
        case "type": isOne(value, ofTypes: wanted)
        case "const": value == wanted
        case "enum": wanted.elements.contains(value)
        case "anyOf", "oneOf": wanted.elements.contains { allows(value, by: $0) }
        case "allOf": wanted.elements.allSatisfy { allows(value, by: $0) }
        case "not": !allows(value, by: wanted)
        case "minimum": compare(value, wanted) { $0 >= $1 }
        case "maximum": compare(value, wanted) { $0 <= $1 }
        case "exclusiveMinimum": compare(value, wanted) { $0 > $1 }
        case "exclusiveMaximum": compare(value, wanted) { $0 < $1 }
        case "minLength", "minItems", "minProperties": count(value, keyword, wanted) { $0 >= $1 }
        case "maxLength", "maxItems", "maxProperties": count(value, keyword, wanted) { $0 <= $1 }
        case "items":
            if case .array(let elements) = value {
                elements.dropFirst(all["prefixItems"]?.elements.count ?? 0)
                    .allSatisfy { allows($0, by: wanted) }
            } else {
                true
            }
        case "required": hasMembers(value, wanted.elements)
        case "properties": membersMatch(value, wanted)
        case "additionalProperties": allowsOthers(value, wanted, beside: all["properties"])
        default: true
        }
    }

    private static func isOne(_ value: JSONValue, ofTypes types: JSONValue) -> Bool {
        guard case .string(let type) = types else {
            return types.elements.contains { isOne(value, ofTypes: $0) }
        }
        return switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array),
            ("object", .object), ("number", .integer), ("number", .number), ("integer", .integer):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }

    private static func compare(
        _ value: JSONValue, _ limit: JSONValue, by holds: (Double, Double) -> Bool
    ) -> Bool {
        guard let value = value.double, let limit = limit.double else { return true }
        return holds(value, limit)
    }

    private static func count(
        _ value: JSONValue, _ keyword: String, _ limit: JSONValue,
        by holds: (Double, Double) -> Bool
    ) -> Bool {
        let count: Int? =
            switch value {
            case .string(let text) where keyword.hasSuffix("Length"): text.unicodeScalars.count
            case .array(let elements) where keyword.hasSuffix("Items"): elements.count
            case .object(let members) where keyword.hasSuffix("Properties"): members.count
            default: nil
            }
        return compare(count.map { .integer($0) } ?? .null, limit, by: holds)
    }

    private static func hasMembers(_ value: JSONValue, _ names: [JSONValue]) -> Bool {
        guard case .object(let members) = value else { return true }
        return names.allSatisfy {
            if case .string(let name) = $0 { members[name] != nil } else { true }
        }
    }

    private static func membersMatch(_ value: JSONValue, _ schemas: JSONValue) -> Bool {
        guard case .object(let members) = value, case .object(let schemas) = schemas else {
            return true
        }
        return members.allSatisfy { name, value in
            schemas[name].map { allows(value, by: $0) } ?? true
        }
    }

    private static func allowsOthers(
        _ value: JSONValue, _ schema: JSONValue, beside known: JSONValue?
    ) -> Bool {
        guard case .object(let members) = value else { return true }
        return members.allSatisfy { known?[$0.key] != nil || allows($0.value, by: schema) }
    }
}

extension JSONValue {
    /// The elements of an array, or none.
    fileprivate var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The number, or nil if there is none.
    fileprivate var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
