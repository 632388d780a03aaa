import Foundation
import Testing

/// Compares the properties in the article on views with the sources of the views.
@Suite("The table of the properties of views")
struct ViewsArticleTests {
    /// Properties that only hosts and the library read, and functions that are no listeners.
    private static let others: Set = [
        "shownImage", "isFilled", "showsReadOnly", "field", "type", "offers", "forEachChild",
    ]

    @Test("has each view with all properties that a cell sets, and with their values")
    func properties() throws {
        let article = try Self.text("Sources/RowKit/RowKit.docc/Views.md")
        let lines = article.split(separator: "\n").drop { $0 != "| View | Properties |" }
            .dropFirst(2).prefix { $0.hasPrefix("|") }
        #expect(lines.count == 16)
        for line in lines {
            let cells = line.split(separator: "|")
            let view = try #require(cells[0].firstMatch(of: /``(\w+)``/)).output.1
            let source = try Self.text("Sources/RowKit/View/\(view).swift")
            let listed = cells[1].matches(of: /(`+)(\.?\w+)`/)
                .filter { $0.output.1 == "`" }.map { String($0.output.2) }
            let names = listed.filter { !$0.hasPrefix(".") }
            #expect(Set(names) == Self.declared(by: view, in: source), "\(view)")
            for value in listed where value.hasPrefix(".") {
                let declaration = "case \(value.dropFirst())"
                let isCase = source.replacing("`", with: "").split(separator: "\n").contains {
                    $0.trimmingCharacters(in: .whitespaces) == declaration
                }
                #expect(isCase, "\(view) \(value)")
            }
        }
    }

    /// The public properties and listeners that the class of a view declares.
    private static func declared(by view: Substring, in source: String) -> Set<String> {
        let body = source.split(separator: "\n").drop { !$0.contains("class \(view):") }
            .prefix { $0 != "}" }
        let names = body.compactMap { line in
            line.firstMatch(of: /^    public (?:final )?(?:var|func) (\w+)/).map {
                String($0.output.1)
            }
        }
        return Set(names).subtracting(others)
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: PackageSources.root.appending(path: path), encoding: .utf8)
    }
}
