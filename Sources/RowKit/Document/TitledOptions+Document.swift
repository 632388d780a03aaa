extension TitledOptions: DocumentValue where Value: DocumentValue {
    /// Reads a list of options.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .array(let elements) = json else { throw .expected("a list", found: json) }
        var options: [TitledOption<Value>] = []
        var problems: [DocumentDiagnostic] = []
        for (index, element) in elements.enumerated() {
            do throws(DocumentDiagnostic) {
                options.append(try TitledOption(documentValue: element))
            } catch {
                problems.append(error.within(.root.element(index)))
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        self.init(options)
    }

    /// The list of options.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var elements: [JSONValue] = []
        for index in values.indices { elements.append(try self[index].documentValue()) }
        return .array(elements)
    }

    /// The schema of a list of options.
    public static var documentSchema: JSONValue {
        ["type": "array", "items": TitledOption<Value>.documentSchema]
    }

    /// The values as an array, a dictionary literal with the titles, or the list of options.
    public var swiftExpression: String? {
        let options = values.indices.map { self[$0] }
        if areBare { return literal(of: options.map(\.value.swiftExpression)) }
        guard options.allSatisfy({ $0.title != nil && $0.details.isEmpty }) else {
            return literal(of: options.map(\.swiftExpression)).map { "TitledOptions(\($0))" }
        }
        return literal(
            of: options.map { option in
                option.value.swiftExpression.map {
                    "\($0): \((option.title ?? "").debugDescription)"
                }
            })
    }

    /// An array or dictionary literal, or nil if an element is nil.
    private func literal(of elements: [String?]) -> String? {
        let known = elements.compactMap(\.self)
        return known.count < elements.count ? nil : "[\(known.joined(separator: ", "))]"
    }
}

extension TitledOption: DocumentValue where Value: DocumentValue {
    /// Reads a value, or an object with a value, a title and details.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard Self.isObject(json) else {
            do throws(DocumentDiagnostic) {
                self.init(try Value(documentValue: json))
            } catch {
                guard [DocumentName.title, .details].contains(where: { json[$0.rawValue] != nil })
                else { throw error }
                throw DocumentDiagnostic(.missing, "an option with texts needs a \"value\"")
            }
            return
        }
        var object = try DocumentObject(json, "option", known: [.value, .title, .details])
        let value = object.require(.value, as: Value.self)
        let title: String? = object.read(.title)
        let details: [String]? = object.read(.details)
        if let error = DocumentDiagnostic(all: object.problems) { throw error }
        guard let value else { throw .expected("an option", found: json) }
        self.init(value, title, details: details ?? [])
    }

    /// Whether JSON is an object with a value and texts, rather than a value.
    private static func isObject(_ json: JSONValue) -> Bool {
        json[DocumentName.value.rawValue] != nil
    }

    /// The value, or an object with the value and the texts.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        let json = try value.documentValue()
        guard title != nil || !details.isEmpty || Self.isObject(json) else { return json }
        var members: [DocumentName: JSONValue] = [.value: json]
        members[.title] = title.map { .string($0) }
        if !details.isEmpty { members[.details] = try details.documentValue() }
        return JSONValue(members)
    }

    /// The schema of a value, and of an object with a value, a title and details.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                Value.documentSchema,
                [
                    "type": "object", "required": ["value"], "additionalProperties": false,
                    "properties": [
                        "value": Value.documentSchema, "title": ["type": "string"],
                        "details": [String].documentSchema,
                    ],
                ],
            ]
        ]
    }

    /// The option with its value and its texts.
    public var swiftExpression: String? {
        guard let value = value.swiftExpression else { return nil }
        let title = title.map { ", \($0.debugDescription)" } ?? ""
        let details = details.isEmpty ? "" : ", details: \(details.swiftExpression ?? "[]")"
        return "TitledOption(\(value)\(title)\(details))"
    }
}
