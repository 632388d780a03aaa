/// A value for a row or section whose type is unknown to the caller: JSON, or a property of a
/// model.
enum LooseValue {
    /// A value from a document.
    case json(JSONValue)
    /// A property of a model, or its representation in ``EncodedContent``.
    case property(Any)

    var isNil: Bool {
        switch self {
        case .json(let json): return json == .null
        case .property(let content as EncodedContent):
            switch content.kind {
            case .nothing, .absent: return true
            case .single, .list, .keyed: return false
            }
        case .property(let value as any AnyOptional): return value.isNil
        case .property: return false
        }
    }

    /// Returns the value as JSON.
    ///
    /// - Parameter isRounded: Whether a number that JSON cannot represent exactly is rounded.
    func json(isRounded: Bool = false) throws(DocumentDiagnostic) -> JSONValue {
        switch self {
        case .json(let json): json
        case .property(let value): try JSONValue(encodingAny: value, isRounded: isRounded)
        }
    }

    /// The elements of an array, or an empty array for nil.
    func elements() throws(DocumentDiagnostic) -> [LooseValue] {
        if isNil { return [] }
        if case .property(let list as [Any]) = self { return list.map { .property($0) } }
        let json = try json()
        guard case .array(let elements) = json else { throw .expected("a list", found: json) }
        return elements.map { .json($0) }
    }
}

extension BaseRow {
    /// Writes a value.
    ///
    /// A property of a model is used unchanged if it has the type of the row's value, and otherwise
    /// converted through JSON. A row of floating-point values rounds a number of another type.
    final func setLooseValue(_ value: LooseValue) throws(DocumentDiagnostic) {
        if case .property(let value) = value, takesValue(value) { return }
        let isRounded = documentType is any BinaryFloatingPoint.Type
        try setDocumentValue(value.isNil ? .null : value.json(isRounded: isRounded))
    }
}

extension BaseMultivaluedSection {
    /// Writes an element to each entry.
    ///
    /// - Parameter includeHidden: Whether hidden entries get an element.
    /// - Returns: The diagnostics of invalid elements. If there are any, nothing is written.
    final func setLooseValue(
        _ value: LooseValue, includeHidden: Bool, _ limits: DocumentLimits
    ) -> [DocumentDiagnostic] {
        let elements: [LooseValue]
        do throws(DocumentDiagnostic) {
            elements = try value.elements()
        } catch {
            return [expectsSecret ? error.concealed(expecting: "a list") : error]
        }
        let limit = Swift.min(limits.rows, countLimit ?? .max)
        guard elements.count <= limit else {
            let problem = Form.Problem.tooMany(elements.count, limit: limit, at: placeName)
            return [DocumentDiagnostic(.limit, problem.message)]
        }
        return fill(with: elements.count, includeHidden: includeHidden, isWhole: true) {
            row, index throws(DocumentDiagnostic) in
            do throws(DocumentDiagnostic) {
                try row.setLooseValue(elements[index])
            } catch {
                throw error.within(.root.element(index))
            }
        } described: {
            DocumentDiagnostic($0.code == .limit ? .limit : .invalid, $0.message)
        }.flatMap(\.all)
    }
}

extension OptionSection {
    /// Chooses one or several options.
    ///
    /// - Parameter includeHidden: Whether hidden options are deselected as well.
    /// - Returns: A diagnostic for each value that is not among the options.
    func setLooseValue(_ value: LooseValue, includeHidden: Bool) -> [DocumentDiagnostic] {
        do throws(DocumentDiagnostic) {
            let problems = setValue(
                try optionValue(of: value), includeHidden: includeHidden)
            return problems.map { DocumentDiagnostic(.invalid, $0.message) }
        } catch {
            return error.all
        }
    }

    private func optionValue(of value: LooseValue) throws(DocumentDiagnostic) -> (any Sendable)? {
        if value.isNil { return nil }
        let json = try value.json()
        if selectionType == .multipleSelection, json == [] { return [any Sendable]() }
        let option = allRows.first { type(of: $0) == optionType }
        guard let option else {
            throw DocumentDiagnostic(.notAllowed, "the section has no options")
        }
        guard selectionType == .multipleSelection else {
            return try option.documentValue(from: json)
        }
        guard case .array(let elements) = json else { throw .expected("a list", found: json) }
        var values: [any Sendable] = []
        var problems: [DocumentDiagnostic] = []
        for (index, element) in elements.enumerated() {
            do throws(DocumentDiagnostic) {
                guard let value = try option.documentValue(from: element) else {
                    throw .expected("an option", found: element)
                }
                values.append(value)
            } catch {
                problems += error.within(.root.element(index)).all
                if problems.isExcessive { break }
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        return values
    }
}
