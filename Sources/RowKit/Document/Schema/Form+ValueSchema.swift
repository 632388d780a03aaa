extension Form {
    /// The JSON Schema (2020-12) of the form's valid values, as ``json(includeHidden:)`` returns
    /// them.
    ///
    /// It describes an object with a member for each tag: types of values, options, and the schemas
    /// of rules (``RuleType/valueSchema``), including those that follow from settings
    /// (``RowOf/limits``). A row that may be hidden is not required. Limits that JSON Schema cannot
    /// express, such as the order of dates or a rule that compares rows, are left out. Every valid
    /// form matches the schema, but some invalid ones match it too.
    ///
    /// ```swift
    /// let form = Form {
    ///     NameRow("name") { row in row.add(rule: RuleRequired(allowsBlank: true)) }
    ///     IntRow("rating") { row in
    ///         row.title = "Your rating"
    ///         row.add(rule: RuleSmallerOrEqualThan(max: 5))
    ///     }
    /// }
    /// let rating = form.valueSchema["properties"]?["rating"]
    /// // {"title": "Your rating", "maximum": 5, "type": ["integer", "null"]}
    /// ```
    ///
    /// The schema describes the current form. It changes when the program changes rows, rules,
    /// options or other settings. To describe the entries of a multivalued section, this property
    /// makes the row that the section would insert next.
    public var valueSchema: JSONValue {
        var values = ValueSchemas()
        allSections.forEach { values.add($0) }
        var schema = values.schema
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        return .all(of: [.object(schema)] + ruleSet.all.compactMap(\.valueSchema))
            .titled(title)
    }
}

/// The schemas of a form's values by tag.
private struct ValueSchemas {
    private var properties: [String: JSONValue] = [:]
    private var required: [JSONValue] = []
    /// Whether rows with unknown tags may be inserted.
    private var isOpen = false

    var schema: [String: JSONValue] {
        var schema: [String: JSONValue] = ["type": "object", "properties": .object(properties)]
        if !required.isEmpty { schema["required"] = .array(required) }
        if !isOpen { schema["additionalProperties"] = false }
        return schema
    }

    mutating func add(_ section: Section) {
        let isOptional = section.mayBeHidden
        let entries = (section as? BaseMultivaluedSection).map(EntrySchemas.init)
        if entries?.hasTags == true { isOpen = true }
        if let tag = section.storedTag, section.hasValue {
            let schema = entries?.schema ?? (section as? any OptionSection)?.valueSchema ?? [:]
            add(schema.titled(section.header?.title, section.footer?.title), tag, isOptional)
        }
        for row in section.allRows {
            guard let tag = row.tag else { continue }
            // An entry can be deleted.
            let isOptional =
                isOptional || row.mayBeMissing || row.omitsEmptyValue || entries != nil
            add(row.valueSchema.titled(row.title), tag, isOptional)
        }
    }

    private mutating func add(_ schema: JSONValue, _ tag: String, _ isOptional: Bool) {
        properties[tag] = schema
        if !isOptional { required.append(.string(tag)) }
    }
}

/// The schemas of a multivalued section's entries: the existing ones and the next one.
private struct EntrySchemas {
    private let section: BaseMultivaluedSection
    private let entries: [BaseRow]
    private let next: BaseRow?

    init(_ section: BaseMultivaluedSection) {
        self.section = section
        entries = section.entries
        next = try? section.makeRow(at: section.entries.count)
        if let next, next.currentForm == nil {
            section.currentForm?.activeDefaults.apply(to: next) { _ in }
        }
    }

    /// Whether new entries have tags.
    var hasTags: Bool { next?.storedTag != nil }

    var schema: JSONValue {
        let rows = entries + [next].compactMap { $0 }
        var known: Set<JSONValue> = []
        let items = rows.map(\.presentSchema).filter { known.insert($0).inserted }
        var schema: [String: JSONValue] = ["type": "array"]
        if items != [[:]], let first = items.first {
            schema["items"] = items.count == 1 ? first : ["anyOf": .array(items)]
        }
        // Hidden and blank entries count, but have no item.
        if section.minimumCount > 0, rows.allSatisfy({ $0.refusesNil && !$0.mayBeMissing }) {
            schema["minItems"] = .integer(section.minimumCount)
        }
        // A maximum does not remove entries.
        let limit = next == nil ? 0 : section.countLimit
        if let limit { schema["maxItems"] = .integer(max(limit, entries.count)) }
        return .all(of: [.object(schema)] + section.ruleSet.all.compactMap(\.valueSchema))
    }
}

extension OptionSection {
    /// The schema of the section's own value.
    fileprivate var valueSchema: JSONValue {
        let rules = ruleSet.all
        guard selectionType == .multipleSelection else {
            return rules.contains(where: \.refusesNil) ? choiceSchema : choiceSchema.orNull
        }
        var schema: [String: JSONValue] = ["type": "array", "items": choiceSchema]
        if case .array(let options) = choiceSchema["enum"],
            options.count == allRows.count(where: { type(of: $0) == optionType })
        {
            schema["uniqueItems"] = true
        }
        if choiceLimit < .max { schema["maxItems"] = .integer(Swift.max(choiceLimit, chosenCount)) }
        return .all(of: [.object(schema)] + rules.compactMap(\.valueSchema))
    }
}

extension Section {
    fileprivate var mayBeHidden: Bool { isHidden || hidden.map { $0.constant != false } ?? false }
}

extension BaseRow {
    /// The schema of the row's value, or of null if the row has none.
    fileprivate var valueSchema: JSONValue {
        let schema = presentSchema
        guard refusesNil else { return schema.orNull }
        // A schema without a type allows null as well.
        let allowsNull = schema.orNull == schema && !(documentType is JSONValue.Type)
        return allowsNull ? .all(of: [schema, ["not": ["type": "null"]]]) : schema
    }

    /// The schema of the row's value, not including null.
    fileprivate var presentSchema: JSONValue {
        let rules = (anyLimits + anyRules).compactMap(\.valueSchema)
        return .all(of: [documentType?.documentSchema ?? [:]] + rules)
    }

    /// Whether the row, or an inner row that is always shown, refuses nil.
    ///
    /// Without a value, the inner rows have none either.
    fileprivate var refusesNil: Bool {
        (anyLimits + anyRules).contains(where: \.refusesNil)
            || innerRows.contains { !$0.mayBeMissing && $0.refusesNil }
    }

    /// Whether the row may be hidden, or swiped away.
    fileprivate var mayBeMissing: Bool {
        let swipes = leadingSwipe.actions + trailingSwipe.actions
        return isOutOfSight || hidden.map { $0.constant != false } ?? false
            || family.inlineParent != nil || swipes.contains { $0.style == .destructive }
    }
}

extension JSONValue {
    /// Returns the schema with a title and a description, each of them unless it is nil or empty.
    fileprivate func titled(_ title: String?, _ description: String? = nil) -> JSONValue {
        guard case .object(var members) = self else { return self }
        if let title, !title.isEmpty { members["title"] = .string(title) }
        if let description, !description.isEmpty { members["description"] = .string(description) }
        return .object(members)
    }
}
