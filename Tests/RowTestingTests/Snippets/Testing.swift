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

    @Test("names the add button of a section by its tag and the number of its rows")
    func addButton() {
        let travellers = MultivaluedSection(header: "Travellers") { section in
            section.tag = "travellers"
            section.multivaluedRowToInsertAt = { _ in EntryRow(tag: nil) }
            section <<< EntryRow(tag: nil)
        }
        let tester = FormTester(form: Form { travellers })
        tester.isExhaustive = false
        tester.press("#travellers:1")
        #expect(travellers.entries.count == 2)
        tester.finish()
    }

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
