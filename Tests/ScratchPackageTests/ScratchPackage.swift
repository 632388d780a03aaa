import Foundation
import TestRuns
import Testing

/// A package that depends on RowKit, as a client would write it.
///
/// It is shared by all tests, so that RowKit is built only once; each test rewrites all sources.
final class ScratchPackage: Sendable {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder("package")
        // A package is identified by the last component of its path.
        try FileManager.default.createSymbolicLink(
            at: scratch.url.appending(path: "RowKit"), withDestinationURL: Self.rowKit)
    }

    /// Whether these tests are enabled: they build RowKit again, in debug and in release.
    static let isWanted = ProcessInfo.processInfo.environment["ROWKIT_SCRATCH"] != nil

    static let rowKit = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The package's folder.
    var folder: URL { scratch.url }

    // MARK: Sources

    /// A target of the package.
    struct Target {
        enum Kind: String { case target, executableTarget }

        var kind = Kind.target
        var name: String
        /// The products of RowKit and the targets of the package that it depends on.
        var products: [String] = []
        var targets: [String] = []
        var isRow = false
        var settings: [String] = []
        /// Its files by name.
        var files: [String: String]

        fileprivate var text: String {
            let products = products.map { ".product(name: \"\($0)\", package: \"RowKit\")" }
            let dependencies = targets.map { "\"\($0)\"" } + products
            var lines = [
                "name: \"\(name)\"", "dependencies: [\(dependencies.joined(separator: ", "))]",
            ]
            if !settings.isEmpty {
                lines.append("swiftSettings: [\(settings.joined(separator: ", "))]")
            }
            if isRow {
                lines.append("plugins: [.plugin(name: \"RegisterRows\", package: \"RowKit\")]")
            }
            return "        .\(kind.rawValue)(\n            "
                + lines.joined(separator: ",\n            ") + "),"
        }
    }

    /// Rewrites the package.
    func write(_ targets: [Target]) async throws {
        let lines = targets.map { "\n\($0.text)" }.joined() + (targets.isEmpty ? "" : "\n    ")
        let manifest = """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "Garden",
                platforms: [.macOS(.v15)],
                products: [],
                dependencies: [\(Self.dependency)],
                targets: [\(lines)]
            )

            """
        var files: [String: String] = [:]
        for target in targets {
            for (name, text) in target.files { files["\(target.name)/\(name)"] = text }
        }
        try await write(manifest: manifest, files: files)
    }

    /// The line with which a package depends on this RowKit.
    static let dependency = ".package(path: \"RowKit\")"

    /// Rewrites the package; files are named by their paths in Sources.
    func write(manifest: String, files: [String: String]) async throws {
        try await clear()
        try scratch.write(manifest, to: "Package.swift")
        for (path, text) in files { try scratch.write(text, to: "Sources/\(path)") }
    }

    /// Removes everything except build products.
    func clear() async throws {
        // A file that is written within a second of its last build may be considered unchanged.
        try await Task.sleep(for: .milliseconds(1200))
        for path in ["Package.swift", "Sources", "Community", "Tests", ".gitignore"] {
            try? FileManager.default.removeItem(at: scratch.url.appending(path: path))
        }
    }

    /// Writes another file, by its path in the package.
    func write(_ text: String, to path: String) throws { try scratch.write(text, to: path) }

    /// Copies a folder of RowKit to the same path in the package.
    ///
    /// - Parameter change: Returns the replacement for the text of a Swift file.
    func copy(_ path: String, _ change: (String) -> String) throws {
        let copy = scratch.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.rowKit.appending(path: path), to: copy)
        for file in try FileManager.default.subpathsOfDirectory(atPath: copy.path)
        where file.hasSuffix(".swift") {
            let url = copy.appending(path: file)
            let text = try String(contentsOf: url, encoding: .utf8)
            let changed = change(text)
            if changed != text { try changed.write(to: url, atomically: true, encoding: .utf8) }
        }
    }

    /// The text of a file, by its path in the package.
    func text(of path: String) throws -> String {
        try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
    }

    /// The place in a file of a target, as written in diagnostics.
    func path(_ file: String) -> String {
        scratch.url.resolvingSymlinksInPath().appending(path: "Sources/\(file)").path
    }

    // MARK: Commands

    /// Runs `swift …` in the package.
    func swift(_ arguments: String...) async throws -> ChildProcess.Outcome {
        try await run(arguments)
    }

    /// Runs `swift …`, which must succeed.
    ///
    /// - Returns: The standard output.
    func output(_ arguments: String...) async throws -> String { try await output(arguments) }

    func output(_ arguments: [String]) async throws -> String {
        let outcome = try await run(arguments)
        try #require(outcome.status == 0, "\(outcome.output)\n\(outcome.errors)")
        return outcome.output
    }

    private func run(_ arguments: [String]) async throws -> ChildProcess.Outcome {
        var child = ChildProcess("swift", in: scratch.url)
        child.command += arguments
        child.timeout = .seconds(1800)
        let outcome = try await child.run()
        // SwiftPM itself sometimes crashes before it builds anything, and succeeds the next time.
        let hasCrashed = [SIGILL, SIGABRT, SIGSEGV].contains(outcome.status)
        return hasCrashed ? try await child.run() : outcome
    }
}

/// The tests that need a separate package, which run one after another.
@Suite(
    "A package that depends on RowKit",
    .enabled(if: ScratchPackage.isWanted, "ROWKIT_SCRATCH=1 says that they are to run"),
    .serialized)
enum ScratchPackageTests {
    static let package = Result { try ScratchPackage() }
}
