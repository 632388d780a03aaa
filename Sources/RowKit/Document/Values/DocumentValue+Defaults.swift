#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Enums of texts.
extension DocumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Reads the raw value of a case.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self = try Self.named(json)
    }

    /// The raw value.
    public func documentValue() -> JSONValue { .string(rawValue) }

    /// One of the raw values.
    public static var documentSchema: JSONValue { namesSchema }

    fileprivate static func named(_ json: JSONValue) throws(DocumentDiagnostic) -> Self {
        let name = try String(documentValue: json)
        if let value = Self(rawValue: name) { return value }
        throw .notAllowed(name, among: allCases.map(\.rawValue))
    }

    fileprivate static var namesSchema: JSONValue {
        ["enum": .array(allCases.map { .string($0.rawValue) })]
    }
}

// What is Codable.
extension DocumentValue where Self: Codable {
    /// Reads what decodes.
    ///
    /// A member that `documentSchema` does not have is refused, where that says
    /// `"additionalProperties": false`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        try Self.checkMembers(of: json)
        do {
            let data = try JSONEncoder().encode(json)
            self = try JSONDecoder.ofDocuments.decode(Self.self, from: data)
        } catch let error as DecodingError {
            throw DocumentDiagnostic(error, expecting: Self.self, in: json)
        } catch {
            throw DocumentDiagnostic(.invalid, "\(error)")
        }
    }

    /// What encodes.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        do {
            let data = try JSONEncoder.ofDocuments.encode(self)
            return try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw DocumentDiagnostic(.invalid, "a \(Self.self) cannot be written: \(error)")
        }
    }

    /// Decoders do not ask what else there is.
    private static func checkMembers(of json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json, documentSchema["additionalProperties"] == false,
            case .object(let known) = documentSchema["properties"]
        else { return }
        for name in members.keys.sorted() where known[name] == nil {
            throw .unknown("member of a \(Self.self)", name, known: known.keys)
                .within(.root.member(name))
        }
    }
}

// Dates within what is Codable are written as dates alone are.
extension JSONEncoder {
    fileprivate static var ofDocuments: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            try date.documentValue().encode(to: encoder)
        }
        return encoder
    }
}

extension JSONDecoder {
    fileprivate static var ofDocuments: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            do {
                return try Date(documentValue: JSONValue(from: decoder))
            } catch let problem as DocumentDiagnostic {
                let context = DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: problem.message)
                throw DecodingError.dataCorrupted(context)
            }
        }
        return decoder
    }
}

// Enums of texts that are Codable as well.
extension DocumentValue where Self: RawRepresentable & CaseIterable & Codable, RawValue == String {
    /// Reads the raw value of a case.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self = try Self.named(json)
    }

    /// The raw value.
    public func documentValue() -> JSONValue { .string(rawValue) }

    /// One of the raw values.
    public static var documentSchema: JSONValue { namesSchema }
}

extension DocumentDiagnostic {
    /// What a decoder found wrong.
    fileprivate init(_ error: DecodingError, expecting type: Any.Type, in json: JSONValue) {
        let (path, what): ([any CodingKey], String) =
            switch error {
            case .typeMismatch(let type, let context):
                (context.codingPath, "expected \(Self.name(of: type))")
            case .valueNotFound(let type, let context):
                (context.codingPath, "expected \(Self.name(of: type)), found null")
            case .keyNotFound(let key, let context):
                (context.codingPath, "the member \(key.stringValue.debugDescription) is missing")
            case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
            @unknown default: ([], "expected a \(type)")
            }
        let place = path.reduce(DocumentPlace.root) { place, key in
            key.intValue.map(place.element) ?? place.member(key.stringValue)
        }
        self.init(.wrongType, at: place, what)
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [String: Any].Type: "an object"
        case is [Any].Type: "a list"
        default: "a \(type)"
        }
    }
}
