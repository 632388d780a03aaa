import RowKit
import Testing

@Suite("A section")
struct SectionNamesTests {
    private let section = Section(strings("a", "b", "c"))
    private let form: Form

    init() { form = Form() +++ section }

    @Test("can be created with a nil header")
    func noHeader() {
        let header: String? = nil
        #expect(Section(nil).header == nil)
        #expect(Section(header) { $0.tag = "x" }.header == nil)
        #expect(Section("Head").header as? String == "Head")
    }

    @Test("inserts a row after another, hidden or not")
    func insertion() throws {
        section[1].hidden = true
        try section.insert(row: StringRow("x"), after: section.allRows[1])
        #expect(section.allRows.map(\.tag) == ["a", "b", "x", "c"])
        let stranger = StringRow("stranger")
        #expect(throws: Form.Problem.self) { try section.insert(row: StringRow(), after: stranger) }
    }

    @Test("finds a row by tag if it has the requested class", arguments: [true, false])
    func lookup(isInForm: Bool) throws {
        if !isInForm { form.removeAll() }
        let row: StringRow? = section.rowBy(tag: "b")
        let typed: RowOf<String>? = section.rowBy(tag: "b")
        let wrong: NumberRow? = section.rowBy(tag: "b")
        #expect(try row == section.at(1))
        #expect(typed == row)
        #expect(wrong == nil)
    }

    @Test("that is multivalued returns its values without blanks, and hidden ones if asked")
    func values() {
        let guests = MultivaluedSection { guests in
            guests.tag = "guests"
            for name in ["Ada", nil, "Emmy", "Grace"] { guests <<< StringRow { $0.value = name } }
        }
        form.append(guests)
        guests[3].hidden = true
        #expect(guests.values() as? [String] == ["Ada", "Emmy"])
        #expect(guests.values().compactMap { $0 as? String } == ["Ada", "Emmy"])
        #expect(guests.values(includeHidden: true) as? [String] == ["Ada", "Emmy", "Grace"])
        #expect(form.values()["guests"] as? [String] == ["Ada", "Emmy"])
    }
}
