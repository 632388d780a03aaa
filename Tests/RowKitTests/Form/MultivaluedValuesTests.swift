import RowKit
import Testing

@Suite("The value of a multivalued section")
struct MultivaluedValuesTests {
    @Test("creates rows, removes rows and fills existing ones")
    func filling() throws {
        let section = ValuesTests.guests("g", ["A", "B"])
        let form = Form { section }
        let first = section[0]
        for names in [["X"], ["X", nil, "Z"], [], ["Q"]] as [[String?]] {
            #expect(form.setValues(["g": names]).isEmpty)
            #expect(section.entries.map { described($0.baseValue) } == names.map(described))
            #expect(form.values()["g"] as? [String] == names.compactMap(\.self))
        }
        #expect(section.first !== first)
        #expect(section.last === section.addButton)
    }

    @Test("keeps the rows whose places remain")
    func identity() {
        let section = ValuesTests.guests("g", ["A", "B"])
        let form = Form { section }
        let rows = section.entries
        form.setValues(["g": ["X", "Y", "Z"]])
        #expect(section.entries.prefix(2).elementsEqual(rows, by: ===))
        form.setValues(["g": nil])
        #expect(section.entries.isEmpty)
    }

    @Test("can be below the minimum, which applies only to the user")
    func belowMinimum() {
        let section = ValuesTests.guests("g", ["A", "B"])
        section.minimumCount = 2
        let form = Form { section }
        #expect(form.setValues(["g": ["X"]]).isEmpty)
        #expect(section.entries.count == 1)
    }

    typealias Bad = Example<any Sendable, [String]>

