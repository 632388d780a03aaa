import Foundation
import PackagePlugin

/// Reads the sources of a package and of what it depends on, by the tool behind RegisterRows.
///
/// Nothing of theirs is compiled, so this takes a few seconds at the most.
struct SourceReader {
    private let tool: Program
    /// The file that says which sources there are.
    private let file: URL

    init(_ context: PluginContext) throws {
        tool = Program(
            name: "RegisterRowsTool", file: try context.tool(named: "RegisterRowsTool").url)
        file = context.pluginWorkDirectoryURL.appending(path: "package.json")
        let package = SourcePackage(
            name: context.package.displayName, targets: Self.targets(of: context.package))
        try JSONEncoder().encode(package).write(to: file)
    }

    /// Does what a verb does in a package without a program.
    ///
    /// - Throws: That there is no such verb then, and what to do about it.
    func run(_ arguments: [String]) throws {
        try tool.run(["rows", file.path(percentEncoded: false)] + arguments)
    }

    /// Checks that an executable target calls `Rows.main`.
    ///
    /// - Throws: Where it begins, and what to write there.
    func checkMain(of target: any Target) throws {
        try tool.run(["main", file.path(percentEncoded: false), target.name])
    }

    private static func targets(of package: Package) -> [SourceTarget] {
        var targets: [String: SourceTarget] = [:]
        for target in package.targets.flatMap({ [$0] + $0.recursiveTargetDependencies }) {
            guard let module = target as? SwiftSourceModuleTarget,
                targets[module.moduleName] == nil,
                [.generic, .executable, .test].contains(module.kind)
            else { continue }
            let dependencies = module.recursiveTargetDependencies
                .compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
            targets[module.moduleName] = SourceTarget(
                name: module.name, module: module.moduleName, isTest: module.kind == .test,
                dependencies: dependencies,
                sources: module.sourceFiles(withSuffix: ".swift")
                    .map { $0.url.path(percentEncoded: false) })
        }
        return targets.values.sorted { $0.module < $1.module }
    }
}
