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

    @Test("shows the source, with a preview below it")
    func drawing() {
        row.value = "## Concert\n\n- a **b**"
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "About"
                    tools: stack wrapping [group, named "Format"]
                      bold: button "Bold"
                      italic: button "Italic"
                      heading: button "Heading"
                      list: button "List"
                      link: button "Link"
                    field: textArea "## Concert\\n\\n- a **b**"
                    preview: stack vertical [group, named "Preview"]
                      0: label "Concert" [header]
                      1: label "• a b"

                """)
        #expect((row.cell.preview.views.first as? LabelView)?.role == .header)
    }

    @Test("updates its preview as the user types, with one label for each block")
    func typing() {
        let tester = FormTester(form: form)
        tester.type("# a\nb", into: "about") { $0.values["about"] = "# a\nb" }
        let first = row.cell.preview.views.first
        #expect(row.cell.preview.views.count == 2)
        tester.type("c", into: "about") { $0.values["about"] = "c" }
        #expect(row.cell.preview.views.first === first)
        #expect(row.cell.preview.views.count == 1)
        #expect((first as? LabelView)?.role == nil)
        tester.type("", into: "about") { $0.values["about"] = nil }
        tester.finish()
        #expect(row.cell.preview.isHidden)
    }

    @Test("has buttons that format the selected text, keep it selected, and repeat or undo that")
    func tools() {
        row.value = "Hello world"
        let tester = FormTester(form: form)
        let area = row.cell.textArea
        tester.select(6..<11, in: "about")
        tester.press("about/bold") { $0.values["about"] = "Hello **world**" }
        #expect(area.selectedRange == 8..<13)
        tester.press("about/italic") { $0.values["about"] = "Hello ***world***" }
        tester.press("about/bold") { $0.values["about"] = "Hello *world*" }
        tester.select(0..<0, in: "about")
        tester.press("about/heading") { $0.values["about"] = "# Hello *world*" }
        #expect(area.selectedRange == 2..<2)
        tester.press("about/list") { $0.values["about"] = "- Hello *world*" }
        tester.press("about/list") { $0.values["about"] = "Hello *world*" }
        tester.select(0..<5, in: "about")
        tester.press("about/link") { $0.values["about"] = "[Hello](https://) *world*" }
        #expect(area.selectedRange == 16..<16)
        #expect(row.isTouched)
        tester.finish()
    }

    @Test("formats at the end if no selection is known, and moves the focus there")
    func toolsWithoutSelection() {
        row.value = "Hello"
        let tester = FormTester(form: form)
        tester.press("about/bold") {
            $0.values["about"] = "Hello **Bold**"
            $0.focused = "about"
        }
        #expect(row.cell.textArea.selectedRange == 8..<12)
        tester.finish()
    }

    @Test("shows no buttons if they are turned off or the text cannot be edited")
    func hiddenTools() {
        let toolbar = row.cell.toolbar
        row.updateCell()
        #expect(!toolbar.isHidden)
        row.showsTools = false
        row.updateCell()
        #expect(toolbar.isHidden)
        row.showsTools = true
        row.textAreaMode = .readOnly
        row.updateCell()
        #expect(toolbar.isHidden)
        row.textAreaMode = .normal
        row.updateCell()
        #expect(!toolbar.isHidden)
        let stage = FormStage(FormViewController(form: form))
        row.disabled = true
        _ = stage.takeChanges()
        #expect(toolbar.isHidden)
        row.disabled = false
        _ = stage.takeChanges()
        #expect(!toolbar.isHidden)
        form.isReadOnly = true
        _ = stage.takeChanges()
        #expect(toolbar.isHidden)
    }

    @Test("keeps text with an unsafe link, and is invalid")
    func toolsAndErrors() {
        row.value = "[a](data:b)"
        row.validationOptions = .validatesOnChange
        let stage = FormStage(FormViewController(form: form))
        stage.receive(
            ViewEvent(ViewID("about/content/tools/bold"), .press, selectedRange: 1..<2))
        #expect(row.value == "[**a**](data:b)")
        #expect(!row.isValid)
    }

    @Test("shows no preview if it is turned off")
    func hiddenPreview() {
        row.value = "**a**"
        row.showsPreview = false
        row.updateCell()
        #expect(row.cell.preview.isHidden)
        #expect(row.cell.preview.views.isEmpty)
    }

    @Test("previews only the start of a long text, and keeps all of it")
    func longText() {
        let source = String(repeating: "- a\n", count: 100_000)
        row.value = source
        #expect(row.cell.preview.views.count == 2_500)
        #expect(row.value == source)
    }

    @Test(
        "is valid if its links are safe",
        arguments: [
            ("[a](https://b.c)", true), ("[a](HTTP://b)", true), ("[a](mailto:b@c.d)", true),
            ("[a](tel:1)", true), ("[a](https://b/c_(d))", true), ("a", true),
            ("[a](javascript:alert(1))", false), ("[a](JavaScript:a((b)))", false),
            ("[a](javascript:alert)", false), ("[a](data:text/html,b)", false),
            ("[a](//b.c)", false), ("- [a](tel:1) [b](file:///c)", false),
            ("`[a](file:///c)`", false), ("\\[a](file:///c)", true),
        ])
    func links(source: String, isValid: Bool) {
        row.value = source
        #expect(row.validate().isEmpty == isValid)
    }

    @Test(
        "is invalid if CommonMark reads an unsafe link in it, in whatever form",
        arguments: [
            "[a](data:b \"c\")", "[a](data:b 'c')", "[a](data:b\n(c))", "[a](<data:b>)",
            "[a](< data:b c>)", "[a]( data:b )", "[a](\ndata:b)", "[a](\r\ndata:b)",
            "> [a](\n> data:b)", "[a](\tdata:b)", "[](data:b)", "![a](data:b)", "[a [b]](data:b)",
            "[a\nb](data:b)", "[a](data\\:b)", "[a](&#100;ata:b)", "[a](data:b\\(c)",
            "[a](data:b)\u{301}", "[a](https:b)", "`[a\\`](data:b)", "`` ` ``[a](data:b)`",
            "``[a](data:b)`", "`\n\n[a](data:b)\n\n`", "\\\\[a](data:b)", "[a\\\\](data:b)",
            "<data:b>", "a <DATA:b> c", "[a][b]\n\n[b]: data:c", "[b]: <data:c>", "[b]:\ndata:c",
            "[a](b](<data:c d>) e", "> 1. [b]: data:c", "[a\nb]: data:c 'd'", "  [b]: data:c  ",
        ])
    func unsafe(source: String) {
        row.value = source
        #expect(row.validate().count == 1)
    }

    @Test(
        "is valid if nothing in it is a link",
        arguments: [
            "[a]()", "[a](<>)", "f(x)", "a](data:b)", "[a](b c)", "[a] (data:b)", "[a\\](data:b)",
            "[a](data:b", "The price [EUR]: 20", "[Note]: bring a pen", "[Note]:\n\ndata:b",
            "a < b: c > d", "<b>a</b>", "<a@b.c>", "<https://a.b>", "\\<data:b>", "[b]: https://c",
            "[a](<https://b.c> 'd')", "[a](\nmailto:b@c.d)", "[x]: ",
        ])
    func noLinks(source: String) {
        row.value = source
        #expect(row.validate() == [])
    }

    @Test(
        "reads a long text once, whatever its marks",
        arguments: ["](a", "[](a ", "[](<", "[a]:\n", "<a:", "[](https://", "\\", "[](((", "\n>"])
    func manyMarks(source: String) {
        row.value = "[" + String(repeating: source, count: 20_000)
        #expect(row.validate().count <= 1)
    }

    @Test("names the unsafe link")
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
        #expect(form.values()["notes"] as? [String] == ["*a*", "b"])
        #expect(form.problems == [])
    }

    @Test("is unchanged after its state is restored")
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

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "RichTextRow", RichTextRowPlugin.self)
        let row = try #require(form.rowBy(tag: "about") as? RichTextRow)
        #expect(row.cell.preview.views.count == 4)
        #expect(row.validate() == [])
        #expect(form.problems == [])
    }
}
