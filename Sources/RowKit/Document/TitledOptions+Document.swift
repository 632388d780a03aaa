extension TitledOptions: DocumentValue where Value: DocumentValue {
    /// Reads a list of values, and of objects with a value and a title.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .array(let elements) = json else { throw .expected("a list", found: json) }
        var pairs: [(Value, String?)] = []
        var problems: [DocumentDiagnostic] = []
        for (index, element) in elements.enumerated() {
            do throws(DocumentDiagnostic) {
                pairs.append(try Self.option(element))
            } catch {
                problems.append(error.within(.root.element(index)))
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        self.init(pairs)
    }

    private static func option(
        _ json: JSONValue
    ) throws(DocumentDiagnostic) -> (Value, String?) {
        guard json[DocumentName.value.rawValue] != nil else {
            return (try Value(documentValue: json), nil)
        }
        var object = try DocumentObject(json, "option", known: [.value, .title])
        let value = object.require(.value, as: Value.self)
        let title: String? = object.read(.title)
        if let error = DocumentDiagnostic(all: object.problems) { throw error }
        guard let value else { throw .expected("an option", found: json) }
        return (value, title)
    }

    /// The values, and objects with a value and a title.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var elements: [JSONValue] = []
        for (index, value) in values.enumerated() {
            let json = try value.documentValue()
            let title = title(at: index)
            guard title != nil || json[DocumentName.value.rawValue] != nil else {
                elements.append(json)
                continue
            }
            var members: [DocumentName: JSONValue] = [.value: json]
            members[.title] = title.map { .string($0) }
            elements.append(JSONValue(members))
        }
        return .array(elements)
    }

    /// The schema of a list of values, and of objects with a value and a title.
    public static var documentSchema: JSONValue {
        [
            "type": "array",
            "items": [
                "anyOf": [
                    Value.documentSchema,
                    [
                        "type": "object", "required": ["value"], "additionalProperties": false,
                        "properties": ["value": Value.documentSchema, "title": ["type": "string"]],
                    ],
                ]
            ],
        ]
    }

    /// The values as an array, or a dictionary literal with the titles.
    public var swiftExpression: String? {
        var parts: [String] = []
        for (index, value) in values.enumerated() {
            guard let value = value.swiftExpression else { return nil }
            guard haveTitles else {
                parts.append(value)
                continue
            }
            // Every option of a dictionary literal has a title.
            guard let title = title(at: index) else { return nil }
            parts.append("\(value): \(title.debugDescription)")
        }
        return "[\(parts.joined(separator: ", "))]"
    }
}
