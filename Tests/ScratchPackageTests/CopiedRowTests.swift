import Foundation
import Testing

extension ScratchPackageTests {
    @Suite("has copies of the community's rows")
    struct CopiedRowTests {
        /// A folder that is copied, and the resulting target.
        ///
        /// The copy has another name, because SwiftPM requires unique target names.
        private struct Copy {
            let name: String
            /// Its folder in this package.
            let folder: String
            /// The copied targets that it depends on.
            var targets: [String] = []
            /// The products of RowKit that it depends on.
            var products = ["RowKit"]
            var excluded: [String] = []

            var isTest: Bool { name.hasSuffix("RowTests") }
            var isRow: Bool { name.hasSuffix("Row") }
            /// Whether the folder is in that of another target.
            var isPart: Bool { folder.hasSuffix("/Data") }

            /// The target in the manifest of the package that receives the copy.
            var text: String {
                let dependencies =
                    targets.map { "\"Own\($0)\"" }
                    + products.map { ".product(name: \"\($0)\", package: \"RowKit\")" }
                var parts = [
                    "name: \"Own\(name)\"",
                    "dependencies: [\(dependencies.joined(separator: ", "))]",
                    "path: \"\(folder)\"",
                ]
                if !excluded.isEmpty { parts.append("exclude: \(excluded)") }
                if isRow {
                    parts.append("plugins: [.plugin(name: \"RegisterRows\", package: \"RowKit\")]")
                }
                return ".\(isTest ? "testTarget" : "target")(\(parts.joined(separator: ", ")))"
            }
        }

        /// Three rows, their dependencies and their tests.
        private static let copies = [
            Copy(
                name: "CGazetteer", folder: "Community/Gazetteer/Data", products: [],
                excluded: ["cities.txt", "countries.txt"]),
            Copy(
                name: "Gazetteer", folder: "Community/Gazetteer", targets: ["CGazetteer"],
                products: ["RowKit", "OptionSearch"], excluded: ["Data", "Generators"]),
            Copy(name: "TestRows", folder: "Tests/TestRows", excluded: ["Keys.json"]),
            Copy(name: "TestRuns", folder: "Tests/TestRuns", products: []),
            row("SuggestionRow"),
            row("TokenRow"),
            row("WeekDayRow"),
            Copy(
                name: "COutline", folder: "Community/LocationRow/Data", products: [],
                excluded: ["borders.txt", "land.txt", "seas.txt"]),
            Copy(
                name: "LocationRow", folder: "Community/LocationRow",
                targets: ["SuggestionRow", "Gazetteer", "COutline"],
                products: ["RowKit", "StandardRows"],
                excluded: ["Data", "Example.json", "Generators"]),
            tests(of: "TokenRow", ["TestRuns"], excluded: ["TokenRowNames.txt"]),
            tests(of: "WeekDayRow"),
            tests(of: "LocationRow", ["SuggestionRow", "Gazetteer"]),
        ]

        private static func row(_ name: String) -> Copy {
            Copy(
                name: name, folder: "Community/\(name)",
                products: ["RowKit", "OptionSearch", "StandardRows"],
                excluded: ["Example.json"])
        }

        private static func tests(
            of row: String, _ targets: [String] = [], excluded: [String] = []
        ) -> Copy {
            Copy(
                name: "\(row)Tests", folder: "Tests/\(row)Tests",
                targets: [row, "TestRows"] + targets,
                products: ["RowKit", "RowTesting", "StandardRows"], excluded: excluded)
        }

        @Test("with their dependencies, and the copies pass their tests")
        func copied() async throws {
            let package = try ScratchPackageTests.package.get()
            let targets = Self.copies.map { "        \($0.text)" }.joined(separator: ",\n")
            try await package.write(
                manifest: """
                    // swift-tools-version: 6.3
                    import PackageDescription

                    let package = Package(
                        name: "Garden",
                        platforms: [.macOS(.v15)],
                        dependencies: [\(ScratchPackage.dependency)],
                        targets: [
                    \(targets)
                        ]
                    )

                    """, files: [:])
            for copy in Self.copies where !copy.isPart {
                try package.copy(copy.folder) { text in
                    Self.copies.reduce(text) { text, copied in
                        text.replacing(
                            "import \(copied.name)\n", with: "import Own\(copied.name)\n")
                    }
                }
            }
            let test = try await package.swift("test")
            #expect(test.status == 0, "\(test.output)\n\(test.errors)")
            #expect(!(test.output + test.errors).contains("warning:"))
            let run = try #require(test.output.firstMatch(of: /run with (\d+) tests/))
            #expect(Int(run.1) ?? 0 > 100)
        }
    }
}