    @Test(
        "reports each part that does not fit",
        arguments: [
            Bad("not a list", "A", [#"g: expected a list, found String (A)"#]),
            Bad(
                "an invalid part", ["X", 2] as [any Sendable],
                [#"g[1]: expected String, found Int (2)"#]),
            Bad("too many", ["1", "2", "3", "4"], [#"g: a count of 4 exceeds the limit of 3"#]),
        ])
    func problems(_ bad: Bad) {
        let section = ValuesTests.guests("g", ["A", "B"])
        section.maximumCount = 3
        let form = Form { section }
        #expect(form.setValues(["g": bad.input]).map(\.description) == bad.outcome)
        #expect(form.problemTexts == bad.outcome)
        #expect(section.entries.count == 2 && described(section[1].baseValue) == "B")
    }

    @Test("with an invalid part still sets the other parts")
    func partly() {
        let section = ValuesTests.guests("g", ["A", "B"])
        let form = Form { section }
        let mixed: [any Sendable] = ["X", 2, "Z"]
        #expect(form.setValues(["g": mixed]).count == 1)
        #expect(described(form.values()) == ["g": "[X, B, Z]"])
    }

    @Test("includes entries with tags, and a different value under such a tag is a problem")
    func taggedEntries() throws {
        let section = MultivaluedSection(multivaluedOptions: .reorder) { section in
            section.tag = "g"
            section <<< StringRow { $0.value = "A" } <<< StringRow("fixed") { $0.value = "B" }
        }
        let form = Form { section }
        let values = form.values()
        #expect(described(values) == ["g": "[A, B]", "fixed": "B"])
        form.setValues(["g": ["X", "Y"]])
        #expect(form.setValues(values).isEmpty)
        let expected: [String: String] = described(values)
        #expect(described(form.values()) == expected)
        try section.moveRow(section.entries.at(1), to: 0)
        let message = #"the value differs from that of the entry in the list "g""#
        for _ in 0..<2 {
            #expect(form.setValues(values).map(\.description) == ["fixed: \(message)"])
            #expect(described(form.values()) == ["g": "[A, B]", "fixed": "A"], "A is not lost")
        }
        let problems = form.setDocumentValues(["g": ["C", "D"], "fixed": "D"])
        #expect(problems.mapValues { $0.map(\.message) } == ["fixed": [message]])
        #expect(described(form.values()) == ["g": "[C, D]", "fixed": "C"])
        #expect(form.setValues(["g": ["E", "F"], "g[0]": "G"]).isEmpty)
        #expect(described(form.values()) == ["g": "[G, F]", "fixed": "G"])
        try section.entries.at(0).hidden = true
        #expect(form.setValues(["g": ["H"], "fixed": "I"]).isEmpty, "the list skips it")
        #expect(described(form.values(includeHidden: true)) == ["g": "[I, H]", "fixed": "I"])
    }

    @Test("omits blank entries everywhere, so that it can be cast")
    func blanks() throws {
        let section = ValuesTests.guests("g", ["A", nil, "C"])
        let form = Form { section }
        var submitted: FormValues = [:]
        form.onSubmit { submitted = $0 }
        try form.submit()
        for values in [form.values(), form.values(includeHidden: true), submitted] {
            #expect(values["g"] as? [String] == ["A", "C"])
            let value = try #require(values["g"])
            #expect((value as? [(any Sendable)?])?.count == 2)
        }
        #expect(try form.documentValues() == ["g": ["A", "C"]])
        #expect(section.value(includeHidden: false) as? [String] == ["A", "C"])
        #expect(form.rowBy(tag: "g[2]")?.baseValue as? String == "C", "places count blank entries")
        section.entries.forEach { $0.baseValue = nil }
        #expect(form.values()["g"] as? [String] == [])
    }

    @Test("can be set again, which removes the blank entries")
    func blanksGo() {
        let section = ValuesTests.guests("g", ["A", nil, "C"])
        let form = Form { section }
        let values = form.values()
        #expect(form.setValues(values).isEmpty)
        #expect(form.values()["g"] as? [String] == ["A", "C"])
        #expect(section.entries.count == 2)
    }

    @Test("needs a provider only if rows are missing")
    func noProvider() {
        let section = MultivaluedSection(multivaluedOptions: []) {
            $0.tag = "g"
            $0 <<< StringRow()
        }
        let form = Form { section }
        #expect(form.setValues(["g": ["A"]]).isEmpty)
        #expect(
            form.setValues(["g": ["B", "C"]]).map(\.description)
                == [#"g: no row can be made; set multivaluedRowToInsertAt"#])
        #expect(described(form.values()) == ["g": "[B]"])
    }

    @Test("creates no row if it has too many parts and no row is hidden")
    func tooManyMakesNone() {
        let section = ValuesTests.guests("g", ["A", "B"])
        section.maximumCount = 3
        var made = 0
        section.multivaluedRowToInsertAt = { _ in
            made += 1
            return StringRow()
        }
        let form = Form { section }
        made = 0
        #expect(form.setValues(["g": ["1", "2", "3", "4"]]).count == 1)
        #expect(made == 0)
    }

    @Test("changes nothing if its parts and the hidden rows together exceed the maximum")
    func tooManyWithHidden() {
        let section = ValuesTests.guests("g", ["A", "B"])
        section.maximumCount = 3
        let form = Form { section }
        section[0].hidden = true
        #expect(
            form.setValues(["g": ["1", "2", "3"]]).map(\.description)
                == ["g: a count of 4 exceeds the limit of 3"])
        #expect(described(form.values(includeHidden: true)) == ["g": "[A, B]"])
        #expect(form.setValues(["g": ["1", "2"]]).isEmpty)
    }

    @Test("includes hidden rows only when asked")
    func hidden() {
        let section = ValuesTests.guests("g", ["A", "B", "C"])
        let form = Form { section }
        section[1].hidden = true
        #expect(described(form.values()) == ["g": "[A, C]"])
        #expect(described(form.values(includeHidden: true)) == ["g": "[A, B, C]"])
        form.setValues(["g": ["X", "Y"]])
        #expect(described(form.values(includeHidden: true)) == ["g": "[X, B, Y]"])
    }
}
