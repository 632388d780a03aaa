/// The source of a row's options, as a document names it.
struct OptionsDocument {
    let source: OptionSource
    /// The tag of the row on whose value the options depend, or nil if they depend on none.
    let row: String?

    private var json: JSONValue {
        var members: [DocumentName: JSONValue] = [.source: .string(source.name)]
        members[.row] = row.map { .string($0) }
        return JSONValue(members)
    }

    /// Lets a row load its options from the source.
    ///
    /// The row has options of the type of the source.
    func provideOptions(for row: BaseRow, value: Any? = nil) {
        (row as? any OptionsProviderRow)?.take(source.makeProvider(value, json))
    }

    /// Lets a row load its options from the source for the value of another row, now and whenever
    /// the value changes.
    ///
    /// - Throws: An error if `other` is nil or the row itself, or if its value has another type.
    func provideOptions(
        for row: BaseRow, following other: BaseRow?
    ) throws(DocumentDiagnostic) {
        let tag = (self.row ?? "").shortened.inQuotes
        guard let other = other as? any BaseRow & RowType, other !== row else {
            throw DocumentDiagnostic(.notAllowed, "the tag \(tag) is not one of another row")
        }
        try follow(other, with: row, called: tag)
    }

    private func follow<Other: BaseRow & RowType>(
        _ other: Other, with row: BaseRow, called tag: String
    ) throws(DocumentDiagnostic) {
        guard source.valueType == Other.Cell.Value.self else {
            let expected = source.valueType.map { typeName($0) } ?? ""
            throw DocumentDiagnostic(
                .wrongType,
                "\(source.name) depends on a value of type \(expected); the values of \(tag) are "
                    + "of type \(typeName(Other.Cell.Value.self))")
        }
        provideOptions(for: row, value: other.value)
        var listener = RowListener(event: .change) { [weak row] other in
            guard let row, let change = (other as? RowOf<Other.Cell.Value>)?.change else { return }
            provideOptions(for: row, value: change.new)
            // A value that the program writes may be among the options that are not loaded yet.
            if change.origin == .user { row.baseValue = nil }
        }
        listener.isFromDocument = true
        other.listeners.append(listener)
    }
}

extension OptionsProviderRow {
    /// Takes a provider whose type is known only at run time.
    fileprivate func take(_ provider: any Sendable) {
        guard let provider = provider as? OptionsProvider<Option> else { return }
        optionsProvider = provider
    }
}

extension DocumentObject {
    /// Reads the source of a row's options, or returns nil if it is missing or invalid.
    mutating func readOptions(
        of descriptor: RowDescriptor, beside settings: [String: JSONValue],
        from registry: RowRegistry
    ) -> OptionsDocument? {
        guard has(.optionsFrom) else { return nil }
        if settings["options"] != nil {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.optionsFrom.rawValue),
                    "a row has either the setting options or optionsFrom, not both"))
        }
        return readAll(.optionsFrom) { json, problems -> OptionsDocument? in
            do throws(DocumentDiagnostic) {
                var object = try DocumentObject(
                    json, "source of options", known: [.source, .row])
                let source = object.require(.source, as: String.self).flatMap { name in
                    object.read(.source) { _ throws(DocumentDiagnostic) in
                        try registry.optionSource(called: name, for: descriptor)
                    }
                }
                let row: String? = object.read(.row)
                if let source { object.check(.row, dependenceOf: source) }
                problems += object.problems
                return source.map {
                    OptionsDocument(source: $0, row: $0.valueType == nil ? nil : row)
                }
            } catch {
                problems.append(error)
                return nil
            }
        } ?? nil
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
