import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("The rows of a plugin")
struct RowsReaderTests {
    @Test(
        "are read from one array literal, stored or computed",
        arguments: [
            ("static let rows = [D(A.self, \"a\"), D(B<C<D>, E>.self, \"b\"),]", "A B"),
            ("static let rows: [D] = [D(A.self, \"[]),\")]", "A"),
            ("static let name = \"X\", version = \"1\", rows = [D(A.self, \"a\")]", "A"),
            ("static let rows: [String: D], other = 1\nstatic let x = [A.self]", "no value"),
            ("static var rows: [D] { [D(A.self, \"a\")] }", "A"),
            ("static var rows: [D] { return [D(A.self, \"a\")] }", "A"),
            ("static var rows: [D] { get { [D(A.self, \"a\")] } }", "A"),
            ("static var rows: [D]\n{\n  [D(A.self, \"a\")]\n}", "A"),
            ("class var rows: [D] { [D(A.self, \"a\")] }", "A"),
            ("static let rows = [D(M.A.B<C>.self, \"a\", name: \"b\")]", "M.A.B"),
            (
                "static let rows = [.init(A.self, count < 3 ? \"a\" : \"b\"), .init(B.self, c > d)]",
                "A B"
            ),
            ("static let rows: [D] = []", ""),
            ("static let rows = [D(A.self, \"a\")] // + B.self", "A"),
            (
                "static let rows = [\n  // D(B.self),\n  D(A.self, \"\\(B.self)\"),\n]\nstatic let x = 1",
                "A"
            ),
            ("static let rows = [D(A.self, \"a\")]; static let b = 1", "A"),
            ("var rows = [D(B.self)]\nstatic let rows = [D(A.self)]", "A"),
        ])
    func literals(source: String, expected: String) { expect(source, expected) }

    @Test(
        "are not a literal if the array is part of a larger expression",
        arguments: [
            ("static let rows = [D(A.self)] + more", "other [D(A.self)] + more"),
            ("static let rows = [D(A.self)]\n  + more", "other [D(A.self)] + more"),
            ("static let rows = [D(A.self)]\n  .sorted()", "other [D(A.self)] .sorted()"),
            ("static let rows = make(A.self)", "other make(A.self)"),
            ("static let rows = [D]()", "other [D]()"),
            ("static let rows = { [D(A.self)] }()", "other { [D(A.self)] }()"),
            ("static let rows = other", "other other"),
            (
                "static var rows: [D] { if a { [] } else { [D(A.self)] } }",
                "other { if a { [] } else { [D(A.self)] } }"
            ),
            ("static var rows: [D] { [D(A.self)] + more }", "other { [D(A.self)] + more }"),
            ("static var rows: [D] { let a = 1; return [] }", "other { let a = 1; return [] }"),
            ("static let rows = [D(A.self)] as [D]", "other [D(A.self)] as [D]"),
            (
                "static let rows = [\n    D(FirstRow.self, \"first\"),\n    D(SecondRow.self),\n] + Other.rows",
                "other [ D(FirstRow.self, \"first\"), … ] + Other.rows"
            ),
        ])
    func others(source: String, expected: String) { expect(source, expected) }

    @Test("list the types named by each element")
    func elements() throws {
        let source =
            "static let rows = [\n  make(),\n  D(A.self, B.self), a.self,\n  D(type(of: c)),\n]"
        let property = try #require(read(source).first)
        guard case .literal(let elements) = property.value else {
            Issue.record("not a literal")
            return
        }
        #expect(elements.map(\.types.count) == [0, 2, 1, 0])
        #expect(
            elements.map(\.text) == ["make()", "D(A.self, B.self)", "a.self", "D(type(of: c))"])
        #expect(elements.map(\.place.line) == [3, 4, 4, 5])
    }

    private func read(_ source: String) -> [RowsProperty] {
        DeclarationReader(SourceFile(path: "A.swift", text: "enum P {\n\(source)\n}")).rows
    }

    private func expect(
        _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = read(source).map { property in
            switch property.value {
            case .literal(let elements):
                elements.flatMap(\.types).map(\.description).joined(separator: " ")
            case .other("no value"): "no value"
            case .other(let text): "other \(text)"
            }
        }
        #expect(found == [expected], sourceLocation: sourceLocation)
    }
}
