import RowKit
import Testing

@Suite("Hidden rows")
struct HiddenRowTests {
    private let form = Form {
        Section(strings("a", "b", "c"))
        Section(strings("d"))
    }

    private func row(_ tag: String) throws -> StringRow { try #require(form.rowBy(tag: tag)) }

    @Test("are hidden when the condition is assigned, and shown when it is removed")
    func assignment() throws {
        let row = try row("b")
        row.hidden = true
        #expect(row.isHidden)
        #expect(form.outline == [["a", "c"], ["d"]])
        row.hidden = Condition(false)
        #expect(!row.isHidden)
        row.hidden = true
        row.hidden = nil
        #expect(!row.isHidden)
        #expect(form.outline == [["a", "b", "c"], ["d"]])
    }

    @Test("keep their value, tag and place, and have no index path")
    func keep() throws {
        let row = try row("b")
        row.value = "kept"
        row.hidden = true
        #expect(row.value == "kept")
        #expect(row.tag == "b")
        #expect(row.indexPath == nil)
        #expect(form.rowBy(tag: "b") === row)
        #expect(try self.row("c").indexPath == RowPath(section: 0, row: 1))
        #expect(form[0].allRows.map(\.tag) == ["a", "b", "c"])
        #expect(form.rows.map(\.tag) == ["a", "c", "d"])
        #expect(form.allRows.map(\.tag) == ["a", "b", "c", "d"])
    }

    @Test(
        "reappear in their original order, whatever the sequence", arguments: ["abc", "cab", "bca"])
    func order(sequence: String) throws {
        for letter in "bca" { try row("\(letter)").hidden = true }
        #expect(form.outline == [[], ["d"]])
        for letter in sequence { try row("\(letter)").hidden = false }
        #expect(form.outline == [["a", "b", "c"], ["d"]])
    }

    @Test("include all rows of a hidden section, whose own rows stay the same")
    func sections() throws {
        let section = form[0]
        try row("b").hidden = true
        section.hidden = true
        #expect(section.isHidden)
        #expect(section.index == nil)
        #expect(try row("a").isHidden)
        #expect(try row("a").indexPath == nil)
        #expect(section.tags == ["a", "c"], "its own rows as before")
        #expect(form.rows.map(\.tag) == ["d"])
        #expect(try row("d").indexPath == RowPath(section: 0, row: 0))
        section.hidden = nil
        #expect(try !row("a").isHidden)
        #expect(try row("b").isHidden)
        #expect(form.outline == [["a", "c"], ["d"]])
    }

    @Test("are skipped by nextRow and previousRow")
    func neighbours() throws {
        try row("b").hidden = true
        form.insert(Section(), at: 1)
        let hidden = Section(strings("x"))
        hidden.hidden = true
        form.insert(hidden, at: 1)
        #expect(form.nextRow(after: try row("a")) === (try row("c")))
        #expect(form.nextRow(after: try row("c")) === (try row("d")))
        #expect(form.previousRow(before: try row("d")) === (try row("c")))
        #expect(form.previousRow(before: try row("a")) == nil)
        #expect(form.nextRow(after: try row("d")) == nil)
        #expect(form.nextRow(after: try row("b")) == nil)
        #expect(form.nextRow(after: StringRow()) == nil)
    }

    @Test("are found by path only while they are visible")
    func paths() throws {
        #expect(form.row(at: RowPath(section: 0, row: 1)) === (try row("b")))
        try row("b").hidden = true
        #expect(form.row(at: RowPath(section: 0, row: 1)) === (try row("c")))
        for (section, row) in [(0, 2), (2, 0), (-1, 0), (0, -1)] {
            #expect(form.row(at: RowPath(section: section, row: row)) == nil)
        }
        #expect(RowPath(section: 1, row: 3).description == "sections[1].rows[3]")
        #expect(RowPath(section: 0, row: 9) < RowPath(section: 1, row: 0))
    }

    @Test(
        "keep or clear their value according to hiddenValue",
        arguments: [
            (BaseRow.HiddenValue.keep, "v", "v"), (.clearOnHide, nil, nil),
            (.clearOnSubmit, "v", nil),
        ] as [(BaseRow.HiddenValue, String?, String?)])
    func values(what: BaseRow.HiddenValue, afterHiding: String?, afterSubmitting: String?) throws {
        for hidesSection in [false, true] {
            let row = StringRow("x") {
                $0.value = "v"
                $0.hiddenValue = what
            }
            let form = Form { row }
            try form.submit()
            #expect(row.value == "v", "only while it is hidden")
            if hidesSection { form[0].hidden = true } else { row.hidden = true }
            #expect(row.value == afterHiding)
            try form.submit()
            #expect(row.value == afterSubmitting)
        }
    }

    @Test("notify their listeners when their value is cleared")
    func clearing() throws {
        let heard = Recorder<String?>()
        let row = try row("a").onChange { heard($0.value) }
        row.hiddenValue = .clearOnHide
        row.value = "v"
        row.hidden = true
        #expect(heard.take() == ["v", nil])
    }

    @Test("can be hidden before they join")
    func before() {
        let row = StringRow("x") { $0.hidden = true }
        let section = Section { $0 <<< row <<< StringRow("y") }
        #expect(section.tags == ["y"])
        section.hidden = true
        form.append(section)
        #expect(form.count == 2)
        #expect(row.isHidden)
        section.hidden = false
        row.hidden = false
        #expect(form.outline.last == ["x", "y"])
    }
}
