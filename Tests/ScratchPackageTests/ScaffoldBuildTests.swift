import Foundation
import RowKit
import Testing

@testable import RowsCommand

/// Builds what `rows new` makes, as a package of its own: minutes, so only when it is asked for.
@Suite(
    "What rows new makes",
    .enabled(if: ProcessInfo.processInfo.environment["ROWKIT_SCRATCH"] == "1"))
struct ScaffoldBuildTests {
    /// Every kind, and every way in which a value is given.
    private static let rows: [(name: String, kind: RowKind, type: String)] = [
        ("Stars", .basic, "Int"), ("Motto", .basic, "String"), ("Consent", .basic, "Bool"),
        ("Birthday", .basic, "Date"), ("Home", .basic, "URL"), ("Words", .basic, "[String]"),
        ("Ticket", .basic, "UUID"), ("Price", .inline, "Double"), ("Remark", .inline, "Remarks"),
        ("Meeting", .presenter, "Date"), ("Film", .presenter, "Rating"),
        ("Size", .selectable, "String"), ("Channel", .selectable, "Int8"),
        ("Link", .options, "URL"), ("Paint", .options, "RowColor"),
        ("QwertyuiopasdfghjklzxcvB", .inline, "QwertyuiopasdfghjklzxcvX"),
    ]

    @Test("builds without a warning, passes its tests and keeps to the format")
    func builds() async throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scaffold-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Scaffolds",
                platforms: [.macOS(.v15)],
                products: [],
                dependencies: [.package(name: "RowKit", path: "\(Self.root.path)")],
                targets: []
            )

            """
        try manifest.write(
            to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)

        for (name, kind, type) in Self.rows {
            try await make([name, "--value", type, "--kind", kind.rawValue], in: folder)
        }
        let configuration = Self.root.appending(path: ".swift-format").path
        let lint = try swift(
            ["format", "lint", "--strict", "-r", "--configuration", configuration, "."],
            in: folder)
        #expect(lint.status == 0, "\(lint.output)")
        let test = try swift(["test"], in: folder)
        #expect(test.status == 0, "\(test.output)")
        #expect(!test.output.contains("warning:"), "\(test.output)")
        #expect(test.output.contains("in \(Self.rows.count) suites passed"), "\(test.output)")
    }

    /// Runs `rows new` in a package.
    private func make(_ arguments: [String], in folder: URL) async throws {
        var errors = ""
        var environment = ProgramEnvironment(
            files: .ofProcess, writeOutput: { _ in }, writeError: { errors += $0 })
        environment.currentFolder = folder.path
        let program = RowsProgram(
            forms: FormShelf(of: [:]), environment: environment,
            registry: { () throws(RegistryError) in try RowRegistry() })
        let status = await program.run(["new"] + arguments)
        #expect(status == .success && errors == "", "\(arguments): \(errors)")
    }

    private func swift(
        _ arguments: [String], in folder: URL
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
