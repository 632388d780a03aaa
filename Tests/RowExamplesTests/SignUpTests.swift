import RowKit
import RowTesting
import Testing

@testable import RowExamples

@Suite("Signing up")
struct SignUpTests {
    private let tester = FormTester(SignUpViewController())
    /// The button, which has no tag because it has no value.
    private let submit = "#:3:0"

    @Test("first asks only for what every user must provide")
    func beginning() {
        #expect(
            tester.form.rows.map(\.tag) == [
                "email", "age", "isCompany", "password", "terms", nil,
            ])
        tester.expectRefusal(.disabled) { $0.press(submit) }
        #expect(
            tester.form.validate().map(\.description) == [
                "email: Must be filled in", "age: Must be filled in",
                "password: Must be filled in", "terms: Must be accepted",
            ])
        #expect(tester.form.problems.isEmpty)
        tester.finish()
    }

    @Test("asks for the password again, and requires it to be the same")
    func passwords() {
        tester.type("secret", into: "password") {
            $0.values["password"] = "secret"
            $0.rows["passwordAgain"] = .shown
        }
        tester.focus("passwordAgain") {
            $0.errors["password"] = ["Must have at least 8 characters"]
        }
        tester.type("secrte", into: "passwordAgain") { $0.values["passwordAgain"] = "secrte" }
        tester.blur {
            $0.errors["passwordAgain"] = ["Must be the same as “Password”"]
        }
        tester.type("secret", into: "passwordAgain") {
            $0.values["passwordAgain"] = "secret"
            $0.errors["passwordAgain"] = nil
        }
        tester.type("", into: "password") {
            $0.values["password"] = nil
            $0.errors["password"] = ["Must be filled in"]
            $0.rows["passwordAgain"] = .hidden
        }
        tester.finish()
    }

    @Test("asks minors for a guardian, and keeps the name through typing mistakes in the age")
    func guardian() {
        tester.type("15", into: "age") {
            $0.values["age"] = 15
            $0.rows["guardian"] = .shown
        }
        tester.type("Ida", into: "guardian") { $0.values["guardian"] = "Ida" }
        tester.isExhaustive = false
        for slip in ["1", "", "1x", "51"] {
            tester.type(slip, into: "age")
            tester.type("16", into: "age") { $0.rows["guardian"] = .shown }
            #expect(tester.form.values()["guardian"] as? String == "Ida")
        }
        tester.finish()
    }

    @Test("does not submit the guardian of a user who turns out to be of age")
    func grownUp() throws {
        let form = tester.form
        form.setValues([
            "email": "ada@example.org", "password": "analytical", "passwordAgain": "analytical",
            "age": 17, "guardian": "Ida", "terms": true,
        ])
        form.setValues(["age": 18])
        let values = try form.submit()
        #expect(values["age"] as? Int == 18)
        #expect(values.keys.contains("guardian") == false)
        #expect(form.rowBy(tag: "guardian")?.baseValue == nil)
        tester.finish()
    }

    @Test("asks only companies for a country, and those of some countries for a VAT number")
    func company() {
        tester.toggle("isCompany", true) {
            $0.values["isCompany"] = true
            $0.rows["companyName"] = .shown
            $0.rows["country"] = .shown
        }
        tester.isExhaustive = false
        tester.select("country") { $0.screens.append("Country") }
        tester.select("country>#:0:1") {
            $0.values["country"] = "Germany"
            $0.rows["vatNumber"] = .shown
        }
        tester.isExhaustive = true
        tester.toggle("isCompany", false) {
            $0.values["isCompany"] = false
            $0.rows["companyName"] = .hidden
            $0.rows["country"] = .hidden
            $0.rows["vatNumber"] = .hidden
        }
        tester.finish()
    }

    @Test("rejects a country that it does not offer, even if the program sets it")
    func foreignCountry() throws {
        let form = tester.form
        form.setValues(["isCompany": true, "country": "Atlantis"])
        #expect(
            form.validate().map(\.description).contains(
                "country: Must be one of the options"))
        form.setValues(["country": "Spain"])
        #expect(!form.validate().contains { $0.tag == "country" })
        tester.finish()
    }

    @Test("creates an account once the form is complete and the terms are accepted")
    func submitting() {
        tester.toggle("terms", true) {
            $0.values["terms"] = true
            $0.rows[submit] = .shown
        }
        tester.press(submit) {
            $0.focused = "email"
            $0.errors["email"] = ["Must be filled in"]
            $0.errors["password"] = ["Must be filled in"]
            $0.errors["age"] = ["Must be filled in"]
        }
        tester.isExhaustive = false
        tester.type("ada@example.org", into: "email")
        tester.type("analytical", into: "password")
        tester.type("analytical", into: "passwordAgain")
        tester.type("thirty", into: "age") { $0.errors["age"] = ["Must be a whole number"] }
        tester.type("36", into: "age") { $0.errors["age"] = nil }
        tester.press(submit) { $0.screens = ["Sign up", "Welcome"] }
        #expect(
            tester.stage.screens.last?.textDrawing.contains(#"detail: label "ada@example.org""#)
                == true)
        tester.finish()
    }
}
