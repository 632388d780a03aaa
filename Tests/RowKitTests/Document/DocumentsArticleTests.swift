import Testing

@testable import RowKit

@Suite("The table of rules")
struct DocumentsArticleTests {
    @Test("lists every rule with its parameters and where it applies")
    func rules() throws {
        let article = try Article("DocumentExpressions")
        let found = article.rows(under: "| `rule` | parameters | applies to |")
            .map { row in row.split(separator: "|").map { $0.trimmingPrefix(" ") } }
        try #require(found.allSatisfy { $0.count > 2 })
        #expect(
            found.map { String($0[0].prefix { $0 != " " }) }
                == RuleKind.allCases.map { "`\($0.rawValue)`" })
        for (cells, kind) in zip(found, RuleKind.allCases) {
            let made = cells[1].matches(of: /(\*\*)?`(\w+)`/)
            #expect(made.map { String($0.2) } == kind.members.map(\.rawValue))
            #expect(made.filter { $0.1 != nil }.count == kind.requiredMembers.count)
            #expect(cells[2].contains("sections") == kind.appliesToSections)
            #expect(cells[2].contains("forms") == kind.appliesToForms)
        }
    }
}
