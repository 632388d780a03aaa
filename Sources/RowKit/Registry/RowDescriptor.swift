/// A row as others know it without its type: what it is called, what it takes, and how it is made.
public struct RowDescriptor: Sendable {
    /// A registry hands out many copies; each costs one reference.
    private let contents: Contents

    /// Describes a class of rows.
    ///
    /// - Parameters:
    ///   - type: The class; a generic one for a stated value type.
    ///   - summary: What it is for, in a sentence.
    ///   - name: The name by which the row is made; nil: that of the class, without what a generic
    ///     one is stated for.
    ///   - example: What it may look like.
    public init<Row: BaseRow & RowType>(
        _ type: Row.Type, _ summary: String, name: String? = nil,
        example: RowExample = RowExample()
    ) {
        contents = Contents(
            name: name ?? String("\(type)".prefix { $0 != "<" }), plugin: "", summary: summary,
            example: example, row: RowFacts(type))
    }

    /// The row of another description, under a name and a plugin of its own.
    init(_ other: RowDescriptor, name: String, plugin: String) {
        contents = Contents(
            name: name, plugin: plugin, summary: other.summary, example: other.example,
            row: other.contents.row)
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
    public var valueSchema: JSONValue? { contents.row.value?.documentSchema }
    /// The settings of the row.
    ///
    /// One that a class says again stands in the place of its superclass's.
    public var settings: [RowSetting] {
        var settings: [RowSetting] = []
        var places: [String: Int] = [:]
        for setting in contents.row.makeSettings() {
            if let place = places[setting.name] {
                settings[place] = setting
            } else {
                places[setting.name] = settings.count
                settings.append(setting)
            }
        }
        return settings
    }

    var type: ObjectIdentifier { contents.row.type }

    /// Makes a row.
    public func make(tag: String? = nil) -> any BaseRow & RowType { contents.row.make(tag) }

    /// Whether a value can be given in Swift only, never in a document.
    public var isSwiftOnly: Bool { contents.row.value == nil }

    /// Reads a value of the row from JSON.
    ///
    /// - Throws: What was expected and what was found, or that the value can be given in Swift
    ///   only.
    public func value(from json: JSONValue) throws(DocumentDiagnostic) -> any Sendable {
        guard let value = contents.row.value else { throw .swiftOnly(valueOf: valueType) }
        return try value.init(documentValue: json)
    }

    /// Adds a rule of a document to a row of this class.
    func add(_ rule: JSONValue, to row: BaseRow, problems: inout [DocumentDiagnostic]) {
        contents.row.addRule(rule, row, &problems)
    }

    /// The rules that judge the row's values.
    var ruleKinds: [RuleKind] { RuleKind.allCases.filter(contents.row.judges) }

    /// Makes a section whose options are rows of this class; nil if they stand for no options.
    func makeOptionSection() -> (any OptionSection)? { contents.row.makeOptionSection?() }

    private final class Contents: Sendable {
        let name: String
        let plugin: String
        let summary: String
        let example: RowExample
        let row: RowFacts

        init(
            name: String, plugin: String, summary: String, example: RowExample, row: RowFacts
        ) {
            self.name = name
            self.plugin = plugin
            self.summary = summary
            self.example = example
            self.row = row
        }
    }
}

/// What follows from the class of a row.
private struct RowFacts: Sendable {
    let type: ObjectIdentifier
    let kind: RowKind
    let valueType: String
    let cellType: String
    /// The type of a value that documents can hold.
    let value: (any DocumentValue.Type)?
    let make: @Sendable (String?) -> any BaseRow & RowType
    let makeSettings: @Sendable () -> [RowSetting]
    let judges: @Sendable (RuleKind) -> Bool
    let addRule: @Sendable (JSONValue, BaseRow, inout [DocumentDiagnostic]) -> Void
    let makeOptionSection: (@Sendable () -> any OptionSection)?

    init<Row: BaseRow & RowType>(_ type: Row.Type) {
        self.type = ObjectIdentifier(type)
        kind = RowKind(of: type)
        valueType = "\(Row.Cell.Value.self)"
        cellType = "\(Row.Cell.self)"
        make = { Row(tag: $0) }
        makeSettings = { Row.settings }
        value = Row.Cell.Value.self as? any DocumentValue.Type
        let judges = { @Sendable (kind: RuleKind) in kind.judges(Row.Cell.Value.self) }
        self.judges = judges
        addRule = { json, row, problems in
            let judged = "a value of the type \(Row.Cell.Value.self)"
            guard let row = row as? RowOf<Row.Cell.Value>,
                let rule = RuleDocument(
                    json, judging: judged, by: judges, problems: &problems)
            else { return }
            do throws(DocumentDiagnostic) {
                try rule.add(to: row)
            } catch {
                problems.append(error)
            }
        }
        if let options = type as? any (BaseRow & SelectableRowType).Type {
            makeOptionSection = Self.sections(of: options)
        } else {
            makeOptionSection = nil
        }
    }

    private static func sections<Option: BaseRow & SelectableRowType>(
        of type: Option.Type
    ) -> @Sendable () -> any OptionSection {
        { SelectableSection<Option>() }
    }
}
