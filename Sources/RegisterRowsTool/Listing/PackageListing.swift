import SwiftSource

/// The rows of a package and its dependencies, read from their sources.
struct PackageListing {
    let rows: [ListedRow]
    /// Messages about mistakes that hide rows from the list, and about duplicate names.
    let problems: [String]

    /// Reads the sources of a package.
    init(of package: SourcePackage) throws(ToolFailure) {
        var readers: [String: [DeclarationReader]] = [:]
        var targets: [SourceTarget] = []
        for target in package.targets where !target.isTest && readers[target.module] == nil {
            let files = try target.sources.sorted().map { path throws(ToolFailure) in
                try SourceFile(contentsOf: path)
            }
            readers[target.module] = files.map { DeclarationReader($0).onHost }
            targets.append(target)
        }
        let alone = readers.map { module, readers in
            (module, TargetDeclarations(target: module, module: module, readers: readers))
        }
        let known = Dictionary(uniqueKeysWithValues: alone)
        let modules = targets.map { target in
            // As in the build plugin, RowKit's own protocols are known.
            let others = target.dependencies.filter { $0 != "RowKit" }
            return TargetDeclarations(
                target: target.name, module: target.module,
                readers: readers[target.module] ?? [],
                dependencies: others.compactMap { known[$0] })
        }
        rows = ListedRow.all(in: modules)
        problems =
            modules.flatMap(Self.mistakes) + Self.sharedPluginNames(of: rows)
            + Self.sharedNames(of: rows)
    }

    /// The build plugin's diagnostics for the target, if it has a row plugin.
    private static func mistakes(in module: TargetDeclarations) -> [String] {
        // The sources do not show which targets use the build plugin RegisterRows, but only those
        // have public plugins.
        let hasPlugin = module.types.contains { type in
            ![.protocol, .typealias].contains(type.kind) && module.isPublic(type.path)
                && module.conforms(type.path, to: module.pluginTypes)
        }
        guard hasPlugin, module.module != "RowKit", let first = module.types.first else {
            return []
        }
        return Registration(of: module, first: first.place).diagnostics.map(\.note)
    }

    /// Messages about plugins with the same name.
    ///
    /// No program can link them together.
    private static func sharedPluginNames(of rows: [ListedRow]) -> [String] {
        let groups = Dictionary(grouping: rows, by: \.plugin).sorted { $0.key < $1.key }
        return groups.compactMap { name, rows in
            let modules = Set(rows.map(\.module)).sorted()
            guard modules.count > 1 else { return nil }
            return
                "the plugins of \(modules.joined(separator: " and ")) are all called \"\(name)\"; "
                + "no program can link them together"
        }
    }

    /// Messages about rows with the same name.
    ///
    /// A program that links both must leave one out.
    private static func sharedNames(of rows: [ListedRow]) -> [String] {
        zip(rows, rows.dropFirst()).filter { first, second in
            first.name == second.name && first.plugin != second.plugin
        }.map { first, second in
            let excluding = [first, second].map {
                "RowRegistry.linked(excluding: \"\($0.qualifiedName)\")"
            }
            return "two rows are called \"\(first.name)\": \(first.qualifiedName) and "
                + "\(second.qualifiedName); a program that links both must leave one out, with "
                + excluding.joined(separator: " or ")
        }
    }
}

extension DeclarationReader {
    /// The reader without the declarations that are certainly not compiled on this machine.
    var onHost: DeclarationReader {
        var reader = self
        reader.keep(HostCondition.mayHold)
        return reader
    }
}
