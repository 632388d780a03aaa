import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A secure field of a page without a script")
struct EmptiedFieldTests {
    private let box = SubmissionBox()
    private static let forms: FormList = [
        "account": {
            Form("Account") {
                Section {
                    TextRow("name") { $0.title = "Name" }
                    PushRow<String>("city") { row in
                        row.title = "City"
                        row.options = ["Lima", "Quito"]
                    }
                    PasswordRow("secret") { $0.title = "Password" }
                }
            }
        }
    ]
    private static let warning = Phrases().text(.emptiedByButtons)
    private static let note = "Some fields were emptied. Please fill them in again: Password"

    private func visitor(isHeld: Bool = false) async throws -> Visitor {
        var settings = FormSite.Settings()
        if isHeld { settings.serverHeldForms = ["account"] }
        let visitor = Visitor(try box.site(Self.forms, settings: settings))
        try await visitor.open("/account")
        return visitor
    }

    @Test("says before any button is pressed that buttons empty it")
    func before() async throws {
        let page = try await visitor().page
        let tags = page.elements.map(\.name)
        let start = try #require(tags.firstIndex(of: "noscript"))
        #expect(tags.count { $0 == "noscript" } == 1)
        #expect(page.elements[start + 1].text == Self.warning)
        let password = try #require(page.elements.firstIndex { $0["type"] == "password" })
        let end = try #require(page.elements.firstIndex { $0["name"] == "_submit" })
        #expect(password < start && start < end)
    }

    @Test("is named after a button has emptied it")
    func after() async throws {
        let visitor = try await visitor()
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_press", "city")
        #expect(!visitor.page.text.contains("emptied. Please"))

        try await visitor.open("/account")
        visitor.enter("secret", in: "secret/content/field")
        try await visitor.press("_press", "city")
        #expect(visitor.page.text.contains(Self.note), "\(visitor.page.text)")
        #expect(visitor.status == .ok)
    }

    @Test("is not named if the form was submitted with it")
    func submitted() async throws {
        let visitor = try await visitor()
        visitor.enter("secret", in: "secret/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.location == "/account/done")
        #expect(box.all.last?.values["secret"] == .string("secret"))
    }

    @Test("is not named if the server keeps it")
    func held() async throws {
        let visitor = try await visitor(isHeld: true)
        visitor.enter("secret", in: "secret/content/field")
        try await visitor.press("_press", "city")
        #expect(!visitor.page.text.contains("emptied. Please"))
        try await visitor.press("_press", "city>#:0:0")
        try await visitor.press("_submit", ":")
        #expect(box.all.last?.values["secret"] == .string("secret"))
    }
}
