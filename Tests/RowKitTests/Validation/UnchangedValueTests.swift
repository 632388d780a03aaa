import RowKit
import Synchronization
import Testing

/// A rule that refuses negative numbers and counts its calls.
private struct RuleCounted: RuleType {
    var id: String?
    var validationError = ValidationError(msg: "Negative")
    var dependsOnlyOnValue = true
    let calls = Calls()

    func isValid(value: Int?) -> ValidationError? {
        calls.count.withLock { $0 += 1 }
        return (value ?? 0) < 0 ? validationError : nil
    }

    final class Calls: Sendable {
        let count = Mutex(0)
    }
}

private final class RuledRow: Row<ValueCell<Int>>, RowType {}

@Suite("A rule that depends only on the value")
struct UnchangedValueTests {
    private let row = RuledRow("number")
    private let form: Form
    private let rule = RuleCounted()

    init() {
        let row = row
        form = Form { row }
        row.add(rule: rule)
        row.value = 1
    }

    private var calls: Int { rule.calls.count.withLock { $0 } }

    @Test("is not called again while a valid value stays the same")
    func valid() {
        for _ in 1...3 { #expect(form.validate() == []) }
        #expect(calls == 1)
        row.value = 2
        for _ in 1...3 { #expect(form.validate() == []) }
        #expect(calls == 2)
    }

    @Test("is called for each validation of an invalid value")
    func invalid() {
        row.value = -1
        for count in 1...3 {
            #expect(form.validate().map(\.message) == ["Negative"])
            #expect(calls == count)
        }
        row.value = 1
        #expect(form.validate() == [])
        #expect(row.isValid)
    }

    @Test("is called again when the value is missing, unread or restored")
    func unread() {
        form.validate()
        row.keepUnreadInput("x", ValidationError(msg: "No number"), beside: -1)
        #expect(form.validate().map(\.message) == ["No number"])
        row.setValueSilently(-1)
        #expect(form.validate().map(\.message) == ["Negative"])
        row.value = nil
        #expect(form.validate() == [])
        row.value = -1
        #expect(form.validate().map(\.message) == ["Negative"])
    }

    @Test("does not replace the error that a submission found in a valid value")
    func submitted() async {
        form.validate()
        form.onSubmit { _ in throw SubmissionError(["number": "Taken"]) }
        await #expect(throws: SubmissionError.self) { try await form.submit() }
        for _ in 1...2 { #expect(form.validate().map(\.message) == ["Taken"]) }
        row.value = 2
        #expect(form.validate() == [])
        #expect(row.isValid)
    }

    @Test("is called again beside a new rule, and beside a rule that depends on more")
    func others() {
        form.validate()
        var isOpen = true
        row.add(rule: RuleClosure { _ in isOpen ? nil : ValidationError(msg: "Closed") })
        #expect(form.validate() == [])
        #expect(calls == 2)
        isOpen = false
        #expect(form.validate().map(\.message) == ["Closed"])
        row.removeAllRules()
        #expect(form.validate() == [])
    }

    @Test("does not replace the error of the row's limits")
    func otherErrors() {
        let row = BoundedRow("bounded")
        let form = Form { row }
        row.add(rule: RuleCounted())
        row.value = 5
        #expect(form.validate() == [])
        row.maximum = 4
        #expect(form.validate().map(\.code) == ["smallerOrEqual"])
        row.maximum = nil
        #expect(form.validate() == [])
    }

    @Test("is every rule of RowKit that reads no other row and calls no closure")
    func ofRowKit() {
        #expect(!RuleClosure<Int> { _ in nil }.dependsOnlyOnValue)
        #expect(!RuleEqualsToRow(row: row).dependsOnlyOnValue)
        let rules: [any RuleType] = [
            RuleAccepted(), RuleRequired<Int>(), RuleGreaterThan(min: 1),
            RuleGreaterOrEqualThan(min: 1), RuleSmallerThan(max: 1), RuleSmallerOrEqualThan(max: 1),
            RuleMinCount<[Int]>(minCount: 1), RuleMaxCount<[Int]>(maxCount: 1),
            RuleMinLength(minLength: 1), RuleMaxLength(maxLength: 1),
            RuleExactLength(exactLength: 1), RuleEmail(), RuleURL<String>(),
            RuleRegExp(regExpr: "a"),
        ]
        #expect(rules.allSatisfy { $0.dependsOnlyOnValue })
    }
}
