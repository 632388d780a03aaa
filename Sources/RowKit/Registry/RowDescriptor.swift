/// A row as others know it without its type: what it is called, what it takes, and how it is made.
public struct RowDescriptor: Sendable {
    /// The name by which the row is made.
    public internal(set) var name: String
    /// The plugin that contributes it; empty until it stands in a registry.
    public internal(set) var plugin = ""
    /// How the row is used.
    public let kind: RowKind
    /// The type of its value, as Swift writes it.
    public let valueType: String
    /// The class of its cell.
    public let cellType: String
    /// What it is for, in a sentence.
    public let summary: String
    /// The JSON Schema of its values; nil: a value can be given in Swift only.
    public let valueSchema: JSONValue?

    private let makeRow: @Sendable (String?) -> any BaseRow & RowType
    private let readValue: (@Sendable (JSONValue) throws(DocumentDiagnostic) -> any Sendable)?
    private let makeSettings: @Sendable () -> [RowSetting]
    let type: ObjectIdentifier

    /// Describes a class of rows.
    ///
    /// - Parameters:
    ///   - type: The class; a generic one for a stated value type.
    ///   - summary: What it is for, in a sentence.
    ///   - name: The name by which the row is made; nil: that of the class, without what a generic
    ///     one is stated for.
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil
    ) {
        let className = "\(type)"
        self.name = name ?? String(className.prefix { $0 != "<" })
        self.summary = summary
        self.type = ObjectIdentifier(type)
        kind = RowKind(of: type)
        valueType = "\(Row.Cell.Value.self)"
        cellType = "\(Row.Cell.self)"
        makeRow = { Row(tag: $0) }
        makeSettings = { Row.settings }
        let value = Row.Cell.Value.self as? any DocumentValue.Type
        valueSchema = value?.documentSchema
        readValue = value.map(Self.reader)
    }

    private static func reader(
        of type: any DocumentValue.Type
    ) -> @Sendable (JSONValue) throws(DocumentDiagnostic) -> any Sendable {
        { json throws(DocumentDiagnostic) in try type.init(documentValue: json) }
    }

    /// Makes a row.
    public func make(tag: String? = nil) -> any BaseRow & RowType { makeRow(tag) }

    /// The settings of the row.
    public var settings: [RowSetting] { makeSettings() }

    /// Reads a value of the row from JSON.
    ///
    /// - Throws: What was expected and what was found, or that the value can be given in Swift only.
    public func value(from json: JSONValue) throws(DocumentDiagnostic) -> any Sendable {
        guard let readValue else {
            throw DocumentDiagnostic(
                .swiftOnly, "a value of \(name) is a \(valueType), which can be given in Swift only"
            )
        }
        return try readValue(json)
    }

    /// The name with that of its plugin: `TokenRow/TokenTableRow`.
    public var qualifiedName: String { "\(plugin)/\(name)" }
}
