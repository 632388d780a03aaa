import RowKit
import Testing

// snippet: own-rule
extension Phrases.Key {
    /// The number must be a multiple of `step`.
    static let multiple = Phrases.Key("RuleMultiple", "Must be a multiple of {step}")
}

/// Requires a multiple of `step`; nil is valid.
struct RuleMultiple: RuleType {
    /// The number whose multiples are valid.
    let step: Int
    var id: String?
    var validationError: ValidationError

    init(of step: Int, msg: String? = nil, id: String? = nil) {
        self.step = step
        self.id = id
        validationError = ValidationError(.multiple, ["step": .number(step)], msg: msg)
    }

    func isValid(value: Int?) -> ValidationError? {
        guard let value, !value.isMultiple(of: step) else { return nil }
        return validationError
    }

    /// JSON Schema knows no multiples of 0.
    var valueSchema: JSONValue? { step > 0 ? ["multipleOf": .integer(step)] : nil }
}
// end

@Suite("The article on validation")
struct ValidationSnippetTests {
    let critic = NameRow("critic") { $0.add(rule: RuleRequired()) }
    let rating = StarsRow("rating")
    /// The form of the rows above.
    let form = Form()

    init() { form +++ Section([critic, rating]) }

    @Test("validates all values by all rules")
    func overview() {
        var shown: [String] = []
        func show(_ error: ValidationError) { shown.append(error.description) }
        // snippet: validation
        let form = Form("Film") {
            NameRow("critic") { row in
                row.add(rule: RuleRequired())
                row.add(rule: RuleMinLength(minLength: 2))
            }
            StarsRow("rating") { row in
                row.add(rule: RuleGreaterOrEqualThan(min: 1, msg: "Give a star at least"))
            }
        }
        form.setValues(["critic": "E", "rating": 0])

        for error in form.validate() { show(error) }
        // critic: Must have at least 2 characters
        // rating: Give a star at least
        // end
        #expect(
            shown == ["critic: Must have at least 2 characters", "rating: Give a star at least"])
    }

    @Test("accepts closures as rules")
    func closures() {
        let row = SwitchRow()
        // snippet: rule-closure
        row.add(
            rule: RuleClosure { agrees in
                agrees == true ? nil : ValidationError(msg: "Please agree")
            })
        // end
        #expect(row.validate().map(\.description) == ["Please agree"])
        row.value = true
        #expect(row.validate().isEmpty)
    }

    @Test("notifies listeners of errors")
    func listeners() {
        // snippet: validation-listener
        critic.validationOptions = .validatesOnChange
        critic.onRowValidationChanged { _, row in
            row.title = row.isValid ? "Critic" : "Critic (\(row.validationErrors[0].message))"
        }
        // end
        critic.value = " "
        #expect(critic.title == "Critic (Must be filled in)")
        critic.value = "Emmy"
        #expect(critic.title == "Critic")
    }

    @Test("describes the parts of an error")
    func errors() throws {
        rating.add(rule: RuleSmallerThan(max: 3, id: "few"))
        rating.value = 4
        let error = try #require(rating.validate().first)
        #expect(error.code == "smallerThan" && error.parameters == ["limit": 3])
        #expect(error.ruleID == "few" && error.tag == "rating")
        #expect(error.message == "Must be less than 3")
    }

    @Test("validates quietly, with hidden rows or without disabled ones")
    func scope() {
        // snippet: validate-quietly
        let canSubmit = form.validate(quietly: true).isEmpty
        // end
        #expect(!canSubmit && critic.isValid)
        rating.add(rule: RuleRequired())
        rating.hidden = true
        critic.disabled = true
        // snippet: validate-scope
        let all = form.validate(includeHidden: true)
        let enabled = form.validate(includeDisabled: false)
        // end
        #expect(all.map(\.tag) == ["critic", "rating"])
        #expect(enabled.isEmpty)
    }

    @Test("applies rules that depend on others")
    func dependence() {
        let guardian = NameRow("guardian")
        let end = IntRow("end")
        let form = Form {
            IntRow("age")
            IntRow("start")
            guardian
            end
        }
        // snippet: rule-when
        guardian.add(rule: RuleRequired(), when: "$age < 14")
        // end
        // snippet: rule-predicate
        end.add(
            rule: RulePredicate(
                "$start == nil OR SELF >= $start", msg: "The end is before the start"))
        // end
        form.setValues(["age": 13, "start": 2, "end": 1])
        #expect(
            form.validate().map(\.description)
                == ["guardian: Must be filled in", "end: The end is before the start"])
        form.setValues(["age": 14, "end": 2])
        #expect(form.validate().isEmpty)
    }

    @Test("validates whole sections and forms")
    func wholes() {
        let critics = Section([NameRow("first"), NameRow("second"), NameRow("third")])
        critics.tag = "critics"
        let form = Form { critics }
        // snippet: rules-over-wholes
        critics.add(rule: RuleMaxCount(maxCount: 2))
        form.add(
            rule: RuleClosure { form in
                let first = form?.rowBy(tag: "first")?.baseValue as? String
                let second = form?.rowBy(tag: "second")?.baseValue as? String
                return first == second ? ValidationError(msg: "Ask two different critics") : nil
            })
        // end
        form.setValues(["first": "Emmy", "second": "Emmy"])
        #expect(form.validate().map(\.description) == ["Ask two different critics"])
        form.setValues(["second": "David", "third": "Hermann"])
        #expect(form.validate().map(\.description) == ["critics: Must have at most 2 items"])
    }

    @Test("validates a row by a rule of the form")
    func placedRules() {
        let form = Form {
            NameRow("first")
            NameRow("second")
        }
        // snippet: rule-of-form
        form.add(
            rule: RulePredicate("SELF != $first", msg: "Ask two different critics"), at: "second",
            when: "$first != nil")
        // end
        form.setValues(["first": "Emmy", "second": "Emmy"])
        #expect(form.validate().map(\.description) == ["second: Ask two different critics"])
    }

    @Test("accepts custom rules with translatable messages")
    func ownRules() throws {
        // snippet: own-rule-use
        rating.add(rule: RuleMultiple(of: 2))
        rating.value = 3
        let error = rating.validate().first  // RuleMultiple, step 2: Must be a multiple of 2
        // end
        #expect(error?.code == "RuleMultiple" && error?.parameters == ["step": 2])
        #expect(error?.message == "Must be a multiple of 2")
        form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["RuleMultiple": "Teilbar durch {step}!"],
            keys: [.multiple])
        #expect(rating.validate().map(\.message) == ["Teilbar durch 2!"])
        rating.value = 4
        #expect(rating.validate().isEmpty)
    }

    @Test("submits a valid form, and throws the errors of an invalid one")
    func submission() throws {
        var saved: [FormValues] = []
        var shown: [SubmissionError] = []
        func save(_ values: FormValues) { saved.append(values) }
        func show(_ error: SubmissionError) { shown.append(error) }
        // snippet: submit
        form.onSubmit { values in save(values) }

        do {
            try form.submit()
        } catch {
            show(error)
        }
        // end
        #expect(saved.isEmpty && !critic.isValid)
        #expect(try Article("Validation").says("`\(try #require(shown.first))`"))
        critic.value = "Emmy"
        try form.submit()
        #expect(saved.map { $0["critic"] as? String } == ["Emmy"])
    }

    @Test("submits a form by a button of its own")
    func ownButton() async {
        var saved: [FormValues] = []
        form.onSubmit { values in
            await Task.yield()
            saved.append(values)
        }
        critic.value = "Emmy"
        let publish = NameRow("publish")
        // snippet: request-submission
        publish.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        publish.disabled = .function([]) { $0.isSubmitting }
        // end
        form +++ Section([publish])
        publish.didSelect()
        #expect(form.isSubmissionRequested && saved.isEmpty)
        await form.settle()
        #expect(!form.isSubmissionRequested && saved.map { $0["critic"] as? String } == ["Emmy"])
    }

    @Test("validates an invalid row again when the row it must equal changes")
    func equalRows() {
        let (password, again) = (NameRow("password"), NameRow("again"))
        form +++ Section([password, again])
        // snippet: rule-equals
        again.add(rule: RuleEqualsToRow(row: password))
        // end
        again.setValue("secret", by: .user)
        #expect(again.validate().map(\.code) == ["equalsToRow"])
        password.value = "secret"
        #expect(again.isValid)
    }

    @Test("requires equality with a row by its tag, in the builder")
    func equalRowsByTag() {
        // snippet: rule-equals-tag
        let form = Form("Account") {
            NameRow("password")
            NameRow("again") { row in
                row.add(rule: RuleEqualsToRow(tag: "password", of: row))
            }
        }
        // end
        form.setValues(["password": "secret", "again": "secert"])
        #expect(form.validate().map(\.description) == ["again: Must be the same as “password”"])
        form.setValues(["again": "secret"])
        #expect(form.validate() == [] && form.unknownTags() == [])
    }

    @Test("validates a row by its own settings")
    func limits() {
        // snippet: own-limits
        let form = Form("Film") {
            StarsRow("rating") { $0.maximum = 3 }
        }
        form.setValues(["rating": 4])
        let errors = form.validate()  // rating: Must be at most 3
        // end
        #expect(errors.map(\.description) == ["rating: Must be at most 3"])
    }

    @Test("describes that a rule with an unknown tag accepts only nil")
    func unknownTag() {
        let rule = RuleEqualsToRow<String>(form: form, tag: "pasword")
        #expect(rule.isValid(value: nil) == nil)
        #expect(rule.isValid(value: "") != nil)
    }

    @Test("quotes the problem of a malformed pattern, which accepts no text")
    func malformedPattern() throws {
        critic.add(rule: RuleRegExp(regExpr: "(a+"))
        critic.value = "aa"
        #expect(critic.validate().map(\.code) == ["pattern"])
        #expect(form.problems.map(\.code) == [.faultyRule])
        expect(try Article("Validation"), toSay: form.problems)
    }

    @Test("quotes the error of an invalid translation")
    func translations() throws {
        let article = try Article("Validation")
        let error = try #require(throws: Phrases.TranslationError.self) {
            try Phrases(
                formats: PlainFormats(), translations: ["minLength": "Mindestens {min} Zeichen"])
        }
        #expect(article.says("`\(error)`"))
    }
}
