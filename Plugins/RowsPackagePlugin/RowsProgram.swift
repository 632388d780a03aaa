import Foundation
import PackagePlugin

/// An executable product that has the verbs of `rows`.
///
/// The plugins RowsPackagePlugin and RowsNewPackagePlugin share this file.
struct RowsProgram {
    let product: String
    private let file: URL

    /// Builds it.
    ///
    /// - Throws: That it does not build; then the log is reported.
    init(building product: String, _ packageManager: PackageManager) throws {
        self.product = product
        // The first build takes a while, and SwiftPM says nothing of it.
        Diagnostics.progress("Building \(product)")
        let result = try packageManager.build(
            .product(product), parameters: .init(configuration: .inherit, logging: .concise))
        guard result.succeeded else {
            Diagnostics.error(result.logText)
            throw RowsFailure("\(product) does not build")
        }
        guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw RowsFailure("\(product) was built, but is not an executable")
        }
        file = program.url
    }

    /// Runs it to its end.
    ///
    /// SwiftPM shows on its own standard output whatever a plugin and its children print, be it an
    /// answer or not. So what the program says beside its answers is handed on as diagnostics,
    /// which are shown on standard error.
    ///
    /// - Throws: What the program said, where it did not succeed.
    func run(_ arguments: [String], in folder: URL? = nil) throws {
        // A plugin's standard input is not its user's.
        if Self.readInput(arguments) {
            throw RowsFailure(
                "a package plugin has no standard input; name a file, or run swift run \(product)")
        }
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
        )
        .trimmingCharacters(in: .newlines)
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw RowsFailure(
                "\(product) was ended by signal \(process.terminationStatus)\n\(said)")
        }
        guard process.terminationStatus == 0 else {
            throw RowsFailure(said.isEmpty ? "\(product) found problems" : said)
        }
        if !said.isEmpty { Diagnostics.warning(said) }
    }

    /// Whether a verb would read standard input, as an argument or a variable says.
    private static func readInput(_ arguments: [String]) -> Bool {
        if arguments.contains("-") || arguments.contains("--values=-") { return true }
        let isGiven = arguments.contains { $0 == "--values" || $0.hasPrefix("--values=") }
        return !isGiven && ["check", "fill"].contains(arguments.first)
            && ProcessInfo.processInfo.environment["ROWS_VALUES"] == "-"
    }
}

/// Why a plugin cannot do what it is asked for.
struct RowsFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
