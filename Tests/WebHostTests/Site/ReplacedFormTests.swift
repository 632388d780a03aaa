import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The form of the controller is replaced by a second one, and possibly by the first one again.
@Suite("A form that replaces another one during the session")
struct ReplacedFormTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "steps": {
            let controller = FormViewController()
            let (first, second) = (Form(), Form())
            first +++ Section { NameRow("name") }
            second +++ Section { NameRow("town") }
            for (form, other) in [(first, second), (second, first)] {
                form
                    +++ Section {
                        ButtonRow("change") { row in
                            row.onCellSelection { [unowned controller, unowned other] _, _ in
                                controller.form = other
                            }
                        }
                        ButtonRow("send") { row in
                            row.onCellSelection { _, row in row.section?.form?.requestSubmission() }
                        }
                    }
            }
            // The forms are kept for as long as their controller.
            controller.onCellSelected { [first, second] _ in _ = (first, second) }
            controller.form = first
            return controller
        }
    ]

    @Test("is submitted to the site once, by its row or the button of the page")
    func submitting() async throws {
        let page = LivePage(try box.site(Self.forms, outcome: .none))
        try await page.open("/steps")
        for (count, tag) in zip(1..., ["town", "name", "town"]) {
            let changed = try await page.send("change", #""do": "press""#)
            #expect(changed.text.contains("_submit"))
            try await page.send("\(tag)/content/field", #""do": "type", "text": "\#(tag)""#)
            try await page.submit()
            try await page.send("send", #""do": "press""#)
            #expect(box.all.count == 2 * count)
            #expect(box.all.suffix(2).allSatisfy { $0.values[tag] == .string(tag) })
        }
    }

    @Test("is submitted to the site on a page without a script")
    func posting() async throws {
        var settings = FormSite.Settings()
        settings.serverHeldForms = ["steps"]
        let visitor = Visitor(try box.site(Self.forms, settings: settings))
        try await visitor.open("/steps")
        try await visitor.press("_press", "change")
        visitor.enter("Paris", in: "town/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.location == "/steps/done")
        #expect(box.all.map { $0.values["town"] } == ["Paris"])
    }
}
