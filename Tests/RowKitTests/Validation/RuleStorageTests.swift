import Testing

@testable import RowKit

/// A rule that reads the rules it is added to whenever it is asked about itself.
private struct CuriousRule<Value>: RuleType {
    let read: () -> Int
    var validationError = ValidationError(msg: "no")
    var id: String? {
        get { "\(read())" }
        set {}
    }
    var dependsOnlyOnValue: Bool { read() >= 0 }
    var fault: String? { read() < 0 ? "a fault" : nil }
    func isValid(value: Value?) -> ValidationError? { nil }
}

@Suite("The rules of a row, a section and a form")
struct RuleStorageTests {
    /// Counts how often the storage of a list of rules moves while rules are added.
    private func moves(_ rules: () -> [AnyRule], _ add: () -> Void) -> Int {
        var places: [UnsafeRawPointer?] = []
        for _ in 0..<1_000 {
            add()
            places.append(rules().withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
        }
        return zip(places, places.dropFirst()).count { $0 != $1 }
    }

    @Test("are not copied when a rule is added")
    func growth() {
        let row = NumberRow("a")
        let section = Section([row])
        let form = Form { section }
        #expect(moves({ row.anyRules }) { row.add(rule: RuleGreaterThan(min: 1)) } < 30)
        #expect(moves({ section.ruleSet.all }) { section.add(rule: RuleRequired()) } < 30)
        #expect(
            moves({ form.ruleSet.all }) { form.add(rule: RuleClosure { _ in nil }) } < 30)
    }

    @Test("may be read by a rule that is being added")
    func readWhileAdded() {
        let row = NumberRow("a")
        let section = Section([row])
        let form = Form { section }
        for _ in 0..<2 {
            row.add(rule: CuriousRule<Int> { row.rules.count })
            section.add(rule: CuriousRule<Section> { section.ruleSet.all.count })
            form.add(rule: CuriousRule<Form> { form.ruleSet.all.count })
        }
        #expect(row.anyRules.map(\.id) == ["0", "1"])
        #expect(section.ruleSet.all.map(\.id) == ["0", "1"])
        #expect(form.ruleSet.all.map(\.id) == ["0", "1"])
        row.remove(ruleWithIdentifier: "0")
        section.remove(ruleWithIdentifier: "0")
        form.remove(ruleWithIdentifier: "0")
        #expect(row.anyRules.count == 1)
        #expect(section.ruleSet.all.count == 1)
        #expect(form.ruleSet.all.count == 1)
        #expect(form.problems == [])
    }
}
