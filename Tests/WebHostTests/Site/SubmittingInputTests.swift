import TestRuns
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The form requests its submission when its code is complete, or when its work has ended.
@Suite("Input that submits a form")
struct SubmittingInputTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "code": {
            Form {
                Section {
                    TextRow("code") { row in
                        row.onChange { row in
                            guard row.value?.count == 4 else { return }
                            row.section?.form?.requestSubmission()
                        }
                    }
                    NameRow("name") { $0.value = "Ada" }
                }
            }
        },
        "later": {
            Form {
                Section {
                    NameRow("name") { row in
                        row.value = "Ada"
                        row.add(
                            rule: RuleAsync(msg: "Is taken") { _ in
                                try? await Task.sleep(for: .milliseconds(300))
                                return true
                            })
                    }
                    ButtonRow("send") { row in
                        row.onCellSelection { _, row in
                            row.perform(.latest("send")) {
                            } then: { row, _ in
                                row.section?.form?.requestSubmission()
                            }
                        }
                    }
                }
            }
        },
        "extra": {
            Form {
                Section {
                    SwitchRow("more") { $0.value = true }
                    NameRow("extra") { row in
                        row.value = "precious"
                        row.hiddenValue = .clearOnSubmit
                        row.hidden = "$more == false"
                    }
                }
            }
        },
    ]

    private static let code = "code/content/field"
    private static let name = "name/content/field"

    @Test(
        "submits it once with all input of a page without a script, also by its button",
        arguments: [("_submit", ":"), ("_commit", "")])
    func posting(button: String, value: String) async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/code")
        visitor.enter("1234", in: Self.code)
        visitor.enter("Grace", in: Self.name)
        try await visitor.press(button, value)
        #expect(visitor.status == .seeOther)
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    @Test("does not submit it again when the page restores the form")
    func restoring() async throws {
        let visitor = Visitor(try box.site(Self.forms, outcome: .none))
        try await visitor.open("/code")
        visitor.enter("1234", in: Self.code)
        for _ in 1...3 { try await visitor.press("_commit") }
        #expect(box.all.count == 1)
    }

    @Test("submits it when the page connects to another server")
    func connecting() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/code")
        page.site = try box.site(Self.forms)
        let connected = try await page.connect(log: [
            LivePage.typing("1234", into: Self.code), LivePage.typing("Grace", into: Self.name),
        ])
        #expect(connected["go"] == "/code/done")
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    @Test("does not submit it if the page cannot be restored as it was")
    func notRestored() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/code")
        page.seals = ["broken"]
        page.site = try box.site(Self.forms)
        try await page.connect(typing: "1234", into: Self.code)
        #expect(box.all.isEmpty)
    }

    @Test("submits it after a rule that takes longer than a page waits for other work")
    func patience() async throws {
        let site = try box.site(
            Self.forms, patience: .milliseconds(50), outcome: .redirect("/welcome"))
        let visitor = Visitor(site)
        try await visitor.open("/later")
        try await visitor.press("_press", "send")
        #expect(visitor.location == "/welcome")
        #expect(box.all.count == 1)
    }

    @Test("does not clear hidden values if the site does not accept them")
    func refusal() async throws {
        for outcome in [FormSite.Outcome.refused("Full."), .failed("disk"), .none] {
            let page = LivePage(try box.site(Self.forms, outcome: outcome))
            try await page.open("/extra")
            try await page.send("more/accessory", #""do": "toggle", "on": false"#)
            try await page.submit()
            try await page.send("more/accessory", #""do": "toggle", "on": true"#)
            let visitor = Visitor(page.site)
            try await visitor.open(page.session)
            let text = visitor.page["extra/content/field"]?["value"] ?? ""
            #expect(text == (outcome == .none ? "" : "precious"))
        }
    }
}
