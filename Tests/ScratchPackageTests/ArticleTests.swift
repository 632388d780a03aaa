import Foundation
import Testing

extension ScratchPackageTests {
    @Suite("is built as the article says")
    struct AddingArticleTests {
        private let package: ScratchPackage
        /// The blocks of code in *Add rows to a package*.
        private let blocks: [String]

        init() throws {
            package = try ScratchPackageTests.package.get()
            let article = ScratchPackage.rowKit.appending(
                path: "Sources/RowKit/RowKit.docc/AddRowsToAPackage.md")
            blocks = try String(contentsOf: article, encoding: .utf8)
                .components(separatedBy: "\n```\n").enumerated()
                .filter { $0.offset % 2 == 1 }.map(\.element)
        }

        private func block(_ start: String) throws -> String {
            try #require(blocks.first { $0.hasPrefix(start) }, "no block begins with \(start)")
        }

        /// The arguments of a command of swift's, as the article writes it.
        private func run(_ start: String) async throws -> String {
            let words = try block("swift \(start)").split(separator: " ").dropFirst().map(
                String.init)
            return try await package.output(words)
        }

        @Test("with one line for the package and one for the product")
        func adding() async throws {
            try await package.write(
                manifest: try manifest(),
                files: ["GardenForms/Forms.swift": "public enum Forms {}\n"])
            #expect(try await run("package rows list").contains("UserInfoRow"))
        }

        @Test("with a program that has all verbs, and a row of its own")
        func program() async throws {
            let executable = try block(".executableTarget(")
            try await package.write(
                manifest: try manifest(adding: [executable]),
                files: [
                    "GardenForms/Forms.swift": "public enum Forms {}\n",
                    "garden/main.swift": try block("import RowsCommand"),
                ])
            let made = try await run("package --allow-writing-to-package-directory rows-new")
            // What the article shows of the manifest is what was put into it.
            #expect(made.contains("Sources/MoonRow/MoonRow.swift"))
            let lines = try block(".target(\n    name: \"MoonRow\"").split(separator: "\n")
            #expect(lines.allSatisfy { made.contains($0) }, "\(made)")
            #expect(try await run("package rows --product").contains("UserInfoRow"))
        }

        /// The manifest of the article, for this RowKit.
        private func manifest(adding targets: [String] = []) throws -> String {
            let text = try block("// swift-tools-version")
            let line = try #require(text.firstMatch(of: /\.package\(url: .*\)/))
            let local = text.replacingCharacters(
                in: line.range, with: ScratchPackage.dependency)
            let more = targets.map { "        \($0)," }.joined(separator: "\n")
            return local.replacing("    targets: [\n", with: "    targets: [\n\(more)\n")
        }
    }
}
