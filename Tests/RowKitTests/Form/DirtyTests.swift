import RowKit
import Testing

@Suite("Dirty, touched, reset")
struct DirtyTests {
    private let row = StringRow("a") { $0.value = "given" }
    private let form = Form()

    init() { form.append(Section([row])) }

    @Test("A row is changed while its value differs from its reset value")
    func changed() {
        #expect(!row.isChanged)
        #expect(!form.isDirty)
        row.value = "other"
        #expect(row.isChanged)
        #expect(form.isDirty)
        #expect(!row.isTouched)
        row.value = "given"
        #expect(!row.isChanged)
        #expect(!form.isDirty)
    }

    @Test("A row without a value is never changed")
    func noValue() {
        let line = BaseRow(tag: "line")
        form.append(line)
        #expect(!line.isChanged)
        #expect(!form.isDirty)
        #expect(form.changedValues().isEmpty)
        row.value = "other"
        #expect(!line.isChanged)
        #expect(form.changedValues().keys.sorted() == ["a"])
        form.reset()
        #expect(!form.isDirty)
    }

    @Test("A row's reset value is its value on joining, unless set explicitly")
    func given() {
        #expect(row.resetValue == "given")
        let own = StringRow {
            $0.resetValue = "own"
            $0.value = "now"
        }
        form.append(Section([own]))
        #expect(own.resetValue == "own")
        #expect(own.isChanged)
        form.reset()
        #expect(own.value == "own")
        #expect(!form.isDirty)
    }

    @Test("A row is touched once the user has edited or left it")
    func touched() {
        row.setValue("x", by: .user)
        #expect(row.isTouched)
        form.reset()
        #expect(!row.isTouched)
        #expect(row.value == "given")
        row.setHighlighted(true)
        #expect(!row.isTouched)
        row.setHighlighted(false)
        #expect(row.isTouched)
        #expect(!row.isChanged)
    }

    @Test("reset restores every value in one transaction, including hidden rows")
    func reset() {
        let hidden = NumberRow("b") { $0.hidden = true }
        form.append(Section([hidden]))
        row.value = nil
        hidden.value = 4
        let changes = form.recorded()
        form.reset()
        #expect(row.value == "given")
        #expect(hidden.value == nil)
        #expect(changes.take().count == 1)
        #expect(!form.isDirty)
    }

    @Test("markClean makes the current values the reset values")
    func markClean() {
        row.setValue("new", by: .user)
        form.markClean()
        #expect(!form.isDirty)
        #expect(!row.isTouched)
        #expect(row.resetValue == "new")
        row.value = "newer"
        form.reset()
        #expect(row.value == "new")
    }

    @Test("A single row can be reset")
    func resetRow() {
        row.setValue("x", by: .user)
        row.resetRowValue()
        #expect(row.value == "given")
        #expect(!row.isTouched)
    }

    @Test("A selectable section is dirty while other options are chosen, until it is reset")
    func selectable() {
        let section = ValuesTests.options("s", .multipleSelection, chosen: ["a"])
        form.append(section)
        section[1].didSelect()
        #expect(form.isDirty)
        form.reset()
        #expect(section.selectedRows().map(\.selectableValue) == ["a"])
        #expect(!form.isDirty)
    }

    @Test("A multivalued section is dirty while its rows or their order differ")
    func multivalued() throws {
        let section = ValuesTests.guests("g", ["A", "B"])
        form.append(section)
        #expect(!form.isDirty)
        section.multivaluedOptions.insert(.reorder)
        try section.moveRow(section[0], to: 1)
        #expect(form.isDirty)
        try section.moveRow(section[0], to: 1)
        #expect(!form.isDirty)
        try section.insertRow()
        #expect(form.isDirty)
        form.reset()
        #expect(described(form.values())["g"] == "[A, B]")
        #expect(!form.isDirty)
    }

    @Test("A reset restores a deleted row with its reset value")
    func deletedRow() throws {
        let section = ValuesTests.guests("g", ["A", "B"])
        form.append(section)
        let first = try #require(section[0] as? StringRow)
        first.value = "written"
        try section.deleteRow(first)
        form.reset()
        #expect(described(form.values())["g"] == "[A, B]")
        #expect(section.first === first)
        #expect(!form.isDirty)
        #expect(form.problems.isEmpty)
    }

    @Test("changedValues lists changes by tag, with hidden rows only on request")
    func changedValues() throws {
        let hidden = NumberRow("b") { $0.hidden = true }
        form.append(Section([hidden, StringRow("same"), StringRow()]))
        form.append(ValuesTests.guests("g", ["A", "B"]))
        form.append(ValuesTests.options("o", .multipleSelection, chosen: ["a"]))
        #expect(form.changedValues(includeHidden: true).isEmpty)
        row.value = nil
        hidden.value = 4
        form.rowBy(tag: "g[1]")?.baseValue = "C"
        #expect(described(form.changedValues()) == ["a": "nil", "g": "[A, C]"])
        #expect(described(form.changedValues(includeHidden: true))["b"] == "4")
        form.reset()
        form.sectionBy(tag: "o")?[1].didSelect()
        #expect(Array(form.changedValues().keys) == ["o"])
        form.markClean()
        #expect(form.changedValues().isEmpty)
    }
}
