extension FormLoading {
    /// Makes a section from a document, or returns nil if the JSON is not an object.
    mutating func section(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> Section? {
        var object: DocumentObject
        do throws(DocumentDiagnostic) {
            object = try DocumentObject(
                json, "section",
                known: [
                    .tag, .header, .footer, .isExpanded, .selectable, .multivalued, .hidden,
                    .disabled, .rules,
                    .rows,
                ])
        } catch {
            problems.append(error)
            return nil
        }
        if case .string(let tag)? = json[DocumentName.tag.rawValue] { sectionTag = tag }
        defer { sectionTag = nil }
        if object.has(.selectable), object.has(.multivalued) {
            object.problems.append(
                DocumentDiagnostic(
                    .notAllowed, "a section is either selectable or multivalued, not both"))
        }
        let selectable = object.readAll(.selectable) { json, problems in
            selectableSection(from: json, at: spot, &problems)
        }
        let multivalued = object.readAll(.multivalued) { json, problems in
            multivaluedSection(from: json, at: spot, &problems)
        }
        let section = (selectable ?? nil) ?? multivalued ?? Section()
        read(section, of: &object, at: spot)
        problems += object.problems
        return section
    }

    /// Reads the members that all sections have.
    private mutating func read(
        _ section: Section, of object: inout DocumentObject, at spot: DocumentSpot
    ) {
        if let tag = object.readTag() {
            take(tag, at: spot, &object.problems)
            section.tag = tag
            if object.has(.multivalued) { lists.insert(tag) }
        }
        for name in [DocumentName.header, .footer] {
            let content = object.readContent(name)
            do throws(ExpressionError) {
                try section.take(content, isHeader: name == .header)
            } catch {
                object.problems.append(
                    error.diagnostic(of: "text").within(.root.member(name.rawValue)))
            }
        }
        for content in section.boundContents {
            askTexts(
                for: content.binding.tags, at: spot, [content.isHeader ? .header : .footer])
        }
        section.isExpanded = object.read(.isExpanded)
        section.hidden = object.read(.hidden, Condition.init(documentValue:))
        section.disabled = object.read(.disabled, Condition.init(documentValue:))
        ask(for: section.hidden, at: spot, .hidden)
        ask(for: section.disabled, at: spot, .disabled)
        let rules = readRules(
            of: &object, validating: "a section", by: \.appliesToSections, at: spot)
        for rule in rules { rule.add(to: section) }
        let rows = object.readEach(.rows) { index, json, problems in
            row(from: json, at: DocumentSpot(section: spot.section, row: index), &problems)
        }
        if let limit = (section as? MultivaluedSection)?.countLimit, rows.count > limit {
            object.problems.append(
                DocumentDiagnostic(
                    .limit, at: .root.member(DocumentName.rows.rawValue),
                    Form.Problem.tooMany(rows.count, limit: limit, at: "").message))
            return
        }
        if let section = section as? any OptionSection, section.optionsDecision != nil,
            rows.contains(where: section.isOption)
        {
            object.problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.rows.rawValue),
                    "the options are either rows or optionsFrom, not both"))
        }
        section.append(contentsOf: rows)
        if let options = section as? any OptionSection, options.chosenCount > options.choiceLimit {
            object.problems.append(
                DocumentDiagnostic(
                    .limit, at: .root.member(DocumentName.rows.rawValue),
                    Form.Problem.tooManyChosen(options.chosenCount, limit: options.choiceLimit)))
        }
    }

    // MARK: Kinds of sections

    private mutating func selectableSection(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> Section? {
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "selectable section",
                known: [
                    .row, .selection, .enableDeselection, .selectionLimit, .optionsFrom,
                ])
            let name = object.require(.row, as: String.self)
            let section = name.flatMap { name in
                object.read(.row) { _ throws(DocumentDiagnostic) in
                    try optionSection(of: factory.registry.row(called: name))
                }
            }
            let selection: Selection? = object.read(.selection)
            let enableDeselection: Bool? = object.read(.enableDeselection)
            let limit: UInt? = object.read(.selectionLimit)
            if selection == .multiple, enableDeselection != nil {
                object.problems.append(
                    DocumentDiagnostic(
                        .notAllowed, at: .root.member(DocumentName.enableDeselection.rawValue),
                        "with multiple selection, every option can be deselected"))
            }
            if selection != .multiple, limit != nil {
                object.problems.append(
                    DocumentDiagnostic(
                        .notAllowed, at: .root.member(DocumentName.selectionLimit.rawValue),
                        "a limit requires multiple selection"))
            }
            let options = section.flatMap { readOptions(of: $0, from: &object, at: spot) }
            problems += object.problems
            guard let section else { return nil }
            if let options { section.decideOptions(options) }
            section.selectionType =
                selection == .multiple
                ? .multipleSelection
                : .singleSelection(enableDeselection: enableDeselection ?? true)
            section.selectionLimit = limit.map { Int(clamping: $0) }
            return section
        } catch {
            problems.append(error)
            return nil
        }
    }

    /// Reads the list whose items are the options.
    private mutating func readOptions(
        of section: any OptionSection, from object: inout DocumentObject, at spot: DocumentSpot
    ) -> OptionsDecision? {
        guard object.has(.optionsFrom) else { return nil }
        let type = section.valueType
        let registry = factory.registry
        let origin = object.readAll(.optionsFrom) { json, problems -> OptionsOrigin? in
            let origin = OptionsOrigin(
                json, of: type, for: "a selectable section", from: registry, &problems)
            guard case .source? = origin?.source else { return origin }
            problems.append(
                DocumentDiagnostic(.notAllowed, "a selectable section takes only lists"))
            return nil
        }
        guard let origin, let origin else { return nil }
        let options = OptionsDecision(origin)
        check(options, at: spot, [.selectable, .optionsFrom]) { _ in type }
        return options
    }

    private func optionSection(
        of descriptor: RowDescriptor
    ) throws(DocumentDiagnostic) -> any OptionSection {
        if let section = descriptor.facts.makeOptionSection() { return section }
        let names = factory.registry.rows.filter { $0.facts.makeOptionSection() != nil }.map(\.name)
        throw DocumentDiagnostic(
            .notAllowed,
            "\(descriptor.name.withArticle) cannot be an option; "
                + "these can: \(names.joined(separator: ", "))")
    }

    private mutating func multivaluedSection(
        from json: JSONValue, at spot: DocumentSpot, _ problems: inout [DocumentDiagnostic]
    ) -> Section {
        let section = MultivaluedSection()
        do throws(DocumentDiagnostic) {
            var object = try DocumentObject(
                json, "multivalued section",
                known: [
                    .may, .minimumCount, .maximumCount, .showInsertIcon, .addButton, .newRow,
                ])
            if let options: MultivaluedOptions = object.read(.may) {
                section.multivaluedOptions = options
            }
            readCounts(of: section, from: &object)
            section.showInsertIconInAddButton = object.read(.showInsertIcon) ?? true
            if let button = readTemplate(.addButton, of: &object, at: spot) {
                section.addButtonProvider = { _ in button.make() }
                section.addButtonDocument = button.json
            }
            if let row = readTemplate(.newRow, of: &object, at: spot) {
                section.multivaluedRowToInsertAt = { _ in row.make() }
                section.newRowDocument = row.json
            } else if section.multivaluedOptions.contains(.insert), !object.has(.newRow) {
                object.mustHave(.newRow, "the row to insert")
            }
            problems += object.problems
        } catch {
            problems.append(error)
        }
        return section
    }

    private func readCounts(of section: MultivaluedSection, from object: inout DocumentObject) {
        let minimum = object.read(.minimumCount, as: UInt.self).map { Int(clamping: $0) } ?? 0
        let maximum = object.read(.maximumCount, as: UInt.self).map { Int(clamping: $0) }
        section.maximumCount = maximum
        section.minimumCount = minimum
        if let problem = section.conflict {
            object.problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.member(DocumentName.maximumCount.rawValue),
                    problem.message))
        }
    }

    private mutating func readTemplate(
        _ name: DocumentName, of object: inout DocumentObject, at spot: DocumentSpot
    ) -> (json: JSONValue, make: () -> BaseRow)? {
        var spot = spot
        spot.member = [.multivalued, name]
        let made = object.readAll(name) { json, problems -> (JSONValue, () -> BaseRow)? in
            guard let make = template(from: json, at: spot, &problems) else { return nil }
            return (json, make)
        }
        return (made ?? nil).map { (json: $0, make: $1) }
    }
}

/// How many options of a section may be chosen, as spelled in documents.
enum Selection: String, CaseIterable, DocumentValue {
    case single, multiple
}
