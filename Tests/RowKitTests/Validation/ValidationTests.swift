import Testing

@testable import RowKit

@Suite("Validation")
struct ValidationTests {
    /// The form of most tests' rows, retained because a row whose form is gone only stores values.
    let form = Form()

    /// Adds a row to the form that is valid while its value is small.
    private func smallRow(_ options: ValidationOptions) -> NumberRow {
        let row = NumberRow("n") { row in
            row.validationOptions = options
            row.add(rule: RuleSmallerThan(max: 10))
        }
        form +++ row
        return row
    }

    private func enterAndLeave(_ row: BaseRow) {
        row.setHighlighted(true)
        row.setHighlighted(false)
    }

    @Test("On demand, a row is validated only on request, even while it is invalid")
    func onDemand() {
        let row = smallRow(.validatesOnDemand)
        row.value = 20
        enterAndLeave(row)
        #expect(row.isValid)
        form.validate()
        #expect(!row.isValid)
        row.value = 1
        #expect(!row.isValid)
    }

    @Test("On change, a row is validated at each write")
    func onChange() {
        let row = smallRow(.validatesOnChange)
        #expect(row.isValid)
        row.value = 20
        #expect(row.validationErrors.map(\.code) == ["smallerThan"])
        row.value = 1
        #expect(row.isValid)
    }

    @Test("On blur, a row is validated when left, then at each write until it is valid")
    func onBlur() {
        let row = smallRow(.validatesOnBlur)
        row.value = 20
        #expect(row.isValid)
        enterAndLeave(row)
        #expect(!row.isValid)
        row.value = 1
        #expect(row.isValid)
        row.value = 20
        #expect(row.isValid, "not validated before the next blur")
    }

    @Test("On change after blurred, a row is validated at each write once it has been blurred")
    func onChangeAfterBlurred() {
        let row = smallRow(.validatesOnChangeAfterBlurred)
        row.value = 20
        #expect(row.isValid)
        enterAndLeave(row)
        #expect(!row.isValid, "it changed before the blur")
        row.value = 1
        row.value = 30
        #expect(!row.isValid)
    }

    @Test("Always, a row is validated at each write")
    func always() {
        let row = smallRow(.validatesAlways)
        row.value = 20
        #expect(!row.isValid)
    }

    @Test("The errors are those of all rules, in order")
    func allRules() {
        let row = StringRow("a") { row in
            row.add(rule: RuleMinLength(minLength: 3, id: "short"))
            row.add(rule: RuleEmail(id: "email"))
            row.value = "x"
        }
        #expect(row.validate().map(\.ruleID) == ["short", "email"])
        row.removeAllRules()
        #expect(row.isValid)
    }

    @Test("A removed rule takes its errors with it, but not those of others")
    func removedRules() throws {
        let row = StringRow("a") { row in
            row.validationOptions = .validatesOnDemand
            row.add(rule: RuleMinLength(minLength: 3, id: "short"))
            row.add(rule: RuleEmail(id: "other"))
            row.value = "x"
        }
        let section = Section([row])
        let form = Form { section }
        for id in ["short", "other"] {
            section.add(rule: RuleClosure(id: id) { _ in ValidationError(msg: "section") })
            form.add(rule: RuleClosure(id: id) { _ in ValidationError(msg: "form") })
        }
        var heard: [[String?]] = []
        row.onRowValidationChanged { _, row in heard.append(row.validationErrors.map(\.ruleID)) }
        form.validate()
        row.value = "ada@example.com"
        var expected = form.validationErrors.map(\.ruleID)
        try #require(expected == ["short", "other", "short", "other", "short", "other"])
        row.remove(ruleWithIdentifier: "short")
        expected.remove(at: 0)
        #expect(form.validationErrors.map(\.ruleID) == expected, "nothing is validated")
        section.remove(ruleWithIdentifier: "short")
        expected.remove(at: 1)
        #expect(form.validationErrors.map(\.ruleID) == expected)
        form.remove(ruleWithIdentifier: "short")
        #expect(form.validationErrors.map(\.ruleID) == ["other", "other", "other"])
        for id in ["none", "other"] {
            row.remove(ruleWithIdentifier: id)
            section.remove(ruleWithIdentifier: id)
            form.remove(ruleWithIdentifier: id)
        }
        #expect(form.validationErrors.isEmpty)
        #expect(form.isValid)
        #expect(heard == [["short", "other"], ["other"], []])
    }

    @Test("A set of rules is copied into a row")
    func ruleSet() {
        var rules = RuleSet<String>()
        rules.add(rule: RuleRequired(id: "required"))
        let row = StringRow { $0.add(ruleSet: rules) }
        rules.removeAllRules()
        #expect(row.validate().map(\.ruleID) == ["required"])
    }

    @Test("Quiet validation shows no errors")
    func quietly() {
        let row = smallRow(.validatesOnBlur)
        row.value = 20
        #expect(form.validate(quietly: true).count == 1)
        #expect(row.isValid)
        #expect(form.validationErrors.isEmpty)
    }

