extension Form {
    /// The JSON Schema (2020-12) of the form's valid values, as
    /// ``json(includeHidden:includeSecrets:)`` returns them.
    ///
    /// It describes an object with a member for each tag: types of values, options, and the schemas
    /// of rules (``RuleType/valueSchema``), including those that follow from settings
    /// (``RowOf/limits``). A row that may be hidden is not required, nor is one with a secret value,
    /// which is `writeOnly`. Limits that JSON Schema cannot
    /// express, such as the order of dates or a rule that compares rows, are left out. A rule that is
    /// applied under a condition is part of it (`if` and `then`) if the condition compares values
    /// with constants. Every valid form matches the schema, but some invalid ones match it too.
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
    public var valueSchema: JSONValue { schema(of: ValueSchemas(areInput: false)) }

    /// The JSON Schema (2020-12) of the objects that the form accepts from programs; see
    /// ``submit(json:limits:clock:)-(JSONValue,_,_)``.
    ///
    /// It has the same members as ``valueSchema`` and no others. A member is required only if its
    /// row needs a value, has none, and can neither be hidden nor disabled. The member of a row that
    /// is always disabled or takes no input, such as a label, is `readOnly`: it is part of the
    /// form's JSON, but must not be submitted. A secret value is `writeOnly`.
    ///
    /// The schema describes the current form, and the form validates more than the schema can
    /// express. Text may also be written in any other way in which a user may type it, such as with
    /// the spaces of a pattern. To find rows without controls, this property makes their cells.
    public var inputSchema: JSONValue { schema(of: ValueSchemas(areInput: true)) }

    private func schema(of values: ValueSchemas) -> JSONValue {
        var values = values
        allSections.forEach { values.add($0) }
        var schema = values.schema
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        let rules =
            ruleSet.all.compactMap(\.valueSchema) + allSections.flatMap(\.conditionalSchemas)
        return .all(of: [.object(schema)] + rules).titled(title)
    }
}

/// The schemas of a form's values by tag.
private struct ValueSchemas {
    /// Whether the values are those that a program submits, and not those of the form.
    let areInput: Bool
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

    init(areInput: Bool) { self.areInput = areInput }

    mutating func add(_ section: Section) {
        let isOptional = section.mayBeHidden
        let entries = (section as? BaseMultivaluedSection).map(EntrySchemas.init)
        if entries?.hasTags == true { isOpen = true }
        if let tag = section.storedTag, section.hasValue {
            let schema =
                entries?.schema(areInput: areInput) ?? (section as? any OptionSection)?.valueSchema
                ?? [:]
            let isSecret = (section as? BaseMultivaluedSection)?.expectsSecret == true
            let isFixed = areInput && section.isAlwaysDisabled
            add(
                schema.titled(section.header?.title, section.footer?.title)
                    .noted(isReadOnly: isFixed, isSecret: isSecret), tag,
                areInput ? isOptional || !section.needsMember : isOptional || isSecret)
        }
        for row in section.allRows {
            guard let tag = row.tag else { continue }
            // An entry can be deleted.
            add(row, tag, isOptional: isOptional || entries != nil)
        }
    }

