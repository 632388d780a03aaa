import RowKit
import Testing

@Suite("Tags")
struct TagTests {
    @Test("find rows and sections, typed and untyped, hidden or not")
    func lookup() throws {
        let form = Form {
            Section {
                StringRow("name")
                NumberRow("age")
            }
        }
        form[0].tag = nil
        form.append(Section { $0.tag = "more" })
        form.rowBy(tag: "age")?.hidden = true
        form.sectionBy(tag: "more")?.hidden = true
        let age: NumberRow? = form.rowBy(tag: "age")
        let typed: RowOf<Int>? = form.rowBy(tag: "age")
        let other: StringRow? = form.rowBy(tag: "age")
        let section: MultivaluedSection? = form.sectionBy(tag: "more")
        #expect(age != nil)
        #expect(typed === age)
        #expect(other == nil)
        #expect(section == nil)
        #expect(form.sectionBy(tag: "more") as Section? === form.allSections[1])
        #expect(form.rowBy(tag: "more") as BaseRow? == nil)
        #expect(form.rowBy(tag: "absent") as BaseRow? == nil)
        #expect(form[0].rowBy(tag: "age") === age)
        #expect(form.allSections[1].rowBy(tag: "age") == nil)
    }

    @Test("are found in a section outside any form")
    func lookupInSection() {
        let section = Section(strings("a", "b"))
        #expect(section.rowBy(tag: "b") === section[1])
        #expect(section.rowBy(tag: "c") == nil)
    }

    @Test("are free again after their row or section has left")
    func leaving() throws {
        let form = Form { Section(strings("a", "b")) }
        let section = form[0]
        let row = section[0]
        try section.remove(row)
        row.tag = "renamed"
        section.append(StringRow("a"))
        section.append(row)
        #expect(form.outline == [["b", "a", "renamed"]])
        try form.remove(section)
        section.tag = "a section"
        form.append(Section(strings("b")))
        #expect(form.problems.isEmpty)
    }

    @Test("address the rows of a multivalued section by place")
    func addresses() {
        let form = Form()
        form
            +++ MultivaluedSection {
                $0.tag = "guests"
                for name in ["Ada", "Bob", "Cy"] { $0 <<< StringRow { $0.value = name } }
            }
        let third: StringRow? = form.rowBy(tag: "guests[2]")
        #expect(third?.value == "Cy")
        for unknown in ["guests[3]", "guests[-1]", "guests[]", "guests[x]", "others[0]", "[0]"] {
            #expect(form.rowBy(tag: unknown) as BaseRow? == nil, "\(unknown)")
        }
        form[0][0].hidden = true
        #expect(form.rowBy(tag: "guests[2]") === third, "a hidden row keeps its place")
    }

    @Test("of rows take precedence over addresses")
    func ownTagWins() {
        let form = Form { StringRow("guests[0]") }
        form
            +++ MultivaluedSection {
                $0.tag = "guests"
                $0 <<< StringRow()
            }
        #expect(form.rowBy(tag: "guests[0]") === form[0][0])
    }

    @Test("are unique, even for rows that a form creates itself")
    func ownRowsOfTheForm() {
        let form = Form { StringRow("add") }
        form
            +++ MultivaluedSection {
                $0.addButtonProvider = { _ in FlagRow("add") }
            }
        #expect(form.rowBy(tag: "add") === form[0][0])
        #expect(form.problems.map(\.code) == [.duplicateTag])
        let later = MultivaluedSection()
        form.append(later)
        later.addButtonProvider = { _ in FlagRow("add") }
        #expect(form.rowBy(tag: "add") === form[0][0])
        #expect(later.isEmpty)
        #expect(later.addButton == nil)
    }

    @Test("are removed from inline rows, whatever their parent assigns")
    func inlineRows() throws {
        let form = Form {
            StringRow("taken")
            TaggingInlineRow("parent")
        }
        let parent: TaggingInlineRow = try #require(form.rowBy(tag: "parent"))
        parent.expandInlineRow()
        #expect(parent.inlineRow?.tag == nil)
        #expect(form.rowBy(tag: "taken") === form[0][0])
        #expect(form.values().keys.sorted() == ["parent", "taken"])
        parent.collapseInlineRow()
        #expect(form.rowBy(tag: "taken") === form[0][0])
    }
}

private final class TaggingInlineRow: Row<ValueCell<String>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: StringRow) { inlineRow.tag = "taken" }
}
