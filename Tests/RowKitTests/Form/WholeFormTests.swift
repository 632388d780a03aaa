import RowKit
import Testing

/// Sections in operations on the whole form, and in conditions.
@Suite("Sections of a form")
struct WholeFormTests {
    private let form = Form()
    private let guests = ValuesTests.guests("guests", ["Ada", "Bo"])
    private let options = ValuesTests.options("s", .multipleSelection, chosen: ["a", "b"])
    private let hidden = StringRow("hidden")
    private let watcher = StringRow("watcher")

    init() {
        guests.multivaluedOptions = [.insert, .delete, .reorder]
        form.append(contentsOf: [guests, options, Section([hidden, watcher])])
    }

    @Test(
        "are marked clean with the form, and compared with that state afterwards",
        arguments: [false, true])
    func markClean(isHidden: Bool) throws {
        guests.hidden = Condition(isHidden)
        guests.append(StringRow { $0.value = "Cy" })
        #expect(guests.isChanged)
        #expect(form.isDirty)
        form.markClean()
        #expect(!guests.isChanged)
        #expect(!form.isDirty)
        try guests.remove(guests.entries[0])
        #expect(guests.isChanged)
        #expect(form.isDirty)
        form.reset()
        #expect(described(form.values(includeHidden: true))["guests"] == "[Ada, Bo, Cy]")
    }

    @Test("are reset with the form even if they are hidden")
    func resetHidden() throws {
        try guests.remove(guests.entries[0])
        options.allRows[0].baseValue = nil
        guests.hidden = true
        options.hidden = true
        form.reset()
        let values = described(form.values(includeHidden: true))
        #expect(values["guests"] == "[Ada, Bo]")
        #expect(values["s"] == "[a, b]")
        #expect(!form.isDirty)
    }

    @Test("can be reset individually")
    func resetAlone() throws {
        try guests.remove(guests.entries[0])
        options.allRows[0].baseValue = nil
        guests.reset()
        #expect(!guests.isChanged)
        #expect(form.isDirty)
        #expect(described(form.values())["s"] == "[b]")
    }

    @Test("are validated with the form unless they are hidden, or disabled and left out")
    func judging() {
        for section in [guests, options] as [Section] {
            section.add(rule: RuleClosure { _ in ValidationError(msg: "wrong") })
        }
        guests.hidden = true
        #expect(form.validate().map(\.place) == ["s"])
        #expect(form.validate(includeHidden: true).map(\.place) == ["guests", "s"])
        #expect(form.validationErrors.map(\.place) == ["s"])
        guests.hidden = nil
        options.disabled = true
        #expect(form.validate(includeDisabled: false).map(\.place) == ["guests"])
        #expect(form.validate(quietly: true).map(\.place) == ["guests", "s"])
        form.cleanValidationErrors()
        #expect(form.validationErrors.isEmpty)
        #expect(guests.isValid)
        #expect(options.isValid)
        form.validate(quietly: true)
        #expect(guests.isValid)
    }

    private func watch(_ condition: Condition) {
        watcher.hidden = condition
    }

    @Test("can be read by conditions: their value")
    func value() throws {
        watch("$guests[1] == 'Bo' AND 'a' IN $s")
        #expect(watcher.isHidden)
        try guests.moveRow(guests[0], to: 1)
        #expect(!watcher.isHidden)
        try guests.moveRow(guests[0], to: 1)
        #expect(watcher.isHidden)
        options[0].didSelect()
        #expect(!watcher.isHidden)
    }

    @Test("can be read by conditions: their value without hidden entries")
    func hiddenParts() throws {
        watch("'Ada' IN $guests")
        #expect(watcher.isHidden)
        guests[0].hidden = true
        #expect(!watcher.isHidden)
        let first = try #require(guests.entries.first)
        first.hidden = nil
        #expect(watcher.isHidden)
        first.baseValue = nil
        #expect(!watcher.isHidden)
    }

