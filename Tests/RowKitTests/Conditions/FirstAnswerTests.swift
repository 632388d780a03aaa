import RowKit
import Testing

@Suite("The first query of a whole form's state")
struct FirstAnswerTests {
    struct Answers: Equatable, Sendable {
        var isDirty = false
        var isValid = true
    }
    typealias Case = Example<@Sendable (Form) -> Void, Answers>

    private static func judgeRow(_ form: Form) {
        let row: StringRow? = form.rowBy(tag: "name")
        row?.add(rule: RuleRequired())
        row?.validate()
    }

    private static func judgeSection(_ form: Form) {
        form[0].add(rule: RuleClosure { _ in ValidationError(msg: "no") })
        form[0].validate()
    }

    static let cases: [Case] = [
        Case("nothing", { _ in }, Answers()),
        Case("a changed value", { $0.setValues(["name": "x"]) }, Answers(isDirty: true)),
        Case("a removed entry", { $0[1].remove(at: 0) }, Answers(isDirty: true)),
        Case("an added entry", { $0[1].append(StringRow()) }, Answers(isDirty: true)),
        Case("an error of a row", { judgeRow($0) }, Answers(isValid: false)),
        Case(
            "an error of a hidden row",
            { form in
                judgeRow(form)
                form.rowBy(tag: "name")?.hidden = true
            }, Answers()),
        Case("an error of a section", { judgeSection($0) }, Answers(isValid: false)),
        Case(
            "an error of a hidden section",
            { form in
                judgeSection(form)
                form[0].hidden = true
            }, Answers()),
    ]

    @Test("returns the current state and follows it from then on", arguments: cases)
    func first(_ example: Case) {
        let guests = MultivaluedSection { $0.append(contentsOf: strings("ada", "emmy")) }
        let (save, send) = (StringRow("save"), StringRow("send"))
        let form = Form {
            Section(strings("name"))
            guests
            Section([save, send])
        }
        example.input(form)
        save.disabled = .function { !$0.isDirty }
        send.disabled = .function { !$0.isValid }
        #expect(Answers(isDirty: !save.isDisabled, isValid: !send.isDisabled) == example.outcome)
        #expect(Answers(isDirty: form.isDirty, isValid: form.isValid) == example.outcome)
        form.reset()
        #expect(save.isDisabled)
        #expect(!send.isDisabled)
    }
}
