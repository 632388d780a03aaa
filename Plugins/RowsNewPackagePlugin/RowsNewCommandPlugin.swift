import Foundation
import PackagePlugin

/// `swift package rows-new NAME --value TYPE`: the sources of a new row, made by `rows new`.
@main
struct RowsNewCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let result = try packageManager.build(
            .product("rows"), parameters: .init(configuration: .inherit, logging: .concise))
        guard result.succeeded,
            let program = result.builtArtifacts.first(where: { $0.kind == .executable })
        else {
            Diagnostics.error(result.logText)
            throw RowsNewFailure(description: "the product rows of RowKit does not build")
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = ["new"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The program has said what is wrong.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// Why the plugin cannot do what it is asked for.
struct RowsNewFailure: Error, CustomStringConvertible {
    let description: String
}
