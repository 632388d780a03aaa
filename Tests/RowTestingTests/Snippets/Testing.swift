import Foundation
import RowKit
import RowLaws
import RowTesting
import TestRows
import Testing

@Suite("The article on testing")
struct TestingArticleTests {
    private func signUp(isClosed: Bool = false) -> Form {
        Form("Sign up") {
            EntryRow("name") { row in
                row.add(rule: RuleRequired())
                if isClosed { row.disabled = true }
            }
            EntryRow("email")
        }
    }

    // snippet: testing-blur
    @Test("A missing name is reported once the user has left it")
    func missingName() {
        let tester = FormTester(form: signUp())
        tester.type("", into: "name")
        tester.type("ada@example.org", into: "email") {
            $0.values["email"] = "ada@example.org"
            $0.errors["name"] = ["Must be filled in"]
        }
        tester.finish()
    }
    // end

    // snippet: testing-refusal
    @Test("A closed field takes no text")
    func closed() {
        let tester = FormTester(form: signUp(isClosed: true))
        tester.expectRefusal(.disabled) { $0.type("Ada", into: "name") }
        tester.finish()
    }
    // end

    @Test("shows how to find a view")
    func view() {
        let tester = FormTester(form: signUp())
        // snippet: testing-view
        let field = tester.view("name/field") as? TextFieldView
        // end
        #expect(field != nil)
    }

    // snippet: testing-submission
    @Test("A name is required to sign up")
    func submission() {
        let tester = FormTester(form: signUp())
        tester.submit { $0.errors["name"] = ["Must be filled in"] }
        tester.type("Ada", into: "name") {
            $0.values["name"] = "Ada"
            $0.errors["name"] = nil
        }
        tester.submit { $0.submissions = [["name": "Ada"]] }
        tester.finish()
    }
    // end

    private struct Accounts {
        func create(_ values: FormValues) async throws {
            throw SubmissionError(["email": "Has an account"])
        }
    }

    private let accounts = Accounts()

    // snippet: testing-refused-submission
    @Test("An address that has an account is refused")
    func refused() async {
        let form = signUp()
        form.onSubmit { values in try await accounts.create(values) }
        let tester = FormTester(form: form)
        tester.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        tester.type("ada@example.org", into: "email") { $0.values["email"] = "ada@example.org" }
        tester.submit { $0.isSubmitting = true }
        await tester.advance {
            $0.isSubmitting = false
            $0.errors["email"] = ["Has an account"]
        }
        tester.finish()
    }
    // end

    @Test("shows how to answer a submission")
    func answered() {
        let form = signUp()
        form.onSubmit { values in try await accounts.create(values) }
        form.setValues(["name": "Ada"])
        let tester = FormTester(form: form)
        // snippet: testing-answered-submission
        tester.submit { $0.isSubmitting = true }
        tester.answerSubmission(with: .failure(SubmissionError(["email": "Has an account"]))) {
            $0.isSubmitting = false
            $0.errors["email"] = ["Has an account"]
        }
        // end
        tester.finish()
    }

    private func party() -> Form {
        let guests = MultivaluedSection(
            multivaluedOptions: [.insert, .delete, .reorder], header: "Guests")
        guests.tag = "guests"
        guests.multivaluedRowToInsertAt = { _ in EntryRow() }
        return Form("Party") +++ guests
    }

    // snippet: testing-entries
    @Test("Guests are added, moved and removed")
    func guests() {
        let tester = FormTester(form: party())
        tester.add("guests")
        tester.type("Ada", into: "guests[0]") { $0.values["guests"] = ["Ada"] }
        tester.add("guests")
        tester.type("Grace", into: "guests[1]") { $0.values["guests"] = ["Ada", "Grace"] }
        tester.move("guests[1]", to: 0) { $0.values["guests"] = ["Grace", "Ada"] }
        tester.delete("guests[1]") { $0.values["guests"] = ["Grace"] }
        tester.finish()
    }
    // end

    private func trip() -> Form { Form("Trip") { CountryRow("country") { $0.title = "Country" } } }

    // snippet: testing-screens
    @Test("A country is chosen on a screen of its own")
    func country() {
        let tester = FormTester(form: trip())
        tester.press("country") { $0.screens.append("Country") }
        tester.type("Chi", into: "filter") {
            $0.values["country>filter"] = "Chi"
            $0.rows["country>Chad"] = .hidden
        }
        tester.press("Chile") {
            $0.values["country"] = "Chile"
            $0.screens.removeLast()
        }
        tester.finish()
    }
    // end

    private let article = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/RowTesting/RowTesting.docc/Testing.md")

    @Test("lists all laws")
    func laws() throws {
        let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
        let told = lines.drop { $0 != "| Law | Example of a breach |" }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
            .compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
        #expect(told == RowLaw.all.map(\.sentence))
    }

    @Test("quotes the message about an unknown name")
    func unknownName() throws {
        let driver = FormDriver(
            form: Form("Trip") { Section([EntryRow("name"), CityRow("city")]) })
        driver.press("nmae")
        let text = try String(contentsOf: article, encoding: .utf8)
        let message = try #require(driver.findings.first).description
        #expect(text.contains("```text\n\(message)\n```"), "\(message)")
    }
}
