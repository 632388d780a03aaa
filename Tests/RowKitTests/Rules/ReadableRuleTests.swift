import RowKit
import Testing

@Suite("The rules of a row")
struct ReadableRuleTests {
    private struct RuleLater: AsyncRuleType {
        func validate(_ value: String?) async throws -> ValidationError? { nil }
    }

    private func require<R: RowType>(_ row: R) { row.add(rule: RuleRequired()) }

    @Test("can be read, in order and with their types")
    func reading() throws {
        let row = StringRow("row")
        #expect(row.rules.isEmpty)
        row.add(rule: RuleRequired(id: "required"))
        row.add(rule: RuleLater())
        row.add(rule: RuleMinLength(minLength: 3, id: "length"))
        try #require(row.rules.map(\.id) == ["required", "length"])
        #expect(row.rules[0] is RuleRequired<String>)
        #expect(row.rules[1] is RuleMinLength)
        #expect(row.rules[1].isValid(value: "ab") != nil)
        row.remove(ruleWithIdentifier: "required")
        #expect(row.rules.map(\.id) == ["length"])
        row.removeAllRules()
        #expect(row.rules.isEmpty)
    }

    @Test("can be added by code generic over the row")
    func generic() {
        let (text, number) = (StringRow("text"), NumberRow("number"))
        require(text)
        require(number)
        #expect(text.validate().count == 1)
        #expect(number.validate().count == 1)
    }

    @Test("can be read and removed by code generic over the row")
    func managing() {
        func manage<R: RowType>(_ row: R) {
            var set = RuleSet<R.Cell.Value>()
            set.add(rule: RuleRequired(id: "set"))
            set.add(rule: RuleClosure(id: "closure") { _ in nil })
            row.add(ruleSet: set)
            #expect(row.rules.map(\.id) == ["set", "closure"])
            row.remove(ruleWithIdentifier: "set")
            #expect(row.rules.map(\.id) == ["closure"])
            row.removeAllRules()
            #expect(row.rules.isEmpty)
        }
        let row = NumberRow("row")
        manage(row)
        #expect(row.rules.isEmpty)
    }
}
