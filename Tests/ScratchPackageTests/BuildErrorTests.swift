import Testing
import TestRuns

extension ScratchPackageTests {
    @Suite("gets build errors")
    struct BuildErrorTests {
        private let package: ScratchPackage

        init() throws { package = try ScratchPackageTests.package.get() }

        /// Builds the row with these files.
        private func build(_ files: [String: String]) async throws -> ChildProcess.Outcome {
            var target = Garden.moonRow
            target.files = files
            try await package.write([target])
            return try await package.swift("build")
        }

        /// Builds files that do not compile.
        ///
        /// - Returns: The lines to paste, which follow the one error.
        private func paste(
            _ files: [String: String], place: String, message: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws -> String {
            let outcome = try await build(files)
            let said = outcome.output + outcome.errors
            #expect(outcome.status != 0, sourceLocation: sourceLocation)
            let error = "\(package.path("MoonRow/\(place)")): error: \(message)\n"
            let parts = said.split(separator: error, maxSplits: 1, omittingEmptySubsequences: false)
            try #require(parts.count == 2, "\(said)", sourceLocation: sourceLocation)
            return parts[1].split(separator: "\n").prefix { $0.hasPrefix("    ") }
                .map { $0.dropFirst(4) }.joined(separator: "\n")
        }

        @Test("for a public row that its plugin does not list, and builds with the suggested line")
        func missingRow() async throws {
            let more = """
                import RowKit

                /// Asks how bright the moon is.
                nonisolated public final class GlowRow<Unit: Hashable & Sendable>: Row<GlowCell<Unit>>, RowType {}

                /// Shows it.
                nonisolated public final class GlowCell<Unit: Hashable & Sendable>: Cell<Unit>, CellType {}

                """
            var files = Garden.moonRow.files
            files["GlowRow.swift"] = more
            let line = try await paste(
                files, place: "GlowRow.swift:4:32",
                message:
                    "GlowRow is a public row that MoonRowPlugin does not list; add to its rows at "
                    + "\(package.path("MoonRow/MoonRowPlugin.swift")):6:23:")
            #expect(line == "RowDescriptor(GlowRow<String>.self),")
            files["MoonRowPlugin.swift"] = Garden.moonPlugin.replacing(
                "rows = [", with: "rows = [\(line)")
            let mended = try await build(files)
            #expect(mended.status == 0, "\(mended.output)\(mended.errors)")
        }

        @Test("for a missing plugin, and builds with the suggested one")
        func noPlugin() async throws {
            let plugin = try await paste(
                ["MoonRow.swift": Garden.moonSource], place: "MoonRow.swift:7:32",
                message: "MoonRow has public rows but no plugin that lists them; add to one of its "
                    + "files:")
            #expect("import RowKit\n\n\(plugin)\n" == Garden.moonPlugin)
            let mended = try await build(["MoonRow.swift": Garden.moonSource + plugin])
            #expect(mended.status == 0, "\(mended.output)\(mended.errors)")
        }

        @Test("for a second plugin")
        func twoPlugins() async throws {
            var files = Garden.moonRow.files
            files["Second.swift"] = Garden.moonPlugin.replacing(
                "MoonRowPlugin", with: "SecondPlugin")
            _ = try await paste(
                files, place: "Second.swift:4:13",
                message:
                    "SecondPlugin is a second plugin of MoonRow, which already has MoonRowPlugin "
                    + "at \(package.path("MoonRow/MoonRowPlugin.swift")):4:13; a target can have "
                    + "only one, so list all rows there")
        }

        @Test("for rows that are not a literal, and builds with the suggested ones")
        func noLiteral() async throws {
            var files = Garden.moonRow.files
            files["MoonRowPlugin.swift"] = Garden.moonPlugin.replacing(
                "\n    ]\n", with: "\n    ] + []\n")
            let literal = try await paste(
                files, place: "MoonRowPlugin.swift:6:23",
                message:
                    "the rows of MoonRowPlugin are read before they are compiled, so they must be "
                    + "one array literal; found "
                    + "`[ RowDescriptor(MoonRow.self) ] + []`; write:")
            #expect(
                literal.hasPrefix("public static let rows = [\n    RowDescriptor(MoonRow.self)"))
            files["MoonRowPlugin.swift"] = """
                import RowKit
                public enum MoonRowPlugin: RowPlugin {
                    public static let version = "0.1.0"
                    \(literal)
                }
                """
            let mended = try await build(files)
            #expect(mended.status == 0, "\(mended.output)\(mended.errors)")
        }

        @Test("from the compiler for invalid source")
        func nonsense() async throws {
            var files = Garden.moonRow.files
            files["Open.swift"] = "public enum Open {\n"
            let outcome = try await build(files)
            let said = outcome.output + outcome.errors
            #expect(outcome.status != 0)
            #expect(
                said.contains(
                    "\(package.path("MoonRow/Open.swift")):2:1: error: expected '}' at end of enum")
            )
        }
    }
}
