import RowKit
import RowLaws
import TestRows
import Testing

@Suite("A submission")
struct DriverSubmissionTests {
    private let form = Form("Account") {
        EntryRow("name") { $0.add(rule: RuleRequired(msg: "Must be filled in")) }
        EntryRow("email")
        PlainRow("send")
    }

    /// A listener that refuses one address.
    private func addListener(_ calls: Counter = Counter()) {
        form.onSubmit { values in
            await Task.yield()
            calls.count += 1
            guard values["email"] as? String != "ada@example.org" else {
                throw SubmissionError(["email": "Has an account"])
            }
        }
    }

    private final class Counter { var count = 0 }

    @Test("shows the errors, or hands over the values")
    func synchronous() {
        var values: [FormValues] = []
        form.onSubmit { values.append($0) }
        let driver = FormDriver(form: form)
        driver.submit { $0.errors["name"] = ["Must be filled in"] }
        #expect(values.isEmpty)
        driver.type("Ada", into: "name") {
            $0.values["name"] = "Ada"
            $0.errors["name"] = nil
        }
        driver.submit { $0.submissions = [["name": "Ada"]] }
        driver.submit { $0.submissions.append(["name": "Ada"]) }
        driver.finish()
        #expect(driver.texts == [])
        #expect(values.count == 2)
    }

    @Test("waits for listeners until the time advances")
    func listener() async {
        let calls = Counter()
        addListener(calls)
        form.setValues(["name": "Ada", "email": "ada@example.org"])
        let driver = FormDriver(form: form)
        driver.submit { $0.isSubmitting = true }
        #expect(calls.count == 0)
        driver.expectRefusal(.disabled) { ($0 as FormDriver).submit() }
        await driver.advance {
            $0.isSubmitting = false
            $0.errors["email"] = ["Has an account"]
        }
        driver.type("grace@example.org", into: "email") {
            $0.values["email"] = "grace@example.org"
            $0.errors["email"] = nil
        }
        driver.submit { $0.isSubmitting = true }
        await driver.advance {
            $0.isSubmitting = false
            $0.submissions = [["name": "Ada", "email": "grace@example.org"]]
        }
        driver.finish()
        #expect(driver.texts == [])
        #expect(calls.count == 2)
    }

    @Test("can be answered in the place of listeners")
    func answer() {
        let calls = Counter()
        addListener(calls)
        form.setValues(["name": "Ada"])
        let driver = FormDriver(form: form)
        driver.submit { $0.isSubmitting = true }
        driver.answerSubmission(with: .failure(SubmissionError(["name": "Is taken"]))) {
            $0.isSubmitting = false
            $0.errors["name"] = ["Is taken"]
        }
        driver.submit {
            $0.isSubmitting = true
            $0.errors["name"] = nil
        }
        driver.answerSubmission(with: .success(())) {
            $0.isSubmitting = false
            $0.submissions = [["name": "Ada"]]
        }
        driver.answerSubmission(with: .success(()))
        driver.finish()
        #expect(
            driver.texts == ["noSuchWork: answer the submission: no form is being submitted"])
        #expect(calls.count == 0)
    }

    @Test("waits for asynchronous rules, and then for listeners")
    func rules() async {
        addListener()
        let name: EntryRow? = form.rowBy(tag: "name")
        name?.add(rule: RuleAsync(msg: "Is taken", id: "free", after: .seconds(2)) { $0 != "Ada" })
        form.setValues(["name": "Ada"])
        let driver = FormDriver(form: form)
        driver.submit { $0.isSubmitting = true }
        driver.expectWork("rule \"free\"", of: "name", after: .seconds(2))
        driver.answerSubmission(with: .success(()))
        await driver.advance(by: .seconds(2)) {
            $0.isSubmitting = false
            $0.errors["name"] = ["Is taken"]
        }
        driver.type("Grace", into: "name") {
            $0.values["name"] = "Grace"
            $0.errors["name"] = nil
        }
        driver.expectWork("rule \"free\"", of: "name", after: .seconds(2))
        driver.submit { $0.isSubmitting = true }
        driver.answer("rule \"free\"", of: "name", with: .success(ValidationError?.none))
        await driver.advance {
            $0.isSubmitting = false
            $0.submissions = [["name": "Grace"]]
        }
        driver.finish()
        #expect(
            driver.texts == [
                """
                noSuchWork: answer the submission: its rules are pending; advance the time first
                """
            ])
    }

    @Test("begins after the action in which a row requests it")
    func requested() async {
        addListener()
        form.setValues(["name": "Ada"])
        let send: PlainRow? = form.rowBy(tag: "send")
        send?.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        let driver = FormDriver(form: form)
        driver.press("send") { $0.isSubmitting = true }
        await driver.advance {
            $0.isSubmitting = false
            $0.submissions = [["name": "Ada"]]
        }
        driver.press("send") { $0.isSubmitting = true }
        driver.finish()
        #expect(
            driver.texts == [
                """
                workLeft: the submission: its listeners have not run at the end; \
                run them with advance() or answer it with answerSubmission(with:)
                """
            ])
    }

    @Test("that fails is reported with the error that a listener threw")
    func failure() async {
        struct Unavailable: Error {}
        form.setValues(["name": "Ada"])
        form.onSubmit { _ in
            await Task.yield()
            throw Unavailable()
        }
        let driver = FormDriver(form: form)
        driver.submit { $0.isSubmitting = true }
        await driver.advance {
            $0.isSubmitting = false
            $0.submissions = [["name": "Ada"]]
        }
        driver.submit {
            $0.isSubmitting = true
            $0.errors["the form"] = nil
        }
        let message = form.phrases.text(.submissionFailed)
        driver.answerSubmission(with: .failure(Unavailable())) {
            $0.isSubmitting = false
            $0.errors["the form"] = [message]
        }
        driver.finish()
        #expect(
            driver.texts == [
                """
                unexpectedChange: advance by 0.0 seconds: unexpected changes:
                  errors["the form"]: nil → ["\(message)"]
                  a listener of the submission threw Unavailable()
                """,
                """
                missingChange: advance by 0.0 seconds: expected changes that did not happen:
                  submissions: expected [["name": "Ada"]], found []
                  a listener of the submission threw Unavailable()
                """,
            ])
    }

    @Test("is reported if a listener's error names an unknown tag, with the nearest tag")
    func unknownTag() {
        addListener()
        form.setValues(["name": "Ada"])
        let driver = FormDriver(form: form)
        driver.submit { $0.isSubmitting = true }
        driver.answerSubmission(with: .failure(SubmissionError(["emial": "Is taken"]))) {
            $0.isSubmitting = false
            $0.errors["the form"] = ["emial: Is taken"]
        }
        driver.finish()
        #expect(
            driver.texts == [
                """
                formProblem: SubmissionError: no row or section has the tag "emial"; \
                did you mean "email"? (unknownTag)
                """
            ])
    }

    @Test("is reported if it was not expected, with its values")
    func unexpected() {
        form.setValues(["name": "Ada", "email": "ada@example.org"])
        let driver = FormDriver(form: form)
        driver.submit()
        #expect(
            driver.texts == [
                """
                unexpectedChange: submit: unexpected changes:
                  submissions: [] → [["email": "ada@example.org", "name": "Ada"]]
                """
            ])
    }
}
