/// Makes rows by name.
///
/// ```swift
/// let factory = RowFactory(registry)
/// let row = try factory.make("StarsRow", tag: "rating", settings: ["maximum": 3], value: 2)
/// ```
public struct RowFactory: Sendable {
    /// The rows that can be made.
    public let registry: RowRegistry

    private let formats: @Sendable (String) -> any TextFormats

    /// Creates a factory for the rows of a registry.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - formats: Returns the formats of a document's language, such as `de` or `zh-Hans`. By
    ///     default, these are plain formats.
    public init(
        _ registry: RowRegistry,
        formats: @escaping @Sendable (_ language: String) -> any TextFormats = {
            PlainFormats(language: $0)
        }
    ) {
        self.registry = registry
        self.formats = formats
    }

    func phrases(in language: LanguageTag) -> Phrases {
        registry.phrases(for: formats(language.text))
    }

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - name: The name of the row in the registry.
    ///   - tag: The tag.
    ///   - settings: Settings by name. All others keep their defaults.
    ///   - rows: The rows of a group, as in documents.
    ///   - value: The value as JSON. Nil keeps the value of a new row, and null removes the value.
    ///   - rules: The rules, as in documents: `["rule": "minLength", "count": 8]`.
    ///   - hidden: The condition that hides the row.
    ///   - disabled: The condition that disables the row.
    /// - Throws: All problems, each with its place, such as `settings.maximum`. A malformed
    ///   predicate in a condition is a problem of the form instead.
    public func make(
        _ name: String, tag: String? = nil, settings: [String: JSONValue] = [:],
        rows: [JSONValue] = [], value: JSONValue? = nil, rules: [JSONValue] = [],
        hidden: Condition? = nil,
        disabled: Condition? = nil
    ) throws(RowFactoryError) -> any BaseRow & RowType {
        var parts: RowParts
        do throws(DocumentDiagnostic) {
            parts = RowParts(try registry.row(called: name))
        } catch {
            throw RowFactoryError([error.within(.root.member(DocumentName.row.rawValue))])
        }
        parts.tag = tag
        parts.settings = settings
        parts.value = value
        parts.rules = rules
        parts.hidden = hidden
        parts.disabled = disabled
        var problems: [DocumentDiagnostic] = []
        if !rows.isEmpty { parts.read(rows: rows, from: registry, problems: &problems) }
        let row = make(parts, problems: &problems)
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        return row
    }

    /// Makes the example of a row.
    package func makeExample(
        of row: RowDescriptor, tag: String? = nil
    ) throws(RowFactoryError) -> any BaseRow & RowType {
        try make(
            row.name, tag: tag, settings: row.example.settings, rows: row.example.rows,
            value: row.example.value)
    }

    /// Makes a row of a class.
    ///
    /// - Throws: All problems, for example that the registry does not contain the class.
    public func make<Row: BaseRow & RowType>(
        _ type: Row.Type, tag: String? = nil, settings: [String: JSONValue] = [:],
        value: Row.Cell.Value? = nil
    ) throws(RowFactoryError) -> Row {
        guard let descriptor = registry[type] else {
            throw RowFactoryError([
                DocumentDiagnostic(
                    .unknownName, at: .root.member(DocumentName.row.rawValue),
                    "no plugin of the registry has the row \(type)")
            ])
        }
        let row = Row(tag: tag)
        let problems = configure(row, as: descriptor, settings)
        guard problems.isEmpty else { throw RowFactoryError(problems) }
        if let value { row.value = value }
        return row
    }

    /// Makes a row from its parts, ignoring those that are invalid.
    func make(
        _ parts: RowParts, problems: inout [DocumentDiagnostic]
    ) -> any BaseRow & RowType {
        let row = parts.descriptor.make(tag: parts.tag)
        problems += configure(row, as: parts.descriptor, parts.settings)
        if !parts.rows.isEmpty {
            let rows = parts.rows.map { index, parts in
                var found: [DocumentDiagnostic] = []
                let row = make(parts, problems: &found)
                let place = DocumentPlace.root.member(DocumentName.rows.rawValue)
                problems += found.within(place.element(index))
                return row
            }
            (row as? any RowGroup)?.append(contentsOf: rows)
        }
        for (name, formula) in parts.bindings.sorted(by: { $0.key < $1.key }) {
            guard let setting = parts.descriptor.setting(named: name) else { continue }
            row.bind(setting, to: .formula(formula))
        }
        if let swipe = parts.leadingSwipe { row.leadingSwipe = swipe }
        if let swipe = parts.trailingSwipe { row.trailingSwipe = swipe }
        if let options = parts.optionsFrom { row.decideOptions(options) }
        if let value = parts.value {
            do throws(DocumentDiagnostic) {
                try row.setDocumentValue(value)
            } catch {
                problems += error.within(.root.member(DocumentName.value.rawValue)).all
            }
        }
        for (index, rule) in parts.rules.enumerated() {
            var found: [DocumentDiagnostic] = []
            parts.descriptor.facts.add(rule, to: row, problems: &found)
            problems += found.within(
                .root.member(DocumentName.rules.rawValue).element(index))
        }
        // A condition that is nil need not be evaluated.
        if let hidden = parts.hidden { row.hidden = hidden }
        if let disabled = parts.disabled { row.disabled = disabled }
        if !parts.formulas.all.isEmpty { row.valueFormulas = parts.formulas }
        return row
    }

    private func configure(
        _ row: BaseRow, as descriptor: RowDescriptor, _ values: [String: JSONValue]
    ) -> [DocumentDiagnostic] {
        guard !values.isEmpty else { return [] }
        var problems: [DocumentDiagnostic] = []
        func place(of name: String) -> DocumentPlace {
            .root.member(DocumentName.settings.rawValue).member(name)
        }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let setting = descriptor.setting(named: name) else {
                problems.append(
                    .unknown(
                        "setting of \(descriptor.name)", name, known: descriptor.settingNames
                    ).within(place(of: name)))
                continue
            }
            problems += setting.problems(setting: value, of: row).within(place(of: name))
        }
        if let conflict = row.conflict(among: type(of: row).settings) {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: place(of: conflict.limit), conflict.message))
        }
        return problems
    }
}

/// The reason why a row or a form could not be made.
public struct RowFactoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// All problems, each with its place.
    public let diagnostics: [DocumentDiagnostic]

    /// Creates an error.
    ///
    /// If there are too many diagnostics, keeps the first ones and adds one that says that there
    /// are more.
    init(_ diagnostics: [DocumentDiagnostic]) {
        self.diagnostics = diagnostics.limited
    }

    /// The diagnostics, one per line.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
