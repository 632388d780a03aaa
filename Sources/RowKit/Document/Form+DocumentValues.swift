import PlainText

// The values of a form as JSON, with one member for each tag.

extension Form {
    /// Sets the values of rows and sections by their tags, in one transaction.
    ///
    /// Null removes a value.
    ///
    /// As with ``setValues(_:includeHidden:by:)``, `guests[2]` addresses one row of a section, and
    /// hidden and disabled rows are written as well.
    ///
    /// - Returns: The problems by tag, each with its place in the value. An invalid value is not
    ///   written.
    package func setDocumentValues(
        _ values: [String: JSONValue], limits: DocumentLimits = DocumentLimits()
    ) -> [String: [DocumentDiagnostic]] {
        var suggestions = NameSuggestions()
        return write(values.mapValues { .json($0) }, limits: limits) { tag in
            guard sectionsByTag[tag] == nil else {
                return [DocumentDiagnostic(.invalid, "the section has no value of its own")]
            }
            return [
                DocumentDiagnostic(
                    .unknownName, "no row or section has this tag",
                    suggestion: nearestTag(to: tag, &suggestions))
            ]
        }
    }

    /// Writes a value for each tag, in one transaction.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether the values of sections include hidden rows.
    ///   - unknown: Returns the problem of a tag that no row or section with a value has.
    /// - Returns: The diagnostics of invalid values by tag, each with its place.
    func write(
        _ values: [String: LooseValue], includeHidden: Bool = false,
        limits: DocumentLimits = DocumentLimits(), unknown: (String) -> [DocumentDiagnostic]
    ) -> [String: [DocumentDiagnostic]] {
        let problems = write(values) { section, value -> [DocumentDiagnostic]? in
            switch section {
            case let section as any OptionSection:
                section.setLooseValue(value, includeHidden: includeHidden)
            case let section as BaseMultivaluedSection:
                section.setLooseValue(value, includeHidden: includeHidden, limits)
            default: nil
            }
        } toRow: { row, value in
            do throws(DocumentDiagnostic) { try row.setLooseValue(value) } catch {
                return error.all
            }
            return []
        } unknown: {
            unknown($0)
        } described: {
            DocumentDiagnostic(.invalid, $0.message)
        }
        return Dictionary(
            uniqueKeysWithValues: problems.map { tag, found in
                (tag, found.within(DocumentPlace(tag: tag)))
            })
    }

    /// Whether a value is left out of JSON: that of a button without one.
    func isLeftOut(_ value: (any Sendable)?, of tag: String) -> Bool {
        value == nil && rowsByTag[tag]?.omitsEmptyValue == true
    }

    /// Returns the values by tag, with null for rows that have no value.
    ///
    /// - Parameter includeHidden: Whether values of hidden rows are included.
    /// - Throws: A diagnostic, with its tag, for each value that can be expressed only in Swift.
    package func documentValues(
        includeHidden: Bool = false
    ) throws(RowFactoryError) -> [String: JSONValue] {
        try documentValues(of: values(includeHidden: includeHidden))
    }

    /// Returns values as JSON.
    ///
    /// - Parameter takeFile: Receives the files of values (``FileValue``), with their tags, in order.
    ///   The JSON then has their names, media types and sizes, without their bytes. If nil, the JSON
    ///   is that of the values.
    package func documentValues(
        of values: FormValues, takeFile: ((String, FileReference) -> Void)? = nil
    ) throws(RowFactoryError) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        var problems: [DocumentDiagnostic] = []
        for (tag, value) in values.sorted(by: { $0.key < $1.key })
        where !isLeftOut(value, of: tag) {
            if let takeFile, let file = Self.fileValue(of: value, { takeFile(tag, $0) }) {
                members[tag] = file
                continue
            }
            do throws(DocumentDiagnostic) {
                members[tag] = try JSONValue(documentValueOf: value)
            } catch {
                problems.append(error.within(DocumentPlace(tag: tag)))
            }
        }
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        return members
    }

    /// Returns the description of a file, or of each file of a list, or nil if the value has none.
    private static func fileValue(
        of value: (any Sendable)?, _ take: (FileReference) -> Void
    ) -> JSONValue? {
        switch flattened(value) {
        case let value as any FileValue:
            let file = value.file
            take(file)
            return file.json
        case let list as [(any Sendable)?] where !list.isEmpty:
            let values = list.map { flattened($0) as? any FileValue }
            guard values.allSatisfy({ $0 != nil }) else { return nil }
            return .array(values.compactMap { fileValue(of: $0, take) })
        default: return nil
        }
    }
}
