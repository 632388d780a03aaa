import Foundation
import PackagePlugin

/// An executable that a plugin runs.
///
/// The plugins RowsPackagePlugin and RowsNewPackagePlugin share this file.
struct Program {
    let name: String
    let file: URL

    /// Runs the executable and waits for it to exit.
    ///
    /// SwiftPM shows the standard output of a plugin and its children on its own standard output.
    /// The executable's standard error is therefore passed on as diagnostics, which SwiftPM shows
    /// on its own standard error.
    ///
    /// - Throws: The executable's messages, if it failed.
    func run(_ arguments: [String], in folder: URL? = nil) throws {
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
                "\(name) was terminated by signal \(process.terminationStatus)\n\(said)")
        }
        guard process.terminationStatus == 0 else {
            throw RowsFailure(said.isEmpty ? "\(name) found problems" : said)
        }
        if !said.isEmpty { Diagnostics.warning(said) }
    }
}

/// Why a plugin failed.
struct RowsFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
