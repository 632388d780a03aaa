import PlainText

/// The rows that plugins contribute, sorted by name.
///
/// ```swift
/// let registry = try RowRegistry(StandardRowPlugin.self, TokenRowPlugin.self)
/// ```
///
/// A registry is a value. There may be any number of registries, and none is special.
public struct RowRegistry: Sendable {
    /// The rows, sorted by name.
    public let rows: [RowDescriptor]
    /// The plugins, sorted by name.
    public let plugins: [any RowPlugin.Type]

    /// The names of rows by their aliases.
    private let aliases: [String: String]
    private let byName: [String: RowDescriptor]
    let translations: TranslationCache

    /// Creates a registry from the rows of some plugins.
    ///
    /// - Throws: An error if two plugins or two rows have the same name.
    public init(_ plugins: any RowPlugin.Type...) throws(RegistryError) {
        try self.init(plugins)
    }

    /// Creates a registry from the rows of some plugins, leaving out some of the rows.
    ///
    /// - Parameters:
    ///   - plugins: The plugins.
    ///   - excluded: Names of rows to leave out, such as one of two rows with the same name:
    ///     `TextRow/TextRow`.
    /// - Throws: An error if two plugins or two rows have the same name, or if there is no row with
    ///   an excluded name.
    public init(
        _ plugins: [any RowPlugin.Type], excluding excluded: [String] = []
    ) throws(RegistryError) {
        let plugins = plugins.sorted { first, second in
            first.name == second.name ? "\(first)" < "\(second)" : first.name < second.name
        }
        for (first, second) in zip(plugins, plugins.dropFirst()) where first.name == second.name {
            throw RegistryError(
                "two plugins are called \(first.name.debugDescription): \(first) and \(second)")
        }
        try Self.check(RowAction.builtIn.map(\.name), "actions", of: plugins) { plugin in
            plugin.actions.map(\.name)
        }
        try Self.check([], "sources of options", of: plugins) { plugin in
            plugin.optionSources.map(\.name)
        }
        var rows: [RowDescriptor] = []
        for plugin in plugins {
            try Self.check(plugin.name, "the plugin \(plugin)")
            for row in plugin.rows {
                rows.append(RowDescriptor(row, name: row.name, plugin: plugin.name))
            }
        }
        let names = rows.flatMap { [$0.name, $0.qualifiedName] }
        for name in excluded where !names.contains(name) { throw .unknown(name, among: names) }
        rows.removeAll { excluded.contains($0.name) || excluded.contains($0.qualifiedName) }
        try self.init(rows: rows, plugins: plugins)
    }

    private init(
        rows: [RowDescriptor], plugins: [any RowPlugin.Type], aliases: [String: String] = [:]
    ) throws(RegistryError) {
        var byName: [String: RowDescriptor] = [:]
        for row in rows {
            try Self.check(row.name, "the row \(row.qualifiedName)")
            if let other = byName.updateValue(row, forKey: row.name) {
                throw .twoRows(other, row)
            }
        }
        for row in rows { byName[row.qualifiedName] = row }
        for (alias, name) in aliases { byName[alias] = byName[name] }
        self.aliases = aliases
        self.rows = rows.sorted { $0.name < $1.name }
        self.plugins = plugins
        self.byName = byName
        translations = TranslationCache(plugins)
    }

    /// Checks that a name can be used in qualified names, in schemas and in shells.
    private static func check(_ name: String, _ subject: String) throws(RegistryError) {
        if let problem = RegistryName.problem(of: subject, name) { throw RegistryError(problem) }
    }

    /// Checks that the parts of plugins have different names.
    private static func check(
        _ known: [String], _ parts: String, of plugins: [any RowPlugin.Type],
        _ names: (any RowPlugin.Type) -> [String]
    ) throws(RegistryError) {
        var seen = Set(known)
        for plugin in plugins {
            for name in names(plugin) where !seen.insert(name).inserted {
                throw RegistryError(
                    "two \(parts) are called \(name.debugDescription); the second is of the plugin "
                        + "\(plugin.name)")
            }
        }
    }

    /// The swipe actions that documents can name: RowKit's own and those of the plugins.
    var actions: [RowAction] { RowAction.builtIn + plugins.flatMap { $0.actions } }

    /// The sources of options that documents can name.
    var optionSources: [OptionSource] { plugins.flatMap { $0.optionSources } }

