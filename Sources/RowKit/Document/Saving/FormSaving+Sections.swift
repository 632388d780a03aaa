extension FormSaving {
    mutating func document(of section: Section, at spot: DocumentSpot) -> JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        members[.tag] = document(of: section.tag, at: spot)
        let bound = section.boundContents
        for (name, content) in [(DocumentName.header, section.header), (.footer, section.footer)] {
            let written = bound.first { $0.isHeader == (name == .header) }?.written
            members[name] = document(of: written ?? content?.escaped, name, at: spot)
        }
        members[.isExpanded] = section.isExpanded.map { .bool($0) }
        members[.hidden] = document(of: section.hidden, .hidden, at: spot)
        members[.disabled] = document(of: section.disabled, .disabled, at: spot)
        members[.rules] = document(of: section.ruleSet.all, at: spot)
        let known: Section.Type
        switch section {
        case let section as any OptionSection:
            members[.selectable] = document(ofSelectable: section, at: spot)
            known = type(of: section)
        case let section as BaseMultivaluedSection:
            members[.multivalued] = document(ofMultivalued: section, at: spot)
            known = MultivaluedSection.self
        default: known = Section.self
        }
        if type(of: section) != known {
            omit("the class \(typeName(type(of: section))) of a section", at: spot.place)
        }
        members[.rows] = .array(documents(ofRowsIn: section, at: spot))
        return JSONValue(members)
    }

    private mutating func documents(
        ofRowsIn section: Section, at spot: DocumentSpot
    ) -> [JSONValue] {
        var rows: [JSONValue] = []
        let options = section as? any OptionSection
        var choicesLeft = options?.choiceLimit ?? 0
        for (index, row) in section.allRows.filter({
            section.isElement($0) && options?.isListed($0) != true
        })
        .enumerated() {
            let spot = DocumentSpot(section: spot.section, row: index)
            guard var members = members(of: row, at: spot) else { continue }
            if options?.isChosen(row) == true {
                if choicesLeft == 0 {
                    members[.value] = nil
                    omit(
                        DocumentDiagnostic(.limit, "more options are chosen than allowed"),
                        at: spot.place.member(DocumentName.value.rawValue))
                } else {
                    choicesLeft -= 1
                }
            }
            rows.append(JSONValue(members))
        }
        return rows
    }

    private mutating func document(
        of content: (any HeaderFooterContent)?, _ name: DocumentName, at spot: DocumentSpot
    ) -> JSONValue? {
        guard let content else { return nil }
        if let heading = content as? ImageHeader, heading.title?.isEmpty == false {
            if let problem = heading.height.flatMap(ImageHeader.problem(ofHeight:)) {
                let place = spot.place.member(name.rawValue)
                omit(problem, at: place.member(DocumentName.height.rawValue))
            }
            return heading.document
        }
        if !(content is String) {
            omit("a \(name.rawValue) that is a view", at: spot.place.member(name.rawValue))
        }
        return content.title.map { .string($0) }
    }

    private mutating func document(
        ofSelectable section: any OptionSection, at spot: DocumentSpot
    ) -> JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        if let row = factory.registry[section.optionType] { members[.row] = .string(row.name) }
        switch section.selectionType {
        case .multipleSelection: members[.selection] = Selection.multiple.documentValue()
        case .singleSelection(let enableDeselection):
            members[.selection] = Selection.single.documentValue()
            if !enableDeselection { members[.enableDeselection] = false }
        }
        if section.selectionType == .multipleSelection {
            members[.selectionLimit] = section.selectionLimit.map { .integer($0) }
        }
        let place = spot.place.member(DocumentName.selectable.rawValue)
        if let options = section.optionsDecision {
            let place = place.member(DocumentName.optionsFrom.rawValue)
            if isKnown(options, at: place) { members[.optionsFrom] = options.document }
            if options.document == nil { omit("the list of options", at: place) }
        }
        if members[.row] == nil { omitUnregistered("\(section.optionType)", at: place) }
        if section.hasSelectionListeners { omit("a selection listener", at: place) }
        return JSONValue(members)
    }

    /// Returns the maximum number of rows, or nil if it conflicts with the minimum or is already
    /// exceeded.
    private mutating func document(
        ofMaximumOf section: BaseMultivaluedSection, at place: DocumentPlace
    ) -> JSONValue? {
        guard let maximum = section.maximumCount else { return nil }
        let place = place.member(DocumentName.maximumCount.rawValue)
        if let conflict = section.conflict {
            omit(DocumentDiagnostic(.notAllowed, conflict.message), at: place)
            return nil
        }
        guard section.entryCount <= maximum else {
            let problem = Form.Problem.tooMany(section.entryCount, limit: maximum, at: "")
            omit(DocumentDiagnostic(.limit, problem.message), at: place)
            return nil
        }
        return .integer(maximum)
    }

    private mutating func document(
        ofMultivalued section: BaseMultivaluedSection, at spot: DocumentSpot
    ) -> JSONValue {
        var members: [DocumentName: JSONValue] = [:]
        let place = spot.place.member(DocumentName.multivalued.rawValue)
        var options = section.multivaluedOptions
        if options.contains(.insert), section.newRowDocument == nil {
            options.remove(.insert)
            omit("the row to insert", at: place.member(DocumentName.newRow.rawValue))
        }
        if options != MultivaluedSection().multivaluedOptions {
            members[.may] = options.documentValue()
        }
        if section.minimumCount > 0 { members[.minimumCount] = .integer(section.minimumCount) }
        members[.maximumCount] = document(ofMaximumOf: section, at: place)
        if !section.showInsertIconInAddButton { members[.showInsertIcon] = false }
        members[.addButton] = section.addButtonDocument
        members[.newRow] = section.newRowDocument
        if section.hasOwnButton, section.addButtonDocument == nil {
            omit("an add button", at: place.member(DocumentName.addButton.rawValue))
        }
        return JSONValue(members)
    }
}

extension HeaderFooterContent {
    /// The content whose texts show no values, as it stands in documents.
    fileprivate var escaped: any HeaderFooterContent {
        var content = self
        content.title = title.map(PipedText.escaped)
        guard var picture = content as? ImageHeader else { return content }
        picture.subtitle = picture.subtitle.map(PipedText.escaped)
        return picture
    }
}
