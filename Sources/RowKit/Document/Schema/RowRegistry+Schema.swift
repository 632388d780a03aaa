extension RowRegistry {
    /// The JSON Schema (2020-12) of documents whose rows are those of the registry.
    ///
    /// It says what a document looks like. That conditions can be read, tags stand once, and limits
    /// fit each other, only loading finds out.
    public var schema: JSONValue {
        var definitions: [String: JSONValue] = [
            "condition": Condition.documentSchema, "section": Self.sectionSchema,
            "row": rowSchema,
        ]
        for row in rows { definitions[row.name] = row.documentSchema }
        var schema = Self.objectSchema(
            [
                .schema: ["type": "string"], .title: ["type": "string"],
                .imageOrigins: [ImageOrigin].documentSchema,
                .inlineRowHideOptions: InlineRowHideOptions.documentSchema,
                .sections: ["type": "array", "items": Self.reference("section")],
            ], required: [.sections])
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        schema["title"] = "A form of RowKit"
        schema["$defs"] = .object(definitions)
        return .object(schema)
    }

    /// What one row may be: each by its name.
    private var rowSchema: JSONValue {
        let cases = rows.map { row -> JSONValue in
            [
                "if": ["properties": ["row": ["enum": names(of: row)]]],
                "then": Self.reference(row.name),
            ]
        }
        var schema: [String: JSONValue] = [
            "type": "object", "required": ["row"],
            "properties": ["row": ["enum": .array(names.sorted().map { .string($0) })]],
        ]
        // A list of none would be no schema.
        if !cases.isEmpty { schema["allOf"] = .array(cases) }
        return .object(schema)
    }

    private func names(of row: RowDescriptor) -> JSONValue {
        .array(names.filter { self[$0]?.name == row.name }.sorted().map { .string($0) })
    }

    // MARK: Sections

    private static var sectionSchema: JSONValue {
        var schema = objectSchema([
            .tag: ["type": "string"], .header: ["type": "string"], .footer: ["type": "string"],
            .hidden: reference("condition"), .disabled: reference("condition"),
            .selectable: selectableSchema, .multivalued: multivaluedSchema,
            .rules: [
                "type": "array",
                "items": [
                    "anyOf": .array(
                        RuleKind.allCases.filter(\.judgesSections).map { $0.schema(limit: [:]) })
                ],
            ],
            .rows: ["type": "array", "items": reference("row")],
        ])
        schema["not"] = ["required": ["selectable", "multivalued"]]
        return .object(schema)
    }

    private static var selectableSchema: JSONValue {
        .object(
            objectSchema(
                [
                    .row: ["type": "string"], .selection: Selection.documentSchema,
                    .enableDeselection: Bool.documentSchema,
                    .selectionLimit: UInt.documentSchema,
                ], required: [.row]))
    }

    private static var multivaluedSchema: JSONValue {
        .object(
            objectSchema([
                .may: MultivaluedOptions.documentSchema, .minimumCount: UInt.documentSchema,
                .maximumCount: UInt.documentSchema, .showInsertIcon: Bool.documentSchema,
                .addButton: reference("row"), .newRow: reference("row"),
            ]))
    }

    // MARK: Parts

    fileprivate static func reference(_ name: String) -> JSONValue {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// An object of some members and no others.
    fileprivate static func objectSchema(
        _ members: [DocumentName: JSONValue], required: [DocumentName] = []
    ) -> [String: JSONValue] {
        var schema: [String: JSONValue] = [
            "type": "object", "properties": JSONValue(members), "additionalProperties": false,
        ]
        if !required.isEmpty {
            schema["required"] = .array(required.map { .string($0.rawValue) })
        }
        return schema
    }
}

extension RowDescriptor {
    /// What a row of this class looks like in a document.
    fileprivate var documentSchema: JSONValue {
        var settings: [String: JSONValue] = [:]
        for setting in self.settings {
            guard let schema = setting.schema else { continue }
            settings[setting.name] = schema.described(as: setting.sentence)
        }
        var members: [DocumentName: JSONValue] = [
            .row: ["type": "string"], .tag: ["type": "string", "minLength": 1],
            .settings: [
                "type": "object", "properties": .object(settings), "additionalProperties": false,
            ],
            .hidden: RowRegistry.reference("condition"),
            .disabled: RowRegistry.reference("condition"),
            .rules: [
                "type": "array",
                "items": ["anyOf": .array(ruleKinds.map { $0.schema(limit: valueSchema ?? [:]) })],
            ],
        ]
        members[.value] = valueSchema.map { ["anyOf": [$0, ["type": "null"]]] } ?? ["type": "null"]
        var schema = RowRegistry.objectSchema(members, required: [.row])
        schema["description"] = .string(summary)
        return .object(schema)
    }
}

extension RuleKind {
    /// What a rule of this kind looks like in a document.
    ///
    /// - Parameter limit: What a limit may be.
    fileprivate func schema(limit: JSONValue) -> JSONValue {
        var members: [DocumentName: JSONValue] = [
            .rule: ["const": .string(rawValue)], .message: String.documentSchema,
            .id: String.documentSchema,
        ]
        for member in self.members {
            members[member] =
                switch member {
                case .count: UInt.documentSchema
                case .limit: limit
                case .pattern, .row: String.documentSchema
                default: Bool.documentSchema
                }
        }
        return .object(
            RowRegistry.objectSchema(members, required: [.rule] + requiredMembers))
    }
}

extension JSONValue {
    /// A schema with a sentence for people.
    fileprivate func described(as sentence: String) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members["description"] = .string(sentence)
        return .object(members)
    }
}