    /// The row with a name, such as `TokenTableRow` or `TokenRow/TokenTableRow`, or nil if there is
    /// none.
    public subscript(name: String) -> RowDescriptor? { byName[name] }

    /// The row of a class, or nil if there is none.
    ///
    /// - Complexity: O(n) where n is the number of rows.
    public subscript(type: any RowType.Type) -> RowDescriptor? { rows.first { $0.isOf(type) } }

    /// All names of rows, including qualified names and aliases.
    var names: [String] { Array(byName.keys) }

    // MARK: Other registries

    /// Returns the registry without some rows.
    ///
    /// - Throws: An error if there is no row with one of the names.
    public func excluding(_ names: String...) throws(RegistryError) -> RowRegistry {
        let gone = try names.map { name throws(RegistryError) in try row(named: name).name }
        return try RowRegistry(
            rows: rows.filter { !gone.contains($0.name) }, plugins: plugins, aliases: aliases)
    }

    /// Returns the registry with one row replaced by another.
    ///
    /// - Throws: An error if there is no row with the name.
    public func replacing(
        _ name: String, with row: RowDescriptor
    ) throws(RegistryError) -> RowRegistry {
        let old = try self.row(named: name)
        let new = RowDescriptor(row, name: old.name, plugin: old.plugin)
        return try RowRegistry(
            rows: rows.filter { $0.name != old.name } + [new], plugins: plugins, aliases: aliases)
    }

    /// Returns the registry with an alias for a row.
    ///
    /// - Throws: An error if there is no row with the name, or if the alias is already a name of a
    ///   row.
    public func aliasing(
        _ alias: String, to name: String
    ) throws(RegistryError) -> RowRegistry {
        let target = try row(named: name).name
        try Self.check(alias, "the row \(target)")
        if let other = self[alias] {
            throw RegistryError(
                "\(alias.debugDescription) is already the name of \(other.qualifiedName)")
        }
        let aliases = aliases.merging([alias: target]) { $1 }
        return try RowRegistry(rows: rows, plugins: plugins, aliases: aliases)
    }

    private func row(named name: String) throws(RegistryError) -> RowDescriptor {
        if let row = self[name] { return row }
        throw .unknown(name, among: names)
    }

    // MARK: Unknown names

    /// The message that there is no row with a name.
    package static func unknownRow(_ name: String) -> String {
        "there is no row called \(name.inQuotes)"
    }

    /// The end of a message about an unknown row name.
    ///
    /// It names the rows of the plugin with that name, or says how to add a row.
    package func origin(ofUnknown name: String) -> String {
        let rows = plugins.first { $0.name == name }?.rows.filter(\.isListed) ?? []
        guard rows.isEmpty else {
            return "; the plugin \(name) has \(Self.list(rows.map { $0.name }))"
        }
        let names = plugins.filter { !$0.rows.isEmpty }.map { $0.name }
        let list = names.isEmpty ? "a registry without plugins" : Self.list(names)
        return " in \(list); add the row's product to the dependencies of the program's target"
    }

    private static func list(_ names: [String]) -> String {
        let start = names.dropLast(2).map { "\($0), " }.joined()
        return start + names.suffix(2).joined(separator: " and ")
    }
}

/// The reason why a registry could not be made.
public struct RegistryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason as text.
    public let description: String

    init(_ description: String) { self.description = description }

    fileprivate static func unknown(_ name: String, among names: [String]) -> RegistryError {
        let near = NearestName.ofRow(name, in: names)
        let question = near.map { "; did you mean \($0.inQuotes)?" } ?? ""
        return RegistryError(RowRegistry.unknownRow(name) + question)
    }

    fileprivate static func twoRows(
        _ first: RowDescriptor, _ second: RowDescriptor
    ) -> RegistryError {
        if first.plugin == second.plugin {
            return RegistryError(RegistryName.twoRows(called: first.name, inPlugin: first.plugin))
        }
        let excluding = [first, second].map { row in
            "RowRegistry.linked(excluding: \(row.qualifiedName.debugDescription))"
        }
        return RegistryError(
            "two rows are called \(first.name.debugDescription): \(first.qualifiedName) and "
                + "\(second.qualifiedName); leave one out with \(excluding[0]) or \(excluding[1]), "
                + "or rename one with name: in its plugin's RowDescriptor")
    }
}
