import Foundation
import RowKit
import StandardRows
import Testing
import TokenRow

extension ScratchPackageTests {
    @Suite("lists rows")
    struct ListingTests {
        private let package: ScratchPackage

        init() throws { package = try ScratchPackageTests.package.get() }

        /// The listed rows contributed by plugins, each with the name of its plugin.
        private static func rows(_ plugins: any RowPlugin.Type...) throws -> Set<String> {
            let listed = try RowRegistry(plugins).rows.filter(\.isListed)
            return Set(listed.map(\.qualifiedName)).union(["MoonRow/MoonRow"])
        }

        /// The rows of `rows list --json`, in the same form.
        private func rows(in json: String) throws -> Set<String> {
            struct Listed: Decodable {
                let name, plugin, summary: String
            }
            let listed = try JSONDecoder().decode([Listed].self, from: Data(json.utf8))
            #expect(listed.allSatisfy { !$0.summary.isEmpty })
            #expect(listed.map(\.name) == listed.map(\.name).sorted())
            return Set(listed.map { "\($0.plugin)/\($0.name)" })
        }

        @Test("of its dependencies, and no others", arguments: ["debug", "release"])
        func ofDependencies(configuration: String) async throws {
            let all = try Self.rows(StandardRowPlugin.self, TokenRowPlugin.self)
            try await package.write([
                Garden.moonRow, Garden.executable(products: ["StandardRows", "TokenRow"]),
            ])
            let run = try await package.output(
                "run", "-c", configuration, "garden", "list", "--json")
            #expect(try rows(in: run) == all)
            let command = try await package.output(
                "package", "-c", configuration, "rows", "list", "--json")
            #expect(try rows(in: command) == all)
            let table = try await package.output("package", "-c", configuration, "rows", "list")
            #expect(try await package.output("run", "-c", configuration, "garden", "list") == table)
            #expect(
                table.contains(
                    /\nMoonRow +basic +Int +MoonRow +Asks for the phase of the moon\.\n/))

            let own = try await package.output(
                "package", "-c", configuration, "rows", "list", "--own", "--json")
            #expect(try rows(in: own) == ["MoonRow/MoonRow"])

            // One dependency fewer in the manifest.
            try await package.write([
                Garden.moonRow, Garden.executable(products: ["StandardRows"]),
            ])
            let fewer = try await package.output(
                "run", "-c", configuration, "garden", "list", "--json")
            #expect(try rows(in: fewer) == Self.rows(StandardRowPlugin.self))
        }

        @Test("from the sources, in the same words as the program")
        func fromSources() async throws {
            let products = ["StandardRows", "TokenRow"]
            try await package.write([Garden.moonRow, Garden.executable(products: products)])
            let program = try await package.output("package", "rows", "list", "--json")
            var library = Garden.executable(products: products)
            (library.kind, library.products) = (.target, products)
            library.files = ["Garden.swift": "public enum Garden {}\n"]
            try await package.write([Garden.moonRow, library])
            let sources = try await package.output("package", "rows", "list", "--json")
            #expect(try rows(in: sources) == rows(in: program))
            let own = try await package.output("package", "rows", "list", "--own", "--json")
            #expect(try rows(in: own) == ["MoonRow/MoonRow"])
        }

