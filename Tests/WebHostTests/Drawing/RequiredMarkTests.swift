import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The mark of a required row or section")
struct RequiredMarkTests {
    /// The marks of rows, which screen readers learn from the control, or those of sections.
    private func marks(
        _ rows: [BaseRow], ofSections: Bool = false, _ change: (Form) -> Void = { _ in }
    ) -> Int {
        let form = Form("Order") { Section(rows) }
        change(form)
        var page = PageRenderer(phrases: form.phrases)
        PageWriter.writeScreens(
            of: FormStage(FormViewController(form: form)), summarizing: nil, to: &page)
        let html = String(decoding: page.html.bytes, as: UTF8.self)
        return html.ranges(
            of: ofSections
                ? #"<span class="required">"# : #"<span class="required" aria-hidden="true">"#
        ).count
    }

    private func row<Row: RowType>(_ row: Row, title: String?) -> Row {
        row.title = title
        row.add(rule: RuleRequired())
        return row
    }

    @Test("is beside the title of a field and of a row that is pressed")
    func marked() {
        #expect(marks([row(TextRow("a"), title: "A"), row(PushRow<String>("b"), title: "B")]) == 2)
    }

    @Test("is left out for optional rows, rows without a title and read-only forms")
    func unmarked() {
        let optional = TextRow("a") { $0.title = "A" }
        #expect(marks([optional, row(TextRow("b"), title: nil)]) == 0)
        #expect(marks([row(TextRow("a"), title: "A")]) { $0.isReadOnly = true } == 0)
    }

    @Test(
        "is beside the header of a section that requires an answer, unless the form is read-only",
        arguments: [
            ("Size", true, false, 1), ("", true, false, 0), ("Size", true, true, 0),
            ("Size", false, false, 0),
        ])
    func sections(header: String, isRequired: Bool, isReadOnly: Bool, count: Int) {
        let marks = marks([TextRow("a")], ofSections: true) { form in
            form[0].header = header
            if isRequired { form[0].add(rule: RuleRequired()) }
            form.isReadOnly = isReadOnly
        }
        #expect(marks == count)
    }
}
