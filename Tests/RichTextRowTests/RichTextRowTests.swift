import RichTextRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A rich text row")
struct RichTextRowTests {
    private let row = RichTextRow("about") { $0.title = "About" }
    private let form = Form("Event")

    init() { form.append(Section([row])) }

    @Test("shows the source, and below it how it will look")
    func drawing() {
        row.value = "## Concert\n\n- a **b**"
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "About"
                    field: textArea "## Concert\\n\\n- a **b**"
                    preview: stack vertical [group, named "Preview"]
                      0: label "Concert" [header]
                      1: label "• a b"

                """)
        #expect((row.cell.preview.views.first as? LabelView)?.role == .header)
    }

    @Test("follows what is typed, with as many labels as there are blocks")
    func typing() {
        let tester = FormTester(form: form)
        tester.type("# a\nb", into: "about") { $0.values["about"] = "# a\nb" }
        let first = row.cell.preview.views.first
        #expect(row.cell.preview.views.count == 2)
        tester.type("c", into: "about") { $0.values["about"] = "c" }
        #expect(row.cell.preview.views.first === first && row.cell.preview.views.count == 1)
        #expect((first as? LabelView)?.role == nil)
        tester.type("", into: "about") { $0.values["about"] = nil }
        tester.finish()
        #expect(row.cell.preview.isHidden)
    }

    @Test("shows no preview if its author wants none")
    func hiddenPreview() {
        row.value = "**a**"
        row.showsPreview = false
        row.updateCell()
        #expect(row.cell.preview.isHidden && row.cell.preview.views.isEmpty)
    }

    @Test("shows the start of a long text, and keeps all of it")
    func longText() {
        let source = String(repeating: "- a\n", count: 100_000)
        row.value = source
        #expect(row.cell.preview.views.count == 2_500 && row.value == source)
    }

    @Test(
        "is valid if its links are safe",
        arguments: [
            ("[a](https://b.c)", true), ("[a](HTTP://b)", true), ("[a](mailto:b@c.d)", true),
            ("[a](tel:1)", true), ("[a](https://b/c_(d))", true), ("a", true),
            ("[a](javascript:alert(1))", false), ("[a](JavaScript:a((b)))", false),
            ("[a](javascript:alert)", false), ("[a](data:text/html,b)", false),
            ("[a](//b.c)", false), ("- [a](tel:1) [b](file:///c)", false),
            ("`[a](file:///c)`", true), ("\\[a](file:///c)", true),
        ])
    func links(source: String, isValid: Bool) {
        row.value = source
        #expect(row.validate().isEmpty == isValid)
    }

    @Test("says which link is not safe")
    func message() {
        row.value = "[a](data:b)"
        #expect(
            row.validate().map(\.message) == [
                "Links must begin with https://, http://, mailto: or tel:, not data:b"
            ])
    }

    @Test("can be an entry of a multivalued section")
    func entries() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
            section.tag = "notes"
            section.multivaluedRowToInsertAt = { _ in RichTextRow() }
        }
        form.append(section)
        form.setValues(["notes": ["*a*", "b"]])
        #expect(form.values()["notes"] as? [String] == ["*a*", "b"] && form.problems == [])
    }

    @Test("is the same after its state was restored")
    func state() {
        let tester = FormTester(form: form)
        tester.type("**a**", into: "about") { $0.values["about"] = "**a**" }
        tester.finish()
        let again = Form("Event") { RichTextRow("about") }
        #expect(again.restore(form.state) == [])
        #expect(again.values()["about"] as? String == "**a**")
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: RichTextRowPlugin.self) }

    @Test("stands in the example, which makes rows by name")
    func example() throws {
        let form = try exampleForm(of: "RichTextRow", RichTextRowPlugin.self)
        let row = try #require(form.rowBy(tag: "about") as? RichTextRow)
        #expect(row.cell.preview.views.count == 4 && row.validate() == [] && form.problems == [])
    }
}
