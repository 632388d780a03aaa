import Testing

@testable import RowKit

/// An action that changes a row's errors.
struct ValidityChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (FieldForm) -> Void

    static let all: [ValidityChange] = [
        ValidityChange(testDescription: "validating a row") { $0.row.validate() },
        ValidityChange(testDescription: "validating the form") { $0.form.validate() },
        ValidityChange(testDescription: "a user's blur") {
            $0.row.setHighlighted(true)
            $0.row.setHighlighted(false)
        },
        ValidityChange(testDescription: "a write with validation on change") {
            $0.row.validationOptions = .validatesOnChange
            $0.row.value = "b"
        },
        ValidityChange(testDescription: "a write to a row that a rule reads") {
            $0.row.validationOptions = .validatesOnChange
            $0.row.value = "long"
            $0.other.value = 5
        },
        ValidityChange(testDescription: "unreadable input") {
            $0.row.keepUnreadInput("x", ValidationError(msg: "no"))
            $0.row.validate()
        },
    ]
}

/// A form with a row that is invalid once validated.
final class FieldForm {
    let row = StringRow("row") { $0.value = "a" }
    let other = NumberRow("other") { $0.value = 1 }
    let hint = StringRow("hint")
    let form = Form()

    init() {
        row.add(
            rule: RuleClosure { [unowned other] value in
                (value?.count ?? 0) > (other.value ?? 0) ? nil : ValidationError(msg: "short")
            })
        form.append(Section([row, other, hint]))
    }
}

@Suite("A change of validity is reported")
struct ValidityToldTests {
    @Test("to listeners, observers and conditions alike", arguments: ValidityChange.all)
    func told(change: ValidityChange) {
        let field = FieldForm()
        field.hint.hidden = .function { [unowned field] _ in field.row.isValid }
        #expect(field.hint.isHidden)
        let heard = Recorder<[String]>()
        field.row.onRowValidationChanged { _, row in heard(row.validationErrors.map(\.message)) }
        let changes = field.form.recorded()
        change.change(field)
        #expect(!field.row.isValid)
        #expect(!field.hint.isHidden)
        #expect(heard.take().last == field.row.validationErrors.map(\.message))
        #expect(changes.take().contains { $0.updatedRows.contains { $0 === field.row } })
        field.row.cleanValidationErrors()
        #expect(field.hint.isHidden)
        #expect(heard.take() == [[]])
        field.row.cleanValidationErrors()
        #expect(heard.entries.isEmpty, "the errors have not changed")
    }

    @Test("when errors are reset with the form")
    func reset() {
        let field = FieldForm()
        field.hint.hidden = .function { [unowned field] _ in field.form.isValid }
        field.form.validate()
        #expect(!field.hint.isHidden)
        let heard = Recorder<Bool>()
        field.row.onRowValidationChanged { _, row in heard(row.isValid) }
        field.form.reset()
        #expect(field.hint.isHidden)
        #expect(heard.take() == [true])
        field.form.validate()
        field.form.cleanValidationErrors()
        #expect(field.hint.isHidden)
        #expect(heard.take() == [false, true])
    }

    @Test("for sections and the form, to conditions and observers")
    func sections() {
        let field = FieldForm()
        let section = field.form[0]
        section.add(
            rule: RuleClosure { section in
                section?.count == 3 ? nil : ValidationError(msg: "three")
            })
        field.form.add(
            rule: RuleClosure { form in form?.count == 1 ? nil : ValidationError(msg: "one") })
        let other = StringRow("watcher")
        field.form +++ other
        field.form.move(from: 1, to: 0)
        other.disabled = .function { [unowned section] form in
            section.isValid && form.ownErrors.isEmpty
        }
        #expect(other.isDisabled)
        section.remove(at: 0)
        let changes = field.form.recorded()
        section.validate()
        #expect(!other.isDisabled)
        #expect(changes.take().contains { $0.updatedSections.contains { $0 === section } })
        section.cleanValidationErrors()
        #expect(other.isDisabled)
        field.form.validate()
        #expect(!other.isDisabled)
        field.form.cleanValidationErrors()
        #expect(other.isDisabled)
    }
}
