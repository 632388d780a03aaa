extension JSONValue {
    /// Returns the JSON Schema of values that match all of some schemas.
    ///
    /// The result is a single schema where possible, with the narrowest of several bounds.
    static func all(of schemas: [JSONValue]) -> JSONValue {
        let refusesEmpty = schemas.contains { schema in
            if case .integer(1...) = schema["minLength"] { true } else { false }
        }
        var conjunction = SchemaConjunction()
        for schema in schemas {
            conjunction.add(refusesEmpty ? schema.withoutEmptyText : schema)
        }
        return conjunction.schema
    }

    /// Returns the schema of values that match this one, or of null.
    var orNull: JSONValue {
        guard case .object(var members) = self,
            members.allSatisfy({
                ["type", "enum"].contains($0.key) || Self.ignoresNull($0.key, $0.value)
            })
        else { return ["anyOf": [self, ["type": "null"]]] }
        if case .array(let values) = members["enum"] { members["enum"] = .array(values + [.null]) }
        switch members["type"] {
        case .array(let types): members["type"] = .array(types + ["null"])
        case let type?: members["type"] = [type, "null"]
        case nil: break
        }
        return .object(members)
    }

    /// Whether null matches a keyword because the keyword restricts only values of another type.
    private static func ignoresNull(_ keyword: String, _ value: JSONValue) -> Bool {
        switch (keyword, value) {
        case ("anyOf", .array(let schemas)), ("allOf", .array(let schemas)):
            schemas.allSatisfy { schema in
                guard case .object(let members) = schema else { return false }
                return members.allSatisfy { ignoresNull($0.key, $0.value) }
            }
        default: SchemaConjunction.boundsOfOneType.contains(keyword)
        }
    }

    /// The schema without the alternative for empty text.
    private var withoutEmptyText: JSONValue {
        guard case .object(var members) = self, case .array(let schemas) = members["anyOf"],
            schemas.contains(.isEmptyText)
        else { return self }
        let others = schemas.filter { $0 != .isEmptyText }
        guard others.count == 1 else {
            members["anyOf"] = .array(others)
            return .object(members)
        }
        members["anyOf"] = nil
        return .all(of: [.object(members), others[0]])
    }

    /// The schema of empty text.
    static let isEmptyText: JSONValue = ["maxLength": 0]
}

/// Schemas that are merged into one.
private struct SchemaConjunction {
    /// Keywords that restrict values of one type, and do not depend on other keywords.
    static let boundsOfOneType: Set = [
        "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf", "minLength",
        "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "items", "minProperties",
        "maxProperties", "required", "properties", "additionalProperties",
    ]
    /// Keywords that can be added to a schema that does not contain them.
    private static let independent = boundsOfOneType.subtracting(["additionalProperties"]).union([
        "type", "enum", "const", "anyOf", "oneOf", "not",
    ])

    private var members: [String: JSONValue] = [:]
    private var others: [JSONValue] = []

    mutating func add(_ schema: JSONValue) {
        guard case .object(let new) = schema, new.keys.allSatisfy(Self.independent.contains) else {
            if members.isEmpty, case .object(let new) = schema {
                members = new
            } else {
                others.append(schema)
            }
            return
        }
        for (keyword, value) in new.sorted(by: { $0.key < $1.key }) {
            if let merged = merged(keyword, value) {
                members[keyword] = merged
            } else {
                others.append(.object([keyword: value]))
            }
        }
    }

    var schema: JSONValue {
        guard !others.isEmpty else { return .object(members) }
        var members = members
        var parts = others
        if case .array(let own) = members["allOf"] { parts = own + parts }
        members["allOf"] = .array(parts)
        return .object(members)
    }

    /// Returns the value of a keyword that is equivalent to its values in two schemas, or nil if
    /// there is none.
    private func merged(_ keyword: String, _ new: JSONValue) -> JSONValue? {
        if keyword == "items", members["prefixItems"] != nil { return nil }
        if keyword == "properties" { return mergedProperties(new) }
        guard let old = members[keyword], old != new else { return new }
        return switch keyword {
        case "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties":
            old.isLess(than: new).map { $0 ? new : old }
        case "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties":
            old.isLess(than: new).map { $0 ? old : new }
        case "items": .all(of: [old, new])
        case "enum": old.commonTexts(with: new)
        default: nil
        }
    }

    private func mergedProperties(_ new: JSONValue) -> JSONValue? {
        guard case .object(let new) = new else { return nil }
        var old: [String: JSONValue] = [:]
        if case .object(let known)? = members["properties"] { old = known }
        // `additionalProperties` applies to the members that are not listed beside it.
        guard members["additionalProperties"] == nil || new.keys.allSatisfy(old.keys.contains)
        else { return nil }
        return .object(old.merging(new) { .all(of: [$0, $1]) })
    }
}

extension JSONValue {
    /// The strings that are in both of two arrays, or nil if an array contains anything except
    /// text.
    fileprivate func commonTexts(with other: JSONValue) -> JSONValue? {
        guard case .array(let one) = self, case .array(let other) = other else { return nil }
        let isText = (one + other).allSatisfy { if case .string = $0 { true } else { false } }
        let common = one.filter(other.contains)
        return isText && !common.isEmpty ? .array(common) : nil
    }

    /// Whether a number is less than another, or nil if they cannot be compared exactly.
    fileprivate func isLess(than other: JSONValue) -> Bool? {
        switch (self, other) {
        case (.integer(let one), .integer(let other)): one < other
        case (.number(let one), .number(let other)): one < other
        case (.integer(let one), .number(let other)): Double(exactly: one).map { $0 < other }
        case (.number(let one), .integer(let other)): Double(exactly: other).map { one < $0 }
        default: nil
        }
    }
}
