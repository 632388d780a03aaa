import RowText

// The values of a form as JSON, with one member for each tag.

extension Form {
    /// Sets the values of rows and sections by their tags, in one transaction.
    ///
    /// Null removes a value.
    ///
    /// As with ``setValues(_:includeHidden:by:)``, `guests[2]` addresses one row of a section, and
    /// hidden and disabled rows are written as well.
    ///
    /// - Returns: The problems by tag, each with its place after the tag. Values with problems
    ///   change nothing.
    package func setDocumentValues(
        _ values: [String: JSONValue], limits: DocumentLimits = DocumentLimits()
    ) -> [String: [DocumentDiagnostic]] {
        var suggestions = NameSuggestions()
        let problems = write(values) { section, json -> [DocumentDiagnostic]? in
            switch section {
            case let section as any OptionSection: section.setDocumentValue(json)
            case let section as BaseMultivaluedSection: section.setDocumentValue(json, limits)
            default: nil
            }
        } toRow: { row, json in
            do throws(DocumentDiagnostic) { try row.setDocumentValue(json) } catch {
                return [error]
            }
            return []
        } unknown: { tag in
            guard sectionsByTag[tag] == nil else {
                return [DocumentDiagnostic(.invalid, "the section has no value of its own")]
            }
            return [
                DocumentDiagnostic(
                    .unknownName, "no row or section has this tag",
                    suggestion: nearestTag(to: tag, &suggestions))
            ]
        }
        return Dictionary(
            uniqueKeysWithValues: problems.map { tag, found in
                (tag, found.within(DocumentPlace(path: tag)))
            })
    }

    /// Returns the values of everything visible, by tag, with null for rows that have no value.
    ///
    /// - Throws: A diagnostic for each value that can be given in Swift only, with its tag.
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
            throw .swiftOnly(valueOf: typeName(type(of: value)))
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
}

extension BaseRow {
    fileprivate final func setDocumentValue(_ json: JSONValue) throws(DocumentDiagnostic) {
        let value = try documentValue(from: json)
        do throws(FormProblem) {
            try setBaseValue(value)
        } catch {
            throw DocumentDiagnostic(.invalid, error.message)
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
        let limit = Swift.min(limits.rows, countLimit ?? .max)
        guard elements.count <= limit else {
            let problem = FormProblem.tooMany(elements.count, limit: limit, at: placeName)
            return [DocumentDiagnostic(.limit, problem.message)]
        }
        return fill(with: elements.count, isWhole: true) { row, index throws(DocumentDiagnostic) in
            do throws(DocumentDiagnostic) {
                try row.setDocumentValue(elements[index])
            } catch {
                throw error.within(.root.element(index))
            }
        } described: {
            DocumentDiagnostic($0.code == .limit ? .limit : .invalid, $0.message)
        }
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
