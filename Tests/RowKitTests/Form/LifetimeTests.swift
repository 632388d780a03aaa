import RowKit
import Testing

@Suite("Lifetime")
struct LifetimeTests {
    /// Objects that must have been released.
    private final class Graveyard {
        private var living: [(String, () -> AnyObject?)] = []

        func bury(_ name: String, _ object: AnyObject?) {
            living.append((name, { [weak object] in object }))
        }

        func bury(_ form: Form) {
            bury("form", form)
            for section in form.allSections { bury("\(type(of: section))", section) }
            for row in form.allRows {
                bury("\(type(of: row))", row)
                bury("cell of \(type(of: row))", (row as? any TypedRowType)?.baseCell)
            }
        }

        var survivors: [String] { living.filter { $0.1() != nil }.map(\.0) }
        var count: Int { living.count }
    }

    /// A form with everything that could retain something else.
    private func everything() -> Form {
        let form = ValuesTests.everything()
        var defaults = Form.Defaults()
        defaults.set(\BaseRow.title, "default")
        defaults.onChange(StringRow.self) { $0.title = "changed" }
        form.defaults = defaults
        form.keepObserving { [weak form] changes in
            _ = form?.problems.count == changes.problems.count
        }
        form.onSubmit { [weak form] _ in form?.title = "submitted" }
        for case let row as StringRow in form.allRows {
            row.onChange { $0.title = "own" }.onCellSelection { cell, row in row.title = "sel" }
                .cellSetup { cell, row in
                    cell.height = { [unowned row] in row.value == nil ? 1 : 2 }
                }
        }
        for case let row as NumberInlineRow in form.allRows { row.expandInlineRow() }
        form.rowBy(tag: "name")?.hidden = true
        form.append(Section(strings("twin", "name")))
        form.setValues(["name": "x", "age": "wrong", "guests": ["y"]])
        _ = try? form.submit()
        return form
    }

    @Test("A form and everything in it are released with the last reference to it")
    func dropped() {
        let graveyard = Graveyard()
        do { graveyard.bury(everything()) }
        #expect(graveyard.count > 40)
        #expect(graveyard.survivors == [])
    }

    @Test("The parts of a form that was taken apart are released independently")
    func takenApart() throws {
        let graveyard = Graveyard()
        var kept: BaseRow?
        do {
            let form = everything()
            graveyard.bury(form)
            kept = form.rowBy(tag: "age")
            try kept?.section?.remove(try #require(kept))
            form.removeAll()
        }
        #expect(graveyard.survivors == ["NumberRow", "cell of NumberRow"])
        kept = nil
        #expect(graveyard.survivors == [])
    }

    @Test("A section does not retain its form, nor a row its section, nor a cell its row")
    func upwards() {
        let graveyard = Graveyard()
        let section = Section(strings("a"))
        let cell: ValueCell<String>
        do {
            let form = Form { section }
            graveyard.bury("form", form)
            let row = StringRow()
            let around = Section([row])
            graveyard.bury("section", around)
            graveyard.bury("row", row)
            cell = row.cell
        }
        #expect(graveyard.survivors == [])
        #expect(section.form == nil)
        #expect(cell.row == nil)
        let next = Form { section }
        #expect(next.outline == [["a"]])
        #expect(next.problems.isEmpty)
    }

    @Test("A removed row is released, even in the transaction that wrote to it")
    func removed() {
        let graveyard = Graveyard()
        let form = Form { Section(strings("a", "b")) }
        form.keepObserving { _ in }
        form.update {
            (form[0][0] as? StringRow)?.onChange { _ in }.value = "x"
            graveyard.bury("row", form[0][0])
            form[0].remove(at: 0)
        }
        #expect(graveyard.survivors == [])
    }

    @Test("A collapsed inline row is released")
    func collapsed() {
        let graveyard = Graveyard()
        let row = NumberInlineRow()
        let form = Form { row }
        row.expandInlineRow()
        graveyard.bury("child", row.inlineRow)
        graveyard.bury("its cell", row.inlineRow?.cell)
        row.collapseInlineRow()
        #expect(graveyard.survivors == [])
        #expect(form[0].count == 1)
    }

    @Test("A cancelled observer is released")
    func stopped() {
        let graveyard = Graveyard()
        let form = Form { StringRow() }
        do {
            let recorder = Recorder<Form.Changes>()
            let observation = form.observe { recorder($0) }
            graveyard.bury("recorder", recorder)
            graveyard.bury("observation", observation)
            observation.cancel()
        }
        #expect(graveyard.survivors == [])
    }

    @Test("A row that leaves can join another form, and is independent of the old one")
    func joinAnother() throws {
        let row = StringRow("a") { $0.value = "given" }
        let first = Form { Section([row]) }
        let changes = first.recorded()
        row.value = "written"
        try first[0].remove(row)
        _ = changes.take()
        let second = Form { StringRow("b") }
        second[0].append(row)
        #expect(row.form === second)
        #expect(second.rowBy(tag: "a") === row)
        #expect(first.rowBy(tag: "a") as BaseRow? == nil)
        #expect(row.value == "written", "its value on joining is its reset value")
        #expect(!row.isChanged, "its value on joining is its reset value")
        row.value = "again"
        #expect(changes.entries.isEmpty)
        #expect(first.problems.isEmpty)
        #expect(second.problems.isEmpty)
    }

    @Test("A section of a released form can join another with its inline row expanded")
    func orphanedInlineRow() {
        let row = NumberInlineRow("n") { $0.value = 1 }
        let section = Section([row, StringRow("last")])
        do {
            let form = Form { section }
            row.expandInlineRow()
            #expect(form[0].count == 3)
        }
        let form = Form { section }
        form.hideInlineRows()
        row.collapseInlineRow()
        #expect(form.outline == [["n", "last"]])
        #expect(row.isCollapsed)
        #expect(form.problems.isEmpty)
    }
}
