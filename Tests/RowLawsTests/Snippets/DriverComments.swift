import RowKit
import RowLaws
import TestRows
import Testing

// The examples in the comments on the driver.

@Suite("The examples in the comments on the driver")
struct DriverCommentTests {
    @Test("drive a form, and its work")
    func driving() async {
        let form = Form { CityRow("city") }
        do {
            // snippet: comment-driver
            let driver = FormDriver(form: form)
            driver.type("Berl", into: "city") { $0.values["city"] = "Berl" }
            driver.expectWork("search", of: "city", after: .milliseconds(300))
            await driver.advance(by: .milliseconds(300)) { $0.values["city"] = "Berlin" }
            driver.finish()
            // end
            #expect(driver.texts == [])
        }
        let driver = FormDriver(form: Form { CityRow("city") })
        driver.type("Berl", into: "city") { $0.values["city"] = "Berl" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        do {
            // snippet: comment-view
            let popup = driver.view("city/popup") as? ListView
            // end
            #expect(popup != nil)
        }
        // snippet: comment-advance
        await driver.advance(by: .milliseconds(300)) { $0.values["city"] = "Berlin" }
        // end
        driver.type("Be", into: "city") { $0.values["city"] = "Be" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        // snippet: comment-answer
        driver.answer("search", of: "city", with: .success(["Berlin"])) {
            $0.values["city"] = "Berlin"
        }
        // end
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("select text, and press a button that acts on it")
    func selection() {
        let driver = FormDriver(form: Form { DraftRow("about") { $0.value = "Hello world" } })
        // snippet: comment-select
        driver.select(0..<5, in: "about")
        driver.press("about/bold") { $0.values["about"] = "**Hello** world" }
        // end
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("declare expected changes")
    func state() {
        let form = Form {
            EntryRow("name") { $0.disabled = "$adult == true" }
            EntryRow("email")
            SwitchRow("adult")
            EntryRow("guardian") { $0.hidden = "$adult == true" }
        }
        form.rowBy(tag: "name")?.disabled = nil
        let driver = FormDriver(form: form)
        // snippet: comment-key
        driver.focus("name")
        driver.key(.enter) { $0.focused = "email" }
        // end
        driver.blur()
        // snippet: comment-state
        driver.toggle("adult", true) {
            $0.values["adult"] = true
            $0.rows["guardian"] = .hidden
        }
        // end
        form.rowBy(tag: "name")?.disabled = true
        // snippet: comment-refusal
        driver.expectRefusal(.disabled) { $0.type("Ada", into: "name") }
        // end
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("submit a form, and answer a submission that waits")
    func submission() {
        let form = Form {
            EntryRow("name") { $0.add(rule: RuleRequired()) }
            EntryRow("email")
        }
        let driver = FormDriver(form: form)
        // snippet: comment-submit
        driver.submit { $0.errors["name"] = ["Must be filled in"] }
        // end
        form.onSubmit { _ in await Task.yield() }
        driver.type("Ada", into: "name") {
            $0.values["name"] = "Ada"
            $0.errors["name"] = nil
        }
        // snippet: comment-answer-submission
        driver.submit { $0.isSubmitting = true }
        driver.answerSubmission(with: .failure(SubmissionError(["email": "Is taken"]))) {
            $0.isSubmitting = false
            $0.errors["email"] = ["Is taken"]
        }
        // end
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("add entries")
    func entries() {
        let guests = MultivaluedSection(header: "Guests") { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in EntryRow() }
        }
        let driver = FormDriver(form: Form("Party") +++ guests)
        // snippet: comment-add-entry
        driver.add("guests")
        driver.type("Ada", into: "guests[0]") { $0.values["guests"] = ["Ada"] }
        // end
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("check the rows of a registry")
    func laws() throws {
        let registry = try RowRegistry()
        // snippet: comment-laws
        let findings = RowLaw.findings(in: registry)
        // end
        #expect(findings.isEmpty)
    }
}
