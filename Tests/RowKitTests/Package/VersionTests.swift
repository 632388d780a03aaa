import Testing

@Suite("The versions of plugins")
struct VersionTests {
    @Test("equal the version of the package, which its verbs print")
    func versions() throws {
        let pattern = /static let (?:name = "\w+", )?version = "([^"]*)"/
        var versions: [String: [String]] = [:]
        for source in PackageSources.all {
            // Other sources generate plugins for other packages.
            let isOfPackage =
                source.path.hasSuffix("Plugin.swift") || source.path.contains("/RowsProgram+")
            guard isOfPackage, let found = source.text.firstMatch(of: pattern) else { continue }
            versions[String(found.1), default: []].append(source.path)
        }
        let places = versions.values.joined()
        try #require(places.count > 18 && places.contains { $0.contains("RowsProgram+Version") })
        #expect(versions.count == 1, "\(versions)")
    }
}
