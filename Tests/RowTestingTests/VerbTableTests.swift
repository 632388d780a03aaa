import Foundation
import Testing

@Suite("The table of verbs")
struct VerbTableTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("has each verb of a tester, with each of its arguments")
    func verbs() throws {
        let article = try Self.text("Sources/RowTesting/RowTesting.docc/Testing.md")
        let table = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .flatMap {
                $0.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { Self.call($0.1) }
            }
        let surface = try Self.text(".ci/parts/surface/RowLaws.txt")
        let verbs = surface.split(separator: "\n")
            .filter { $0.hasPrefix("FormDriver.") && $0.contains("(inout DriverState) -> Void") }
            .compactMap { $0.firstMatch(of: /^FormDriver\.(\w+)\((.*?)_?:?fileID:/) }
            .map { verb in Self.call("\(verb.1)(\(verb.2))") }
            // The section on asynchronous work covers these.
            .filter { !$0.hasPrefix("advance") && !$0.hasPrefix("answer") }
        try #require(verbs.count > 20)
        for verb in verbs where !table.contains(verb) {
            Issue.record("Testing.md has no line for \(verb)")
        }
    }

    /// A call as its name and argument labels: `key shift in`.
    private static func call(_ code: some StringProtocol) -> String {
        let code = String(code).replacing(/"[^"]*"/, with: "")
        let name = code.prefix { $0 != "(" }
        let labels = code.matches(of: /(\w+):/).map { String($0.1) }.filter { $0 != "_" }
        return ([String(name)] + labels).joined(separator: " ")
    }
}
