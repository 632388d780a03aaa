import PlainText

extension Form {
    /// Decodes the form's values, by tag, as a type of the program.
    ///
    /// ```swift
    /// struct SignUp: Codable {
    ///     var name: String
    ///     var rating: Int?
    ///     var guests: [String]
    /// }
    /// let signUp = try form.decode(SignUp.self)
    /// ```
    ///
    /// The type's keys are tags of rows and of sections that have a value. If the requested type
    /// differs from the value's type, the value's JSON is decoded as the requested type: for
    /// example, an enumeration from its raw value, a structure from the members of a Codable value,
    /// or an array from a set.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - includeHidden: Whether values of hidden rows are included. Otherwise they are missing,
    ///     and an optional property is nil.
    /// - Throws: `DecodingError`, whose coding path begins with the tag: `keyNotFound` for a tag
    ///   that is unknown or hidden, `valueNotFound` for an empty row unless the type is an array,
    ///   a set or a dictionary, which is then empty, `dataCorrupted` or
    ///   `typeMismatch` for a value that cannot be converted, without the value if it is secret
    ///   (``BaseRow/keepsValueSecret``). Also any other error of the type's `init(from:)`.
    public func decode<Model: Decodable>(
        _ type: Model.Type = Model.self, includeHidden: Bool = false
    ) throws -> Model {
        let values = FormValueDecoder(form: self, values: values(includeHidden: includeHidden))
        return try Model(from: values)
    }

    /// The form's values as JSON: a member for each tag, null for an empty row.
    ///
    /// ```swift
    /// let json = try form.json()  // {"guests": ["Grace"], "name": "Ada", "rating": null}
    /// ```
    ///
    /// A row that asks for nothing, such as a button, is left out unless it has a value
    /// (``BaseRow/omitsEmptyValue``). A secret value, such as a password, is left out, because JSON
    /// is often logged or sent back (``BaseRow/keepsValueSecret``), and so is a multivalued section
    /// with secret entries. ``decode(_:includeHidden:)`` reads secret values.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether values of hidden rows are included.
    ///   - includeSecrets: Whether secret values are included.
    /// - Throws: An error for each value that cannot be expressed as JSON, with its tag.
    public func json(
        includeHidden: Bool = false, includeSecrets: Bool = false
    ) throws(RowFactoryError) -> JSONValue {
        let values = values(includeHidden: includeHidden)
        return .object(
            try documentValues(of: includeSecrets ? values : withoutSecrets(values)))
    }

    /// Returns values without secret ones.
    private func withoutSecrets(_ values: FormValues) -> FormValues {
        let secrets = secretTags
        if secrets.isEmpty { return values }
        // A file is in no state, but it is not a secret either.
        return values.filter { !secrets.contains($0.key) || flattened($0.value) is any FileValue }
    }

    /// The tags of rows with secret values, and of sections with secret entries.
    package var secretTags: Set<String> {
        Set((Array(rowsByTag.keys) + sectionsByTag.keys).filter(isSecret))
    }

    func isSecret(valueOf tag: String) -> Bool {
        if let row = row(at: tag) { return row.isSecret }
        return (sectionsByTag[tag] as? BaseMultivaluedSection)?.isSecret == true
    }
}

/// Decodes a form's values by tag.
struct FormValueDecoder: Decoder {
    let form: Form
    let values: FormValues

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns the value under a tag: an inner nil for an empty row, or an outer nil if there is no
    /// such value.
    func value(of tag: String) -> (any Sendable)?? {
        guard let value = values[tag], !form.isLeftOut(value, of: tag) else { return nil }
        return .some(value)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FormValueMembers(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw DecodingError.typeMismatch(
            [JSONValue].self,
            .init(
                codingPath: [],
                debugDescription: "a form's values are keyed by tag and have no order"))
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        WholeFormValues(decoder: self)
    }
}

/// The values of a form while they are decoded one by one.
private struct FormValueMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: FormValueDecoder

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        let kept = decoder.values.filter { tag, value in !decoder.form.isLeftOut(value, of: tag) }
        return kept.keys.sorted().compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { decoder.value(of: key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try value(for: key).value == nil }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(for: key).decode(as: type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try value(for: key).documentDecoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(for: key).documentDecoder().unkeyedContainer()
    }

    /// The decoder of a superclass, whose properties have tags as well.
    func superDecoder() -> any Decoder { decoder }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try value(for: key).documentDecoder()
    }

    private func value(for key: Key) throws -> FormValue {
        guard let value = decoder.value(of: key.stringValue) else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: [], debugDescription: reasonForMissing(key.stringValue)))
        }
        return FormValue(
            value: flattened(value), key: key,
            isSecret: decoder.form.isSecret(valueOf: key.stringValue))
    }

    private func reasonForMissing(_ tag: String) -> String {
        let form = decoder.form
        if let row = form.rowBy(tag: tag) {
            return form.isLeftOut(row.untypedValue, of: tag)
                ? "the row \"\(tag)\" has no value" : "the row \"\(tag)\" is hidden"
        }
        if let section = form.sectionBy(tag: tag) {
            return section.hasValue
                ? "the section \"\(tag)\" is hidden" : "the section \"\(tag)\" has no value"
        }
        var suggestions = NameSuggestions()
        let nearest = form.nearestTag(to: tag, &suggestions).map { "; did you mean \"\($0)\"?" }
        return "no row or section has the tag \"\(tag)\"\(nearest ?? "")"
    }
}

/// The values of a form, decoded as a whole.
private struct WholeFormValues: SingleValueDecodingContainer {
    let decoder: FormValueDecoder

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // A number or a string would request itself again.
        guard type is any EncodedScalar.Type else { return try Value(from: decoder) }
        let values = try decoder.form.documentValues(of: decoder.values)
        return try DocumentDecoder(
            json: .object(values), codingPath: [], note: DecodingNote()
        ).value(of: type)
    }
}

/// One value of a form, which may be decoded as a different type.
private struct FormValue {
    let value: (any Sendable)?
    let key: any CodingKey
    /// Whether errors leave out the value.
    let isSecret: Bool

    func decode<Wanted: Decodable>(as type: Wanted.Type) throws -> Wanted {
        if let value {
            if let value = value as? Wanted { return value }
        } else if !(type is any ExpressibleByNilLiteral.Type), type != JSONValue.self {
            if type != String.self, let empty = emptyCollection(type) { return empty }
            throw DecodingError.valueNotFound(
                type, .init(codingPath: [key], debugDescription: "the row is empty"))
        }
        return try documentDecoder().value(of: type)
    }

    /// A decoder of the value's JSON.
    func documentDecoder() throws -> DocumentDecoder {
        do throws(DocumentDiagnostic) {
            let json = try JSONValue(documentValueOf: value)
            return DocumentDecoder(
                json: json, codingPath: [key], note: DecodingNote(), isSecret: isSecret)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [key], debugDescription: error.message))
        }
    }
}
