import Foundation
import RowKit
import Testing

@Suite("The articles and documentation comments")
struct ArticleTests {
    @Test("show only compiled code: each block equals a snippet, word for word")
    func blocksAreSnippets() throws {
        let snippets = try Snippet.all()
        let compiled = Set(snippets.map(\.code))
        for article in try Article.all() {
            for block in article.blocks
            where !block.isProgram && !compiled.contains(block.codeAfterImports) {
                let hint = difference(of: block, from: snippets)
                Issue.record("\(article):\(block.line): no snippet is equal; \(hint)")
            }
        }
    }

    @Test("show every snippet")
    func snippetsAreShown() throws {
        let shown = Set(try Article.all().flatMap { $0.blocks.map(\.codeAfterImports) })
        for snippet in try Snippet.all() where !shown.contains(snippet.code) {
            Issue.record("\(snippet.place): nothing shows the snippet \(snippet.name)")
        }
    }

    @Test("have unique snippet names")
    func snippetNamesAreUnique() throws {
        let names = try Snippet.all().map(\.name)
        #expect(Set(names).count == names.count, "\(names.sorted())")
    }

    @Test("have words in every header cell of their tables, for screen readers")
    func tableHeaders() throws {
        var count = 0
        for article in try Article.all() {
            for (header, rule) in zip(article.lines, article.lines.dropFirst())
            where rule.hasPrefix("|-") || rule.hasPrefix("| -") || rule.hasPrefix("|:") {
                count += 1
                #expect(header.firstMatch(of: /\|\s*\|/) == nil, "\(article): \(header)")
            }
        }
        try #require(count > 80)
    }

    @Test("are where the links of the README lead to")
    func links() throws {
        let readme = try Article(at: PackageSources.root.appending(path: "README.md"))
        let links = readme.lines.flatMap { line in
            line.matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
        }
        try #require(links.count > 50)
        for link in links {
            let path = PackageSources.root.appending(path: link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
    }

    /// The first difference between a block and the snippet with the most equal lines before it.
    private func difference(of block: Article.Block, from snippets: [Snippet]) -> String {
        let lines = block.codeAfterImports.components(separatedBy: "\n")
        let candidates = snippets.map { snippet in
            let code = snippet.code.components(separatedBy: "\n")
            return (snippet, code, zip(lines, code).prefix { $0 == $1 }.count)
        }
        guard let (snippet, code, common) = candidates.max(by: { $0.2 < $1.2 }), common > 0
        else { return "no snippet begins with \"\(lines.first ?? "")\"" }
        let found = common < lines.count ? lines[common] : "the end"
        let expected = common < code.count ? code[common] : "the end"
        return "line \(common + 1) is \"\(found)\", in \(snippet.name) \"\(expected)\""
    }
}

/// Expects that an article contains the description of each problem.
func expect(
    _ article: Article, toSay problems: [Form.Problem],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for problem in problems where !article.says(problem.description) {
        Issue.record("\(article.name) does not contain: \(problem)", sourceLocation: sourceLocation)
    }
}
