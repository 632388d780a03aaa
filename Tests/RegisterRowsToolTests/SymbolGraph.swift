import Foundation
import TestRuns
import Testing

/// The symbols that the compiler reports for a module that it has built.
struct SymbolGraph: Decodable {
    private struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let accessLevel: String
    }

    private struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    private var symbols: [Symbol] = []
    private var relationships: [Relationship] = []

    /// The mangled name of `RowKit.RowType`.
    private static let rowType = "s:6RowKit0A4TypeP"

    /// The row classes of the module; those visible to clients are prefixed with `public`.
    var rowClasses: Set<String> { conforming(kind: "swift.class") }

    /// The protocols of the module that refine `RowType`, in the same form.
    var rowProtocols: Set<String> { conforming(kind: "swift.protocol") }

    private func conforming(kind: String) -> Set<String> {
        let conforming = Set(
            relationships.filter { $0.kind == "conformsTo" && $0.target == Self.rowType }
                .map(\.source))
        let hidden = Set(
            symbols.filter { !["public", "open"].contains($0.accessLevel) }.map(\.pathComponents))
        let found = symbols.filter {
            $0.kind.identifier == kind && conforming.contains($0.identifier.precise)
        }
        return Set(
            found.map(\.pathComponents).map { path in
                // A symbol's access level is the declared one, whatever encloses it.
                let isPublic = path.indices.allSatisfy { !hidden.contains(Array(path[...$0])) }
                return (isPublic ? "public " : "") + path.joined(separator: ".")
            })
    }

    /// Asks the compiler for every declaration of a module.
    ///
    /// - Parameter folders: Where to look for modules, in addition to the package's own.
    static func of(_ module: String, in folders: [URL] = []) async throws -> SymbolGraph {
        let scratch = try ScratchFolder("symbols")
        var command = ChildProcess("swift", "symbolgraph-extract", "-module-name", module)
        command.command += Build.moduleArguments + folders.flatMap { ["-I", $0.path] }
        command.command += ["-target", try await triple(), "-output-dir", scratch.url.path]
        command.command += ["-minimum-access-level", "private"]
        let outcome = try await command.run()
        try #require(outcome.status == 0, "\(outcome.errors)")
        var graph = SymbolGraph()
        // Extensions of another module's types are in a file of their own.
        for file in try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) {
            let data = try Data(contentsOf: scratch.url.appending(path: file))
            let part = try JSONDecoder().decode(SymbolGraph.self, from: data)
            graph.symbols += part.symbols
            graph.relationships += part.relationships
        }
        return graph
    }

    private static func triple() async throws -> String {
        let info = try await ChildProcess("swiftc", "-print-target-info").run()
        let line = info.output.split(separator: "\n").first { $0.contains("\"triple\"") }
        return try String(#require(line?.split(separator: "\"").dropFirst(3).first))
    }
}
