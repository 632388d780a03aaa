import RowKit
import Testing

/// A row that takes numbers up to a maximum.
final class BoundedRow: Row<ValueCell<Int>>, RowType {
    @Setting var maximum = 5

    override class var refusesValues: Bool { true }

    override func refusal(of value: Int) -> ValidationError? {
        value > maximum ? ValidationError(.smallerOrEqual, ["limit": .number(5)]) : nil
    }
}

@Suite("A row that refuses values by its own settings")
struct OwnRefusalTests {
    private let row = BoundedRow("bounded")
    private let form: Form

    init() {
        let row = row
        form = Form { row }
    }

    @Test("is not valid with them, and is never asked about none")
    func refuses() {
        #expect(form.validate() == [])
        row.value = 6
        #expect(form.validate().map(\.description) == ["bounded: Must be at most 5"])
        #expect(throws: SubmissionError.self) { try form.submit() }
        row.value = 5
        #expect(row.isValid && form.validate() == [])
    }

    @Test("says so in the place of what rules would say")
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

    @Test("judges when its options say so")
    func options() {
        row.validationOptions = .validatesOnChange
        row.value = 6
        #expect(!row.isValid)
    }
}