    @Test("Hidden rows are validated only on request, and disabled rows by default")
    func hiddenAndDisabled() {
        let rows = ["hidden", "disabled", "plain"].map { tag in
            StringRow(tag) { $0.add(rule: RuleRequired()) }
        }
        let form = Form { Section(rows) }
        rows[0].hidden = true
        rows[1].disabled = true
        #expect(form.validate().map(\.tag) == ["disabled", "plain"])
        #expect(form.validate(includeHidden: true).count == 3)
        #expect(form.validate(includeDisabled: false).map(\.tag) == ["plain"])
        form.cleanValidationErrors()
        #expect(rows.allSatisfy { $0.isValid })
    }

    @Test("Listeners are called only when the errors change")
    func listeners() {
        let row = smallRow(.validatesOnChange)
        var heard: [[String]] = []
        row.onRowValidationChanged { _, row in heard.append(row.validationErrors.map(\.code)) }
        row.value = 20
        row.value = 30
        row.value = 1
        form.validate()
        #expect(heard == [["smallerThan"], []])
    }

    @Test("A row that becomes invalid is among the updated rows")
    func observers() {
        let row = smallRow(.validatesOnDemand)
        row.value = 20
        var updated: [[String?]] = []
        form.keepObserving { updated.append($0.updatedRows.map(\.tag)) }
        form.validate()
        form.validate()
        #expect(updated == [["n"]])
    }

    @Test("Rules run before onChange")
    func beforeCallbacks() {
        let row = smallRow(.validatesOnChange)
        var wasValid: Bool?
        row.onChange { wasValid = $0.isValid }
        row.value = 20
        #expect(wasValid == false)
    }

    @Test("Errors of sections and of the form follow those of rows")
    func wholes() {
        let row = StringRow("a") { $0.add(rule: RuleRequired()) }
        let section = Section([row])
        section.tag = "s"
        let form = Form { section }
        section.add(
            rule: RuleClosure { section in
                section?.count == 1 ? ValidationError(msg: "One is none") : nil
            })
        form.add(rule: RuleClosure(id: "whole") { _ in ValidationError(msg: "Never") })
        #expect(form.validate().map(\.message) == ["Must be filled in", "One is none", "Never"])
        #expect(form.validationErrors.map(\.tag) == ["a", "s", nil])
        #expect(!section.isValid)
        form.remove(ruleWithIdentifier: "whole")
        section.append(StringRow())
        row.value = "x"
        #expect(form.validate().isEmpty)
        #expect(section.isValid)
    }

    @Test("An error of a section or of the form is found again until what it says has changed")
    func outdatedErrors() {
        let (name, age) = (StringRow("name"), StringRow("age"))
        let (first, second) = (Section([name]), Section([age]))
        let form = Form {
            first; second
        }
        let checks = Recorder<String>()
        first.add(
            rule: RuleClosure { section in
                checks("first")
                return name.value == nil ? ValidationError(msg: "A name is missing") : nil
            })
        form.add(
            rule: RuleClosure { form in
                checks("form")
                return form?.values().isEmpty == false && age.value != "7"
                    ? ValidationError(msg: "The age is not 7") : nil
            })
        name.value = "Ada"
        #expect(checks.take().isEmpty, "nothing is invalid")
        name.value = nil
        #expect(form.validate().count == 2)
        _ = checks.take()
        age.value = "6"
        #expect(checks.take() == ["form"])
        #expect(!first.isValid)
        name.value = "Ada"
        #expect(first.isValid)
        #expect(!form.isValid)
        age.value = "7"
        #expect(form.isValid)
        age.value = "8"
        #expect(form.isValid, "valid until it is validated again")
    }

    @Test("The errors of a multivalued section disappear when enough rows are added")
    func outdatedCount() throws {
        let section = MultivaluedSection { section in
            section.minimumCount = 1
            section.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        let form = Form { section }
        #expect(!form.validate().isEmpty)
        #expect(!form.isValid)
        try section.insertRow()
        #expect(form.isValid)
        #expect(section.validationErrors.isEmpty)
    }

    @Test("Too few entries of a multivalued section are an error")
    func minimum() {
        let section = MultivaluedSection { section in
            section.tag = "guests"
            section.minimumCount = 2
        }
        let form = Form { section }
        section.append(StringRow())
        #expect(form.validate().map(\.description) == ["guests: Must have at least 2 items"])
        section.append(StringRow())
        #expect(form.validate().isEmpty)
    }

    @Test("A reset removes the errors")
    func reset() {
        let row = smallRow(.validatesOnChange)
        row.value = 20
        form.reset()
        #expect(row.isValid)
        #expect(row.value == nil)
    }

    @Test("Submitting an invalid form throws its errors and calls no listener")
    func submission() {
        let row = smallRow(.validatesOnDemand)
        var submitted = 0
        form.onSubmit { _ in submitted += 1 }
        row.value = 20
        #expect(throws: SubmissionError(errors: form.validate(quietly: true))) {
            try form.submit()
        }
        #expect(submitted == 0)
        #expect(!row.isValid)
        row.value = 1
        #expect(throws: Never.self) { try form.submit() }
        #expect(submitted == 1)
    }
}
