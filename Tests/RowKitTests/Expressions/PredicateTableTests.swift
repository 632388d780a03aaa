import Foundation
import Testing

@testable import RowKit

@Suite("The tables in the article on conditions")
struct PredicateTableTests {
    @Test("list the tested examples, one by one and in order")
    func tables() throws {
        let article = try Article("Conditions")
        let shown = article.rows(under: "| predicate | with | holds |")
        let expected = try PredicateExamples.all.map(tableRow)
        for change in shown.difference(from: expected) {
            switch change {
            case .insert(let index, let row, _):
                Issue.record("no example for row \(index + 1) of Conditions.md: \(row)")
            case .remove(let index, let row, _):
                Issue.record("Conditions.md lacks example \(index + 1): \(row)")
            }
        }
        #expect(!shown.isEmpty)
    }

    /// An example as the article writes it, with its values in the order in which they are named.
    private func tableRow(of example: PredicateExample) throws -> String {
        let predicate = try Predicate(parsing: example.text)
        var tags: [String] = []
        for tag in predicate.references.map(\.tag) where !tags.contains(tag) { tags.append(tag) }
        #expect(Set(tags).isSuperset(of: example.values.keys), "\(example): a value is not named")
        let values = tags.compactMap { tag in
            example.values[tag].map { "\(tag) = \(written($0))" }
        }
        let text = example.text.replacing("|", with: "\\|")
        let with = values.isEmpty ? "(none)" : values.joined(separator: ", ")
        return "| `\(text)` | \(with) | \(example.holds ? "yes" : "no") |"
    }

    /// A value as the article writes it: as code if that is clear.
    private func written(_ value: any Sendable) -> String {
        switch value {
        case let date as Date where date == exampleDay: "29 February 2024, 0:00 UTC"
        case let date as Date where date == exampleEvening: "29 February 2024, 18:30 UTC"
        case let user as ExampleUser where user == ExampleUser(): "*Ada*"
        case let users as [ExampleUser]: "[\(users.map(written).joined(separator: ", "))]"
        case let size as ExampleSize: "`Size.\(size)`"
        case let set as Set<String>: "the set of \(set.sorted().joined(separator: " and "))"
        case let text as String: "`\"\(text)\"`"
        default: "`\(value)`"
        }
    }
}
