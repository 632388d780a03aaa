extension Optional: DocumentValue where Wrapped: DocumentValue {
    /// Reads null as nil, and anything else as the wrapped type.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        if case .null = json { self = nil } else { self = try Wrapped(documentValue: json) }
    }

    /// The wrapped value, or null.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        guard let self else { return .null }
        return try self.documentValue()
    }

    /// The schema of the wrapped type, or null.
    public static var documentSchema: JSONValue {
        ["anyOf": [Wrapped.documentSchema, ["type": "null"]]]
    }
}

extension Array: DocumentValue where Element: DocumentValue {
    /// Reads a list.
    ///
    /// - Throws: The problems of all elements.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .array(let values) = json else { throw .expected("a list", found: json) }
        self = []
        reserveCapacity(values.count)
        var problems: [DocumentDiagnostic] = []
        for (index, value) in values.enumerated() {
            do throws(DocumentDiagnostic) {
                append(try Element(documentValue: value))
            } catch {
                problems += error.within(.root.element(index)).all
                if problems.isExcessive { break }
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
    }

    /// The elements as a list.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var values: [JSONValue] = []
        values.reserveCapacity(count)
        for element in self { values.append(try element.documentValue()) }
        return .array(values)
    }

    /// A list whose elements have the schema of their type.
    public static var documentSchema: JSONValue {
        ["type": "array", "items": Element.documentSchema]
    }
}

extension Set: DocumentValue where Element: DocumentValue {
    /// Reads a list without duplicates.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        var problems: [DocumentDiagnostic] = []
        self = []
        for (index, element) in try [Element](documentValue: json).enumerated()
        where !insert(element).inserted {
            let found = try element.documentValue().shortDescription
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: .root.element(index), "\(found) is in the list twice"))
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
    }

    /// The elements as a list, sorted by their JSON.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var values: [JSONValue] = []
        for element in self { values.append(try element.documentValue()) }
        return .array(values.sorted { "\($0)" < "\($1)" })
    }

    /// A list without duplicates, whose elements have the schema of their type.
    public static var documentSchema: JSONValue {
        ["type": "array", "items": Element.documentSchema, "uniqueItems": true]
    }
}

extension Dictionary: DocumentValue where Key == String, Value: DocumentValue {
    /// Reads an object.
    ///
    /// - Throws: The problems of all members, in the order of their names.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else { throw .expected("an object", found: json) }
        self = [:]
        for (name, value) in members {
            do throws(DocumentDiagnostic) {
                self[name] = try Value(documentValue: value)
            } catch {
                let problems = Self.problems(of: members, besides: error, at: name)
                throw DocumentDiagnostic(all: problems) ?? error
            }
        }
    }

    /// Returns the problems of members in the order of their names.
    ///
    /// The members are sorted only if one of them is invalid. It is not read again, because this
    /// would double the work at each level of nested objects.
    private static func problems(
        of members: [String: JSONValue], besides known: DocumentDiagnostic, at place: String
    ) -> [DocumentDiagnostic] {
        var problems: [DocumentDiagnostic] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            do throws(DocumentDiagnostic) {
                if name == place { throw known }
                _ = try Value(documentValue: value)
            } catch {
                problems += error.within(.root.member(name)).all
                if problems.isExcessive { break }
            }
        }
        return problems
    }

    /// The dictionary as an object.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var members: [String: JSONValue] = [:]
        for (name, value) in self { members[name] = try value.documentValue() }
        return .object(members)
    }

    /// An object whose members have the schema of their type.
    public static var documentSchema: JSONValue {
        ["type": "object", "additionalProperties": Value.documentSchema]
    }
}
