// Each generic `decode` also covers the overloads for concrete types in the container protocols.

/// The members of an object while they are decoded.
struct DocumentMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: DocumentDecoder
    let members: [String: JSONValue]

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// The members whose names the key type can represent.
    ///
    /// Each of them then counts as requested.
    var allKeys: [Key] {
        members.keys.sorted().compactMap { name in
            guard let key = Key(stringValue: name) else { return nil }
            decoder.note.ask(for: name)
            return key
        }
    }

    func contains(_ key: Key) -> Bool {
        decoder.note.ask(for: key.stringValue)
        return members[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).json == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).value(of: type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try member(SuperKey()) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

    private func member(_ key: some CodingKey) throws -> DocumentDecoder {
        decoder.note.ask(for: key.stringValue)
        guard let json = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "the member is missing"))
        }
        return decoder.member(key, json)
    }
}

/// The key of the member that holds a superclass.
private struct SuperKey: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }

    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}

/// The elements of a list while they are decoded.
struct DocumentElements: UnkeyedDecodingContainer {
    let decoder: DocumentDecoder
    let elements: [JSONValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }
    private(set) var currentIndex = 0

    mutating func decodeNil() throws -> Bool {
        guard try element().json == .null else { return false }
        take()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try element().value(of: type)
        take()
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try element().container(keyedBy: type)
        take()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try element().unkeyedContainer()
        take()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let element = try element()
        take()
        return element
    }

    private func element() throws -> DocumentDecoder {
        guard !isAtEnd else { throw decoder.unexpected("more elements") }
        return decoder.element(currentIndex, elements[currentIndex])
    }

    private mutating func take() {
        currentIndex += 1
        decoder.note.take(elements: currentIndex)
    }
}

/// A single value while it is decoded.
struct DocumentScalar: SingleValueDecodingContainer {
    let decoder: DocumentDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.json == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.value(of: type)
    }
}
