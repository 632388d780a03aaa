#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A setting of a row class, described by its name, its type and a sentence.
///
/// The build plugin `RegisterRows` lists the settings that are declared with ``Setting`` and
/// ``Limited``, with the first sentences of their comments. A class that is built without it, or
/// that has other settings, lists them itself:
///
/// ```swift
/// open override class var settings: [RowSetting] {
///     super.settings + [
///         .init("maximum", \_StarsRow.maximum, "How many stars there are.", in: 1...20)
///     ]
/// }
/// ```
public struct RowSetting: Sendable {
    /// The name of the setting in documents.
    public let name: String
    /// The name of the property in Swift, which is usually the name of the setting.
    public let property: String
    /// Whether the setting contains words for users, such as a title.
    public let isWords: Bool
    /// The type of the setting, as spelled in Swift.
    public var type: String { "\(valueType())" }
    /// A sentence that describes the setting and its limits.
    public var sentence: String { limits?.added(to: ownSentence) ?? ownSentence }
    /// The JSON Schema of valid values, or nil if the setting can be set only in Swift.
    public var schema: JSONValue? {
        guard let limits else { return documentSchema() }
        return documentSchema().map { .all(of: [$0, limits.schema]) }
    }

    let keyPath: any AnyKeyPath & Sendable
    /// The valid values, or nil if they have no limits.
    let limits: SettingLimits?
    private let ownSentence: String
    let valueType: @Sendable () -> Any.Type
    private let documentSchema: @Sendable () -> JSONValue?
    /// Whether the setting can be set only in Swift.
    var isSwiftOnly: Bool { !isInDocuments() }
    private let isInDocuments: @Sendable () -> Bool
    /// The class of the inner row, or nil if the setting does not consist of an inner row's
    /// settings.
    package let innerRow: (@Sendable () -> BaseRow.Type)?
    private let readValue: @Sendable (BaseRow) throws(DocumentDiagnostic) -> JSONValue
    /// Sets the setting and returns the problems, with their places in the JSON.
    private let writeValue: @Sendable (BaseRow, JSONValue) -> [DocumentDiagnostic]
    /// Sets the setting to a value in Swift, if the value has its type.
    private let assign: @Sendable (BaseRow, Any) -> Void
    /// Sets the setting to nil, or to its default if it is never nil.
    private let reset: @Sendable (BaseRow) -> Void

