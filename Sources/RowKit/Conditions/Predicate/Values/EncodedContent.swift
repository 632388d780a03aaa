/// The content that a value encodes, one level deep: the values inside are kept as they are.
///
/// A path into a value therefore costs no more than the keys along the path.
final class EncodedContent {
    enum Kind {
        case nothing
        case single(Any)
        case list([Any])
        case keyed([String: Any])
    }

    fileprivate(set) var kind: Kind

    fileprivate init() { kind = .nothing }

    /// Encodes a value, or returns nil if it cannot be encoded.
    init?(of value: Any) {
        kind = .nothing
        guard let value = value as? any Encodable,
            (try? value.encode(to: ShallowEncoder(content: self))) != nil
        else { return nil }
    }

    /// The value that was encoded for a key.
    func value(forKey key: String) -> Any? {
        if case .keyed(let values) = kind { values[key] } else { nil }
    }

    fileprivate func append(_ value: Any) {
        guard case .list(var values) = kind else { return }
        kind = .nothing
        values.append(value)
        kind = .list(values)
    }

    fileprivate func set(_ value: Any, _ key: any CodingKey) {
        guard case .keyed(var values) = kind else { return }
        kind = .nothing
        values[key.stringValue] = value
        kind = .keyed(values)
    }
}

/// Encodes the members of a value, but not the members of those.
private struct ShallowEncoder: Encoder {
    let content: EncodedContent
    let codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ShallowKeyedContainer(content: content))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        ShallowUnkeyedContainer(content: content)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        ShallowSingleContainer(content: content)
    }
}

private struct ShallowKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let content: EncodedContent
    let codingPath: [any CodingKey] = []

    init(content: EncodedContent) {
        self.content = content
        if case .keyed = content.kind { return }
        content.kind = .keyed([:])
    }

    func encodeNil(forKey key: Key) {}

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) { content.set(value, key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(for: SuperKey()) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: any CodingKey) -> ShallowEncoder {
        let nested = EncodedContent()
        content.set(nested, key)
        return ShallowEncoder(content: nested)
    }
}

private struct SuperKey: CodingKey {
    let stringValue = "super"
    let intValue: Int? = nil
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}

private struct ShallowUnkeyedContainer: UnkeyedEncodingContainer {
    let content: EncodedContent
    let codingPath: [any CodingKey] = []

    init(content: EncodedContent) {
        self.content = content
        if case .list = content.kind { return }
        content.kind = .list([])
    }

    var count: Int { if case .list(let values) = content.kind { values.count } else { 0 } }

    func encodeNil() { content.append(EncodedContent()) }

    func encode<Value: Encodable>(_ value: Value) { content.append(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        nestedEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        nestedEncoder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { nestedEncoder() }

    private func nestedEncoder() -> ShallowEncoder {
        let nested = EncodedContent()
        content.append(nested)
        return ShallowEncoder(content: nested)
    }
}

private struct ShallowSingleContainer: SingleValueEncodingContainer {
    let content: EncodedContent
    let codingPath: [any CodingKey] = []

    func encodeNil() { content.kind = .nothing }

    func encode<Value: Encodable>(_ value: Value) { content.kind = .single(value) }
}
