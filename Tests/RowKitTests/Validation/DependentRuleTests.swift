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

    @Test("are run again when those change, while the value is found wrong")
    func wrongValue() {
        form.validate()
        #expect(!again.isValid)
        password.value = "secrte"
        #expect(again.isValid)
        password.value = "other"
        #expect(again.isValid, "it was right when the row was left")
    }

    @Test("are run again at each change where the options say so")
    func onChange() {
        again.validationOptions = .validatesOnChange
        form.validate()
        password.value = "secrte"
        #expect(again.isValid)
        password.value = "other"
        #expect(!again.isValid)
    }

    @Test("are not run by themselves on demand")
    func onDemand() {
        again.validationOptions = .validatesOnDemand
        form.validate()
        password.value = "secrte"
        #expect(!again.isValid)
    }

    @Test("leave alone what they did not read")
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
        #expect(runs == 2 && !row.isValid)
    }

    @Test("write nothing")
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

    @Test("decide what a condition reads of them")
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
