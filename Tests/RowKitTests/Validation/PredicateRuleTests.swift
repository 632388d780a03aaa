import Testing

@testable import RowKit

@Suite("Rules by predicate")
struct PredicateRuleTests {
    let form = Form()
    let start = IntRow("start")
    let end = IntRow("end")

    init() {
        form +++ Section([start, end])
    }

    private func messages() -> [String] { form.validate().map(\.description) }

    @Test("look at the value and at other rows")
    func values() {
        end.add(rule: RulePredicate("$start == nil OR SELF >= $start", msg: "Before the start"))
        #expect(messages() == [])
        end.value = 3
        #expect(messages() == [])
        start.value = 4
        #expect(messages() == ["end: Before the start"])
        end.value = 4
        #expect(messages() == [])
        end.value = nil
        #expect(messages() == [])
    }

    @Test("find nil valid unless they check it")
    func empty() {
        end.add(rule: RulePredicate("$start == nil", msg: "Enter both", checksEmpty: true))
        #expect(messages() == [])
        start.value = 1
        #expect(messages() == ["end: Enter both"])
    }

    @Test("have a message and run again when others change")
    func again() {
        end.validationOptions = .validatesOnChange
        end.add(rule: RulePredicate("SELF >= $start"))
        end.value = 1
        #expect(end.validationErrors.map(\.message) == ["Is not valid"], "there is no start")
        start.value = 1
        #expect(end.isValid)
        start.value = 2
        #expect(end.validationErrors.map(\.code) == ["custom"])
    }

    @Test("validate a value outside a form, where they see no other row")
    func outside() {
        #expect(RulePredicate<Int>("SELF > 2").isValid(value: 3) == nil)
        #expect(RulePredicate<Int>("SELF > 2").isValid(value: 2) != nil)
        #expect(RulePredicate<Int>("SELF > 2").isValid(value: nil) == nil)
        #expect(
            RulePredicate<String>("$other == nil AND SELF.length == 2").isValid(value: "ab") == nil)
        let row = IntRow { $0.value = 2 }
        row.add(rule: RulePredicate("SELF > 2", msg: "Two"))
        #expect(row.validate().map(\.message) == ["Two"])
    }

    @Test("that are malformed are a problem and find values invalid")
    func malformed() {
        end.add(rule: RulePredicate("SELF >"))
        #expect(form.problems.map(\.code) == [.faultyRule])
        end.value = 1
        #expect(messages() == ["end: Is not valid"])
    }

    @Test("of the form are always applied, and their errors are the form's")
    func forms() {
        form.add(rule: RulePredicate("$start != nil OR $end != nil", msg: "Enter one", id: "one"))
        #expect(messages() == ["Enter one"])
        start.value = 1
        #expect(messages() == [])
        start.value = nil
        form.validate()
        form.remove(ruleWithIdentifier: "one")
        #expect(form.validationErrors.isEmpty)
        #expect(messages() == [])
    }

    @Test("of the form may look at a row, which has the error")
    func rows() {
        let rule = RulePredicate<Form>("SELF < $end", msg: "Must be before the end", id: "order")
        form.add(rule: rule, at: "start", when: "$end != nil")
        start.value = 5
        #expect(messages() == [])
        end.value = 5
        #expect(messages() == ["start: Must be before the end"])
        #expect(form.problems.isEmpty)
        form.remove(ruleWithIdentifier: "order")
        #expect(start.isValid)
        #expect(messages() == [])
        #expect(start.rules.isEmpty)
    }

    @Test("of the form look at rows that join later, until they leave")
    func laterRows() {
        form.add(rule: RulePredicate("SELF != 1", msg: "Not one"), at: "late")
        let late = IntRow("late") { $0.value = 1 }
        #expect(messages() == [])
        form.last?.append(late)
        #expect(messages() == ["late: Not one"])
        form.last?.removeLast()
        #expect(late.rules.isEmpty)
        #expect(late.validate().isEmpty)
    }

    @Test("of the form may look at a section, whose value is SELF")
    func sections() {
        form.add(rule: RulePredicate("SELF.@sum == $end", msg: "Wrong sum"), at: "parts")
        let parts = MultivaluedSection { section in
            section.tag = "parts"
            section.multivaluedRowToInsertAt = { _ in IntRow() }
        }
        form +++ parts
        form.setValues(["end": 5, "parts": [2, 2]])
        #expect(messages() == ["parts: Wrong sum"])
        form.setValues(["parts": [2, 3]])
        #expect(messages() == [])
    }

    @Test("are not checked while the row is hidden")
    func hidden() {
        form.add(rule: RulePredicate("SELF != 1", msg: "Not one"), at: "end")
        end.value = 1
        end.hidden = "$start == nil"
        #expect(messages() == [])
        start.value = 1
        #expect(messages() == ["end: Not one"])
    }
}
