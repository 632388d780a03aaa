import Foundation
import PackagePlugin

/// Registers the rows of the target that applies the plugin; see `Sources/RegisterRowsTool`.
@main
struct RegisterRowsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("RegisterRows requires a Swift target; \(target.name) is not one")
            return []
        }
        let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
        let dependencies = others(module).map { other in
            (module: other.moduleName, sources: other.sourceFiles(withSuffix: ".swift").map(\.url))
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "RegisteredRows.swift")
        return [
            .buildCommand(
                displayName: "Registering the rows of \(target.name)",
                executable: try context.tool(named: "RegisterRowsTool").url,
                arguments: [
                    "--target", target.name, "--module", module.moduleName,
                    "--output", output.path(percentEncoded: false),
                ] + sources.map { $0.path(percentEncoded: false) }
                    + dependencies.flatMap { module, sources in
                        ["--dependency", module] + sources.map { $0.path(percentEncoded: false) }
                    },
                inputFiles: sources + dependencies.flatMap(\.sources), outputFiles: [output])
        ]
    }

    /// The target's dependencies that can refine RowKit's protocols.
    private func others(_ module: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        let modules = module.recursiveTargetDependencies.filter { dependency in
            dependency.recursiveTargetDependencies.contains { $0.name == "RowKit" }
        }
        return modules.compactMap { $0 as? SwiftSourceModuleTarget }
    }
}