    @Test("can be read by conditions: whether they are hidden or disabled")
    func state() {
        watch("$guests.isHidden OR $s.isDisabled")
        #expect(!watcher.isHidden)
        guests.hidden = "$hidden == 'x'"
        hidden.value = "x"
        #expect(watcher.isHidden)
        hidden.value = nil
        #expect(!watcher.isHidden)
        options.disabled = "$hidden == 'y'"
        hidden.value = "y"
        #expect(watcher.isHidden)
        options.disabled = nil
        #expect(!watcher.isHidden)
    }

    @Test("can be read by conditions: under their tag, in the form that has them")
    func moving() throws {
        watch("$guests.@count == 2 AND NOT $guests.isHidden")
        #expect(watcher.isHidden)
        let other = Form()
        let follower = StringRow { $0.hidden = "$guests.@count == 3" }
        other.append(follower)
        try form.remove(guests)
        #expect(!watcher.isHidden)
        #expect(form.sectionBy(tag: "guests") as Section? == nil)
        guests.append(StringRow { $0.value = "Cy" })
        other.append(guests)
        #expect(follower.isHidden)
        #expect(!watcher.isHidden)
        #expect(described(other.values())["guests"] == "[Ada, Bo, Cy]")
        #expect(!other.isDirty)
        #expect(form.values()["guests"] == nil)
        try guests.remove(try #require(guests.entries.first))
        #expect(!follower.isHidden)
        other.reset()
        #expect(follower.isHidden)
        #expect(!other.isDirty)
        #expect(form.problems.isEmpty)
        #expect(other.problems.isEmpty)
    }

    @Test("can be read by a function, including hidden rows")
    func functions() {
        var evaluations = 0
        watch(
            .function { form in
                evaluations += 1
                return form.allSections.count { $0.allRows.count > 3 } == 2
            })
        #expect(!watcher.isHidden)
        guests.append(StringRow())
        #expect(!watcher.isHidden, "three entries and the add button, three options")
        options.append(OptionRow { $0.hidden = true })
        #expect(watcher.isHidden)
        let count = evaluations
        hidden.value = "x"
        #expect(evaluations == count, "no value is read")
    }

    @Test("count hidden entries towards their limits, but not expanded rows")
    func counts() throws {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            $0.tag = "n"
            $0.maximumCount = 3
            $0.minimumCount = 2
            $0.multivaluedRowToInsertAt = { place in NumberInlineRow { $0.value = place } }
        }
        form.append(section)
        for _ in 0..<2 { section.append(NumberInlineRow { $0.value = 9 }) }
        section.allRows[0].hidden = true
        let row = try #require(section.entries.dropFirst().first as? NumberInlineRow)
        row.onExpandInlineRow { [unowned section] _, _, _ in
            #expect(throws: Never.self) { try section.insertRow() }
        }
        row.expandInlineRow()
        try #require(section.entries.count == 3 && section.addButton?.isHidden == true)
        #expect(described(form.values())["n"] == "[9, 2]")
        #expect(section.validate().isEmpty)
        #expect(throws: Form.Problem.self) { try section.insertRow() }
        section.append(NumberInlineRow())
        #expect(form.problems.map(\.code) == [.limit])
        try section.deleteRow(row)
        #expect(section.addButton?.isHidden == false)
        #expect(section.count == 2)
        let last = try #require(section.entries.last)
        #expect(throws: Form.Problem.self) { try section.deleteRow(last) }
        try section.remove(last)
        #expect(section.validate().map(\.code) == ["minCount"])
        #expect(section.answers.isEmpty)
    }

    @Test("of options ignore hidden ones, but let one stay chosen in a single selection")
    func hiddenOptions() {
        options.allRows[0].hidden = true
        #expect(options.selectedRow() === options.first)
        #expect(options.selectedRows().count == 1)
        #expect(options.answers.count == 1)
        options.add(rule: RuleMinCount(minCount: 2))
        #expect(options.validate().map(\.code) == ["minCount"])
        options.selectionType = .singleSelection(enableDeselection: true)
        #expect(described(form.values(includeHidden: true))["s"] == "a", "the first stays")
        #expect(options.selectedRow() == nil)
    }
}
