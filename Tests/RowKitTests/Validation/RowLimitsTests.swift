import RowKit
import Testing

/// A row that accepts numbers up to an optional maximum.
final class BoundedRow: Row<ValueCell<Int>>, RowType {
    @Setting var maximum: Int? = 5

    override var limits: RuleSet<Int> {
        super.limits + RuleSet(rules: maximum.map { [RuleSmallerOrEqualThan(max: $0)] } ?? [])
    }
}

/// A row expanded above one with limits, with or without limits itself.
private final class BoundedInlineRow: Row<ValueCell<Int>>, RowType, InlineRowType {
    @Setting var maximum: Int?

    override var limits: RuleSet<Int> {
        guard let maximum else { return super.limits }
        return super.limits + [RuleSmallerOrEqualThan(max: maximum, msg: "Too many")]
    }

    func setupInlineRow(_ inlineRow: BoundedRow) {}
}

@Suite("A row with limits")
struct RowLimitsTests {
    private let row = BoundedRow("bounded")
    private let form: Form

    init() {
        let row = row
        form = Form { row }
    }

    @Test("is validated by them unless it has no value")
    func refuses() {
        #expect(form.validate() == [])
        row.value = 6
        #expect(form.validate().map(\.description) == ["bounded: Must be at most 5"])
        #expect(throws: SubmissionError.self) { try form.submit() }
        row.value = 5
        #expect(row.isValid)
        #expect(form.validate() == [])
    }

    @Test("reports their first error instead of those of other rules")
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

    @Test("is validated according to its options")
    func options() {
        row.validationOptions = .validatesOnChange
        row.value = 6
        #expect(!row.isValid)
    }

    @Test("follows its settings: without limits it is valid from the next validation")
    func settings() {
        row.value = 6
        #expect(form.validate().count == 1)
        row.maximum = nil
        #expect(form.validate() == [])
        #expect(row.isValid)
        #expect(row.validationErrors == [])
        row.value = 7
        #expect(row.isValid)
        #expect(form.validate() == [])
        row.maximum = 6
        #expect(form.validate().map(\.message) == ["Must be at most 6"])
    }

    @Test("does not repeat the error that the row above it reports for their value")
    func inlineRow() throws {
        let above = BoundedInlineRow("above") { $0.value = 6 }
        form.append(above)
        above.expandInlineRow()
        let inlineRow = try #require(above.inlineRow)
        #expect(form.validate().map(\.message) == ["Must be at most 5"])
        above.maximum = 5
        #expect(form.validate().map(\.description) == ["above: Too many"])
        #expect(form.validationErrors.count == 1)
        #expect(inlineRow.isValid)
        above.maximum = 7
        #expect(form.validate().map(\.message) == ["Must be at most 5"])
        #expect(above.isValid)
        above.value = 5
        #expect(form.validate() == [])
    }

    @Test("is validated at each write while invalid, even after the limits are removed")
    func writes() {
        row.value = 6
        #expect(form.validate().count == 1)
        row.maximum = nil
        row.value = 8
        #expect(row.isValid)
    }
}
