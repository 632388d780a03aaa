import Testing

@testable import RowKit

@Suite("Sections of every class")
struct SubclassTests {
    @Test("are collections of their visible rows")
    func collections() {
        let section = MultivaluedSection { $0.append(contentsOf: strings("a", "b", "c")) }
        section[1].hidden = true
        var tags: [String?] = []
        for row in section { tags.append(row.tag) }
        #expect(tags == ["a", "c", nil])
        #expect(section.map(\.tag) == tags)
        #expect(section.reversed().map(\.tag) == tags.reversed())
        #expect(section.indices == 0..<3)
        #expect(section.first?.tag == "a")
        #expect(section.last?.tag == nil)
        #expect(section.firstIndex { $0.tag == "c" } == 1)
        #expect(section.dropFirst().map(\.tag) == ["c", nil])
        #expect(section.prefix(2).count == 2)
        #expect(section[1...].first?.tag == "c")
        #expect(section.enumerated().map(\.offset) == [0, 1, 2])
        #expect(section.lazy.filter { $0.tag == nil }.count == 1)
    }

    @Test("give untagged rows ordinals that no other row has had, even rows moved in")
    func ordinals() throws {
        let form = Form {
            Section([StringRow(), StringRow("tagged"), StringRow()])
            Section([StringRow()])
        }
        #expect(form[0].map(\.membership.ordinal) == [0, 0, 1])
        form[0].remove(at: 2)
        form[0].append(StringRow())
        #expect(form[0].map(\.membership.ordinal) == [0, 0, 2])
        try form[1].move(form[0].at(0), to: .end)
        #expect(form[1].map(\.membership.ordinal) == [0, 1])
        try form[1].move(form[1].at(0), to: .end)
        #expect(
            form[1].map(\.membership.ordinal) == [1, 0],
            "a row moved in its section keeps its ordinal")
    }
}
