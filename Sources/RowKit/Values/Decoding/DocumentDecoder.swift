#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decodes a `Codable` type from JSON and records which members and elements were read.
///
/// Dates, durations and other values of known types are read in their document format.
struct DocumentDecoder: Decoder {
    let json: JSONValue
    let codingPath: [any CodingKey]
    let note: DecodingNote
    /// Whether errors leave out all parts of the JSON.
    var isSecret = false
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Decodes a value of a type.
    ///
    /// - Parameter ignoresOthers: Whether to allow members that are never requested.
    /// - Throws: A diagnostic with what was expected and what was found. If members were never
    ///   requested, a diagnostic for all of them, with the nearest requested names as suggestions.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from json: JSONValue, ignoresOthers: Bool = false
    ) throws(DocumentDiagnostic) -> Value {
        let note = DecodingNote()
        let value: Value
        do {
            value = try DocumentDecoder(json: json, codingPath: [], note: note).value(of: type)
        } catch let error as DecodingError {
            throw note.misspelling(behind: error, in: json)
                ?? DocumentDiagnostic(error, expecting: type)
        } catch {
            throw DocumentDiagnostic(.invalid, "\(error)")
        }
        if !ignoresOthers, let error = DocumentDiagnostic(all: note.unread(in: json)) {
            throw error
        }
        return value
    }

    // MARK: Containers

    func container<Key: CodingKey>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = json else { throw unexpected("an object") }
        note.openMembers()
        return KeyedDecodingContainer(DocumentMembers(decoder: self, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = json else { throw unexpected("a list") }
        note.openElements()
        return DocumentElements(decoder: self, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        DocumentScalar(decoder: self)
    }

    func member(_ key: some CodingKey, _ json: JSONValue) -> DocumentDecoder {
        DocumentDecoder(
            json: json, codingPath: codingPath + [MemberKey(key.stringValue)],
            note: note.member(key.stringValue), isSecret: isSecret)
    }

    func element(_ index: Int, _ json: JSONValue) -> DocumentDecoder {
        DocumentDecoder(
            json: json, codingPath: codingPath + [ElementKey(index)], note: note.element(index),
            isSecret: isSecret)
    }

    // MARK: Values

    /// Decodes this decoder's JSON as a value of a type.
    func value<Value: Decodable>(of type: Value.Type) throws -> Value {
        do {
            return try readValue(of: type)
        } catch let error as DecodingError where isSecret {
            // The errors of standard library types quote the value, so only a missing key is
            // reported as is.
            if case .keyNotFound = error { throw error }
            throw unexpected(typeName(type))
        }
    }

    private func readValue<Value: Decodable>(of type: Value.Type) throws -> Value {
        if let read = Self.scalars[ObjectIdentifier(type)], let value = try read(self) as? Value {
            return value
        }
        note.type = type
        do {
            return try Value(from: self)
        } catch let error as DecodingError {
            throw unknownRawValue(of: type, behind: error) ?? error
        }
    }

    /// Returns the error for JSON that is not a raw value of a type, or nil for any other error.
    ///
    /// Swift's own error does not list the valid values.
    private func unknownRawValue(of type: Any.Type, behind error: DecodingError) -> DecodingError? {
        guard case .dataCorrupted(let context) = error,
            context.codingPath.count == codingPath.count,
            let type = type as? any RawRepresentable.Type
        else { return nil }
        let reason = context.underlyingError
        guard reason == nil || (reason as? DocumentDiagnostic)?.code == .wrongType else {
            return nil
        }
        guard let names = Self.rawValues(of: type) else {
            return reason == nil ? unexpected(typeName(type)) : nil
        }
        guard reason == nil, case .string(let name) = json else {
            return unexpected("one of \(names.joined(separator: ", "))")
        }
        return failure(.notAllowed(name, among: names))
    }

    /// Returns the raw values of all cases, if the type lists its cases.
    private static func rawValues(of type: any RawRepresentable.Type) -> [String]? {
        func rawValues<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> [String] {
            Value.allCases.map { "\($0.rawValue)" }
        }
        return (type as? any (RawRepresentable & CaseIterable).Type).map { rawValues($0) }
    }

    /// The types that are not decoded from parts, with the functions that read them.
    private static let scalars: [ObjectIdentifier: @Sendable (DocumentDecoder) throws -> Any] = {
        var scalars: [ObjectIdentifier: @Sendable (DocumentDecoder) throws -> Any] = [:]
        func add<Value: Sendable>(_ read: @escaping @Sendable (DocumentDecoder) throws -> Value) {
            scalars[ObjectIdentifier(Value.self)] = read
        }
        func addInteger<Value: FixedWidthInteger & Sendable>(_ type: Value.Type) {
            add { try $0.integer(Value.self) }
        }
        let integers: [any (FixedWidthInteger & Sendable).Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self,
            UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt128.self,
        ]
        for type in integers { addInteger(type) }
        add { try $0.read(Bool.self) }
        add { try $0.read(String.self) }
        add { try $0.read(Double.self) }
        add { try $0.read(Float.self) }
        add { try $0.read(Date.self) }
        add { try $0.read(URL.self) }
        add { try $0.read(TimeZone.self) }
        add { try $0.read(Duration.self) }
        add { decoder in
            decoder.note.takeAll()
            return decoder.json
        }
        add { try $0.decimal() }
        add { try $0.data() }
        return scalars
    }()

    private func read<Value: DocumentValue>(_ type: Value.Type) throws -> Value {
        do throws(DocumentDiagnostic) {
            return try Value(documentValue: json)
        } catch {
            throw failure(error)
        }
    }

    private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        let value: Value?
        switch json {
        case .integer(let number): value = Value(exactly: number)
        case .number(let number):
            value = Value(exactly: number)
            if value != nil, number.mayBeRoundedInteger {
                throw unexpected("a whole number without a fraction or an exponent")
            }
        default: throw unexpected("a whole number")
        }
        if let value { return value }
        if case .number(let number) = json, number.rounded() != number {
            throw unexpected("a whole number")
        }
        throw unexpected("a whole number from \(Value.min) to \(Value.max)")
    }

    private func decimal() throws -> Decimal {
        switch json {
        case .integer(let number): return Decimal(number)
        case .number(let number):
            // Converted through text, so that 0.1 is exactly 0.1 and not the nearest `Double`.
            if let decimal = Decimal(string: "\(number)") { return decimal }
        default: break
        }
        throw unexpected("a number")
    }

    private func data() throws -> Data {
        if case .string(let text) = json, let data = Data(base64Encoded: text) { return data }
        throw unexpected("Base64 data")
    }

    // MARK: Failures

    /// The error for JSON of an unexpected kind.
    func unexpected(_ expected: String) -> DecodingError {
        let diagnostic = DocumentDiagnostic.expected(expected, found: json)
        return failure(isSecret ? diagnostic.concealed(expecting: expected) : diagnostic)
    }

    private func failure(_ diagnostic: DocumentDiagnostic) -> DecodingError {
        .dataCorrupted(
            .init(
                codingPath: codingPath, debugDescription: diagnostic.messageWithHint,
                underlyingError: diagnostic))
    }
}

