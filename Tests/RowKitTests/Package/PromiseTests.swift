import Foundation
import Testing

/// The table in `Tests/FeaturesAndTests.md`: features that users of Eureka and
/// Former know, and where each is shown.
@Suite("The table of promises")
struct PromiseTests {
    @Test("has each number once, in order, with a promise and where it is shown")
    func numbers() throws {
        let promises = try Promise.all()
        #expect(promises.map(\.number) == Array(1...196))
        for promise in promises {
            #expect(!promise.sentence.isEmpty, "\(promise.number)")
            #expect(
                !promise.tests.isEmpty || !promise.articles.isEmpty || promise.isNotApplicable,
                "nothing shows the promise \(promise.number)")
        }
    }

    @Test("names tests that exist")
    func tests() throws {
        var sources: [String: String] = [:]
        for promise in try Promise.all() {
            for test in promise.tests {
                let source = sources[test.path] ?? PackageSources.text(of: test.path) ?? ""
                sources[test.path] = source
                let isThere = test.exists(in: source)
                #expect(isThere, "\(promise.number): \(test.path) has no test \"\(test.name)\"")
            }
        }
        #expect(sources.count > 50)
    }

    @Test("names articles that exist, and words that they contain")
    func articles() throws {
        for promise in try Promise.all() {
            for article in promise.articles {
                let text = PackageSources.text(of: article.path)
                #expect(text != nil, "\(promise.number): there is no \(article.path)")
                guard let words = article.words else { continue }
                let isThere = text?.contains(words) == true
                #expect(isThere, "\(promise.number): \(article.path) has no words \"\(words)\"")
            }
        }
    }
}

/// One line of the table.
struct Promise {
    struct Test {
        let path: String
        let name: String

        /// Whether the source has the test, on the line of the attribute or on the next.
        func exists(in source: String) -> Bool {
            source.ranges(of: "\"\(name)\"").contains { range in
                let head = source[..<range.lowerBound].reversed().drop { $0.isWhitespace }
                return head.starts(with: "@Test(".reversed())
            }
        }
    }

    struct Article {
        let path: String
        let words: String?
    }

    let number: Int
    let sentence: String
    let isNotApplicable: Bool
    let tests: [Test]
    let articles: [Article]

    private static let path = "Tests/FeaturesAndTests.md"

    static func all() throws -> [Promise] {
        let text = try #require(PackageSources.text(of: Self.path))
        return text.split(separator: "\n").compactMap { Promise($0) }
    }

    /// Reads a line, or returns nil if the line is not one of the table.
    init?(_ line: Substring) {
        let cells = line.components(separatedBy: " | ")
        guard cells.count == 3, let number = Int(cells[0].drop { !$0.isNumber }) else { return nil }
        self.number = number
        sentence = cells[1]
        let shown = cells[2].hasSuffix(" |") ? String(cells[2].dropLast(2)) : cells[2]
        let parts = shown.components(separatedBy: " · ")
        isNotApplicable = parts[0].wholeMatch(of: /not applicable: .+/) != nil
        tests = parts.compactMap { part in
            part.wholeMatch(of: /`([^`]+)`: (.+)/).map {
                Test(path: "Tests/\($0.1).swift", name: String($0.2))
            }
        }
        articles = parts.compactMap { part in
            part.wholeMatch(of: /`([^`]+\.md)`(?: “(.+)”)?/).map {
                Article(path: String($0.1), words: $0.2.map(String.init))
            }
        }
    }
}

extension PackageSources {
    /// The text of a file of the package, or nil if it cannot be read.
    static func text(of path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
