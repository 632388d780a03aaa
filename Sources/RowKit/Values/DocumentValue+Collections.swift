extension Optional: DocumentValue where Wrapped: DocumentValue {
    /// Reads null as nothing.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        if case .null = json { self = nil } else { self = try Wrapped(documentValue: json) }
    }

    /// The value, or null.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        guard let self else { return .null }
        return try self.documentValue()
    }

    /// What the value takes, or null.
    public static var documentSchema: JSONValue {
        ["anyOf": [Wrapped.documentSchema, ["type": "null"]]]
    }
}

extension Array: DocumentValue where Element: DocumentValue {
    /// Reads a list.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .array(let values) = json else { throw .expected("a list", found: json) }
        self = []
        reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(DocumentDiagnostic) {
                append(try Element(documentValue: value))
            } catch {
                throw error.within(.root.element(index))
            }
        }
    }

    /// A list.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var values: [JSONValue] = []
        values.reserveCapacity(count)
        for element in self { values.append(try element.documentValue()) }
        return .array(values)
    }

    /// A list of what the elements take.
    public static var documentSchema: JSONValue {
        ["type": "array", "items": Element.documentSchema]
    }
}

extension Set: DocumentValue where Element: DocumentValue {
    /// Reads a list in which nothing stands twice.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let elements = try [Element](documentValue: json)
        self = Set(elements)
        guard count == elements.count else {
            throw DocumentDiagnostic(.notAllowed, "something stands twice in the list")
        }
    }

    /// A list, in the order of what is written for the elements.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var values: [JSONValue] = []
        for element in self { values.append(try element.documentValue()) }
        return .array(values.sorted { "\($0)" < "\($1)" })
    }

    /// A list of what the elements take, each once.
    public static var documentSchema: JSONValue {
        ["type": "array", "items": Element.documentSchema, "uniqueItems": true]
    }
}

extension Dictionary: DocumentValue where Key == String, Value: DocumentValue {
    /// Reads an object.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else { throw .expected("an object", found: json) }
        self = [:]
        for (name, value) in members {
            do throws(DocumentDiagnostic) {
                self[name] = try Value(documentValue: value)
            } catch {
                throw error.within(.root.member(name))
            }
        }
    }

    /// An object.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var members: [String: JSONValue] = [:]
        for (name, value) in self { members[name] = try value.documentValue() }
        return .object(members)
    }

    /// An object of what the members take.
    public static var documentSchema: JSONValue {
        ["type": "object", "additionalProperties": Value.documentSchema]
    }
}
