import RowKit
import Testing

@Suite("Values")
struct ValuesTests {
    /// A form with one of everything that has a tag and a value.
    static func everything() -> Form {
        let form = Form()
        form
            +++ Section { $0.tag = "plain section" }
            <<< StringRow("name") { $0.value = "Ada" }
            <<< NumberRow("age")
            <<< FlagRow { $0.value = true }
            <<< NumberInlineRow("picked") { $0.value = 3 }
            +++ options("single", .singleSelection(enableDeselection: true), chosen: ["b"])
            +++ options("none", .singleSelection(enableDeselection: false), chosen: [])
            +++ options("many", .multipleSelection, chosen: ["a", "c"])
            +++ guests("guests", ["Bob", "Al", "Cy"])
            +++ guests("nobody", [])
            +++ guests(nil, ["untagged"])
        return form
    }

    static func options(
        _ tag: String, _ type: SelectionType, chosen: [String]
    ) -> SelectableSection<OptionRow> {
        SelectableSection<OptionRow>(selectionType: type) { section in
            section.tag = tag
            for option in ["a", "b", "c"] {
                section
                    <<< OptionRow {
                        $0.selectableValue = option
                        $0.value = chosen.contains(option) ? option : nil
                    }
            }
        }
    }

    static func guests(_ tag: String?, _ names: [String?]) -> MultivaluedSection {
        MultivaluedSection { section in
            section.tag = tag
            section.multivaluedRowToInsertAt = { _ in StringRow() }
            for name in names { section <<< StringRow { $0.value = name } }
        }
    }

    static let expected = [
        "name": "Ada", "age": "nil", "picked": "3", "single": "b", "none": "nil",
        "many": "[a, c]", "guests": "[Bob, Al, Cy]", "nobody": "[]",
    ]

    @Test("include every tagged row, and every tagged section that has a value")
    func values() {
        let form = Self.everything()
        #expect(described(form.values()) == Self.expected)
        #expect(form.values()["age"] != nil, "a row without a value has a nil entry")
    }

    @Test("include an expanded inline row only through its parent")
    func expanded() throws {
        let form = Self.everything()
        let row: NumberInlineRow = try #require(form.rowBy(tag: "picked"))
        row.expandInlineRow()
        #expect(described(form.values(includeHidden: true)) == Self.expected)
    }

    @Test("that are set again change nothing")
    func setValuesOfItself() {
        let form = Self.everything()
        let changes = form.recorded()
        #expect(form.setValues(form.values()).isEmpty)
        #expect(changes.entries.isEmpty)
        #expect(!form.isDirty)
    }

    @Test("can be set in another form")
    func roundTrip() {
        let source = Self.everything()
        let target = Self.everything()
        target.setValues([
            "name": nil, "age": 7, "picked": nil, "single": "a", "none": "c", "many": ["b"],
            "guests": ["X"], "nobody": ["Y", nil],
        ])
        #expect(
            described(target.values()) == [
                "name": "nil", "age": "7", "picked": "nil", "single": "a", "none": "c",
                "many": "[b]", "guests": "[X]", "nobody": "[Y]",
            ])
        #expect(target.setValues(source.values()).isEmpty)
        #expect(described(target.values()) == Self.expected)
        #expect(target.problems.isEmpty)
    }

    @Test("that are set again change no hidden rows, options or guests")
    func roundTripWithHidden() {
        let form = Self.everything()
        for row in [form[0][0], form[1][1], form[3][0], form[4][1]] { row.hidden = true }
        let all = described(form.values(includeHidden: true))
        #expect(described(form.values())["many"] == "[c]")
        #expect(described(form.values())["guests"] == "[Bob, Cy]")
        #expect(form.setValues(form.values()).isEmpty)
        #expect(described(form.values(includeHidden: true)) == all)
    }

    @Test("can be set for hidden rows by tag, and for rows of a section by place")
    func settingHidden() {
        let form = Self.everything()
        form.rowBy(tag: "name")?.hidden = true
        #expect(form.setValues(["name": "Eve", "guests[1]": "Dan"]).isEmpty)
        #expect(described(form.values(includeHidden: true))["name"] == "Eve")
        #expect(described(form.values())["guests"] == "[Bob, Dan, Cy]")
    }

    @Test("include hidden rows and sections only if asked", arguments: [false, true])
    func hidden(includeHidden: Bool) {
        let form = Self.everything()
        form[0][0].hidden = true
        form.sectionBy(tag: "single")?.hidden = true
        form.sectionBy(tag: "guests")?.hidden = true
        let left = Self.expected.filter { !["name", "single", "guests"].contains($0.key) }
        let values = described(form.values(includeHidden: includeHidden))
        #expect(values == (includeHidden ? Self.expected : left))
    }

    @Test("can be wrapped in optionals, and nil stays nil")
    func wrapped() {
        let form = Form {
            NumberRow("a") { $0.value = 1 }
            NumberRow("b") { $0.value = 1 }
        }
        let three: Int?? = 3
        let none: Int?? = .some(nil)
        #expect(form.setValues(["a": three, "b": none]).isEmpty)
        #expect(described(form.values()) == ["a": "3", "b": "nil"])
    }

    @Test("are set in one transaction, by the user or the program")
    func oneTransaction() throws {
        let form = Self.everything()
        let changes = form.recorded()
        form.setValues(["name": "Eve", "age": 1, "guests": ["A", "B", "C", "D"]], by: .user)
        #expect(changes.take().count == 1)
        let name: StringRow = try #require(form.rowBy(tag: "name"))
        #expect(name.isTouched)
        form.setValues(["picked": 5])
        let picked: NumberInlineRow = try #require(form.rowBy(tag: "picked"))
        #expect(!picked.isTouched)
        #expect(picked.isChanged)
    }
}
