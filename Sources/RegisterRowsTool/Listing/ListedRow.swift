/// A row for `rows list`, as far as its sources determine it.
struct ListedRow: Hashable {
    let name: String
    /// The plugin that lists it.
    let plugin: String
    let module: String
    let summary: String
    /// Whether the row is for form authors, rather than a helper of other rows.
    let isListed: Bool

    /// The name prefixed with that of the plugin.
    var qualifiedName: String { "\(plugin)/\(name)" }
}

extension ListedRow {
    /// Returns the rows that the plugins of some modules list, sorted by name.
    static func all(in modules: [TargetDeclarations]) -> [ListedRow] {
        modules.flatMap(rows).sorted { ($0.name, $0.plugin) < ($1.name, $1.plugin) }
    }

    private static func rows(of module: TargetDeclarations) -> [ListedRow] {
        var rows: [ListedRow] = []
        for property in module.rows {
            guard let owner = module.resolve(property.owner, in: .top), module.isPublic(owner),
                case .literal(let elements) = property.value,
                module.conforms(owner, to: module.pluginTypes)
            else { continue }
            let name = module.nameProperties.first { property in
                property.value != nil && module.resolve(property.owner, in: .top) == owner
            }
            // A plugin whose name is not a literal presumably has the name of its module.
            let plugin = name?.value ?? module.module
            // Another branch of an `#if` can list the same row again.
            let names = Set(rows.filter { $0.plugin == plugin }.map(\.name))
            rows += elements.compactMap(\.descriptor)
                .map { ListedRow($0, plugin: plugin, listedBy: owner, in: module) }
                .filter { !names.contains($0.name) }
        }
        return rows
    }

    private init(
        _ call: DescriptorCall, plugin: String, listedBy owner: NamePath,
        in module: TargetDeclarations
    ) {
        name =
            switch call.name {
            case .literal(let name): name
            case .ofClass, .expression: (module.resolve(call.type, in: owner) ?? call.type).last
            }
        self.plugin = plugin
        self.module = module.module
        let comment = call.statesSummary ? nil : module.rowClass(of: call, in: owner)?.summary()
        summary = call.summary ?? comment?.withoutMarkup ?? "…"
        isListed = call.isListed
    }
}
