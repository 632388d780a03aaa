import Testing

extension ScratchPackageTests {
    @Suite("makes rows")
    struct ScaffoldTests {
        private let package: ScratchPackage

        init() throws { package = try ScratchPackageTests.package.get() }

        @Test("of every kind that build and pass their tests at once")
        func everyKind() async throws {
            try await package.write([Garden.moonRow, Garden.executable(products: [])])
            let kinds = ["basic", "inline", "presenter", "selectable", "options"]
            for kind in kinds {
                let name = "\(kind.capitalized)MoonRow"
                let made = try await package.output(
                    "package", "--allow-writing-to-package-directory", "rows-new", name, "--value",
                    "Int", "--kind", kind)
                #expect(made.contains("Sources/\(name)/\(name).swift"))
            }
            let tests = try await package.swift("test")
            #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
            for kind in kinds {
                #expect(tests.output.contains("Suite \"A \(kind.capitalized)MoonRow\" passed"))
            }
        }

        @Test("only where it may write")
        func permission() async throws {
            try await package.write([Garden.moonRow])
            let refused = try await package.swift("package", "rows-new", "Sun", "--value", "Int")
            #expect(refused.status == 1 && refused.output.isEmpty)
            #expect(refused.errors.contains("--allow-writing-to-package-directory"))
        }
    }
}
