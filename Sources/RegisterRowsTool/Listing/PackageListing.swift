import SwiftSource

/// The rows of a package and of what it depends on, read from their sources.
struct PackageListing {
    let rows: [ListedRow]
    /// Mistakes that hide rows from the list, and names that two rows share.
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
            // As the build plugin has it: RowKit's own protocols are known.
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

    /// The diagnostics of the build plugin, for a target that has a plugin of rows.
    private static func mistakes(in module: TargetDeclarations) -> [String] {
        // Sources do not say which targets apply RegisterRows; a public plugin is for no other.
        let hasPlugin = module.types.contains { type in
            ![.protocol, .typealias].contains(type.kind) && module.isPublic(type.path)
                && module.conforms(type.path, to: module.pluginTypes)
        }
        guard hasPlugin, module.module != "RowKit", let first = module.types.first else {
            return []
        }
        return Registration(of: module, first: first.place).diagnostics.map(\.note)
    }

    /// That two rows have one name, which matters to a program that links both.
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
                + "\(second.qualifiedName); a program that links both leaves one out, with "
                + excluding.joined(separator: " or ")
        }
    }
}

extension DeclarationReader {
    /// The reader without declarations that are certainly not compiled on this machine.
    var onHost: DeclarationReader {
        var reader = self
        reader.keep(HostCondition.mayHold)
        return reader
    }
}
