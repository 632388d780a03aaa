/// A row as `rows list` shows it, as far as sources say.
struct ListedRow: Hashable {
    let name: String
    let kind: String
    /// The type of its value, or nil if the sources do not say.
    let valueType: String?
    /// Whether a value can be given in Swift only, never in a document, or nil if the type is unknown.
    let isSwiftOnly: Bool?
    /// The plugin that lists it.
    let plugin: String
    let summary: String

    /// The name with that of its plugin.
    var qualifiedName: String { "\(plugin)/\(name)" }

    /// The kinds of rows with the protocols that make them, the first that fits before the others.
    static let kinds = [
        ("inline", "InlineRowType"), ("presenter", "PresenterRowType"),
        ("selectable", "SelectableRowType"), ("options", "OptionsProviderRow"),
    ]
}

extension ListedRow {
    /// The rows that the plugins of some modules list, sorted by name.
    static func all(in graph: ModuleGraph) -> [ListedRow] {
        graph.modules.values.flatMap { rows(of: $0, in: graph) }
            .sorted { ($0.name, $0.plugin) < ($1.name, $1.plugin) }
    }

    private static func rows(
        of module: TargetDeclarations, in graph: ModuleGraph
    ) -> [ListedRow] {
        var rows: [ListedRow] = []
        for property in module.rows {
            guard let owner = module.resolve(property.owner, in: .top), module.isPublic(owner),
                case .literal(let elements) = property.value,
                graph.supertype(
                    "RowPlugin", of: DeclaredType(module: module.module, path: owner)) != nil
            else { continue }
            let name = module.nameProperties.first { property in
                property.value != nil && module.resolve(property.owner, in: .top) == owner
            }
            // Plugins are called like their targets.
            let plugin = name?.value ?? module.target
            let place = ModuleGraph.Place(module: module.module, scope: owner)
            // Another branch of an `#if` may list the same row again.
            let names = Set(rows.filter { $0.plugin == plugin }.map(\.name))
            rows += elements.compactMap(\.descriptor)
                .map { ListedRow($0, plugin: plugin, at: place, in: graph) }
                .filter { !names.contains($0.name) }
        }
        return rows
    }

    private init(
        _ call: DescriptorCall, plugin: String, at place: ModuleGraph.Place, in graph: ModuleGraph
    ) {
        let type = graph.type(call.type, at: place)?.declared
        name =
            switch call.name {
            case .literal(let name): name
            case .ofClass, .expression: (type?.path ?? call.type.path).last
            }
        kind =
            Self.kinds.first { kind in
                type.flatMap { graph.supertype(kind.1, of: $0) } != nil
            }?.0 ?? "basic"
        let value = type.flatMap { graph.supertype("RowOf", of: $0) }?.arguments["Value"] ?? nil
        valueType = value.flatMap(graph.text)
        isSwiftOnly = valueType == nil ? nil : value.map { !graph.isDocumentValue($0) }
        self.plugin = plugin
        summary = call.summary ?? "…"
    }
}
