import PlainText

extension OptionsDecision {
    /// What decides the options, as a document contains it, or nil if only Swift can say it.
    var document: JSONValue? {
        var members: [String: JSONValue] = [:]
        for (column, origin) in origins {
            guard let document = origin.document else { return nil }
            guard let column else { return document }
            members[column] = document
        }
        return .object(members)
    }

    /// The tags in the members of the document, with the paths of these members.
    var namedTags: [(tag: String, path: [String])] {
        origins.flatMap { column, origin in
            origin.namedTags.map { tag, member in
                (tag, [column, member.rawValue].compactMap(\.self))
            }
        }
    }
}

extension OptionsOrigin {
    /// The origin as a document contains it, or nil if only Swift can say it.
    fileprivate var document: JSONValue? {
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

    fileprivate var namedTags: [(tag: String, member: DocumentName)] {
        var tags: [(String, DocumentName)] = []
        if case .source(_, let row?) = source { tags.append((row, .row)) }
        for tag in (condition?.predicate.references ?? []).compactMap(\.tag) {
            tags.append((tag, .where))
        }
        return tags
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

    /// Reads an origin of options of a type.
    ///
    /// - Parameters:
    ///   - owner: What has the options, for messages: `a PushRow`.
    ///   - problems: Takes the problems, with their places in the JSON.
    init?(
        _ json: JSONValue, of type: Any.Type, for owner: String, from registry: RowRegistry,
        _ problems: inout [DocumentDiagnostic]
    ) {
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "source of options",
                known: json[DocumentName.list.rawValue] == nil
                    ? [.source, .row, .list, .where] : [.list, .where])
            defer { problems += object.problems }
            let condition = object.read(.where) { json throws(DocumentDiagnostic) in
                try ItemCondition(documentValue: json)
            }
            if object.has(.list) {
                guard type is any DocumentValue.Type else {
                    throw DocumentDiagnostic(.notAllowed, "\(owner) takes no list")
                }
                guard let list: String = object.read(.list) else { return nil }
                self.init(.named(list), where: condition)
                return
            }
            let source = object.require(.source, as: String.self).flatMap { name in
                object.read(.source) { _ throws(DocumentDiagnostic) in
                    try registry.optionSource(called: name, of: type, for: owner)
                }
            }
            let row: String? = object.read(.row)
            guard let source else { return nil }
            object.check(.row, dependenceOf: source)
            self.init(.source(source, row: source.valueType == nil ? nil : row), where: condition)
        } catch {
            problems.append(error)
            return nil
        }
    }
}

extension DocumentObject {
    /// Reads the source of a row's options, or returns nil if it is missing or invalid.
    mutating func readOptions(
        of descriptor: RowDescriptor, beside settings: [String: JSONValue],
        from registry: RowRegistry
    ) -> OptionsDecision? {
        guard has(.optionsFrom) else { return nil }
        let owner = descriptor.name.withArticle
        let columns = descriptor.facts.optionColumns
        let type = descriptor.facts.optionType
        let decision =
            readAll(.optionsFrom) { json, problems -> OptionsDecision? in
                if !columns.isEmpty {
                    return OptionsDecision.reading(
                        json, of: columns, for: owner, from: registry, &problems)
                }
                guard let type else {
                    problems.append(DocumentDiagnostic(.notAllowed, "\(owner) has no options"))
                    return nil
                }
                return OptionsOrigin(json, of: type, for: owner, from: registry, &problems)
                    .map { OptionsDecision($0) }
            } ?? nil
        for (column, _) in decision?.origins ?? [] {
            let setting = column.map { "\($0)Options" } ?? "options"
            guard settings[setting] != nil else { continue }
            let place = DocumentPlace.root.member(DocumentName.optionsFrom.rawValue)
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: column.map(place.member) ?? place,
                    "a row has either the setting \(setting) or optionsFrom, not both"))
        }
        return decision
    }

    fileprivate mutating func check(_ name: DocumentName, dependenceOf source: OptionSource) {
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

extension OptionsDecision {
    /// Reads the origins of the options in columns.
    fileprivate static func reading(
        _ json: JSONValue, of columns: [(name: String, type: any Sendable.Type)],
        for owner: String, from registry: RowRegistry, _ problems: inout [DocumentDiagnostic]
    ) -> OptionsDecision? {
        let names = columns.map(\.name)
        guard case .object(let members) = json else {
            let expected =
                "an object with a source of options for each of \(names.joined(separator: ", "))"
            problems.append(.expected(expected, found: json))
            return nil
        }
        for name in members.keys.sorted() where !names.contains(name) {
            problems.append(
                DocumentDiagnostic.unknown("column", name, known: names)
                    .within(DocumentPlace.root.member(name)))
        }
        var origins: [(String, OptionsOrigin)] = []
        for (name, type) in columns {
            guard let json = members[name] else { continue }
            var found: [DocumentDiagnostic] = []
            if let origin = OptionsOrigin(json, of: type, for: owner, from: registry, &found) {
                if case .source = origin.source {
                    found.append(DocumentDiagnostic(.notAllowed, "a column takes only lists"))
                } else {
                    origins.append((name, origin))
                }
            }
            problems += found.map { $0.within(DocumentPlace.root.member(name)) }
        }
        return OptionsDecision(columns: origins)
    }
}

extension RowRegistry {
    /// Returns the source of options with a name, for options of a type.
    ///
    /// - Throws: An error if there is no such source, or if it has options of another type.
    fileprivate func optionSource(
        called name: String, of type: Any.Type, for owner: String
    ) throws(DocumentDiagnostic) -> OptionSource {
        let sources = optionSources
        guard let source = sources.first(where: { $0.name == name }) else {
            throw .unnamed(
                "source of options", name, among: sources.map(\.name),
                none: "no plugin of the program contributes any")
        }
        guard source.optionType == type else {
            throw DocumentDiagnostic(
                .wrongType,
                "the options of \(name) are of type \(typeName(source.optionType)); those of "
                    + "\(owner) are of type \(typeName(type))")
        }
        return source
    }
}

extension DocumentDiagnostic {
    /// A diagnostic for an unknown name, which lists the known ones if none of them is similar.
    ///
    /// - Parameter none: What is said if there are no names.
    static func unnamed(
        _ kind: String, _ name: String, among names: [String], none: String
    ) -> Self {
        let problem = unknown(kind, name, known: names)
        guard problem.suggestion == nil else { return problem }
        return DocumentDiagnostic(
            .unknownName, "\(problem.message); \(NearestName.list(names, none: none))")
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

extension OptionsOrigin {
    /// Checks whether the values of the list can be options of a type.
    ///
    /// - Throws: An error if there is no such list, or if one of its values is no option.
    func check(_ type: Any.Type, in lists: [String: ItemList]) throws(DocumentDiagnostic) {
        guard case .named(let name) = source else { return }
        guard let list = lists[name] else {
            throw .unnamed(
                "list", name, among: Array(lists.keys), none: "the document has no lists")
        }
        guard let type = type as? any DocumentValue.Type else { return }
        for place in list.samples {
            do throws(DocumentDiagnostic) {
                _ = try type.init(documentValue: list.value(at: place))
            } catch {
                throw DocumentDiagnostic(
                    .wrongType, "item \(place) of \(name.shortened.inQuotes): \(error.message)")
            }
        }
    }
}
