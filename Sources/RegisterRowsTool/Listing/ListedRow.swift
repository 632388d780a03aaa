/// A row for `rows list`, as far as its sources determine it.
struct ListedRow: Hashable {
    let name: String
    let kind: String
    /// The type of the value, or nil if the sources do not determine it.
    let valueType: String?
    /// Whether values can be set only in Swift, not in a document, or nil if that is unknown.
    let isSwiftOnly: Bool?
    /// The plugin that lists it.
    let plugin: String
    /// The module of the plugin.
    let module: String
    let summary: String
    /// Whether the row is for form authors, rather than a helper of other rows.
    let isListed: Bool

    /// The name prefixed with that of the plugin.
    var qualifiedName: String { "\(plugin)/\(name)" }

    /// The kinds of rows with their protocols.
    ///
    /// The first match determines the kind.
    static let kinds = [
        ("inline", "InlineRowType"), ("presenter", "PresenterRowType"),
        ("selectable", "SelectableRowType"), ("options", "OptionsProviderRow"),
    ]
}

extension ListedRow {
    /// Returns the rows that the plugins of the modules list, sorted by name.
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
            // A name that is not a literal is presumably that of the module.
            let plugin = name?.value ?? module.module
            let place = ModuleGraph.Place(module: module.module, scope: owner)
            // Another branch of an `#if` can list the same row again.
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
        let value = type.flatMap(graph.valueType)
        valueType = value.flatMap(graph.text)
        isSwiftOnly = valueType == nil ? nil : value.map { !graph.isDocumentValue($0) }
        self.plugin = plugin
        module = place.module
        summary = call.summary ?? "…"
        isListed = call.isListed
    }
}
