/// The encoded form of a value, one level deep.
///
/// The values in it keep their own types.
///
/// Following a path into a value encodes only the values along that path.
final class EncodedContent {
    enum Kind {
        /// Nil, or a value that encoded nothing.
        case nothing
        /// A member that is omitted because it is nil.
        case absent
        case single(Any)
        case list([Any])
        case keyed([String: Any])
    }

    fileprivate(set) var kind = Kind.nothing
    /// The content that a superclass encoded with `superEncoder()`, which is also the member
    /// `super`.
    private var superclass: EncodedContent?

    fileprivate init() {}

    fileprivate static var absent: EncodedContent {
        let content = EncodedContent()
        content.kind = .absent
        return content
    }

    /// Encodes a value.
    ///
    /// - Throws: The errors of the value's `encode(to:)`.
    init(of value: any Encodable) throws {
        try value.encode(to: ShallowEncoder(content: self))
    }

    /// Returns the value encoded for a key, or an empty `EncodedContent` instead of nil.
    func value(forKey key: String) -> Any? {
        if case .keyed(let values) = kind { values[key] } else { nil }
    }

    /// The members, with those of a superclass instead of the member `super`, or nil if the value
    /// has none.
    var properties: [String: Any]? {
        guard case .keyed(var members) = kind else { return nil }
        guard let inherited = superclass?.properties else { return members }
        members[SuperKey().stringValue] = nil
        return members.merging(inherited) { own, _ in own }
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

    fileprivate func setSuperclass(_ content: EncodedContent) {
        superclass = content
        set(content, SuperKey())
    }
}

/// Encodes the members or elements of a value, but not their contents.
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

    func encodeNil(forKey key: Key) { content.set(EncodedContent(), key) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) { content.set(value, key) }

    /// Records a nil member, unlike other encoders.
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) {
        record(value, key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        let superclass = EncodedContent()
        content.setSuperclass(superclass)
        return ShallowEncoder(content: superclass)
    }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: any CodingKey) -> ShallowEncoder {
        let nested = EncodedContent()
        content.set(nested, key)
        return ShallowEncoder(content: nested)
    }
}

// The protocol has a requirement for each of these types, with a default that omits nil.
extension ShallowKeyedContainer {
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: Int128?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) { record(value, key) }
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) { record(value, key) }

    private func record(_ value: (some Encodable)?, _ key: Key) {
        content.set(value ?? EncodedContent.absent, key)
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
