import Testing

extension ScratchPackageTests {
    @Suite("creates rows with the plugin")
    struct ScaffoldTests {
        private let package: ScratchPackage

        init() throws { package = try ScratchPackageTests.package.get() }

        @Test("in targets that build immediately")
        func made() async throws {
            try await package.write([Garden.moonRow])
            let made = try await package.output(
                "package", "--allow-writing-to-package-directory", "rows-new", "Sun", "--value",
                "Int", "--kind", "inline")
            #expect(made.contains("\n  Sources/SunRow/SunRow.swift\n"))
            let listed = try await package.output("package", "rows", "list")
            #expect(listed.contains(/\nSunRow +SunRow +\w/))
            #expect(listed.contains("\nMoonRow "))
        }

        @Test("only with permission to write")
        func permission() async throws {
            try await package.write([Garden.moonRow])
            let refused = try await package.swift("package", "rows-new", "Sun", "--value", "Int")
            #expect(refused.status == 1)
            #expect(refused.output.isEmpty)
            #expect(refused.errors.contains("--allow-writing-to-package-directory"))
        }
    }
}
