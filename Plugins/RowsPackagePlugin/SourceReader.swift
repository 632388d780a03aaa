import Foundation
import PackagePlugin

/// Reads the sources of a package and its dependencies with the tool behind RegisterRows.
///
/// The sources are not compiled, so this takes a few seconds at most.
struct SourceReader {
    private let tool: Program
    /// The file that lists the sources.
    private let file: URL

    init(_ context: PluginContext) throws {
        tool = Program(
            name: "RegisterRowsTool", file: try context.tool(named: "RegisterRowsTool").url)
        file = context.pluginWorkDirectoryURL.appending(path: "package.json")
        let package = SourcePackage(
            name: context.package.displayName,
            rowKit: Self.rowKitName(in: context.package) ?? "RowKit",
            targets: Self.targets(of: context.package))
        try JSONEncoder().encode(package).write(to: file)
    }

    /// Runs a verb in a package without a program.
    ///
    /// - Throws: An error with advice if the verb needs a program.
    func run(_ arguments: [String]) throws {
        try tool.run(["rows", file.path(percentEncoded: false)] + arguments)
    }

    /// Checks that an executable target calls `Rows.main`.
    ///
    /// - Throws: An error with the entry point and the code to write there, if it does not.
    func checkMain(of target: any Target) throws {
        try tool.run(["main", file.path(percentEncoded: false), target.name])
    }

    /// The name of the package RowKit in references to its products, or nil if the package does not
    /// depend on it.
    ///
    /// SwiftPM identifies a dependency by the last component of its address or path, regardless of
    /// case.
    private static func rowKitName(in package: Package) -> String? {
        let rowKit = package.dependencies.map(\.package).first { dependency in
            dependency.products.contains { $0.name == "RowsCommand" }
        }
        guard let rowKit else { return nil }
        let place: String
        switch rowKit.origin {
        case .local(let path): place = path
        case .repository(let url, _, _): place = url
        default: return rowKit.id
        }
        let folder = URL(filePath: place).lastPathComponent
        return folder.hasSuffix(".git") ? String(folder.dropLast(4)) : folder
    }

    private static func targets(of package: Package) -> [SourceTarget] {
        let own = Set(package.targets.map { $0.name })
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
                isOwn: own.contains(module.name), dependencies: dependencies,
                sources: module.sourceFiles(withSuffix: ".swift")
                    .map { $0.url.path(percentEncoded: false) })
        }
        return targets.values.sorted { $0.module < $1.module }
    }
}
