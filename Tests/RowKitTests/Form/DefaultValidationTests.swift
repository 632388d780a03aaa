import RowKit
import Testing

@Suite("Validation listeners of form defaults")
struct DefaultValidationTests {
    private let heard = SharedLog()

    private func makeDefaults() -> Form.Defaults {
        var defaults = Form.Defaults()
        defaults.onRowValidationChanged(StringRow.self) { [heard] _, row in
            heard("\(row.tag ?? "-") \(row.isValid ? "valid" : "invalid")")
        }
        return defaults
    }

    @Test("are called for rows of their class, before the rows' own, until they are replaced")
    func validation() {
        let (row, number) = (StringRow("a"), NumberRow("n"))
        row.add(rule: RuleRequired())
        number.add(rule: RuleRequired())
        row.onRowValidationChanged { [heard] _, _ in heard("own") }
        let form = Form(defaults: makeDefaults()) { Section([row, number] as [BaseRow]) }
        form.validate()
        #expect(heard.take() == ["a invalid", "own"])
        form.validate()
        #expect(heard.take() == [])
        row.value = "x"
        #expect(heard.take() == ["a valid", "own"])
        form.defaults = Form.Defaults()
        row.value = nil
        row.validate()
        #expect(heard.take() == ["own"])
    }

    @Test("are called for no other event")
    func others() {
        let row = StringRow("a")
        let form = Form(defaults: makeDefaults()) { row }
        row.value = "x"
        row.setHighlighted(true)
        row.setHighlighted(false)
        row.didSelect()
        _ = row.cell
        row.updateCell()
        #expect(heard.take() == [])
        #expect(form.problems.isEmpty)
    }
}
