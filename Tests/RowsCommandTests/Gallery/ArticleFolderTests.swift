import Foundation
import Testing

@testable import RowsCommand

@Suite("The articles of the gallery")
struct ArticleFolderTests {
    private let all: [Article] = {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return ArticleFolder(path: root.appending(path: "Sources").path).all
    }()

    private var articles: [String] { all.map(\.name) }

    @Test("are in the order of the topics, after the landing page of their library")
    func order() {
        #expect(
            articles.starts(with: ["RowKit", "AddRowsToAPackage", "FormsAndSections", "Values"]))
        let names = ["Documents", "WriteYourFirstRow", "RowType", "StandardRows", "ManyNodes"]
        #expect(names == articles.filter(names.contains))
    }

    @Test("include those of all libraries, with the community rows last")
    func libraries() {
        #expect(articles.contains("Testing"))
        #expect(articles.contains("FormsInYourServer"))
        #expect(articles.last == "WeekDayRow")
        #expect(Set(articles).count == articles.count)
    }

    @Test("have a title without a module, and a summary")
    func titles() {
        let titles = Dictionary(all.map { ($0.name, $0.title) }) { first, _ in first }
        #expect(titles["RowType"] == "RowType")
        #expect(titles["RowTesting"] == "RowTesting")
        for article in all { #expect(!article.summary.isEmpty, "\(article.name)") }
    }

    @Test("are empty if the sources are not on the machine")
    func missing() {
        #expect(ArticleFolder(path: "/nowhere/Sources").all.isEmpty)
    }
}
