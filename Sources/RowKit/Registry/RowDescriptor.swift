/// Describes a class of rows independently of its type: its name, its settings, and how to make a
/// row.
public struct RowDescriptor: Sendable {
    /// The contents are shared, so a copy of the descriptor costs only one reference.
    private let contents: Contents

    /// Describes a class of rows whose value documents can contain.
    ///
    /// - Parameters:
    ///   - type: The class. A generic class needs a stated value type.
    ///   - summary: The purpose of the row, in one sentence.
    ///   - name: The name used to make the row, or nil for the name of the class without its
    ///     generic arguments.
    ///   - isListed: Whether the row is for form authors. False for a helper, such as the row that
    ///     an inline row expands: `rows list` leaves it out.
    ///   - example: An example of the row.
    @inlinable
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil, isListed: Bool = true,
        example: RowExample = RowExample()
    ) where Row.Cell.Value: DocumentValue {
        self.init(RowFacts(type), summary, name: name, isListed: isListed, example: example)
    }

    /// Describes a class of rows.
    ///
    /// Determines at run time whether documents can contain its value.
    ///
    /// - Parameters:
    ///   - type: The class. A generic class needs a stated value type.
    ///   - summary: The purpose of the row, in one sentence.
    ///   - name: The name used to make the row, or nil for the name of the class without its
    ///     generic arguments.
    ///   - isListed: Whether the row is for form authors. False for a helper, such as the row that
    ///     an inline row expands: `rows list` leaves it out.
    ///   - example: An example of the row.
    @inlinable
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil, isListed: Bool = true,
        example: RowExample = RowExample()
    ) {
        self.init(
            RowFacts(unknown: type), summary, name: name, isListed: isListed, example: example)
    }

    @usableFromInline
    init(
        _ row: RowFacts, _ summary: String, name: String?, isListed: Bool, example: RowExample
    ) {
        contents = Contents(
            name: name ?? String(row.name.prefix { $0 != "<" }), plugin: "", summary: summary,
            isListed: isListed, example: example, row: row,
            settings: Lazy { UniqueSettings(row.settings) })
    }

    /// Copies another descriptor, with a different name and plugin.
    init(_ other: RowDescriptor, name: String, plugin: String) {
        contents = Contents(
            name: name, plugin: plugin, summary: other.summary, isListed: other.isListed,
            example: other.example, row: other.contents.row, settings: other.contents.settings)
    }

    /// The name used to make the row.
    public var name: String { contents.name }
    /// The name of the plugin that contributes the row, or an empty string until the descriptor is
    /// part of a registry.
    public var plugin: String { contents.plugin }
    /// The name, preceded by that of the plugin: `TokenRow/TokenTableRow`.
    public var qualifiedName: String { "\(plugin)/\(name)" }
    /// The purpose of the row, in one sentence.
    public var summary: String { contents.summary }
    /// Whether the row is for form authors.
    ///
    /// A helper that is not listed is made by name like any other row, but not offered to form
    /// authors.
    public var isListed: Bool { contents.isListed }
    /// An example of the row: some settings and a value.
    public var example: RowExample { contents.example }
    /// The kind of the row.
    public var kind: RowDescriptor.Kind { contents.row.kind }
    /// The type of the row's value, as spelled in Swift.
    public var valueType: String { contents.row.valueType }
    /// The class of the row, as spelled in Swift: `PushRow<String>` for the name `PushRow`.
    public var rowType: String { qualifiedTypeName(contents.row.type()) }
    /// The class of the row's cell, as spelled in Swift.
    public var cellType: String { contents.row.cellType }
    /// The JSON Schema of the row's values, or nil if values can be expressed only in Swift.
    public var valueSchema: JSONValue? { contents.row.documentType()?.documentSchema }
    /// The settings of the row.
    ///
    /// If a class redeclares a setting, its declaration replaces the inherited one.
    public var settings: [RowSetting] { contents.settings.value.all }

    func setting(named name: String) -> RowSetting? { contents.settings.value.byName[name] }

    var settingNames: some Sequence<String> { contents.settings.value.byName.keys }

    /// Whether the descriptor describes a class.
    func isOf(_ type: any RowType.Type) -> Bool {
        ObjectIdentifier(contents.row.type()) == ObjectIdentifier(type)
    }

    /// Makes a row.
    public func make(tag: String? = nil) -> any BaseRow & RowType {
        contents.row.type().init(tag: tag)
    }

    /// Whether the row's values can be expressed only in Swift, and not in a document.
    public var isSwiftOnly: Bool { contents.row.isSwiftOnly }

    /// Whether the row's kind, and that documents can contain its value, were known at compile
    /// time.
    ///
    /// Listing such a row needs no conformance lookup.
    package var isKnownToCompiler: Bool {
        contents.row.knownKind != nil && contents.row.hasDocumentValue
    }

    /// Reads a value of the row from JSON.
    ///
    /// - Throws: An error with the expected and the found value, or one that says that values can
    ///   be expressed only in Swift.
    public func value(from json: JSONValue) throws(DocumentDiagnostic) -> any Sendable {
        guard let type = contents.row.documentType() else { throw .swiftOnly(valueOf: valueType) }
        return try type.init(documentValue: json)
    }

    var facts: RowFacts { contents.row }

    private final class Contents: Sendable {
        let name: String
        let plugin: String
        let summary: String
        let isListed: Bool
        let example: RowExample
        let row: RowFacts
        let settings: Lazy<UniqueSettings>

        init(
            name: String, plugin: String, summary: String, isListed: Bool, example: RowExample,
            row: RowFacts, settings: Lazy<UniqueSettings>
        ) {
            self.name = name
            self.plugin = plugin
            self.summary = summary
            self.isListed = isListed
            self.example = example
            self.row = row
            self.settings = settings
        }
    }
}

/// The settings of a class of rows, with unique names.
struct UniqueSettings: Sendable {
    private(set) var all: [RowSetting] = []
    private(set) var byName: [String: RowSetting] = [:]

    /// If a name is declared again, the later setting replaces the earlier one in its position.
    init(_ settings: [RowSetting]) {
        var places: [String: Int] = [:]
        for setting in settings {
            byName[setting.name] = setting
            if let place = places[setting.name] {
                all[place] = setting
            } else {
                places[setting.name] = all.count
                all.append(setting)
            }
        }
    }
}
