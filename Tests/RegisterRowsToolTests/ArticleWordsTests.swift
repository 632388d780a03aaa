import Foundation
import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("The article on registering rows")
struct ArticleWordsTests {
    private static let row = "public final class StarsRow: Row<C>, RowType {}\n"
    private static let plugin = "public enum StarsRowPlugin: RowPlugin { "

    @Test(
        "quotes the build's message for each mistake",
        arguments: [
            row + plugin + "public static let rows: [D] = [] }",
            row,
            row + "enum StarsRowPlugin: RowPlugin {}",
            row + "public enum StarsRowPlugin {}",
            row + plugin + "public static let name = \"a-b\", rows = [D(StarsRow.self)] }",
            row + plugin + "public static let rows = [RowDescriptor(StarsRow.self, \"\"), "
                + "RowDescriptor(StarsRow.self, \"\")] }",
            row + plugin + "public static let rows = [D(StarsRow.self)] }\n"
                + "public enum OtherPlugin: RowPlugin {}",
            row + plugin + "public static let rows = make(StarsRow.self) }",
            row + plugin + "public static let rows = [D(StarsRow.self), describe()] }",
            "struct S {}",
            row + "public struct A<B> { " + plugin + "} }",
        ])
    func mistakes(source: String) throws {
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/RowKit/RowKit.docc/RegisteringRows.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let said = text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| .* \| `(.*)` \|$/).map { String($0.1) }
        }
        let declarations = TargetDeclarations(
            target: "StarsRow", module: "StarsRow",
            sources: [SourceFile(path: "A.swift", text: source)])
        let message = try #require(
            Registration(of: declarations, first: SourcePlace(path: "A.swift", line: 1, column: 1))
                .diagnostics.first?.message)
        #expect(said.contains { matches(message, $0) }, "\(message)")
    }

    /// Whether a message matches the article's, in which `…` stands for varying parts.
    private func matches(_ message: String, _ pattern: String) -> Bool {
        var rest = message[...]
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where !part.isEmpty {
            guard let range = rest.firstRange(of: String(part)),
                index > 0 || range.lowerBound == rest.startIndex
            else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.isEmpty || parts.last == ""
    }
}
