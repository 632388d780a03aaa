import Foundation
import Testing

/// A build finds a module that the target does not depend on only if it was built before by chance.
@Suite("The manifest of the package")
struct ManifestTests {
    @Test("names the modules that each target imports as dependencies of the target")
    func dependencies() throws {
        let manifest = try String(
            contentsOf: PackageSources.root.appending(path: "Package.swift"), encoding: .utf8)
        let targets = Dictionary(
            uniqueKeysWithValues: manifest.matches(
                of: /[tT]arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
            ).map { ($0.1, Set(($0.2 ?? "").matches(of: /"(\w+)"/).map(\.1))) })
        try #require(targets["WebHost"]?.contains("RowKit") == true)

        let paths = PackageSources.paths(in: ["Sources", "Community", "Tests"]) {
            $0.hasSuffix(".swift")
        }
        for path in paths {
            let target = path.split(separator: "/")[1]
            let dependencies = try #require(targets[target], "\(path): no target of this name")
            let text = try String(
                contentsOf: PackageSources.root.appending(path: path), encoding: .utf8)
            for module in Self.imports(of: text) where targets[module] != nil {
                #expect(
                    dependencies.contains(module), "\(target) does not depend on \(module): \(path)"
                )
            }
        }
    }

    /// The modules that a source imports at the beginning of a line.
    private static func imports(of text: String) -> [Substring] {
        text.split(separator: "\n").compactMap { line in
            guard line.contains("import ") else { return nil }
            return line.prefixMatch(of: /(@?\w+ )?import (\w+)/)?.2
        }
    }
}
