import RowKit
import StandardRows
import Testing

@testable import WebHost

/// A page without a script shows only with the next drawing what input has changed.
@Suite("What input shows and enables, without a script")
struct PlainStepTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "places": {
            Form("A place") {
                TextRow("continent")
                TextRow("country") { $0.hidden = "$continent == nil" }
            }
        },
        "terms": {
            let form = Form("Terms")
            return form
                +++ Section {
                    SwitchRow("terms")
                    ButtonRow("create") { row in
                        row.title = "Create"
                        row.disabled = "NOT $terms == true"
                    }
                    .onCellSelection { [weak form] _, _ in _ = try? form?.submit() }
                }
        },
    ]

    private static let note = "There are new fields. Please fill them in, then continue."

    @Test("submits nothing before the user has seen the fields that the input shows")
    func newFields() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/places")
        visitor.enter("Asia", in: "continent/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.page.text.contains(Self.note))
        #expect(box.all.isEmpty)
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page["country/content/field"] != nil)
        // An empty field is an answer once it has been seen.
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(!visitor.page.text.contains(Self.note))
        #expect(box.all.map { $0.values["continent"] } == ["Asia"])
    }

    @Test("takes the number of a slider that was moved, and none of one that was not")
    func sliders() async throws {
        let form: FormList = [
            "trip": { Form("Trip") { for tag in ["days", "nights"] { SliderRow(tag) } } }
        ]
        let visitor = Visitor(try box.site(form))
        try await visitor.open("/trip")
        let sliders = visitor.page.elements.filter { $0["type"] == "range" }.compactMap {
            $0["name"]
        }
        try #require(sliders.count == 2)
        visitor.enter("7.0", in: sliders[0])
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first?.values)
        #expect(values["days"] == 7)
        #expect(values["nights"] == .null)
    }

    @Test("has a button in place of a disabled one, which works if the input enables it")
    func disabledButton() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/terms")
        let buttons = visitor.page.elements.filter { $0["value"] == "create/content" }
        #expect(buttons.map { $0["disabled"] == nil } == [false, true])
        #expect(buttons.map { $0["id"] } == ["create/content", nil])
        try await visitor.press("_press", "create/content")
        #expect(box.all.isEmpty)
        #expect(visitor.page.text.contains("not possible"))
        visitor.enter("on", in: "terms/accessory")
        try await visitor.press("_press", "create/content")
        #expect(box.all.map { $0.values["terms"] } == [true])
    }

    @Test("has no such button in a form that can only be read")
    func readOnly() async throws {
        let forms: FormList = [
            "form": {
                let form = Form { ButtonRow("press") { $0.title = "Press" } }
                form.isReadOnly = true
                return form
            }
        ]
        let visitor = Visitor(try box.site(forms))
        try await visitor.open("/form")
        let buttons = visitor.page.elements.filter { $0["value"] == "press/content" }
        #expect(buttons.map { $0["disabled"] != nil } == [true])
    }
}
