/// A row as others know it without its type: what it is called, what it takes, and how it is made.
public struct RowDescriptor: Sendable {
    /// A registry hands out many copies; each costs one reference.
    private let contents: Contents

    /// Describes a class of rows whose value documents can hold.
    ///
    /// - Parameters:
    ///   - type: The class; a generic one for a stated value type.
    ///   - summary: What it is for, in a sentence.
    ///   - name: The name by which the row is made, or nil for the name of the class without its
    ///     generic arguments.
    ///   - example: What it may look like.
    @inlinable
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil,
        example: RowExample = RowExample()
    ) where Row.Cell.Value: DocumentValue {
        self.init(RowFacts(type), summary, name: name, example: example)
    }

    /// Describes a class of rows.
    ///
    /// Whether documents can hold its value is found out at run time.
    ///
    /// - Parameters:
    ///   - type: The class; a generic one for a stated value type.
    ///   - summary: What it is for, in a sentence.
    ///   - name: The name by which the row is made, or nil for the name of the class without its
    ///     generic arguments.
    ///   - example: What it may look like.
    @inlinable
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil,
        example: RowExample = RowExample()
    ) {
        self.init(RowFacts(unknown: type), summary, name: name, example: example)
    }

    @usableFromInline
    init(_ row: RowFacts, _ summary: String, name: String?, example: RowExample) {
        contents = Contents(
            name: name ?? String(row.name.prefix { $0 != "<" }), plugin: "", summary: summary,
            example: example, row: row, settings: Lazy { UniqueSettings(row.type().settings) })
    }

    /// The row of another description, under a name and a plugin of its own.
    init(_ other: RowDescriptor, name: String, plugin: String) {
        contents = Contents(
            name: name, plugin: plugin, summary: other.summary, example: other.example,
            row: other.contents.row, settings: other.contents.settings)
    }

    /// The name by which the row is made.
    public var name: String { contents.name }
    /// The plugin that contributes it; empty until it stands in a registry.
    public var plugin: String { contents.plugin }
    /// The name with that of its plugin: `TokenRow/TokenTableRow`.
    public var qualifiedName: String { "\(plugin)/\(name)" }
    /// What it is for, in a sentence.
    public var summary: String { contents.summary }
    /// What it may look like: some settings and a value.
    public var example: RowExample { contents.example }
    /// How the row is used.
    public var kind: RowKind { contents.row.kind }
    /// The type of its value, as Swift writes it.
    public var valueType: String { contents.row.valueType }
    /// The class of its cell, as Swift writes it.
    public var cellType: String { contents.row.cellType }
    /// The JSON Schema of its values; nil: a value can be given in Swift only.
    public var valueSchema: JSONValue? { contents.row.documentType()?.documentSchema }
    /// The settings of the row.
    ///
    /// If a class redeclares a setting, its declaration replaces the inherited one.
    public var settings: [RowSetting] { contents.settings.value.all }

    /// The setting of a name.
    func setting(named name: String) -> RowSetting? { contents.settings.value.byName[name] }

    /// The names of the settings.
    var settingNames: some Sequence<String> { contents.settings.value.byName.keys }

    /// Whether the description is of a class.
    func isOf(_ type: any RowType.Type) -> Bool {
        ObjectIdentifier(contents.row.type()) == ObjectIdentifier(type)
    }

    /// Makes a row.
    public func make(tag: String? = nil) -> any BaseRow & RowType {
        contents.row.type().init(tag: tag)
    }

    /// Whether a value can be given in Swift only, never in a document.
    public var isSwiftOnly: Bool { contents.row.isSwiftOnly }

    /// Whether the compiler knew the kind of the row and that documents can hold its value, so that
    /// listing the row looks up no conformance.
    package var isKnownToCompiler: Bool {
        contents.row.knownKind != nil && contents.row.hasDocumentValue
    }

    /// Reads a value of the row from JSON.
    ///
    /// - Throws: What was expected and what was found, or that the value can be given in Swift
    ///   only.
    public func value(from json: JSONValue) throws(DocumentDiagnostic) -> any Sendable {
        guard let type = contents.row.documentType() else { throw .swiftOnly(valueOf: valueType) }
        return try type.init(documentValue: json)
    }

    /// Adds a rule of a document to a row of this class.
    func add(_ rule: JSONValue, to row: BaseRow, problems: inout [DocumentDiagnostic]) {
        contents.row.add(rule, to: row, problems: &problems)
    }

    /// The rules that judge the row's values.
    var ruleKinds: [RuleKind] { RuleKind.allCases.filter(contents.row.isJudged) }

    /// Makes a section whose options are rows of this class; nil if they stand for no options.
    func makeOptionSection() -> (any OptionSection)? { contents.row.makeOptionSection() }

    private final class Contents: Sendable {
        let name: String
        let plugin: String
        let summary: String
        let example: RowExample
        let row: RowFacts
        let settings: Lazy<UniqueSettings>

        init(
            name: String, plugin: String, summary: String, example: RowExample, row: RowFacts,
            settings: Lazy<UniqueSettings>
        ) {
            self.name = name
            self.plugin = plugin
            self.summary = summary
            self.example = example
            self.row = row
            self.settings = settings
        }
    }
}

/// The settings of a class of rows, each name once.
private struct UniqueSettings: Sendable {
    private(set) var all: [RowSetting] = []
    private(set) var byName: [String: RowSetting] = [:]

    /// One that is said again stands in the place of the first.
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
