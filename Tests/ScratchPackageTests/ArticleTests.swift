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
            blocks = try MarkdownBlock.all(
                in: "Sources/RowKit/RowKit.docc/AddRowsToAPackage.md"
            ).map(\.code)
        }

        private func block(_ start: String) throws -> String {
            try #require(blocks.first { $0.hasPrefix(start) }, "no block begins with \(start)")
        }

        /// The output of a swift command, as written in the article.
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

        @Test("with the lines that SwiftPM adds")
        func commands() async throws {
            let dependency = try #require(
                try block("// swift-tools-version").firstMatch(
                    of: /\n    dependencies: \[\n.*\n    \],\n/))
            let product = try #require(
                try block("// swift-tools-version").firstMatch(
                    of: /,\n            dependencies: \[\n.*\n            \]/))
            let bare = try block("// swift-tools-version")
                .replacing(dependency.output, with: "\n").replacing(product.output, with: "")
            try await package.write(
                manifest: bare, files: ["GardenForms/Forms.swift": "public enum Forms {}\n"])
            let lines = try block("swift package add-dependency").split(separator: "\n")
            for line in lines {
                let words = line.replacing("../RowKit", with: "RowKit")
                    .split(separator: " ").dropFirst().map(String.init)
                _ = try await package.output(words)
            }
            #expect(try await run("package rows list").contains("UserInfoRow"))
        }

        @Test("with a program that has all verbs and its own row")
        func program() async throws {
            let executable = try block(".executableTarget(")
            try await package.write(
                manifest: try manifest(adding: [executable]),
                files: [
                    "GardenForms/Forms.swift": "public enum Forms {}\n",
                    "garden/Garden.swift": try block("import RowsCommand\n\n@main"),
                ])
            let made = try await run("package --allow-writing-to-package-directory rows-new")
            // The lines that the article shows are those added to the manifest.
            #expect(made.contains("Sources/MoonRow/MoonRow.swift"))
            #expect(try package.text(of: "Package.swift").contains("\"MoonRow\",\n"))
            let lines = try block(".target(\n    name: \"MoonRow\"").split(separator: "\n")
            #expect(lines.allSatisfy { made.contains($0) }, "\(made)")
            #expect(try await run("package rows --product").contains("UserInfoRow"))
        }

        /// The manifest of the article, adapted to this RowKit.
        private func manifest(adding targets: [String] = []) throws -> String {
            let text = try block("// swift-tools-version")
            let line = try #require(text.firstMatch(of: /\.package\(path: .*\)/))
            let local = text.replacingCharacters(
                in: line.range, with: ScratchPackage.dependency)
            let more = targets.map { "        \($0)," }.joined(separator: "\n")
            return local.replacing("    targets: [\n", with: "    targets: [\n\(more)\n")
        }
    }
}
