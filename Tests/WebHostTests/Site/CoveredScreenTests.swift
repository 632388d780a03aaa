import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The content of a covered screen's controls")
struct CoveredScreenTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "options": {
            Form("Options") {
                PasswordRow("secret")
                TextRow("name")
                PushRow<String>("push") { $0.options = ["Ann", "Bob"] }
            }
        }
    ]

    @Test("is entered by a server that restores the page, even if no state contains it")
    func restored() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/options")
        try await page.send("secret/content/field", #""do": "type", "text": "cobol""#)
        try await page.send("push", #""do": "press""#)

        page.site = try box.site(Self.forms)
        try await page.connect(
            controls: [("secret/content/field", "cobol")],
            log: [LivePage.typing("Grace", into: "name/content/field")])
        try await page.send("push>#:0:1", #""do": "press""#)
        try await page.submit()
        let values = try #require(box.all.first).values
        #expect(values == ["secret": "cobol", "name": "Grace", "push": "Bob"])
    }

    @Test("is not accepted as a separate event")
    func refused() async throws {
        let session = FormSession {
            let form = Form {
                PushRow<String>("push") { $0.options = ["Ann"] }
                TextRow("name")
            }
            return FormViewController(form: form)
        }
        await session.send(ViewEvent(ViewID("push"), .press))
        let event = ViewEvent(ViewID("name/content/field"), .type("Grace"))
        #expect(await session.send(event).refusal?.reason == .hidden)
        #expect(await session.enter(event) == nil)
        #expect(await session.send(event).refusal?.reason == .hidden)
        #expect(
            await session.withStage { $0.controller.form.values()["name"] as? String } == "Grace")
    }
}
