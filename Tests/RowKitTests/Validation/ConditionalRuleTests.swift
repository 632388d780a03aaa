import Testing

@testable import RowKit

@Suite("Rules under conditions")
struct ConditionalRuleTests {
    let form = Form()
    let age = IntRow("age")
    let guardian = StringRow("guardian")

    init() {
        form +++ Section([age, guardian])
    }

    private func codes() -> [String] { form.validate().map { "\($0.place ?? ""): \($0.code)" } }

    @Test("are applied only while the condition holds, nil counts as false")
    func applied() {
        guardian.add(rule: RuleRequired(), when: "$age < 14")
        #expect(codes() == [])
        age.value = 13
        #expect(codes() == ["guardian: required"])
        age.value = 14
        #expect(codes() == [])
        age.value = 2
        guardian.value = "Ada"
        #expect(codes() == [])
    }

    @Test("decide whether the row is marked as required")
    func mark() {
        guardian.add(rule: RuleRequired(), when: "$age < 14")
        #expect(!guardian.requiresValue)
        age.value = 13
        #expect(guardian.requiresValue)
        guardian.add(rule: RuleRequired(id: "always"))
        age.value = 20
        #expect(guardian.requiresValue)
        guardian.remove(ruleWithIdentifier: "always")
        #expect(!guardian.requiresValue)
        age.value = 1
        #expect(guardian.requiresValue)
        guardian.removeAllRules()
        #expect(!guardian.requiresValue)
    }

    @Test("mark a row that joins a form, but not one outside")
    func joining() {
        let row = StringRow("late") { $0.add(rule: RuleRequired(), when: "$age < 14") }
        #expect(!row.requiresValue)
        #expect(row.validate().isEmpty)
        age.value = 3
        form.last?.append(row)
        #expect(row.requiresValue)
        #expect(codes() == ["late: required"])
        form.last?.removeLast()
        #expect(!row.requiresValue)
    }

    @Test("mark once a transaction, and not at other changes")
    func evaluations() {
        guardian.add(rule: RuleRequired(), when: "$age < 14")
        let before = form.conditions.evaluations
        form.update {
            age.value = 1
            age.value = 2
        }
        #expect(form.conditions.evaluations == before + 1)
        guardian.value = "Ada"
        #expect(form.conditions.evaluations == before + 1)
    }

    @Test("are applied again when the condition holds again, if the value was invalid")
    func again() {
        guardian.validationOptions = .validatesOnChange
        guardian.add(rule: RuleRequired(), when: "$age < 14")
        age.value = 13
        form.validate()
        #expect(!guardian.isValid)
        age.value = 30
        #expect(guardian.isValid)
        age.value = 4
        #expect(!guardian.isValid)
    }

    @Test("may look at the value itself, and may be closures")
    func own() {
        guardian.add(rule: RuleMinLength(minLength: 5), when: "SELF BEGINSWITH 'A'")
        guardian.add(
            rule: RuleMaxLength(maxLength: 1), when: .function { [unowned age] _ in age.value == 1 }
        )
        guardian.value = "Ada"
        #expect(codes() == ["guardian: minLength"])
        guardian.value = "Eve"
        #expect(codes() == [])
        age.value = 1
        #expect(codes() == ["guardian: maxLength"])
        #expect(form.problems.isEmpty)
    }

    @Test("with a malformed condition are not applied, and are a problem")
    func malformed() {
        guardian.add(rule: RuleRequired(), when: "$age <")
        #expect(codes() == [])
        #expect(form.problems.map(\.code) == [.faultyRule])
        #expect(
            form.problems.first?.message.contains("the condition of a rule is malformed") == true)
        guardian.hidden = "SELF == 'a'"
        #expect(form.problems.map(\.code) == [.faultyRule, .malformedCondition])
    }

    @Test("of a section decide whether it is marked as required")
    func sections() {
        let section = MultivaluedSection { section in
            section.tag = "names"
            section.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        section.add(rule: RuleMinCount(minCount: 1), when: "$age > 17")
        form +++ section
        #expect(codes() == [])
        #expect(!section.visibility.isRequiredNow)
        age.value = 18
        #expect(codes() == ["names: minCount"])
        #expect(section.visibility.isRequiredNow)
    }

    @Test("in a form with unknown tags are found")
    func unknownTags() {
        guardian.add(rule: RuleRequired(), when: "$aeg < 14")
        form.add(rule: RulePredicate("$guardain != nil"), at: "gae")
        #expect(
            form.unknownTags().map(\.description) == [
                "the form: no row or section has the tag \"gae\"; did you mean \"age\"?",
                "guardian: no row or section has the tag \"aeg\"; did you mean \"age\"?",
            ])
    }
}
