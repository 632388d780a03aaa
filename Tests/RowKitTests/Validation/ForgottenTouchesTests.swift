import RowKit
import Testing

@Suite("A row that is reset or marked clean")
struct ForgottenTouchesTests {
    typealias Way = Example<@Sendable (Form) -> Void, Int?>

    private func enterAndLeave(_ row: BaseRow) {
        row.setHighlighted(true)
        row.setHighlighted(false)
    }

    @Test(
        "is neither touched, changed nor blurred",
        arguments: [
            Way("by resetting the form", { $0.reset() }, nil),
            Way("by resetting the row", { $0.rows.forEach { $0.resetRowValue() } }, nil),
            Way("by marking the form clean", { $0.markClean() }, 20),
        ])
    func forgotten(_ way: Way) {
        let row = NumberRow("n") { row in
            row.validationOptions = .validatesOnChangeAfterBlurred
            row.add(rule: RuleRequired())
            row.add(rule: RuleSmallerThan(max: 10))
        }
        let form = Form { row }
        row.setValue(20, by: .user)
        #expect(row.isTouched)
        #expect(row.isChanged)
        #expect(row.isValid)
        way.input(form)
        #expect(row.value == way.outcome)
        #expect(!row.isTouched)
        #expect(!row.isChanged)
        enterAndLeave(row)
        #expect(row.isValid, "it has not changed since")
        #expect(row.isTouched, "it has not changed since")
        way.input(form)
        #expect(!row.isTouched)
        row.value = 30
        #expect(row.isValid, "it has not been blurred since")
        enterAndLeave(row)
        #expect(!row.isValid)
    }
}
