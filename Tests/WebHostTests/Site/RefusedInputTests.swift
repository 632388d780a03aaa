import TestRuns
import Foundation
import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Input that the form rejects")
struct RefusedInputTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "order": {
            Form("Order") {
                Section {
                    CountRow("count") { row in
                        row.title = "Count"
                        row.value = 2
                    }
                    StepperRow("seats") { row in
                        row.title = "Seats"
                        (row.minimum, row.maximum, row.value) = (0, 10, 2)
                    }
                    StepperRow("limit") { row in
                        (row.minimum, row.maximum, row.value) = (0, 1_000, 10)
                        row.onChange { row in
                            let form = row.section?.form
                            let count: CountRow? = form?.rowBy(tag: "count")
                            count?.cell.stepper.maximum = row.value ?? 0
                            let seats: StepperRow? = form?.rowBy(tag: "seats")
                            seats?.maximum = row.value ?? 0
                        }
                    }
                    PickerInputRow<String>("size") { row in
                        row.title = "Size"
                        row.options = ["S", "M"]
                    }
                    DateRow("day") { row in
                        row.title = "Day"
                        row.minimumDate = Date(timeIntervalSince1970: 1_700_000_000)
                    }
                    ButtonRow("send") { row in
                        row.onCellSelection { _, row in _ = try? row.section?.form?.submit() }
                    }
                    ButtonRow("ask") { row in
                        row.onCellSelection { _, row in row.section?.form?.requestSubmission() }
                    }
                    SwitchRow("gift")
                    StepperRow("notes") { row in
                        row.maximum = 5
                        row.hidden = "$gift == true"
                    }
                }
            }
        }
    ]

    private func visitor() async throws -> Visitor {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/order")
        return visitor
    }

    private static let pattern = "Has an invalid format"
    private static let range = "Is outside the allowed range"

    @Test(
        "stays in its control with the reason, and no button submits the form",
        arguments: [
            ("999", range), ("abc", pattern), ("", pattern),
        ])
    func posting(text: String, reason: String) async throws {
        for (button, view) in [
            ("_submit", ":"), ("_press", "send"), ("_press", "ask"), ("_commit", ""),
        ] {
            let visitor = try await visitor()
            let control = try #require(
                visitor.page.elements.first { $0["name"]?.hasPrefix("count/") == true })
            let name = try #require(control["name"])
            #expect(control["aria-invalid"] == nil)
            visitor.enter(text, in: name)
            try await visitor.press(button, view)
            #expect(box.all.isEmpty)
            #expect(visitor.location == nil)
            #expect(visitor.status == (button == "_submit" ? .unprocessableContent : .ok))
            let shown = try #require(visitor.page[name])
            #expect(shown["value"] == text)
            #expect(shown["aria-invalid"] == "true")
            #expect(shown["aria-describedby"] == "\(name)!error")
            #expect(visitor.page["\(name)!error"]?.text == reason)
            let link = visitor.page.elements.first { $0["href"] == "#\(name)" }
            #expect(link?.text == (button == "_submit" ? "Count: \(reason)" : nil))
            #expect(visitor.page["rowkit-status"]?.text == "")
        }
    }

    @Test(
        "stays in a control in which it is typed, with the row's own reason",
        arguments: [
            ("day", "2023-11-13", "Must not be before 2023-11-14"),
            ("seats", "999", "Must be at most 10"), ("seats", "abc", "Must be a number"),
        ])
    func typing(tag: String, text: String, reason: String) async throws {
        let control = "\(tag)/content/field"
        for (button, view) in [("_submit", ":"), ("_press", "send")] {
            let visitor = try await visitor()
            visitor.enter(text, in: control)
            try await visitor.press("_commit")
            #expect(visitor.page[control]?["value"] == text)
            let count = box.all.count
            try await visitor.press(button, view)
            #expect(box.all.count == count)
            #expect(visitor.location == nil)
            let shown = try #require(visitor.page[control])
            #expect(shown["value"] == text)
            #expect(shown["aria-invalid"] == "true")
            #expect(shown["aria-describedby"] == "\(tag)!error")
            #expect(visitor.page["\(tag)!error"]?.text == reason)
            let link = visitor.page.elements.first { $0["href"] == "#\(control)" }
            let title = tag == "day" ? "Day" : "Seats"
            #expect(link?.text == (button == "_submit" ? "\(title): \(reason)" : nil))
            visitor.enter(tag == "day" ? "2023-11-14" : "2", in: control)
            try await visitor.press("_submit", ":")
            #expect(visitor.status == .seeOther)
            #expect(box.all.count == count + 1)
        }
    }

    @Test("is not the empty text of a stepper, which removes its value")
    func cleared() async throws {
        let visitor = try await visitor()
        visitor.enter("", in: "seats/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page["seats/content/field"]?["value"] == "0")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.last?.values["seats"] == .some(.null))
    }

    @Test("is rejected again until it is corrected")
    func correcting() async throws {
        let visitor = try await visitor()
        visitor.enter("999", in: "count/content/field")
        for _ in 1...2 { try await visitor.press("_submit", ":") }
        #expect(box.all.isEmpty)
        visitor.enter("7", in: "count/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.first?.values["count"] == 7)
    }

    @Test("may be a choice that is no longer offered")
    func choices() async throws {
        let visitor = try await visitor()
        let menu = try #require(visitor.page.elements.first { $0.name == "select" }?["name"])
        visitor.enter("=L", in: menu)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        let reason = "An option that you chose is no longer available."
        #expect(visitor.page["\(menu)!error"]?.text == reason)
        #expect(visitor.page.elements.contains { $0["href"] == "#\(menu)" })
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.first?.values["size"] == .null)
    }

    @Test("does not include a choice among options that are still being loaded")
    func loading() async throws {
        let forms: FormList = [
            "order": {
                Form {
                    Section {
                        PickerInputRow<String>("size") { row in
                            row.optionsProvider = .lazy {
                                try await Task.sleep(for: .milliseconds(50))
                                return ["S", "M"]
                            }
                        }
                    }
                }
            }
        ]
        let visitor = Visitor(try box.site(forms, patience: .patience))
        try await visitor.open("/order")
        try await visitor.press("_commit")
        for size in ["M", "S"] {
            let menu = try #require(visitor.page.elements.first { $0.name == "select" }?["name"])
            visitor.enter("=\(size)", in: menu)
            try await visitor.press("_commit")
        }
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.first?.values["size"] == "S")
    }

    @Test("is accepted if other input allows it, and is ignored in a row that becomes hidden")
    func otherInput() async throws {
        let visitor = try await visitor()
        visitor.enter("15", in: "count/content/field")
        visitor.enter("16", in: "seats/content/field")
        visitor.enter("20", in: "limit/content/field")
        visitor.enter("on", in: "gift/accessory")
        visitor.enter("99", in: "notes/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.first?.values["count"] == 15)
        #expect(box.all.first?.values["seats"] == 16)
        #expect(box.all.first.map { $0.values["notes"] == nil } == true)
    }

    @Test(
        "prevents the submission of a page that connects",
        arguments: [("999", range), ("abc", pattern)])
    func connecting(text: String, reason: String) async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/order")
        page.site = try box.site(Self.forms)
        let answer = try await page.connect(
            log: [LivePage.typing(text, into: "count/content/field"), #"{"submit": ":"}"#])
        #expect(answer["go"] == nil)
        #expect(!page.isPerformed(answer))
        #expect(box.all.isEmpty)
        #expect(answer["refused"] == [.string("Count: \(reason)")])
        try await page.submit()
        #expect(box.all.first?.values["count"] == 2)
    }

    @Test(
        "is reported to a page with a script, whose control then shows the form's value",
        arguments: [
            (#""do": "set", "number": 999"#, range), (#""do": "type", "text": "a""#, pattern),
        ])
    func live(action: String, reason: String) async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/order")
        let answer = try await page.send("count/content/field", action)
        #expect(answer["sentence"] == .string(reason))
        #expect(answer.operations.contains { $0.prefix(2) == ["value", "count/content/field"] })
    }
}

/// A cell with a stepper that accepts nothing but a number within its bounds.
private final class CountCell: Cell<Double>, CellType {
    let stepper = StepperView()

    override func setup() {
        super.setup()
        stepper.part = "field"
        stepper.maximum = 10
        stepper.onSet { [weak self] in self?.row?.value = $0 }
        contentView = StackView(.horizontal, [stepper])
    }

    override func update() {
        super.update()
        stepper.value = row?.value ?? 0
    }
}

private final class CountRow: Row<CountCell>, RowType {}
