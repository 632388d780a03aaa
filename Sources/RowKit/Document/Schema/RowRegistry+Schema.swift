extension RowRegistry {
    /// The JSON Schema (2020-12) of documents with the rows of the registry.
    ///
    /// The schema describes the structure of documents. It does not check that conditions are
    /// well-formed, that tags are unique, and that limits do not conflict. Only loading a document
    /// checks this.
    public var schema: JSONValue {
        // Names of rows have no hyphens, so they cannot clash with these.
        var definitions: [String: JSONValue] = [
            "a-condition": Condition.documentSchema, "a-section": sectionSchema, "a-row": rowSchema,
            "a-header": Self.headerSchema, "a-swipe": swipeSchema,
        ]
        if rows.contains(where: \.facts.isGroup) { definitions["a-part"] = partSchema }
        let sources = optionSources
        for row in rows { definitions[row.name] = row.documentSchema(with: sources) }
        var schema = Self.objectSchema(
            [
                .schema: ["type": "string"], .title: ["type": "string"],
                .language: LanguageTag.documentSchema,
                .imageOrigins: [ImageOrigin].documentSchema,
                .inlineRowHideOptions: InlineRowHideOptions.documentSchema,
                .isDisabled: Bool.documentSchema, .isReadOnly: Bool.documentSchema,
                .hiddenValue: BaseRow.HiddenValue.documentSchema,
                .rules: Self.rulesSchema(
                    RuleKind.allCases.filter(\.appliesToForms), limit: [:], more: [.at]),
                .lists: Self.listsSchema,
                .sections: ["type": "array", "items": Self.reference("a-section")],
            ], required: [.sections])
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        schema["title"] = "A RowKit form"
        schema["$defs"] = .object(definitions)
        return .object(schema)
    }

    /// The schema of a row, which depends on its name.
    private var rowSchema: JSONValue {
        let cases = rows.map { row -> JSONValue in
            [
                "if": [
                    "properties": ["row": ["enum": .array(names(of: row))]], "required": ["row"],
                ],
                "then": Self.reference(row.name),
            ]
        }
        let known = names.sorted()
        var schema: [String: JSONValue] = [
            "type": "object", "required": ["row"],
            "properties": [
                "row": [
                    "enum": .array(known.map { .string($0) }),
                    // An extension of JSON Schema that editors show beside the names.
                    "enumDescriptions": .array(known.map { .string(self[$0]?.summary ?? "") }),
                ]
            ],
        ]
        // An empty `allOf` would be invalid.
        if !cases.isEmpty { schema["allOf"] = .array(cases) }
        return .object(schema)
    }

    /// The schema of a row of a group: any row but an inline one, with any tag that expressions can
    /// name.
    private var partSchema: JSONValue {
        let inline = rows.filter { $0.kind == .inline }.flatMap(names)
        let reserved = PredicateReference.Aspect.allCases.map { JSONValue.string($0.rawValue) }
        var properties: [String: JSONValue] = ["tag": ["not": ["enum": .array(reserved)]]]
        if !inline.isEmpty { properties["row"] = ["not": ["enum": .array(inline)]] }
        return ["allOf": [Self.reference("a-row"), ["properties": .object(properties)]]]
    }

    private func names(of row: RowDescriptor) -> [JSONValue] {
        names.filter { self[$0]?.name == row.name }.sorted().map { .string($0) }
    }

    // MARK: Sections

    private var sectionSchema: JSONValue {
        let condition = Self.reference("a-condition")
        var schema = Self.objectSchema([
            .tag: ["type": "string", "minLength": 1], .header: Self.reference("a-header"),
            .footer: Self.reference("a-header"), .isExpanded: Bool.documentSchema,
            .hidden: condition, .disabled: condition,
            .selectable: selectableSchema, .multivalued: Self.multivaluedSchema,
            .rules: Self.rulesSchema(RuleKind.allCases.filter(\.appliesToSections), limit: [:]),
            .rows: ["type": "array", "items": Self.reference("a-row")],
        ])
        schema["not"] = ["required": ["selectable", "multivalued"]]
        return .object(schema)
    }

    /// The schema of a header or footer: its text, or an object with its parts.
    private static var headerSchema: JSONValue {
        let parts = objectSchema(
            [
                .title: ["type": "string", "minLength": 1], .subtitle: String.documentSchema,
                .image: RowImage.documentSchema,
                .height: ["type": "number", "exclusiveMinimum": 0],
            ], required: [.title])
        return ["anyOf": [String.documentSchema, .object(parts)]]
    }

    private var swipeSchema: JSONValue {
        let action = Self.objectSchema(
            [
                .action: ["enum": .array(actions.map { .string($0.name) })],
                .title: ["type": "string", "minLength": 1],
                .image: RowImage.documentSchema, .color: RowColor.documentSchema,
            ], required: [.action, .title])
        return .object(
            Self.objectSchema(
                [
                    .actions: ["type": "array", "items": .object(action)],
                    .performsFirstActionWithFullSwipe: Bool.documentSchema,
                ], required: [.actions]))
    }

    private var selectableSchema: JSONValue {
        let options = rows.filter { $0.facts.makeOptionSection() != nil }
        return .object(
            Self.objectSchema(
                [
                    .row: ["enum": .array(options.flatMap(names))],
                    .selection: Selection.documentSchema,
                    .enableDeselection: Bool.documentSchema,
                    .selectionLimit: UInt.documentSchema, .optionsFrom: Self.listSchema,
                ], required: [.row]))
    }

    private static var multivaluedSchema: JSONValue {
        // A row that is made several times has no tag.
        let template: JSONValue = [
            "allOf": [reference("a-row"), ["not": ["required": ["tag"]]]]
        ]
        var schema = objectSchema([
            .may: MultivaluedOptions.documentSchema, .minimumCount: UInt.documentSchema,
            .maximumCount: UInt.documentSchema, .showInsertIcon: Bool.documentSchema,
            .addButton: template, .newRow: template,
        ])
        // If rows may be inserted, the row to insert is required.
        let insert = MultivaluedOptions.insert.documentValue()
        let mayNotInsert: JSONValue = [
            "required": ["may"], "properties": ["may": ["not": ["contains": ["enum": insert]]]],
        ]
        schema["anyOf"] = [["required": ["newRow"]], mayNotInsert]
        return .object(schema)
    }

    // MARK: Parts

    /// Returns the schema of a list of rules.
    ///
    /// The names of the rules are also listed by themselves: editors complete the members of a
    /// kind of rule only if the other members of the rule are valid.
    fileprivate static func rulesSchema(
        _ kinds: [RuleKind], limit: JSONValue, more: [DocumentName] = []
    ) -> JSONValue {
        [
            "type": "array",
            "items": [
                "properties": ["rule": ["enum": .array(kinds.map { .string($0.rawValue) })]],
                "anyOf": .array(kinds.map { $0.schema(limit: limit, more: more) }),
            ],
        ]
    }

    /// The schema of the lists of a form.
    private static var listsSchema: JSONValue {
        [
            "type": "object",
            "additionalProperties": [
                "type": "array",
                "items": [
                    "anyOf": [
                        ["type": ["string", "number", "boolean", "array"]],
                        [
                            "type": "object", "required": ["value"],
                            "properties": ["value": [:], "title": ["type": "string"]],
                        ],
                    ]
                ],
            ],
        ]
    }

    /// Returns the schema of the source of a row's options, or nil if there can be none.
    fileprivate static func schema(
        ofOptions type: Any.Type, from sources: [OptionSource]
    ) -> JSONValue? {
        var kinds = sources.filter { $0.optionType == type }.map { source -> JSONValue in
            let follows = source.valueType != nil
            var members: [DocumentName: JSONValue] = [.source: ["const": .string(source.name)]]
            if follows { members[.row] = ["type": "string"] }
            members[.where] = String.documentSchema
            var schema = objectSchema(members, required: follows ? [.source, .row] : [.source])
            schema["description"] = .string(source.summary)
            return .object(schema)
        }
        if type is any DocumentValue.Type { kinds.append(listSchema) }
        return kinds.isEmpty ? nil : ["anyOf": .array(kinds)]
    }

    /// The schema of a list from which options are taken.
    fileprivate static var listSchema: JSONValue {
        var schema = objectSchema(
            [.list: String.documentSchema, .where: String.documentSchema], required: [.list])
        schema["description"] = "A list of the form."
        return .object(schema)
    }

    fileprivate static func reference(_ name: String) -> JSONValue {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// Returns the schema of an object that has only the given members.
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
    /// The schema of a row of this class in a document.
    fileprivate func documentSchema(with sources: [OptionSource]) -> JSONValue {
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
            .hidden: RowRegistry.reference("a-condition"),
            .disabled: RowRegistry.reference("a-condition"),
            .calculated: Formula.documentSchema, .suggested: Formula.documentSchema,
            .bindings: [
                "type": "object", "additionalProperties": false,
                "properties": .object(
                    Dictionary(
                        bindableSettings.map { ($0.name, Formula.documentSchema) }
                    ) { $1 }),
            ],
            .leadingSwipe: RowRegistry.reference("a-swipe"),
            .trailingSwipe: RowRegistry.reference("a-swipe"),
            .rules: facts.rulesSchema,
        ]
        members[.optionsFrom] = facts.optionType.flatMap { type in
            RowRegistry.schema(ofOptions: type, from: sources)
        }
        let columns = facts.optionColumns
        if !columns.isEmpty {
            members[.optionsFrom] = [
                "type": "object", "additionalProperties": false,
                "properties": .object(
                    Dictionary(columns.map { ($0.name, RowRegistry.listSchema) }) { $1 }),
            ]
        }
        if facts.isGroup {
            members[.rows] = ["type": "array", "items": RowRegistry.reference("a-part")]
        } else {
            members[.value] =
                valueSchema.map { ["anyOf": [$0, ["type": "null"]]] } ?? ["type": "null"]
        }
        var schema = RowRegistry.objectSchema(members, required: [.row])
        schema["description"] = .string(summary)
        return .object(schema)
    }
}

