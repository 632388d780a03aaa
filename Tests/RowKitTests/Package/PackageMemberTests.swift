import Testing

@Suite("Declarations with package access")
struct PackageMemberTests {
    @Test("are used by no community row, which could be in another package")
    func community() throws {
        let library = PackageSources.all.filter {
            ["RowKit", "OptionSearch", "StandardRows"].contains($0.target)
        }
        let names = library.reduce(into: Set<String>()) {
            $0.formUnion($1.names(declaredAs: ["package"]))
        }
        .subtracting(library.flatMap { $0.names(declaredAs: ["public", "open"]) })
        // A variable, a method, a method of a class, and a type.
        try #require(
            names.isSuperset(of: ["takesFocusToRead", "onWork", "documentLine", "LanguageTag"]))
        let community = PackageSources.all.filter { $0.path.hasPrefix("Community/") }
        try #require(community.count > 100)
        for source in community {
            for (index, line) in source.lines.enumerated() {
                for word in line.utf8.words where names.contains(word.text) {
                    Issue.record(
                        "\(source.path):\(index + 1): only this package may use \(word.text)")
                }
            }
        }
    }

    @Test("are found by access level, whatever is between it and the name")
    func names() {
        let text = """
            package var a = 1
                package final class func b() {}
            public package(set) var c: Int { d }
            @discardableResult package func e() -> Int { let f = 1 }
            // package var g
            var package_h = 1
            """
        let source = PackageSource(path: "x", text: text)
        #expect(source.names(declaredAs: ["package"]) == ["a", "b", "c", "e"])
        #expect(source.names(declaredAs: ["public", "open"]) == ["c"])
    }
}
