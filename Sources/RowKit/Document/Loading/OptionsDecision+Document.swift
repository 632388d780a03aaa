extension OptionsDecision {
    /// What decides the options, as a document contains it, or nil if only Swift can say it.
    var document: JSONValue? {
        var members: [DocumentName: JSONValue] = [:]
        switch source {
        case .named(let name): members[.list] = .string(name)
        case .list: return nil
        case .source(let source, let row):
            members[.source] = .string(source.name)
            members[.row] = row.map { .string($0) }
        }
        members[.where] = (condition?.predicate.source).map { .string($0) }
        return JSONValue(members)
    }

    /// The names of the members with tags, and these tags.
    var namedTags: [(tag: String, member: DocumentName)] {
        if case .source(_, let row?) = source { return [(row, .row)] }
        return (condition?.predicate.references ?? []).compactMap { reference in
            reference.tag.map { ($0, .where) }
        }
    }

    /// Checks whether the options of a row can depend on the value of another row.
    ///
    /// - Throws: An error if `other` is the row itself, or if its value has another type.
    func check(_ row: BaseRow, following other: BaseRow) throws(DocumentDiagnostic) {
        guard case .source(let source, let tag?) = source else { return }
        let name = tag.shortened.inQuotes
        guard other !== row else {
            throw DocumentDiagnostic(.notAllowed, "the tag \(name) is not one of another row")
        }
        guard source.valueType != other.valueType else { return }
        let expected = source.valueType.map { typeName($0) } ?? ""
        throw DocumentDiagnostic(
            .wrongType,
            "\(source.name) depends on a value of type \(expected); the values of \(name) are "
                + "of type \(typeName(other.valueType))")
    }
}

extension DocumentObject {
    /// Reads the source of a row's options, or returns nil if it is missing or invalid.
    mutating func readOptions(
        of descriptor: RowDescriptor, beside settings: [String: JSONValue],
        from registry: RowRegistry
    ) -> OptionsDecision? {
        guard has(.optionsFrom) else { return nil }
        if settings["options"] != nil {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.optionsFrom.rawValue),
                    "a row has either the setting options or optionsFrom, not both"))
        }
        return readAll(.optionsFrom) { json, problems -> OptionsDecision? in
            do throws(DocumentDiagnostic) {
                if json[DocumentName.list.rawValue] != nil {
                    return try Self.readList(json, of: descriptor, &problems)
                }
                var object = try DocumentObject(
                    json, "source of options", known: [.source, .row, .list])
                let source = object.require(.source, as: String.self).flatMap { name in
                    object.read(.source) { _ throws(DocumentDiagnostic) in
                        try registry.optionSource(called: name, for: descriptor)
                    }
                }
                let row: String? = object.read(.row)
                if let source { object.check(.row, dependenceOf: source) }
                problems += object.problems
                return source.map {
                    OptionsDecision(.source($0, row: $0.valueType == nil ? nil : row), where: nil)
                }
            } catch {
                problems.append(error)
                return nil
            }
        } ?? nil
    }

    /// Reads the name of a list, and the condition of its items.
    private static func readList(
        _ json: JSONValue, of row: RowDescriptor, _ problems: inout [DocumentDiagnostic]
    ) throws(DocumentDiagnostic) -> OptionsDecision? {
        guard row.facts.optionType is any DocumentValue.Type else {
            throw DocumentDiagnostic(.notAllowed, "\(row.name.withArticle) takes no list")
        }
        var object = try DocumentObject(json, "source of options", known: [.list, .where])
        let list: String? = object.read(.list)
        let condition = object.read(.where) { json throws(DocumentDiagnostic) in
            try ItemCondition(documentValue: json)
        }
        problems += object.problems
        return list.map { OptionsDecision(.named($0), where: condition) }
    }

    private mutating func check(_ name: DocumentName, dependenceOf source: OptionSource) {
        if source.valueType != nil {
            mustHave(name, "the row on whose value the options depend")
        } else if has(name) {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(name.rawValue),
                    "the options of \(source.name) depend on no row"))
        }
    }
}

extension RowRegistry {
    /// Returns the source of options with a name, for a class of rows.
    ///
    /// - Throws: An error if there is no such source, or if it has options of another type.
    fileprivate func optionSource(
        called name: String, for row: RowDescriptor
    ) throws(DocumentDiagnostic) -> OptionSource {
        guard let type = row.facts.optionType else {
            throw DocumentDiagnostic(.notAllowed, "\(row.name.withArticle) has no options")
        }
        let sources = optionSources
        guard let source = sources.first(where: { $0.name == name }) else {
            throw .unnamed("source of options", name, among: sources.map(\.name))
        }
        guard source.optionType == type else {
            throw DocumentDiagnostic(
                .wrongType,
                "the options of \(name) are of type \(typeName(source.optionType)); those of "
                    + "\(row.name.withArticle) are of type \(typeName(type))")
        }
        return source
    }
}

extension DocumentDiagnostic {
    /// A diagnostic for a name that no plugin contributes.
    static func unnamed(_ kind: String, _ name: String, among names: [String]) -> Self {
        let problem = unknown(kind, name, known: names)
        guard problem.suggestion == nil else { return problem }
        return DocumentDiagnostic(
            .unknownName,
            problem.message
                + (names.isEmpty
                    ? "; no plugin of the program contributes any"
                    : "; there are \(names.sorted().joined(separator: ", "))"))
    }
}

extension ItemCondition {
    /// Reads a condition from a string.
    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .string(let text) = json else {
            throw .expected("a condition in quotes, such as \"country == $country\"", found: json)
        }
        do throws(ExpressionError) {
            try self.init(parsing: text)
        } catch {
            throw error.diagnostic(of: "condition")
        }
    }
}

extension BaseRow {
    /// Checks whether the row can take its options from a list with a name.
    ///
    /// - Throws: An error if there is no such list, or if one of its values is none of the row.
    final func check(
        _ name: String, of lists: [String: ItemList]
    ) throws(DocumentDiagnostic) {
        guard let list = lists[name] else {
            throw .unknown("list", name, known: lists.keys.sorted())
        }
        guard let row = self as? any OptionsProviderRow else { return }
        for place in list.samples {
            do throws(DocumentDiagnostic) {
                try row.checkOption(list.value(at: place))
            } catch {
                throw DocumentDiagnostic(
                    .wrongType, "item \(place) of \(name.shortened.inQuotes): \(error.message)")
            }
        }
    }
}

extension OptionsProviderRow {
    fileprivate func checkOption(_ json: JSONValue) throws(DocumentDiagnostic) {
        _ = try (Option.self as? any DocumentValue.Type)?.init(documentValue: json)
    }
}
