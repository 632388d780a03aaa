import TestRuns
import Testing

@testable import RowKit

@Suite("Settling a transaction")
struct SettlingTests {
    @Test("calls listeners for the consequences of a limit conflict")
    func limits() {
        let heard = Recorder<String?>()
        let note = StringRow("note") {
            $0.value = "x"
            $0.hiddenValue = .clearOnHide
            $0.hidden = .function { !$0.problems.isEmpty }
        }
        note.onChange { heard($0.value) }
        let guests = MultivaluedSection { $0.maximumCount = 2 }
        let form = Form {
            note
            guests
        }
        guests.minimumCount = 3
        #expect(form.problems.count == 1)
        #expect(note.value == nil)
        #expect(heard.take() == [nil])
    }

    @Test("applies the consequences of committed input before a form is submitted")
    func submitting() {
        final class LateRow: Row<ValueCell<String>>, RowType {
            override func commitInput() {
                super.commitInput()
                setValue("late", by: .user)
            }
        }
        let other = StringRow("other") {
            $0.value = "x"
            $0.add(rule: RuleRequired())
        }
        let late = LateRow("late").onChange { _ in other.value = nil }
        let form = Form { Section([late, other]) }
        #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(late.value == "late")
    }

    @Test("sets the values of hidden entries in a list that is at its maximum")
    func hiddenEntries() throws {
        let guests = MultivaluedSection { section in
            section.tag = "guests"
            section.maximumCount = 2
            section.multivaluedRowToInsertAt = { _ in StringRow { $0.hidden = "$quiet == true" } }
        }
        let quiet = FlagRow("quiet") { $0.value = true }
        let form = Form {
            quiet
            guests
        }
        #expect(form.setValues(["guests": ["Ann", "Bob"]]).isEmpty)
        #expect(form.setValues(["guests": ["Cid", "Dan"]]).isEmpty)
        #expect(guests.entries.map(\.baseValue) as? [String] == ["Cid", "Dan"])
        quiet.value = false
        try guests.entries.at(0).hidden = true
        let problems = form.setValues(["guests": ["Eve", "Flo"]])
        #expect(problems.map(\.code) == [.limit])
        #expect(guests.entries.map(\.baseValue) as? [String] == ["Cid", "Dan"])
    }

    @Test("rarely checks whether a section changed, however many entries it gets")
    func dirtiness() {
        final class CountingSection: BaseMultivaluedSection {
            var asked = 0
            override var isChanged: Bool {
                asked += 1
                return super.isChanged
            }
        }
        let section = CountingSection()
        section.tag = "guests"
        section.multivaluedRowToInsertAt = { _ in StringRow() }
        let save = StringRow("save") { $0.disabled = .function { !$0.isDirty } }
        let form = Form {
            section
            save
        }
        section.asked = 0
        form.setValues(["guests": (0..<2_000).map { "\($0)" }])
        #expect(section.asked < 20)
        #expect(!save.isDisabled)
    }

    @Test("updates whether a form is dirty while an inline row shares its reset value")
    func inlineRows() {
        let row = NumberInlineRow("n") { $0.value = 1 }
        let save = StringRow("save") { $0.disabled = .function { !$0.isDirty } }
        let form = Form { Section([row, save] as [BaseRow]) }
        row.expandInlineRow()
        row.inlineRow?.value = 5
        #expect(form.isDirty)
        #expect(!save.isDisabled)
        row.resetValue = 5
        #expect(!form.isDirty)
        #expect(save.isDisabled)
    }
}
