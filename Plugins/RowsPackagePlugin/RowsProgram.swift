import Foundation
import PackagePlugin

/// An executable product that has the verbs of `rows`.
///
/// The plugins RowsPackagePlugin and RowsNewPackagePlugin share this file.
struct RowsProgram {
    private let program: Program

    /// Builds the product.
    ///
    /// - Throws: An error if the build fails; its log has been reported by then.
    init(building product: String, _ packageManager: PackageManager) throws {
        // The first build takes a while, and SwiftPM does not show its progress.
        Diagnostics.progress("Building the program \(product); the first build takes a few minutes")
        let result = try packageManager.build(
            .product(product), parameters: .init(configuration: .inherit, logging: .concise))
        guard result.succeeded else {
            Diagnostics.error(result.logText)
            throw RowsFailure("\(product) does not build")
        }
        guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw RowsFailure("\(product) was built, but is not an executable")
        }
        self.program = Program(name: product, file: program.url)
    }

    /// Runs the program and waits for it to exit.
    ///
    /// - Throws: The program's messages, if it failed.
    func run(_ arguments: [String], in folder: URL? = nil) throws {
        // A plugin's standard input is not that of the user.
        if Self.readInput(arguments) {
            throw RowsFailure(
                "a package plugin has no standard input; name a file, or run swift run "
                    + program.name)
        }
        // SwiftPM shows the messages of a plugin, such as an address, only when it ends.
        if arguments.first == "serve", Set(arguments).isDisjoint(with: ["--help", "-h"]) {
            throw RowsFailure(
                "a package plugin cannot serve forms; run swift run \(program.name) serve")
        }
        try program.run(arguments, in: folder)
    }

    /// Whether an argument or a variable makes a verb read standard input.
    private static func readInput(_ arguments: [String]) -> Bool {
        if arguments.contains("-") || arguments.contains("--values=-") { return true }
        let isGiven = arguments.contains { $0 == "--values" || $0.hasPrefix("--values=") }
        return !isGiven && ["check", "fill"].contains(arguments.first)
            && ProcessInfo.processInfo.environment["ROWS_VALUES"] == "-"
    }
}