        @Test("with one dependency, one product and one build")
        func fromNothing() async throws {
            try await package.write([
                ScratchPackage.Target(
                    name: "Forms", products: ["UserInfoRow"],
                    files: ["Forms.swift": "/// Nothing yet.\npublic enum Forms {}\n"])
            ])
            let listed = try await package.output("package", "rows", "list")
            let lines = listed.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.contains(/^NAME +PLUGIN +SUMMARY$/) == true)
            #expect(lines.last?.contains(/^UserInfoRow +UserInfoRow +\w/) == true)
            #expect(
                try rows(in: try await package.output("package", "rows", "list", "--json"))
                    == ["UserInfoRow/UserInfoRow"])
        }

        @Test("of a package without RowKit among its dependencies only once it is added there")
        func ofOthers() async throws {
            defer {
                try? FileManager.default.removeItem(at: package.folder.appending(path: "Cinema"))
            }
            for (name, text) in Garden.moonRow.files {
                try package.write(text, to: "Cinema/Sources/MoonRow/\(name)")
            }
            try package.write(
                """
                // swift-tools-version: 6.3
                import PackageDescription

                let package = Package(
                    name: "Cinema",
                    platforms: [.macOS(.v15)],
                    products: [.library(name: "MoonRow", targets: ["MoonRow"])],
                    dependencies: [.package(path: "../RowKit")],
                    targets: [
                        .target(
                            name: "MoonRow",
                            dependencies: [.product(name: "RowKit", package: "RowKit")],
                            plugins: [.plugin(name: "RegisterRows", package: "RowKit")])
                    ]
                )

                """, to: "Cinema/Package.swift")
            let cinema = ".package(path: \"Cinema\")"
            try await package.write(
                manifest: Self.manifest(dependencies: [cinema]),
                files: ["Forms/Forms.swift": "public enum Forms {}\n"])
            let unknown = try await package.swift("package", "rows", "list")
            #expect(unknown.status != 0)
            #expect(unknown.output.isEmpty)
            try await package.write(
                manifest: Self.manifest(dependencies: [cinema, ScratchPackage.dependency]),
                files: ["Forms/Forms.swift": "public enum Forms {}\n"])
            let listed = try await package.output("package", "rows", "list")
            #expect(listed.split(separator: "\n").count == 2)
            #expect(listed.contains("\nMoonRow "))
        }

        /// The manifest of a library that uses the row of the package Cinema.
        private static func manifest(dependencies: [String]) -> String {
            """
            // swift-tools-version: 6.3
            import PackageDescription

            let package = Package(
                name: "Garden",
                platforms: [.macOS(.v15)],
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [
                    .target(
                        name: "Forms", dependencies: [.product(name: "MoonRow", package: "Cinema")])
                ]
            )

            """
        }

        @Test("through the plugin, with errors on standard error and status 1")
        func failures() async throws {
            try await package.write([Garden.moonRow, Garden.executable(products: [])])
            let typo = try await package.swift("package", "rows", "lst")
            #expect(typo.status == 1)
            #expect(typo.output.isEmpty)
            #expect(
                typo.errors.contains(
                    "error: garden: there is no verb called \"lst\"; did you mean \"list\"?"))
            let input = try await package.swift("package", "rows", "fill", "form", "--values", "-")
            #expect(input.status == 1)
            #expect(input.output.isEmpty)
            #expect(
                input.errors.contains(
                    "error: a package plugin has no standard input; name a file, or run swift run "
                        + "garden"))
        }

        @Test("but serve no forms, because SwiftPM would not show the address")
        func serving() async throws {
            try await package.write([Garden.moonRow, Garden.executable(products: [])])
            let served = try await package.swift("package", "rows", "serve")
            #expect(served.status == 1)
            #expect(served.output.isEmpty)
            #expect(
                served.errors.contains(
                    "error: a package plugin cannot serve forms; run swift run garden serve"))
        }

        @Test("by the requested executable, if there are several")
        func severalExecutables() async throws {
            var second = Garden.executable(products: ["TokenRow"])
            second.name = "orchard"
            try await package.write([Garden.moonRow, Garden.executable(products: []), second])
            let unsaid = try await package.swift("package", "rows", "list")
            #expect(unsaid.status == 1)
            #expect(unsaid.output.isEmpty)
            #expect(
                unsaid.errors.contains(
                    "error: several executables depend on RowsCommand: garden, orchard; choose "
                        + "one: swift package rows --product garden …"))
            let said = try await package.output(
                "package", "rows", "--product", "orchard", "list", "--json")
            #expect(try rows(in: said) == Self.rows(TokenRowPlugin.self))
            let wrong = try await package.swift("package", "rows", "--product", "meadow", "list")
            #expect(
                wrong.errors.contains(
                    "error: meadow is not an executable of Garden that depends on RowsCommand; "
                        + "available: garden, orchard"))
        }

        @Test("only with list if no executable depends on RowsCommand")
        func noExecutable() async throws {
            try await package.write([Garden.moonRow])
            let described = try await package.swift("package", "rows", "describe", "MoonRow")
            #expect(described.status == 1)
            #expect(described.output.isEmpty)
            #expect(
                described.errors.contains(
                    "error: there is no verb describe without a program: no executable target of Garden "
                        + "depends on RowsCommand"))
        }
    }
}
