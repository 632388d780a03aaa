// A form's values as documents write them: a member for each tag.

extension Form {
    /// Gives each tagged row and section what stands under its tag, in one transaction; null takes
    /// a value away.
    ///
    /// As with ``setValues(_:includeHidden:by:)``, `guests[2]` addresses one row of a section, and
    /// hidden and disabled rows are written as well.
    ///
    /// - Returns: What does not fit, by tag, each with its place behind the tag. It changed
    ///   nothing.
    package func setDocumentValues(
        _ values: [String: JSONValue], limits: DocumentLimits = DocumentLimits()
    ) -> [String: [DocumentDiagnostic]] {
        update {
            var problems: [String: [DocumentDiagnostic]] = [:]
            var suggestions = NameSuggestions()
            for (tag, json) in values.sorted(by: { $0.key < $1.key }) {
                let found = setDocumentValue(json, for: tag, limits, &suggestions)
                if !found.isEmpty { problems[tag] = found.within(DocumentPlace(path: tag)) }
            }
            return problems
        }
    }

    /// The values of what is visible, by tag; null where a row has none.
    ///
    /// - Throws: Which values can be given in Swift only, each at its tag.
    package func documentValues() throws(RowFactoryError) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        var problems: [DocumentDiagnostic] = []
        for (tag, value) in values().sorted(by: { $0.key < $1.key }) {
            do throws(DocumentDiagnostic) {
                members[tag] = try Self.documentValue(of: value)
            } catch {
                problems.append(error.within(DocumentPlace(path: tag)))
            }
        }
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        return members
    }

    private static func documentValue(
        of value: (any Sendable)?
    ) throws(DocumentDiagnostic) -> JSONValue {
        guard let value = flattened(value) else { return .null }
        if let value = value as? any DocumentValue { return try value.documentValue() }
        guard let list = value as? [(any Sendable)?] else {
            throw .swiftOnly(valueOf: "\(type(of: value))")
        }
        var elements: [JSONValue] = []
        for (index, element) in list.enumerated() {
            do throws(DocumentDiagnostic) {
                elements.append(try documentValue(of: element))
            } catch {
                throw error.within(.root.element(index))
            }
        }
        return .array(elements)
    }

    // MARK: One value

    private func setDocumentValue(
        _ json: JSONValue, for tag: String, _ limits: DocumentLimits,
        _ suggestions: inout NameSuggestions
    ) -> [DocumentDiagnostic] {
        if let section = sectionsByTag[tag] as? any OptionSection {
            return section.setDocumentValue(json)
        }
        if let section = sectionsByTag[tag] as? BaseMultivaluedSection {
            return section.setDocumentValue(json, limits)
        }
        if let row = rowBy(tag: tag) { return row.setDocumentValue(json) }
        if sectionsByTag[tag] != nil {
            return [DocumentDiagnostic(.invalid, "the section has no value of its own")]
        }
        return [
            DocumentDiagnostic(
                .unknownName, "no row or section has this tag",
                suggestion: nearestTag(to: tag, &suggestions))
        ]
    }
}

extension BaseRow {
    fileprivate final func setDocumentValue(_ json: JSONValue) -> [DocumentDiagnostic] {
        do throws(DocumentDiagnostic) {
            let value = try documentValue(from: json)
            do throws(FormProblem) {
                try setBaseValue(value)
            } catch {
                throw DocumentDiagnostic(.invalid, error.message)
            }
            return []
        } catch {
            return [error]
        }
    }
}

extension BaseMultivaluedSection {
    fileprivate final func setDocumentValue(
        _ json: JSONValue, _ limits: DocumentLimits
    ) -> [DocumentDiagnostic] {
        let elements: [JSONValue]
        switch json {
        case .null: elements = []
        case .array(let list): elements = list
        default: return [.expected("a list", found: json)]
        }
        let limit = Swift.min(limits.rows, maximumCount ?? .max)
        guard elements.count <= limit else {
            let problem = FormProblem.tooMany(elements.count, limit: limit, at: placeName)
            return [DocumentDiagnostic(.limit, problem.message)]
        }
        var values: [(any Sendable)?] = []
        var problems: [DocumentDiagnostic] = []
        let rows = entries(includeHidden: false)
        for (index, element) in elements.enumerated() {
            // What a row takes, the row knows: one that is there, or one as it would be added.
            let row = index < rows.count ? rows[index] : multivaluedRowToInsertAt?(index)
            do throws(DocumentDiagnostic) {
                values.append(try row?.documentValue(from: element))
            } catch {
                problems.append(error.within(.root.element(index)))
            }
        }
        guard problems.isEmpty else { return problems }
        return setValue(values).map { DocumentDiagnostic(.invalid, $0.message) }
    }
}

extension OptionSection {
    fileprivate func setDocumentValue(_ json: JSONValue) -> [DocumentDiagnostic] {
        do throws(DocumentDiagnostic) {
            let problems = setValue(try documentValue(from: json), includeHidden: false)
            return problems.map { DocumentDiagnostic(.invalid, $0.message) }
        } catch {
            return [error]
        }
    }

    private func documentValue(
        from json: JSONValue
    ) throws(DocumentDiagnostic) -> (any Sendable)? {
        guard json != .null else { return nil }
        let option = allRows.first { type(of: $0) == optionType }
        guard let option else {
            throw DocumentDiagnostic(.notAllowed, "the section has no options")
        }
        guard selectionType == .multipleSelection else {
            return try option.documentValue(from: json)
        }
        guard case .array(let elements) = json else { throw .expected("a list", found: json) }
        var values: [any Sendable] = []
        for (index, element) in elements.enumerated() {
            do throws(DocumentDiagnostic) {
                guard let value = try option.documentValue(from: element) else {
                    throw .expected("an option", found: element)
                }
                values.append(value)
            } catch {
                throw error.within(.root.element(index))
            }
        }
        return values
    }
}
