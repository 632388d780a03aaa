extension Condition {
    /// A JSON Schema of the values of a form for which the condition holds, or nil if JSON Schema
    /// cannot express it.
    ///
    /// The condition holds for all values that match, and perhaps for others as well.
    var valueSchema: JSONValue? {
        switch kind {
        case .constant(let constant): constant ? [:] : nil
        case .predicate(let predicate): predicate.root.valueSchema
        case .function, .malformed: nil
        }
    }
}

extension PredicateNode {
    fileprivate var valueSchema: JSONValue? {
        switch self {
        case .constant(let constant): return constant ? [:] : nil
        case .truth(let operand): return operand.rowTag.map { .member($0, ["const": true]) }
        case .comparison(let comparison): return comparison.valueSchema
        case .not: return nil
        case .all(let nodes):
            let schemas = nodes.compactMap(\.valueSchema)
            return schemas.count == nodes.count ? .all(of: schemas) : nil
        case .any(let nodes):
            // The others may hold as well.
            let schemas = nodes.compactMap(\.valueSchema)
            return schemas.isEmpty ? nil : ["anyOf": .array(schemas)]
        }
    }
}

extension PredicateComparison {
    /// The schema of a comparison of the value of a row with a constant, in either order.
    fileprivate var valueSchema: JSONValue? {
        guard quantifier == nil else { return nil }
        if let tag = left.rowTag {
            return Self.schema(comparator, right).map { .member(tag, $0) }
        }
        guard let tag = right.rowTag, let comparator = comparator.flipped else { return nil }
        return Self.schema(comparator, left).map { .member(tag, $0) }
    }

    private static func schema(
        _ comparator: PredicateComparator, _ constant: PredicateOperand
    ) -> JSONValue? {
        switch (comparator, constant) {
        case (.equal, .null): return ["type": "null"]
        case (.notEqual, .null): return ["not": ["type": "null"]]
        case (.equal, .bool(let bool)): return ["const": .bool(bool)]
        case (.equal, .text(let text)): return ["const": .string(text)]
        case (_, .number(let number)):
            guard let limit = PredicateValue.number(number).json else { return nil }
            let name: String
            switch comparator {
            case .equal: name = "const"
            case .less: name = "exclusiveMaximum"
            case .lessOrEqual: name = "maximum"
            case .greater: name = "exclusiveMinimum"
            case .greaterOrEqual: name = "minimum"
            default: return nil
            }
            return ["type": "number", name: limit]
        default: return nil
        }
    }
}

extension PredicateComparator {
    /// The comparator for the sides in the other order, or nil if there is none.
    fileprivate var flipped: PredicateComparator? {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: nil
        }
    }
}

extension PredicateOperand {
    /// The tag of a row whose value the operand is, or nil if it is anything else.
    fileprivate var rowTag: String? {
        guard case .reference(let reference, let path) = self, path.isEmpty,
            case .tag(let tag) = reference.base, reference.aspect == .value
        else { return nil }
        return tag
    }
}

extension JSONValue {
    /// A schema of an object with a member.
    static func member(_ name: String, _ schema: JSONValue) -> JSONValue {
        ["required": [.string(name)], "properties": .object([name: schema])]
    }
}
