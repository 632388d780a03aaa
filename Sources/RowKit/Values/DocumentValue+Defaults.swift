// Enums with string raw values.
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
        let names = allCases.map(\.rawValue)
        guard case .string(let name) = json else {
            throw .expected("one of \(names.joined(separator: ", "))", found: json)
        }
        guard let value = Self(rawValue: name) else { throw .notAllowed(name, among: names) }
        return value
    }

    fileprivate static var namesSchema: JSONValue {
        ["enum": .array(allCases.map { .string($0.rawValue) })]
    }
}

// Codable types.
extension DocumentValue where Self: Codable {
    /// Decodes a value.
    ///
    /// Members that decoding does not request are rejected, in nested values too, and all of them
    /// are reported. Decoding ends at the first member that it cannot read.
    ///
    /// A type that accepts any member should decode a dictionary or use its container's `allKeys`.
    /// A custom `documentSchema` that lists members should set `"additionalProperties": false`
    /// unless the type accepts others.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        self = try DocumentDecoder.decode(Self.self, from: json)
    }

    /// Encodes the value.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try JSONValue(encoding: self)
    }
}

// Codable enums with string raw values.
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
