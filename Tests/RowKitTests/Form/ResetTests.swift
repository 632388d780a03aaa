import TestRuns
import Testing

@testable import RowKit

/// A reset restores initial values and rows, wherever the rows went in the meantime.
@Suite("Reset")
struct ResetTests {
    private let form = Form()
    private let guests = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
        section in
        section.tag = "g"
        section.multivaluedRowToInsertAt = { _ in StringRow() }
        for name in ["Ada", "Emmy", "Grace"] { section <<< StringRow { $0.value = name } }
    }
    private let others = MultivaluedSection { section in
        section.tag = "others"
        section <<< StringRow { $0.value = "Kurt" }
    }
    private let plain = Section()

    init() { form.append(contentsOf: [others, guests, plain]) }

    private var names: String { described(form.values(includeHidden: true))["g"] ?? "" }

    typealias Step = @Sendable (ResetTests, StringRow) throws -> Void
    typealias Case = Example<Step, String>

    @Test(
        "restores a deleted entry in its place, with its reset value",
        arguments: [
            Case("never written", { _, _ in }, "[Ada, Emmy, Grace]"),
            Case("written before", { _, row in row.value = "X" }, "[Ada, Emmy, Grace]"),
            Case(
                "set to nil", { _, row in row.value = nil }, "[Ada, Emmy, Grace]"),
            Case(
                "marked clean",
                { test, row in
                    row.value = "X"; test.form.markClean()
                },
                "[X, Emmy, Grace]"),
            Case(
                "given another reset value", { _, row in row.resetValue = "own" },
                "[own, Emmy, Grace]"),
            Case(
                "moved in its section",
                { test, row in try test.guests.moveRow(row, to: 2) }, "[Ada, Emmy, Grace]"),
            Case(
                "moved to another section",
                { test, row in try test.plain.move(row, to: .end) }, "[Ada, Emmy, Grace]"),
            Case(
                "moved to another list",
                { test, row in try test.others.move(row, to: .start) }, "[Ada, Emmy, Grace]"),
            Case(
                "hidden", { _, row in row.hidden = true }, "[Ada, Emmy, Grace]"),
        ])
    func deletedEntry(_ example: Case) throws {
        let row = try #require(guests.entries.first as? StringRow)
        for isDeleted in [false, true] {
            try example.input(self, row)
            if isDeleted {
                try row.section?.remove(row)
                row.value = "written elsewhere"
            }
            form.reset()
            #expect(names == example.outcome, "\(isDeleted)")
            #expect(guests.entries.first === row, "\(isDeleted)")
            #expect(described(form.values())["others"] == "[Kurt]")
            #expect(plain.isEmpty)
            #expect(!form.isDirty)
            #expect(form.problems.isEmpty)
        }
    }

    @Test("changes a row outside any form only if it was in a form before")
    func noForm() throws {
        let section = MultivaluedSection { $0 <<< StringRow { $0.value = "x" } }
        #expect(!section.isChanged)
        section.reset()
        #expect(section.entries.count == 1, "there is nothing to restore yet")
        let row = try #require(guests.entries.first as? StringRow)
        try guests.remove(row)
        row.value = "y"
        row.resetRowValue()
        #expect(row.value == "Ada")
    }

    @Test("resets an expanded inline row with the row above it", arguments: [false, true])
    func expanded(isChildWritten: Bool) throws {
        let row = NumberInlineRow("n") { $0.value = 1 }
        form.append(row)
        row.value = 2
        row.expandInlineRow()
        let child = try #require(row.inlineRow)
        #expect(child.resetValue == 1)
        if isChildWritten { child.value = 3 }
        form.reset()
        #expect(row.value == 1)
        #expect(child.value == 1)
        #expect(!form.isDirty)
        row.value = 4
        child.resetRowValue()
        #expect(row.value == 1)
        row.value = 5
        form.markClean()
        #expect(!form.isDirty)
        #expect(child.resetValue == 5)
        child.resetValue = 6
        #expect(row.resetValue == 6)
        #expect(form.isDirty)
    }

    @Test("restores values that resetting other rows clears")
    func cleared() {
        let flag = FlagRow("zz") { $0.value = false }
        let row = StringRow("a") {
            $0.value = "kept"
            $0.hiddenValue = .clearOnHide
            $0.hidden = "$zz == true"
        }
        form.append(Section([row, flag]))
        flag.value = true
        form.markClean()
        row.resetValue = "given"
        flag.value = false
        form.reset()
        #expect(row.isHidden)
        #expect(row.value == "given")
        #expect(!form.isDirty)
    }

    @Test(
        "changes nothing in a row that is cleared because it joins hidden",
        arguments: [false, true])
    func comesHidden(bySection: Bool) {
        let row = StringRow("r") {
            $0.value = "x"
            $0.hiddenValue = .clearOnHide
        }
        let section = Section([row])
        if bySection { section.hidden = "$zz == nil" } else { row.hidden = "$zz == nil" }
        form.append(section)
        #expect(row.value == nil)
        #expect(!form.isDirty)
        form.reset()
        #expect(row.value == nil)
        #expect(!form.isDirty)
        form.append(FlagRow("zz") { $0.value = true })
        row.value = "y"
        form.markClean()
        form.rowBy(tag: "zz")?.baseValue = nil
        #expect(row.value == nil)
        #expect(row.isChanged)
        form.rowBy(tag: "zz")?.baseValue = true
        form.reset()
        #expect(row.value == "y")
        #expect(!form.isDirty)
    }

    @Test("clears the validation errors of rows, of sections and of the form")
    func errors() throws {
        guests.minimumCount = 4
        guests.add(rule: RuleClosure { _ in ValidationError(msg: "section") })
        form.add(rule: RuleClosure { _ in ValidationError(msg: "form") })
        let row = StringRow("r") { $0.add(rule: RuleRequired()) }
        form.append(row)
        let stage = FormStage(FormViewController(form: form))
        let screen = try #require(stage.screens.first)
        let count = form.validate().count
        #expect(count == 4)
        #expect(form.validationErrors.count == 4)
        #expect(!form.isValid)
        #expect(screen.error == "form")
        form.reset()
        #expect(form.validationErrors.isEmpty)
        #expect(form.isValid)
        #expect(screen.error == nil)
        form.validate()
        form.cleanValidationErrors()
        #expect(form.validationErrors.isEmpty)
        #expect(form.isValid)
        #expect(screen.error == nil)
    }

    @Test("leaves no errors in rows that are validated with each change", arguments: [false, true])
    func automaticValidation(inTransaction: Bool) throws {
        let other = StringRow("other") { $0.value = "x" }
        let row = StringRow("r") { $0.add(rule: RuleRequired()) }
        let dependent = StringRow("dependent") {
            $0.add(rule: RuleEqualsToRow(row: other))
            $0.add(rule: RuleRequired())
        }
        for row in [row, dependent] { row.validationOptions = .validatesOnChange }
        form.append(Section([other, row, dependent]))
        guests.add(rule: RuleClosure { _ in ValidationError(msg: "section") })
        form.add(rule: RuleClosure { _ in ValidationError(msg: "form") })
        for value in ["y", "z"] { for row in [row, dependent, other] { row.value = value } }
        try guests.insertRow()
        #expect(form.validate().map(\.description).count == 2)
        if inTransaction { form.update { form.reset() } } else { form.reset() }
        #expect(row.value == nil)
        #expect(form.validationErrors.isEmpty)
        #expect(form.isValid)
        form.update {
            form.reset()
            row.value = ""
        }
        #expect(!row.isValid, "it was written after the reset")
    }

    @Test("leaves nothing dirty, whatever was done")
    func random() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            let test = ResetTests()
            let before = described(test.form.values(includeHidden: true))
            let rows = test.form.allSections.map { $0.allRows.map { ObjectIdentifier($0) } }
            var gone: [BaseRow] = []
            for _ in 0..<random.below(20) { test.step(&random, &gone) }
            test.form.reset()
            let place = "ROWKIT_SEED=\(seed)"
            try #require(!test.form.isDirty && test.form.problems.isEmpty, "\(place)")
            try #require(described(test.form.values(includeHidden: true)) == before, "\(place)")
            try #require(
                test.form.allSections.map { $0.allRows.map { ObjectIdentifier($0) } } == rows,
                "\(place)")
        }
    }

    private func step(_ random: inout SeededGenerator, _ gone: inout [BaseRow]) {
        let section = random.chance(2) ? guests : others
        let row = section.entries.randomElement(using: &random)
        switch random.below(7) {
        case 0: section.append(StringRow { $0.value = "new" })
        case 1: row?.baseValue = random.chance(3) ? nil : "written"
        case 2:
            guard let row else { return }
            try? section.remove(row)
            gone.append(row)
        case 3:
            guard let row else { return }
            try? (random.chance(2) ? guests : others).move(row, to: .start)
        case 4: row?.hidden = Condition(random.chance(2))
        case 5: gone.randomElement(using: &random)?.baseValue = "elsewhere"
        default:
            guard let row, let place = section.entries.indices.randomElement(using: &random)
            else { return }
            try? section.moveRow(row, to: place)
        }
    }

    @Test("gives a deleted entry the key that it has in the state of a form")
    func keys() throws {
        let key = try #require(guests.entries.first).key
        try guests.remove(guests.entries[0])
        form.reset()
        #expect(guests.entries.first?.key == key)
        let added = try guests.insertRow()
        #expect(Set(guests.entries.map(\.key)).count == 4)
        #expect(added.key != key)
    }
}
