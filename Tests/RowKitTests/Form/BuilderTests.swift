import RowKit
import Testing

@Suite("Builders")
struct BuilderTests {
    @Test("A form is built from sections and rows; a row alone gets its own section")
    func sectionsAndRows() throws {
        let form = Form("Sign up") {
            Section("Name") {
                StringRow("first")
                StringRow("last")
            }
            FlagRow("terms")
        }
        #expect(form.title == "Sign up")
        try #require(form.outline == [["first", "last"], ["terms"]])
        #expect(form[0].header?.title == "Name")
        #expect(form[1].header == nil)
    }

    @Test("if, else and nil include rows and sections conditionally", arguments: [true, false])
    func conditions(holds: Bool) {
        let none: StringRow? = nil
        let noSection: Section? = nil
        let form = Form {
            if holds { StringRow("if") }
            if holds { Section(strings("then")) } else { Section(strings("else")) }
            none
            noSection
            Section {
                if holds { StringRow("inner") } else { NumberRow("other") }
                none
            }
        }
        let expected = holds ? [["if"], ["then"], ["inner"]] : [["else"], ["other"]]
        #expect(form.outline == expected)
    }

    @Test("for repeats rows and sections")
    func loops() {
        let form = Form {
            for letter in ["a", "b"] {
                Section(letter) {
                    for number in 1...2 { StringRow("\(letter)\(number)") }
                }
            }
            [Section(strings("c")), Section(strings("d"))]
        }
        #expect(form.outline == [["a1", "a2"], ["b1", "b2"], ["c"], ["d"]])
    }

    @Test("A section block accepts arrays of rows")
    func arrays() {
        let section = Section("All", footer: "foot") {
            strings("a", "b")
            StringRow("c")
        }
        #expect(section.tags == ["a", "b", "c"])
        #expect(section.footer?.title == "foot")
    }

    @Test("An empty block builds an empty form or section")
    func nothing() {
        #expect(Form {}.isEmpty)
        #expect(Section(rows: {}).isEmpty)
    }

    @Test("Every kind of section can be created with a header, a footer and a closure")
    func initialisers() {
        let made = [
            Section { $0.header = "H" },
            Section("H") { $0.footer = "F" },
            Section(footer: "F") { $0.header = "H" },
            Section(header: "H", footer: "F"),
            MultivaluedSection(header: "H", footer: "F"),
            GenericMultivaluedSection<FlagRow>(header: "H", footer: "F") { section in
                section.addButtonProvider = { _ in FlagRow() }
            },
            SelectableSection<OptionRow>("H", footer: "F"),
            SelectableSection<OptionRow>(
                header: "H", footer: "F", selectionType: .multipleSelection),
        ]
        #expect(made.map { $0.header?.title } == Array(repeating: "H", count: 8))
        #expect(made.dropFirst().map { $0.footer?.title } == Array(repeating: "F", count: 7))
    }

    @Test("A section can be created with a nil footer")
    func noFooter() {
        let footer: String? = nil
        let made = [
            Section(footer: nil), Section(footer: footer) { $0.header = "H" },
            Section(footer: footer) { StringRow("a") },
        ]
        #expect(made.allSatisfy { $0.footer == nil })
        #expect(made[2].tags == ["a"])
    }

    @Test("A form is created from an array of sections")
    func sections() {
        let sections = [Section(strings("a")), MultivaluedSection(header: "H")]
        let form = Form(sections)
        #expect(form.allSections == sections)
        #expect(form.title == nil)
    }

    @Test("A row is created with a tag and configured by a closure")
    func rows() {
        let row = StringRow("name") {
            $0.title = "Name"
            $0.value = "Ada"
        }
        #expect(row.tag == "name")
        #expect(row.title == "Name")
        #expect(row.value == "Ada")
        #expect(StringRow().tag == nil)
    }
}