/// The key of a member, which has no integer value even if the name is a number.
private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(intValue: Int) { nil }
    init?(stringValue: String) { self.init(stringValue) }
}

private struct ElementKey: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}

extension DocumentDiagnostic {
    /// Creates a diagnostic from a decoder's error.
    fileprivate init(_ error: DecodingError, expecting type: Any.Type) {
        if case .dataCorrupted(let context) = error,
            let diagnostic = context.underlyingError as? DocumentDiagnostic
        {
            self = diagnostic.within(DocumentPlace(context.codingPath))
            return
        }
        let (path, message): ([any CodingKey], String) =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .dataCorrupted(let context):
                (context.codingPath, context.debugDescription)
            case .keyNotFound(let key, let context):
                (context.codingPath, "the member \(key.stringValue.inQuotes) is missing")
            @unknown default: ([], "expected a \(type)")
            }
        self.init(.wrongType, at: DocumentPlace(path), message)
    }
}

extension DocumentPlace {
    /// Creates the place for a coding path.
    init(_ keys: [any CodingKey]) {
        self = keys.reduce(.root) { place, key in
            key.intValue.map(place.element) ?? place.member(key.stringValue)
        }
    }
}

extension JSONValue {
    /// Returns the value as a type, without members that the type does not have.
    ///
    /// - Throws: A diagnostic with the place, and with what was expected and what was found.
    package func decoded<Value: Decodable>(
        as type: Value.Type
    ) throws(DocumentDiagnostic) -> Value {
        try DocumentDecoder.decode(type, from: self, ignoresOthers: true)
    }
}
