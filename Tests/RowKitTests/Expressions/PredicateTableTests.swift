import Foundation
import Testing

@testable import RowKit

@Suite("The tables in the article on conditions")
struct PredicateTableTests {
    @Test("list the tested examples, one by one and in order")
    func predicates() throws {
        try check("| predicate | with | holds |", PredicateExamples.all) { example in
            let predicate = try Predicate(parsing: example.text)
            return (predicate.references, example.values, example.holds ? "yes" : "no")
        }
    }

    @Test("list the tested examples of functions, one by one and in order")
    func formulas() throws {
        try check("| function | with | result |", FormulaExamples.all) { example in
            let formula = try Formula(parsing: example.text)
            return (formula.references, example.values, "`\(example.result)`")
        }
    }

    private func check<Example: CustomStringConvertible>(
        _ header: String, _ examples: [Example],
        _ read: (Example) throws -> ([PredicateReference], [String: any Sendable], String)
    ) throws {
        let shown = try Article("Conditions").rows(under: header)
        let expected = try examples.map { example in
            let (references, values, result) = try read(example)
            return "| `\(escaped(example))` | \(with(values, references, example)) | \(result) |"
        }
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

    private func escaped(_ text: some CustomStringConvertible) -> String {
        text.description.replacing("|", with: "\\|")
    }

    /// The values of an example, in the order in which they are named.
    private func with(
        _ values: [String: any Sendable], _ references: [PredicateReference],
        _ example: some CustomStringConvertible
    ) -> String {
        var tags: [String] = []
        for tag in references.compactMap(\.tag) where !tags.contains(tag) { tags.append(tag) }
        #expect(Set(tags).isSuperset(of: values.keys), "\(example): a value is not named")
        let found = tags.compactMap { tag in values[tag].map { "\(tag) = \(written($0))" } }
        return found.isEmpty ? "(none)" : found.joined(separator: ", ")
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
