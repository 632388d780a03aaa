import SwiftSource

/// The registration of a target: its only plugin, which must list all public rows, or the mistakes
/// that prevent it.
struct Registration {
    /// The plugin, or nil if there are mistakes.
    let plugin: Plugin?
    /// The settings that the classes of the target declare.
    let settings: [DeclaredSettings]
    /// The summaries of rows that are in the comments of their classes.
    let summaries: [RowSummary]
    let diagnostics: [Diagnostic]

    /// A plugin of a target.
    struct Plugin {
        let path: NamePath
        /// The `#if` condition under which it is compiled, or nil if it always is.
        let condition: String?
    }

    init(of target: TargetDeclarations, first: SourcePlace) {
        let check = RegistrationCheck(target: target)
        let settingsCheck = SettingsCheck(target: target)
        settings = settingsCheck.classes
        let summaryCheck = check.plugins.first.map {
            SummaryCheck(target: target, plugin: $0.path)
        }
        summaries = summaryCheck?.summaries ?? []
        diagnostics =
            check.diagnostics(first: first) + settingsCheck.diagnostics
            + (summaryCheck?.diagnostics ?? [])
        plugin = diagnostics.isEmpty ? check.plugins.first.map(check.plugin) : nil
    }
}

struct RegistrationCheck {
    let target: TargetDeclarations
    let rows: [RowClass]
    /// The declarations of types that conform to `RowPlugin`, one for each name.
    let candidates: [TypeDeclaration]
    /// The public candidates.
    let plugins: [TypeDeclaration]

    init(target: TargetDeclarations) {
        self.target = target
        rows = target.publicRows
        var names: Set<NamePath> = []
        candidates = target.types.filter { type in
            type.kind.canBePlugin
                && target.conforms(type.path, to: target.pluginTypes)
                && names.insert(type.path).inserted
        }
        plugins = candidates.filter { target.isPublic($0.path) }
    }

    /// Returns the plugin with the condition under which it is compiled and conforms.
    func plugin(_ type: TypeDeclaration) -> Registration.Plugin {
        Registration.Plugin(
            path: type.path,
            condition: target.condition(of: type.path, conformingTo: target.pluginTypes))
    }

    func diagnostics(first: SourcePlace) -> [Diagnostic] {
        guard let plugin = plugins.first else { return [noPlugin(first: first)] }
        if target.isGeneric(plugin.path) { return [generic(plugin)] }
        let second = plugins.dropFirst().map { another($0, than: plugin) }
        let properties = plugins.flatMap { plugin in
            target.rows.filter { target.resolve($0.owner, in: .top) == plugin.path }
        }
        let shapes = shapes(of: properties, in: plugin)
        // If a value is unreadable, the rows it lists are unknown, so none can be reported as
        // missing. If there are two plugins, their rows must be merged first.
        let isRead = second.isEmpty && shapes.isEmpty
        let missing = isRead ? missing(from: properties, of: plugin) : []
        return second + shapes + missing
            + NameCheck(target: target, plugin: plugin.path).diagnostics(of: properties)
    }

    // MARK: Plugins

    private func generic(_ plugin: TypeDeclaration) -> Diagnostic {
        Diagnostic(
            plugin.place,
            "\(plugin.path) or an enclosing type is generic, so it cannot be registered; declare "
                + "the plugin at the top level of a file")
    }

    private func another(_ plugin: TypeDeclaration, than first: TypeDeclaration) -> Diagnostic {
        Diagnostic(
            plugin.place,
            "\(plugin.path) is a second plugin of \(target.target), which already has "
                + "\(first.path) at \(first.place); a target can have only one, so list all "
                + "rows there")
    }

    // MARK: Rows

    /// The property `rows` with all public rows.
    var rowsLiteral: [String] {
        // As in swift-format's style, a single element has no trailing comma.
        let entries = rows.map { rows.count > 1 ? $0.entry : String($0.entry.dropLast()) }
        return ["public static let rows = ["] + entries.map { "    \($0)" } + ["]"]
    }

    private func shapes(of properties: [RowsProperty], in plugin: TypeDeclaration) -> [Diagnostic] {
        guard !properties.isEmpty else {
            return [
                Diagnostic(
                    plugin.place, "\(plugin.path) has no rows; write them as one array literal:",
                    paste: rowsLiteral)
            ]
        }
        return properties.flatMap { property -> [Diagnostic] in
            switch property.value {
            case .other(let found):
                [
                    Diagnostic(
                        property.place,
                        "the rows of \(property.owner) are read before they are compiled, so they "
                            + "must be one array literal; found `\(found)`; write:",
                        paste: rowsLiteral)
                ]
            case .literal(let elements):
                elements.filter(\.types.isEmpty).map { element in
                    Diagnostic(
                        element.place,
                        "`\(element.text)` does not show which row it describes; write it as:",
                        paste: [rows.first?.entry ?? "RowDescriptor(StarsRow.self),"])
                }
            }
        }
    }

    /// Returns an error for each property that does not list a row compiled together with it, and
    /// for each row that no property lists.
    private func missing(
        from properties: [RowsProperty], of plugin: TypeDeclaration
    ) -> [Diagnostic] {
        let lists = properties.map { ($0, listed(by: $0)) }
        return rows.flatMap { row in
            let required = lists.filter { property, _ in
                target.isPublic(
                    row.path, conformingTo: target.rowTypes, where: property.condition)
            }
            let isListed = lists.contains { $0.1.contains(row.path) }
            let missing =
                required.isEmpty && !isListed
                ? lists.prefix(1) : required.filter { !$0.1.contains(row.path) }[...]
            return missing.map { property, _ in
                Diagnostic(
                    row.declaration.place,
                    "\(row.path) is a public row that \(plugin.path) does not list; add to its rows "
                        + "at \(property.place):",
                    paste: [row.entry])
            }
        }
    }

    private func listed(by property: RowsProperty) -> Set<NamePath> {
        guard case .literal(let elements) = property.value else { return [] }
        let names = elements.flatMap(\.types)
        return Set(names.compactMap { target.resolve($0, in: property.owner) })
    }
}
