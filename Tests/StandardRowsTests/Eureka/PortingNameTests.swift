import Foundation
import Testing

/// Compares the pages for users of Eureka and Former with the names in these libraries.
@Suite("Names of other libraries")
struct PortingNameTests {
    @Test(
        "Each name of Eureka is in a table of its page, with an equivalent",
        arguments: EurekaNames.topics.indices)
    func eureka(topic: Int) throws {
        try check(EurekaNames.topics[topic].names, on: "ComingFromEureka")
    }

    @Test(
        "Each name of Former is in a table of its page, with an equivalent",
        arguments: FormerNames.topics.indices)
    func former(topic: Int) throws {
        try check(FormerNames.topics[topic].names, on: "ComingFromFormer")
    }

    @Test("Each name of TokenRow is in a table of its page, with an equivalent")
    func tokenRow() throws {
        try check(EurekaNames.tokenRow, on: "TokenRow", in: "Community/TokenRow/TokenRow.docc")
    }

    @Test("Each name of SuggestionRow is in a table of its page, with an equivalent")
    func suggestionRow() throws {
        try check(
            EurekaNames.suggestionRow, on: "SuggestionRow",
            in: "Community/SuggestionRow/SuggestionRow.docc")
    }

    @Test("A name is found only as code, before an equivalent")
    func tables() {
        let page = """
            `inText`
            | Eureka | Here |
            |---|---|
            | `Form`, `rowBy(tag:)`, word | `Answer` |
            | `empty` | |
            ```
            | `inCode` | `Answer` |
            ```
            """
        #expect(Self.names(on: page) == ["Form", "rowBy", "tag"])
    }

    private func check(
        _ names: String, on page: String,
        in catalog: String = "Sources/StandardRows/StandardRows.docc"
    ) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../\(catalog)")
        let text = try String(contentsOf: folder.appending(path: "\(page).md"), encoding: .utf8)
        let known = Self.names(on: text)
        let names = names.split { $0.isWhitespace }.map(String.init)
        #expect(Set(names).count == names.count)
        #expect(names.filter { !known.contains($0) } == [], "\(page).md lacks these names")
    }

    /// The names in code in the first column of a page's tables, if an equivalent is beside them.
    private static func names(on page: String) -> Set<String> {
        var names: Set<String> = []
        for (index, part) in page.components(separatedBy: "```").enumerated() {
            guard index.isMultiple(of: 2) else { continue }
            for line in part.split(separator: "\n") where line.hasPrefix("| ") {
                let cells = line.split(separator: "|")
                guard cells.count > 1, !cells[1].allSatisfy(\.isWhitespace) else { continue }
                for code in cells[0].matches(of: /`([^`]+)`/) {
                    names.formUnion(code.1.matches(of: /\w+/).map { String($0.0) })
                }
            }
        }
        return names
    }
}
