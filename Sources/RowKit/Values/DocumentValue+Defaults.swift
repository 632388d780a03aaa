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
    /// Members that decoding does not ask for are refused, in what is nested as well. A type that
    /// takes any member decodes a dictionary, or asks its container for `allKeys`. A `documentSchema`
    /// that names members says `"additionalProperties": false`, unless the type takes others.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self = try DocumentDecoder.decode(Self.self, from: json)
    }

    /// What encodes.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        do {
            let data = try JSONEncoder.ofDocuments.encode(self)
            return try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw DocumentDiagnostic(
                .invalid, "a \(typeName(Self.self)) cannot be written: \(error)")
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
