import Foundation
import PackagePlugin

/// An executable that a plugin runs.
///
/// The plugins RowsPackagePlugin and RowsNewPackagePlugin share this file.
struct Program {
    let name: String
    let file: URL

    /// Runs it to its end.
    ///
    /// SwiftPM shows on its own standard output whatever a plugin and its children print there. So
    /// what the program writes to standard error is handed on as diagnostics, which SwiftPM shows
    /// on its own standard error.
    ///
    /// - Throws: What the program said, if it did not succeed.
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
            throw RowsFailure("\(name) was ended by signal \(process.terminationStatus)\n\(said)")
        }
        guard process.terminationStatus == 0 else {
            throw RowsFailure(said.isEmpty ? "\(name) found problems" : said)
        }
        if !said.isEmpty { Diagnostics.warning(said) }
    }
}

/// Why a plugin cannot do what it is asked for.
struct RowsFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