    /// Creates a setting whose type documents can contain.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The property that is read and written.
    ///   - sentence: A sentence that describes the setting.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    ///   - isWords: Whether the setting contains words for users.
    public init<Owner: BaseRow, Value: DocumentValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, property: String? = nil, isWords: Bool = false
    ) {
        self.init(
            name, keyPath, sentence, limits: nil as SettingLimits?, property: property,
            isWords: isWords)
    }

    /// Creates a setting whose type documents can contain, and whose values may have limits.
    init<Owner: BaseRow, Value: DocumentValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, limits: SettingLimits?, property: String?, isWords: Bool = false
    ) {
        self.name = name
        self.property = property ?? name
        self.isWords = isWords
        self.keyPath = keyPath
        self.limits = limits
        ownSentence = sentence
        valueType = { Value.self }
        documentSchema = { Value.documentSchema }
        isInDocuments = { true }
        innerRow = nil
        readValue = { row throws(DocumentDiagnostic) in
            try Self.owner(row, of: name, Owner.self)[keyPath: keyPath].documentValue()
        }
        writeValue = Self.writing { row, json throws(DocumentDiagnostic) in
            let value = try Value(documentValue: json)
            try Self.owner(row, of: name, Owner.self)[keyPath: keyPath] = value
            if limits != nil { row.hasUncheckedLimits = true }
        }
        assign = Self.assigning(to: keyPath)
        reset = Self.resetting(keyPath)
    }

    /// Creates a setting of any type.
    ///
    /// If the type is not a ``DocumentValue``, as is possible in a generic class, the setting can
    /// be set only in Swift. This is determined when the setting is used.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The property that is read and written.
    ///   - sentence: A sentence that describes the setting.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    ///   - isWords: Whether the setting contains words for users.
    public init<Owner: BaseRow, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, property: String? = nil, isWords: Bool = false
    ) {
        let document = { @Sendable in Value.self as? any DocumentValue.Type }
        self.name = name
        self.property = property ?? name
        self.isWords = isWords
        self.keyPath = keyPath
        limits = nil
        ownSentence = sentence
        valueType = { Value.self }
        documentSchema = { document()?.documentSchema }
        isInDocuments = { document() != nil }
        innerRow = nil
        readValue = { row throws(DocumentDiagnostic) in
            let value = try Self.owner(row, of: name, Owner.self)[keyPath: keyPath]
            guard let value = value as? any DocumentValue, document() != nil else {
                throw .swiftOnly(setting: name, Value.self)
            }
            return try value.documentValue()
        }
        writeValue = Self.writing { row, json throws(DocumentDiagnostic) in
            guard let document = document(),
                let value = try document.init(documentValue: json) as? Value
            else {
                throw .swiftOnly(setting: name, Value.self)
            }
            try Self.owner(row, of: name, Owner.self)[keyPath: keyPath] = value
        }
        assign = Self.assigning(to: keyPath)
        reset = Self.resetting(keyPath)
    }

    /// Creates a setting that consists of the settings of an inner row.
    ///
    /// In documents, it is an object with settings of the inner row; see
    /// ``BaseRow/setInnerRow(_:named:)``. Settings that the object does not contain have their
    /// defaults. The object may also contain the conditions `hidden` and `disabled` and the `rules`
    /// of the inner row, unless these are names of its settings.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The inner row.
    ///   - sentence: A sentence that describes the setting.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    public init<Owner: BaseRow, Inner: BaseRow>(
        _ name: String, settingsOf keyPath: KeyPath<Owner, Inner> & Sendable,
        _ sentence: String, property: String? = nil
    ) {
        self.name = name
        self.property = property ?? name
        isWords = false
        self.keyPath = keyPath
        limits = nil
        ownSentence = sentence
        valueType = { Inner.self }
        documentSchema = { InnerSettings(Inner.self).schema }
        isInDocuments = { true }
        innerRow = { Inner.self }
        readValue = { row throws(DocumentDiagnostic) in
            let row = try Self.owner(row, of: name, Owner.self)[keyPath: keyPath]
            return .object(try InnerSettings(Swift.type(of: row)).values(of: row))
        }
        writeValue = { row, json in
            do throws(DocumentDiagnostic) {
                let row = try Self.owner(row, of: name, Owner.self)[keyPath: keyPath]
                return InnerSettings(Swift.type(of: row)).set(json, of: row)
            } catch {
                return [error]
            }
        }
        assign = { _, _ in }
        reset = { _ in }
    }

    /// Returns the JSON of the setting's value in a row.
    ///
    /// - Throws: A diagnostic if documents cannot contain the value, or if the row has no such
    ///   setting.
    public func value(of row: BaseRow) throws(DocumentDiagnostic) -> JSONValue {
        try readValue(row)
    }

    /// Sets the setting of a row, as the row's author would.
    ///
    /// - Throws: The problems of the value. The settings of an inner row that are valid are set
    ///   regardless.
    public func set(_ value: JSONValue, of row: BaseRow) throws(DocumentDiagnostic) {
        if let error = DocumentDiagnostic(all: writeValue(row, value)) { throw error }
    }

    /// Sets the setting of a row from a document, or binds it to a text that shows values.
    ///
    /// - Returns: All problems, with their places in the value.
    func problems(setting value: JSONValue, of row: BaseRow) -> [DocumentDiagnostic] {
        guard isWords, case .string(let source) = value, source.contains("{$") else {
            return writeValue(row, value)
        }
        do throws(ExpressionError) {
            let text = try PipedText(parsing: source)
            if let plain = text.plain { return writeValue(row, .string(plain)) }
            row.bind(self, to: .text(text))
            return []
        } catch {
            return [error.diagnostic(of: "text")]
        }
    }

    /// Returns the JSON of the setting in a document: that before it was bound, or the text to which
    /// it is bound.
    func document(of row: BaseRow) throws(DocumentDiagnostic) -> JSONValue {
        if let binding = row.bindings.first(where: { $0.name == name }) {
            if case .text(let text) = binding.expression { return .string(text.source) }
            if let given = binding.given { return given }
        }
        let value = try readValue(row)
        guard isWords, case .string(let text) = value else { return value }
        return .string(PipedText.escaped(text))
    }

    /// Takes the result of an expression, as it would be read from a document.
    ///
    /// - Returns: Whether it fits. If not, the setting is left at its default.
    func take(_ result: FacetResult, of row: BaseRow) -> Bool {
        guard case .computed(let value) = result, !value.isNone else {
            reset(row)
            return true
        }
        if let json = json(of: value, in: row), writeValue(row, json).isEmpty { return true }
        reset(row)
        return false
    }

    private func json(of value: PredicateValue, in row: BaseRow) -> JSONValue? {
        guard case .day(let day) = value,
            valueType() == Date.self || valueType() == Optional<Date>.self,
            let start = day.startOfDay(in: row.timeZoneOfDates)
        else { return value.json }
        return PredicateValue.date(start.timeIntervalSinceReferenceDate, of: nil).json
    }

    /// The valid values, or nil if they are not enumerated.
    public var allowedValues: [JSONValue]? {
        guard case .array(let values) = schema?["enum"] else { return nil }
        return values
    }

    /// Returns a value of the setting as an expression in Swift, or nil if there is none.
    func swiftExpression(of value: JSONValue) -> String? {
        let type = valueType() as? any DocumentValue.Type
        return try? type?.init(documentValue: value).swiftExpression
    }

    /// Sets the setting of a row to that of another row, if both have the same type.
    func copy(_ setting: RowSetting, of other: BaseRow, to row: BaseRow) {
        let keyPath: AnyKeyPath = setting.keyPath
        if let value = (other as Any)[keyPath: keyPath] { assign(row, value) }
    }

    /// Returns the JSON of the value that the type of the setting reads from JSON, or nil if the
    /// setting consists of those of an inner row or can be set only in Swift.
    package func normalized(_ json: JSONValue) throws(DocumentDiagnostic) -> JSONValue? {
        let type = valueType() as? any DocumentValue.Type
        return try type?.init(documentValue: json).documentValue()
    }

    /// Returns a closure that writes a value and returns the problems that it throws.
    private static func writing(
        _ write: @escaping @Sendable (BaseRow, JSONValue) throws(DocumentDiagnostic) -> Void
    ) -> @Sendable (BaseRow, JSONValue) -> [DocumentDiagnostic] {
        { row, json in
            do throws(DocumentDiagnostic) {
                try write(row, json)
                return []
            } catch {
                return error.all
            }
        }
    }

    private static func assigning<Owner: BaseRow, Value>(
        to keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable
    ) -> @Sendable (BaseRow, Any) -> Void {
        { row, value in
            guard let row = row as? Owner, let value = value as? Value else { return }
            row[keyPath: keyPath] = value
        }
    }

    private static func resetting<Owner: BaseRow, Value>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable
    ) -> @Sendable (BaseRow) -> Void {
        { row in
            guard let row = row as? Owner else { return }
            let none = (Value.self as? any AnyOptional.Type)?.nothing as? Value
            row[keyPath: keyPath] = none ?? Swift.type(of: row).init(tag: nil)[keyPath: keyPath]
        }
    }

    private static func owner<Owner: BaseRow>(
        _ row: BaseRow, of name: String, _ type: Owner.Type
    ) throws(DocumentDiagnostic) -> Owner {
        if let owner = row as? Owner { return owner }
        let kind = "\(Swift.type(of: row))".withArticle
        throw DocumentDiagnostic(.unknownName, "\(kind) has no setting \(name)")
    }
}

extension DocumentDiagnostic {
    /// A diagnostic for a setting whose type documents cannot contain.
    fileprivate static func swiftOnly(
        setting name: String, _ type: Any.Type
    ) -> DocumentDiagnostic {
        let advice = (type as? any SwiftOnlySetting.Type).map {
            "; list \($0.listedInstead) in the settings of the row instead"
        }
        return DocumentDiagnostic(
            .swiftOnly,
            "the setting \(name) of type \(typeName(type)) can only be set in Swift"
                + (advice ?? ""))
    }
}

extension BaseRow {
    static let commonSettings: [RowSetting] = [
        RowSetting(
            "title", \BaseRow.title, "A short label that tells the user what to enter.",
            isWords: true),
        RowSetting(
            "hiddenValue", \BaseRow.hiddenValue,
            "The effect of hiding the row on its value."),
        RowSetting(
            "validationOptions", \BaseRow.validationOptions,
            "When the row validates its value automatically."),
    ]
}
