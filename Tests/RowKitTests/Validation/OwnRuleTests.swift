import RowKit
import Testing

/// A row that takes numbers up to a maximum, if it has one.
final class BoundedRow: Row<ValueCell<Int>>, RowType {
    @Setting var maximum: Int? = 5

    override var ownRule: ((Int) -> ValidationError?)? {
        guard let maximum else { return nil }
        return { value in
            value > maximum ? ValidationError(.smallerOrEqual, ["limit": .number(maximum)]) : nil
        }
    }
}

@Suite("A row with a rule of its own")
struct OwnRuleTests {
    private let row = BoundedRow("bounded")
    private let form: Form

    init() {
        let row = row
        form = Form { row }
    }

    @Test("is validated by it, unless it has no value")
    func refuses() {
        #expect(form.validate() == [])
        row.value = 6
        #expect(form.validate().map(\.description) == ["bounded: Must be at most 5"])
        #expect(throws: SubmissionError.self) { try form.submit() }
        row.value = 5
        #expect(row.isValid && form.validate() == [])
    }

    @Test("has its error in place of those of other rules")
    func rules() {
        row.add(rule: RuleClosure { _ in ValidationError(msg: "Never") })
        row.value = 6
        #expect(form.validate().map(\.code) == ["smallerOrEqual"])
        row.value = 1
        #expect(form.validate().map(\.message) == ["Never"])
        row.removeAllRules()
        row.value = 7
        #expect(form.validate().map(\.code) == ["smallerOrEqual"])
    }

    @Test("is validated when its options say so")
    func options() {
        row.validationOptions = .validatesOnChange
        row.value = 6
        #expect(!row.isValid)
    }

    @Test("follows its settings: without a rule it is valid, and errors go at the next validation")
    func settings() {
        row.value = 6
        #expect(form.validate().count == 1)
        row.maximum = nil
        #expect(form.validate() == [] && row.isValid && row.validationErrors == [])
        row.value = 7
        #expect(row.isValid && form.validate() == [])
        row.maximum = 6
        #expect(form.validate().map(\.message) == ["Must be at most 6"])
    }

    @Test("is validated after a write once it is invalid, also where the rule has gone")
    func writes() {
        row.value = 6
        #expect(form.validate().count == 1)
        row.maximum = nil
        row.value = 8
        #expect(row.isValid)
    }
}
