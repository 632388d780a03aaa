import Foundation
import RowKit
import TestRuns
import Testing

@Suite("The example in Swift of each registered row")
struct SwiftExampleTests {
    @Test("creates the row, and compiles, also with all settings")
    func compiles() async throws {
        let registry = try RowRegistry.linked()
        let rows = registry.rows.filter { $0.plugin != "RowExamples" }
        try #require(rows.count > 80)
        let imports = Set(rows.map(\.plugin)).union(["Foundation", "RowKit"]).sorted()
        var lines = imports.map { "import \($0)" } + ["func use(_ row: BaseRow) {}"]
        var names: [Int: String] = [:]
        for row in rows {
            for example in [row.example, try Self.withAllSettings(row)].map({
                row.swift(of: $0, in: registry)
            }) {
                #expect(example.hasPrefix(row.rowType), "\(row.name) is not created: \(example)")
                lines += ["func \(row.name)_\(lines.count)() {"]
                let code = "    use(\(example))".split(separator: "\n").map(String.init)
                for line in code {
                    lines.append(line)
                    names[lines.count] = "\(row.name): \(line)"
                }
                lines.append("}")
            }
        }
        let scratch = try ScratchFolder("examples")
        try scratch.write(lines.joined(separator: "\n") + "\n", to: "Examples.swift")
        var compile = ChildProcess("swiftc", "-typecheck", "-parse-as-library", in: scratch.url)
        compile.command += ["-swift-version", "6", "-module-name", "Examples", "Examples.swift"]
        compile.command += Build.moduleArguments
        let outcome = try await compile.run()
        for message in outcome.errors.matches(of: /Examples\.swift:(\d+):\d+: (.*)/) {
            let line = try #require(Int(message.1))
            Issue.record("\(names[line] ?? "line \(line)"): \(message.2)")
        }
        #expect(outcome.status == 0)
    }

    /// Returns the example of a row with all settings that have a default.
    private static func withAllSettings(_ row: RowDescriptor) throws -> RowExample {
        let new = row.make()
        var settings = row.example.settings
        for setting in row.settings where setting.schema != nil && settings[setting.name] == nil {
            let value = try setting.value(of: new)
            if value != .null { settings[setting.name] = value }
        }
        return RowExample(
            settings: settings, rows: row.example.rows, value: row.example.value)
    }
}