extension RowFacts {
    /// The schema of the rules of a row in a document.
    var rulesSchema: JSONValue {
        RowRegistry.rulesSchema(ruleKinds, limit: documentType()?.documentSchema ?? [:])
    }
}

extension RuleKind {
    /// Returns the schema of a rule of this kind in a document.
    ///
    /// - Parameters:
    ///   - limit: The schema of the limit.
    ///   - more: Members that only rules of the validated element have.
    fileprivate func schema(limit: JSONValue, more: [DocumentName]) -> JSONValue {
        var members: [DocumentName: JSONValue] = [
            .rule: ["const": .string(rawValue)], .message: String.documentSchema,
            .when: RowRegistry.reference("a-condition"), .id: String.documentSchema,
        ]
        for member in self.members + more {
            members[member] =
                switch member {
                case .count: UInt.documentSchema
                case .limit: limit
                case .pattern, .row, .that, .at: String.documentSchema
                case .schemes: Set<URLScheme>.documentSchema
                default: Bool.documentSchema
                }
        }
        return .object(
            RowRegistry.objectSchema(members, required: [.rule] + requiredMembers))
    }
}

extension JSONValue {
    /// Returns the schema with a description.
    fileprivate func described(as sentence: String) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members["description"] = .string(sentence)
        return .object(members)
    }
}