    /// Adds the schema of a row's value.
    mutating func add(_ row: BaseRow, _ tag: String, isOptional: Bool = false) {
        let isOptional = isOptional || row.mayBeMissing || row.omitsEmptyValue
        let isFixed = areInput && row.neverTakesInput
        let schema = row.valueSchema(areInput: areInput).titled(row.title)
        add(
            schema.noted(isReadOnly: isFixed, isSecret: row.isSecret), tag,
            areInput ? isOptional || isFixed || !row.needsMember : isOptional || row.isSecret)
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

    func schema(areInput: Bool) -> JSONValue {
        let rows = entries + [next].compactMap { $0 }
        var known: Set<JSONValue> = []
        let items = rows.map { $0.presentSchema(areInput: areInput) }.filter {
            known.insert($0).inserted
        }
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

    fileprivate var mayBeDisabled: Bool {
        isDisabled || disabled.map { $0.constant != false } ?? false
    }

    fileprivate var isAlwaysDisabled: Bool {
        disabled?.constant == true || currentForm?.isDisabled == true
            || currentForm?.isReadOnly == true
    }

    /// The schemas of the form that follow from rules of rows that are applied under conditions.
    fileprivate var conditionalSchemas: [JSONValue] {
        if self is BaseMultivaluedSection { return [] }
        return allRows.flatMap { row in
            row.anyRules.compactMap { rule in
                guard let tag = row.tag, !rule.isAlwaysApplied, let schema = rule.schemaIfApplied,
                    let condition = (rule.terms as? FormTerms)?.condition?.valueSchema
                else { return nil }
                let value = rule.refusesNilIfApplied ? .all(of: [schema, .notNull]) : schema.orNull
                return ["if": condition, "then": ["properties": .object([tag: value])]]
            }
        }
    }

    /// Whether the section is valid only if a program submits its value.
    fileprivate var needsMember: Bool {
        !mayBeDisabled && answers.isEmpty && ruleSet.all.contains(where: \.refusesNil)
    }
}

extension BaseRow {
    /// The schema of the row's value, or of null if the row has none.
    fileprivate func valueSchema(areInput: Bool) -> JSONValue {
        let schema = presentSchema(areInput: areInput)
        guard refusesNil else { return schema.orNull }
        // A schema without a type allows null as well.
        let allowsNull = schema.orNull == schema && !(documentType is JSONValue.Type)
        return allowsNull ? .all(of: [schema, .notNull]) : schema
    }

    /// The schema of the row's value, not including null.
    fileprivate func presentSchema(areInput: Bool) -> JSONValue {
        // Limits that an expression decides depend on other values.
        let rules = ((hasBindings ? [] : anyLimits) + anyRules).compactMap(\.valueSchema)
        let own = schemaOfParts(areInput: areInput) ?? documentType?.documentSchema
        return .all(of: [own ?? [:]] + rules)
    }

    /// The schema of the values of a group, or nil if the row is no group.
    private func schemaOfParts(areInput: Bool) -> JSONValue? {
        guard self is any RowGroup else { return nil }
        var values = ValueSchemas(areInput: areInput)
        for part in family.inner {
            if let name = nameOfPart(part) { values.add(part.row, name) }
        }
        return .object(values.schema)
    }

    /// Whether the row, or an inner row that is always shown, refuses nil.
    ///
    /// Without a value, the inner rows have none either.
    fileprivate var refusesNil: Bool {
        (anyLimits + anyRules).contains(where: \.refusesNil)
            || innerRows.contains { !$0.mayBeMissing && $0.refusesNil }
    }

    /// Whether no user can ever enter a value in the row.
    fileprivate var neverTakesInput: Bool {
        disabled?.constant == true || section?.isAlwaysDisabled == true || !takesInput
    }

    /// Whether the row is valid only if a program submits its value.
    fileprivate var needsMember: Bool {
        let mayBeDisabled =
            isDisabled || disabled.map { $0.constant != false } ?? false
            || section?.mayBeDisabled == true
        return refusesNil && untypedValue == nil && !mayBeDisabled
    }

    /// Whether the row may be hidden, or swiped away.
    fileprivate var mayBeMissing: Bool {
        let swipes = leadingSwipe.actions + trailingSwipe.actions
        return isOutOfSight || hidden.map { $0.constant != false } ?? false
            || family.inlineParent != nil || swipes.contains { $0.style == .destructive }
    }
}

extension JSONValue {
    fileprivate static let notNull: JSONValue = ["not": ["type": "null"]]

    /// Returns the schema with a title and a description, each of them unless it is nil or empty.
    fileprivate func titled(_ title: String?, _ description: String? = nil) -> JSONValue {
        guard case .object(var members) = self else { return self }
        if let title, !title.isEmpty { members["title"] = .string(title) }
        if let description, !description.isEmpty { members["description"] = .string(description) }
        return .object(members)
    }

    /// Returns the schema with notes on the direction in which the value is sent.
    fileprivate func noted(isReadOnly: Bool, isSecret: Bool) -> JSONValue {
        guard case .object(var members) = self else { return self }
        if isReadOnly { members["readOnly"] = true }
        if isSecret { members["writeOnly"] = true }
        return .object(members)
    }
}
