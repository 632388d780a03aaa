import Testing

@testable import RowKit

@Suite("Rules that read other rows")
struct DependentRuleTests {
    let form = Form()
    let password = StringRow("password")
    let again = StringRow("again")

    init() {
        form +++ Section([password, again])
        again.add(rule: RuleEqualsToRow(form: form, tag: "password"))
        form.setValues(["password": "secret", "again": "secrte"])
    }

    @Test("run again when those rows change, as long as the value is invalid")
    func wrongValue() {
        form.validate()
        #expect(!again.isValid)
        password.value = "secrte"
        #expect(again.isValid)
        password.value = "other"
        #expect(again.isValid, "on blur, a valid row is not validated again")
    }

    @Test("run again at each change if the options include changes")
    func onChange() {
        again.validationOptions = .validatesOnChange
        form.validate()
        password.value = "secrte"
        #expect(again.isValid)
        password.value = "other"
        #expect(!again.isValid)
    }

    @Test("do not run automatically on demand")
    func onDemand() {
        again.validationOptions = .validatesOnDemand
        form.validate()
        password.value = "secrte"
        #expect(!again.isValid)
    }

    @Test("do not run for rows they did not read")
    func others() {
        var runs = 0
        let row = StringRow("row") { row in
            row.validationOptions = .validatesOnChange
            row.add(
                rule: RuleClosure { [unowned form] _ in
                    runs += 1
                    return (form.rowBy(tag: "again") as StringRow?)?.value == nil
                        ? ValidationError(msg: "Again, please") : nil
                })
        }
        form +++ row
        form.validate()
        #expect(runs == 1)
        password.value = "x"
        #expect(runs == 1)
        again.value = nil
        #expect(runs == 2)
        #expect(!row.isValid)
    }

    @Test("cannot write")
    func writing() {
        password.add(
            rule: RuleClosure { [unowned again] _ in
                again.value = "written"
                return nil
            })
        form.validate()
        #expect(again.value == "secrte")
        #expect(form.problems.map(\.code) == [.writtenByCondition])
    }

    @Test("update conditions that read their result")
    func conditions() {
        let button = FlagRow("send")
        form +++ button
        button.disabled = .function { [unowned again] _ in !again.isValid }
        #expect(!button.isDisabled)
        form.validate()
        #expect(button.isDisabled)
        password.value = "secrte"
        #expect(!button.isDisabled)
    }
}
