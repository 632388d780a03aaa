import RowKit
import Testing

@Suite("A row from a provider that already belongs elsewhere")
struct GivenButtonTests {
    typealias Way = Example<@Sendable (MultivaluedSection, StringRow) throws -> Void, [String]>

    private static let text =
        "placed: it already belongs elsewhere and cannot be inserted into \"guests\"; "
        + "remove it first"

    @Test(
        "stays there, and the problem names it and the section that asked for it",
        arguments: [
            Way("as add button", { section, row in section.addButtonProvider = { _ in row } }, []),
            Way(
                "as entry, by the add button",
                { section, row in
                    section.multivaluedRowToInsertAt = { _ in row }
                    section.addButton?.didSelect()
                }, ["-"]),
            Way("as entry, by the program", { $0.append($1) }, ["-"]),
        ])
    func placed(_ way: Way) throws {
        let row = StringRow("placed")
        let form = Form { row }
        let section = MultivaluedSection { $0.tag = "guests" }
        form.append(section)
        try way.input(section, row)
        #expect(form.problemTexts == [Self.text])
        #expect(form.outline == [["placed"], way.outcome])
        #expect(row.section === form[0])
    }

    @Test("is also named by the thrown error")
    func thrown() {
        let row = StringRow("placed")
        let form = Form { row }
        let section = MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in row }
        }
        form.append(section)
        let problem = #expect(throws: Form.Problem.self) { try section.insertRow() }
        #expect(problem?.description == Self.text)
        #expect(form.problems.isEmpty)
    }
}
