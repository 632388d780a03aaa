/// Makes a document from a form.
struct FormSaving {
    let factory: RowFactory
    /// Everything that documents cannot contain, with its place.
    var leftOut: [DocumentDiagnostic] = []

    /// The tags in the document.
    ///
    /// Conditions and rules that name other tags are left out.
    private var known = KnownTags([], lists: [], parts: [])

    /// The check of rules that require the value of another row, once the form is known.
    private var equalRows: EqualRowCheck?

    /// New rows of the classes found so far, for comparison.
    private var defaultRows: [String: DefaultRow] = [:]

    init(factory: RowFactory) { self.factory = factory }

    mutating func document(of form: Form) -> JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        let sections = form.allSections
        let rows = sections.flatMap(\.allRows).filter { descriptor(of: $0) != nil }
        known = KnownTags(
            sections.compactMap(\.tag) + rows.compactMap(\.tag),
            lists: sections.filter(\.numbersItsRows).compactMap(\.tag),
            parts: form.partNames)
        equalRows = EqualRowCheck(form)
        members[.title] =
            form.titleBinding.map { .string($0.texts[0].source) }
            ?? form.title.map { .string(PipedText.escaped($0)) }
        members[.language] = form.ownLanguage.flatMap(LanguageTag.init)?.documentValue()
        members[.imageOrigins] = document(ofOrigins: form.imageOrigins)
        if form.inlineRowHideOptions != Form().inlineRowHideOptions {
            members[.inlineRowHideOptions] = form.inlineRowHideOptions.documentValue()
        }
        if form.isDisabled { members[.isDisabled] = true }
        if form.isReadOnly { members[.isReadOnly] = true }
        if form.hiddenValue != .keep { members[.hiddenValue] = form.hiddenValue.documentValue() }
        members[.rules] = document(ofRulesOf: form)
        let lists = form.lists
        if !lists.isEmpty { members[.lists] = .object(lists.mapValues { .array($0.items) }) }
        if !form.submitListeners.isEmpty { omit("a submit listener", at: .root) }
        if !form.defaults.listeners.isEmpty { omit("a listener in the defaults", at: .root) }
        members[.sections] = .array(
            sections.enumerated().map { index, section in
                document(of: section, at: DocumentSpot(section: index))
            })
        return JSONValue(members)
    }

    private mutating func document(ofOrigins origins: [String]) -> JSONValue? {
        let place = DocumentPlace.root.member(DocumentName.imageOrigins.rawValue)
        for (index, origin) in origins.enumerated() where !ImageOrigin.isOrigin(origin) {
            omit(
                .expected("an origin such as https://images.example", found: .string(origin)),
                at: place.element(index))
        }
        let known = origins.filter(ImageOrigin.isOrigin)
        return known.isEmpty ? nil : .array(known.map { .string($0) })
    }

    /// Returns the tag of a row or section for its document.
    ///
    /// An empty tag is left out.
    mutating func document(of tag: String?, at spot: DocumentSpot) -> JSONValue? {
        guard let tag else { return nil }
        guard tag.isEmpty else { return .string(tag) }
        omit(.expected("a tag", found: ""), at: spot.place.member(DocumentName.tag.rawValue))
        return nil
    }

    /// Records that something is left out because it can be expressed only in Swift.
    mutating func omit(_ what: String, at place: DocumentPlace) {
        leftOut.append(
            DocumentDiagnostic(.swiftOnly, at: place, "\(what) can only be set in Swift"))
    }

    /// Records that something is left out because of a problem.
    mutating func omit(_ problem: DocumentDiagnostic, at place: DocumentPlace) {
        leftOut.append(problem.within(place))
    }

    // MARK: Rules and conditions

    mutating func document(
        of condition: Condition?, _ name: DocumentName, at spot: DocumentSpot
    ) -> JSONValue? {
        guard let condition else { return nil }
        let place = spot.place.member(name.rawValue)
        switch condition.kind {
        case .function: omit("a condition that is a function", at: place)
        case .malformed(let error, _):
            omit(DocumentDiagnostic(.condition, "expected \(error.expected)"), at: place)
        case .constant, .predicate:
            guard let unknown = condition.tags.first(where: { !known.contains($0) }) else { break }
            omit(Self.unknown(unknown), at: place)
            return nil
        }
        return condition.documentValue
    }

    private mutating func document(
        of formula: Formula, _ name: DocumentName, at spot: DocumentSpot
    ) -> JSONValue? {
        guard let unknown = formula.tags.first(where: { !known.contains($0) }) else {
            return .string(formula.source)
        }
        omit(Self.unknown(unknown), at: spot.place.member(name.rawValue))
        return nil
    }

    private static func unknown(_ tag: String) -> DocumentDiagnostic {
        DocumentDiagnostic(.condition, "no row or section has the tag \(tag.inQuotes)")
    }

    /// Returns the rules of the form.
    private mutating func document(ofRulesOf form: Form) -> JSONValue? {
        let placed = form.placedRules.map { (rule: $0.box(of: Form.self) as AnyRule, at: $0.tag) }
        var written: [JSONValue] = []
        for (index, (rule, tag)) in (form.ruleSet.all.map { ($0, nil) } + placed).enumerated() {
            var spot = DocumentSpot()
            spot.rule = index
            if let tag, !known.contains(tag) {
                omit(Self.unknown(tag), at: spot.place)
            } else if var document = document(of: rule, at: spot) {
                document.at = tag
                written.append(document.json)
            }
        }
        return written.isEmpty ? nil : .array(written)
    }

    /// Returns the rules of a row, or of a section if the row is nil.
    mutating func document(
        of rules: [AnyRule], of row: BaseRow? = nil, at spot: DocumentSpot
    ) -> JSONValue? {
        var written: [JSONValue] = []
        for (index, rule) in rules.enumerated() where !rule.isOfForm {
            var spot = spot
            spot.rule = index
            if let document = document(of: rule, of: row, at: spot) {
                written.append(document.json)
            }
        }
        return written.isEmpty ? nil : .array(written)
    }

    private mutating func document(
        of rule: AnyRule, of row: BaseRow? = nil, at spot: DocumentSpot
    ) -> RuleDocument? {
        if let fault = rule.fault {
            let reason = fault.prefix { !$0.isNewline }
            omit(DocumentDiagnostic(.invalid, String(reason)), at: spot.place)
            return nil
        }
        guard let document = rule.document else {
            omit("the rule \(rule.typeName)", at: spot.place)
            return nil
        }
        if let problem = problem(ofTagsIn: document.json, in: row, of: row?.valueType) {
            omit(problem, at: spot.place)
            return nil
        }
        return document
    }

    /// Returns the reason why a rule could not be loaded again because of the tags that it names, or
    /// nil if it could.
    ///
    /// - Parameters:
    ///   - row: The row that has the rule, or whose inner row has it.
    ///   - type: The type of the values that the rule validates, or nil if it is unknown.
    private mutating func problem(
        ofTagsIn rule: JSONValue, in row: BaseRow?, of type: Any.Type?
    ) -> DocumentDiagnostic? {
        for (tag, member) in RuleDocument.tags(namedIn: rule) {
            guard known.contains(tag) else { return Self.unknown(tag) }
            if member == .row, let row, let type,
                let fault = equalRows?.fault(naming: tag, in: row, of: type)
            {
                return DocumentDiagnostic(.wrongType, fault)
            }
        }
        return nil
    }

    // MARK: Rows

    /// Returns the members of a row's document, or nil if the registry does not have its class.
    mutating func members(
        of row: BaseRow, at spot: DocumentSpot
    ) -> [DocumentName: JSONValue]? {
        guard let descriptor = descriptor(of: row) else {
            omitUnregistered(typeName(type(of: row)), at: spot.place)
            return nil
        }
        let fresh = defaultRows[descriptor.name] ?? DefaultRow(descriptor)
        defaultRows[descriptor.name] = fresh
        var members: [DocumentName: JSONValue] = [.row: .string(descriptor.name)]
        members[.tag] = document(of: row.tag, at: spot)
        members[.settings] = settings(of: row, unlike: fresh, at: spot)
        members[.optionsFrom] = document(ofOptionsOf: row, at: spot)
        if row is any RowGroup {
            members[.rows] = documents(ofPartsOf: row, at: spot)
        } else if row.decidedValue == .never {
            members[.value] = value(of: row, unlike: fresh, at: spot)
        } else {
            for (name, formula) in row.valueFormulas.all {
                members[name] = document(of: formula, name, at: spot)
            }
        }
        members[.bindings] = bindings(of: row, at: spot)
        members[.hidden] = document(of: row.hidden, .hidden, at: spot)
        members[.disabled] = document(of: row.disabled, .disabled, at: spot)
        members[.rules] = document(of: row.anyRules, of: row, at: spot)
        members[.leadingSwipe] = row.leadingSwipe.document
        members[.trailingSwipe] = row.trailingSwipe.document
        for property in fresh.swiftOnlyBeside(row) { omit(property, at: spot.place) }
        return members
    }

    /// Returns the rows of a group, or nil if it has none.
    private mutating func documents(ofPartsOf row: BaseRow, at spot: DocumentSpot) -> JSONValue? {
        var rows: [JSONValue] = []
        for (index, part) in row.family.inner.enumerated() {
            guard var members = members(of: part.row, at: spot.part(index)) else { continue }
            if let name = row.nameOfPart(part) { members[.tag] = .string(name) }
            rows.append(JSONValue(members))
        }
        return rows.isEmpty ? nil : .array(rows)
    }

    /// Returns the source of a row's options, or nil if it has none.
    private mutating func document(
        ofOptionsOf row: BaseRow, at spot: DocumentSpot
    ) -> JSONValue? {
        guard let options = row.optionsDecision, let document = options.document else { return nil }
        return isKnown(options, at: spot.place.member(DocumentName.optionsFrom.rawValue))
            ? document : nil
    }

    /// Whether all tags are known by which options are decided; one that is not is recorded.
    mutating func isKnown(_ options: OptionsDecision, at place: DocumentPlace) -> Bool {
        guard let unknown = options.tags.first(where: { !known.contains($0) }) else { return true }
        omit(Self.unknown(unknown), at: place)
        return false
    }

    /// Returns the expressions that decide settings of a row, by the names of the settings.
    private mutating func bindings(of row: BaseRow, at spot: DocumentSpot) -> JSONValue? {
        var written: [String: JSONValue] = [:]
        for binding in row.bindings {
            guard case .formula(let formula) = binding.expression, let name = binding.name else {
                continue
            }
            if let unknown = formula.tags.first(where: { !known.contains($0) }) {
                let place = spot.place.member(DocumentName.bindings.rawValue)
                omit(Self.unknown(unknown), at: place.member(name))
            } else {
                written[name] = .string(formula.source)
            }
        }
        return written.isEmpty ? nil : .object(written)
    }

    private func descriptor(of row: BaseRow) -> RowDescriptor? {
        (row as? any RowType).flatMap { factory.registry[type(of: $0)] }
    }

    /// Records that a row or section is left out because the registry does not have its class.
    mutating func omitUnregistered(_ type: String, at place: DocumentPlace) {
        omit(
            DocumentDiagnostic(.unknownName, "no plugin of the registry has the row \(type)"),
            at: place)
    }

    private mutating func settings(
        of row: BaseRow, unlike fresh: DefaultRow, at spot: DocumentSpot
    ) -> JSONValue? {
        var settings: [String: JSONValue] = [:]
        let sourced = (row.optionsDecision?.origins ?? [])
            .map { column, _ in column.map { "\($0)Options" } ?? "options" }
        for setting in fresh.settings where !setting.isSwiftOnly {
            // Loaded options are not the row's own.
            if sourced.contains(setting.name) { continue }
            do throws(DocumentDiagnostic) {
                var value = try setting.document(of: row)
                let isSaid = setting.name == "hiddenValue" && row.hasOwnEffectOfHiding
                guard isSaid || value != fresh.values[setting.name] else { continue }
                if let inner = setting.innerRow?() {
                    let place = spot.place.member(DocumentName.settings.rawValue)
                    value = withoutWrongTags(
                        value, of: InnerSettings(inner), in: row, at: place.member(setting.name))
                }
                settings[setting.name] = value
            } catch {
                let place = spot.place.member(DocumentName.settings.rawValue)
                omit(error, at: place.member(setting.name))
            }
        }
        // There may be another conflict between limits after this one.
        var next = row.conflict(among: fresh.settings)
        while let conflict = next {
            let count = settings.count
            for name in [conflict.limit, conflict.other].compactMap({ $0 }) { settings[name] = nil }
            let place = spot.place.member(DocumentName.settings.rawValue)
            omit(
                DocumentDiagnostic(.notAllowed, conflict.message), at: place.member(conflict.limit))
            next = settings.count < count ? fresh.limitConflict(among: settings) : nil
        }
        return settings.isEmpty ? nil : .object(settings)
    }

    /// Returns the object of an inner row without the conditions and rules that name a tag that is
    /// unknown or that they cannot name.
    private mutating func withoutWrongTags(
        _ json: JSONValue, of settings: InnerSettings, in row: BaseRow, at place: DocumentPlace
    ) -> JSONValue {
        guard case .object(var members) = json else { return json }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let place = place.member(name)
            if let setting = settings.setting(named: name) {
                guard let inner = setting.innerRow?() else { continue }
                members[name] = withoutWrongTags(
                    value, of: InnerSettings(inner), in: row, at: place)
            } else if case .array(let rules) = value {
                let known = rules.enumerated().filter { index, rule in
                    guard
                        let problem = problem(ofTagsIn: rule, in: row, of: settings.valueType)
                    else { return true }
                    omit(problem, at: place.element(index))
                    return false
                }
                members[name] = known.isEmpty ? nil : .array(known.map(\.element))
            } else if let condition = try? Condition(documentValue: value),
                let tag = condition.tags.first(where: { !known.contains($0) })
            {
                omit(Self.unknown(tag), at: place)
                members[name] = nil
            }
        }
        return .object(members)
    }

    private mutating func value(
        of row: BaseRow, unlike fresh: DefaultRow, at spot: DocumentSpot
    ) -> JSONValue? {
        let place = spot.place.member(DocumentName.value.rawValue)
        guard let value = row.untypedValue else { return fresh.value == nil ? nil : .null }
        guard let value = value as? any DocumentValue & Equatable else {
            omit("a value of type \(typeName(type(of: value)))", at: place)
            return nil
        }
        do throws(DocumentDiagnostic) {
            let isSame = try? value.isSame(in: value.documentValue())
            let json = try row.documentValue()
            if isSame != true {
                omit(
                    DocumentDiagnostic(.invalid, "JSON cannot represent the value exactly"),
                    at: place)
            }
            return isSame == nil || json == fresh.value ? nil : json
        } catch {
            omit(error, at: place)
            return nil
        }
    }
}

extension DocumentValue where Self: Equatable {
    /// Whether decoding the JSON written for the value gives an equal value.
    ///
    /// - Throws: An error if the JSON cannot be decoded.
    fileprivate func isSame(in json: JSONValue) throws(DocumentDiagnostic) -> Bool {
        try Self(documentValue: json) == self
    }
}
