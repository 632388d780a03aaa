import SwiftSource

/// The rows of a package and its dependencies, read from their sources.
struct PackageListing {
    let rows: [ListedRow]
    /// Messages about mistakes that hide rows from the list, and about names shared by two rows.
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
        let modules = targets.map { target in
            // As in the build plugin, RowKit's own protocols are known.
            let others = target.dependencies.filter { $0 != "RowKit" }
            return TargetDeclarations(
                target: target.name, module: target.module,
                readers: readers[target.module] ?? [],
                dependencies: others.flatMap { readers[$0] ?? [] })
        }
        let dependencies = Dictionary(targets.map { ($0.module, $0.dependencies) }) { $1 }
        let graph = ModuleGraph(modules, dependencies: dependencies)
        rows = ListedRow.all(in: graph)
        problems = modules.flatMap(Self.mistakes) + Self.sharedNames(of: rows)
    }

    /// The diagnostics of the build plugin, for a target with a row plugin.
    private static func mistakes(in module: TargetDeclarations) -> [String] {
        // The sources do not show which targets apply RegisterRows, but only those have public
        // plugins.
        let hasPlugin = module.types.contains { type in
            ![.protocol, .typealias].contains(type.kind) && module.isPublic(type.path)
                && module.conforms(type.path, to: module.pluginTypes)
        }
        guard hasPlugin, module.module != "RowKit", let first = module.types.first else {
            return []
        }
        return Registration(of: module, first: first.place).diagnostics.map(\.note)
    }

    /// Messages about rows that share a name, which is a problem for a program that links both.
    private static func sharedNames(of rows: [ListedRow]) -> [String] {
        zip(rows, rows.dropFirst()).filter { $0.name == $1.name }.map { first, second in
            if first.plugin == second.plugin {
                return
                    "the plugin \(first.plugin) lists two rows called \"\(first.name)\"; rename one "
                    + "with name: in its RowDescriptor"
            }
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
