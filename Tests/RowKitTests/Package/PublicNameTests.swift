import Foundation
import TestRuns
import Testing

@Suite("The public names")
struct PublicNameTests {
    /// Names kept although another module that clients import has them, each with the reason.
    private static let kept: [String: String] = [:]

    @Test("do not clash with names of Foundation or Testing")
    func clashes() async throws {
        let names = Set(PackageSources.all.flatMap(\.publicNames))
        try #require(names.isSuperset(of: ["Form", "RuleURL", "_SliderRow", "TokenTableRow"]))
        // One name of Foundation, one of FoundationEssentials, and one of Testing.
        let control: Set = ["NSString", "PredicateError", "Issue"]
        let known = try await Self.known(of: names.union(control))
        #expect(known.isSuperset(of: control))
        let clashes = known.subtracting(control)
        #expect(clashes == Set(Self.kept.keys), "rename these, or give a reason in `kept`")
    }

    @Test("are each declared in one module")
    func modules() {
        var targets: [String: Set<String>] = [:]
        for source in PackageSources.all {
            for name in source.publicNames { targets[name, default: []].insert(source.target) }
        }
        for (name, modules) in targets where modules.count > 1 {
            Issue.record("\(name) is declared in \(modules.sorted().joined(separator: ", "))")
        }
    }

    /// The names that the compiler finds without any of our modules.
    private static func known(of names: Set<String>) async throws -> Set<String> {
        let folder = try ScratchFolder("names")
        let uses = names.sorted().map { "    _ = \($0)\n" }.joined()
        try folder.write(
            "import Foundation\nimport Testing\nfunc use() {\n\(uses)}\n", to: "Names.swift")
        let outcome = try await ChildProcess(
            "swiftc", "-typecheck", "-Xfrontend", "-disable-typo-correction", "Names.swift",
            in: folder.url
        ).run()
        let unknown = outcome.errors.matches(of: /error: cannot find '(\w+)' in scope/)
        return names.subtracting(unknown.map { String($0.1) })
    }
}
