import ColorRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A colour row")
struct ColorRowTests {
    private let row = ColorRow("background") { $0.title = "Background" }
    private let form = Form("Appearance")
    private let orange = RowColor(red: 1, green: 128.0 / 255, blue: 0)

    init() { form.append(Section([row])) }

    @Test(
        "accepts typed digits, including the short form",
        arguments: [
            ("#FF8000", "#FF8000"), ("ff8000", "#FF8000"), ("#f80", "#FF8800"),
            ("f80c", "#FF8800CC"),
            ("#FF800080", "#FF800080"), (" #FF8000 ", "#FF8000"), ("systemRed", "systemRed"),
        ])
    func typing(text: String, color: String) {
        let tester = FormTester(form: form)
        tester.type(text, into: "background/field") {
            $0.values["background"] = RowColor(text: color)
        }
        #expect(row.cell.textField.text == text)
        #expect(row.cell.color.color?.text == color)
        tester.blur()
        #expect(row.cell.textField.text == color)
        tester.finish()
    }

    @Test(
        "keeps invalid text and reports the expected format",
        arguments: ["#", "#F", "#FFFFF", "#GGGGGG", "orange", "##FF8000", "#FF80007", "-12345"])
    func badText(text: String) {
        let tester = FormTester(form: form)
        tester.type(text, into: "background/field")
        tester.blur { $0.errors["background"] = ["Must be a colour such as #FF8000"] }
        #expect(row.cell.textField.text == text)
        #expect(row.value == nil)
        #expect(row.cell.view.control === row.cell.textField)
        tester.finish()
    }

    @Test("shows the chosen colour as text, replacing invalid text")
    func choosing() {
        let tester = FormTester(form: form)
        tester.type("#F", into: "background/field")
        tester.chooseColor(orange, in: "background/color") {
            $0.values["background"] = orange
        }
        #expect(row.cell.textField.text == "#FF8000")
        tester.chooseColor(nil, in: "background/color") { $0.values["background"] = nil }
        #expect(row.cell.textField.text == "")
        tester.finish()
    }

    // Contrasts as WCAG 2 defines them, computed with the C library's pow, and rounded down.
    @Test(
        "shows the contrast of black and white text on the colour",
        arguments: [
            ("#FFFFFF", "1", "21"), ("#000000", "21", "1"), ("#336699", "5.9", "3.5"),
            ("#FF8000", "2.5", "8.3"), ("#777777", "4.4", "4.6"), ("#0B0B0B", "19.6", "1"),
        ])
    func contrast(color: String, white: String, black: String) {
        row.value = RowColor(text: color)
        #expect(
            row.cell.contrastLabel.text == "Contrast: white text \(white), black text \(black)")
    }

    @Test(
        "shows no contrast for colours that depend on what is behind them",
        arguments: [
            "#FF800080", "systemRed",
        ])
    func noContrast(color: String) {
        row.value = RowColor(text: color)
        #expect(row.cell.contrastLabel.text == nil)
        row.value = orange
        row.showsContrast = false
        row.updateCell()
        #expect(row.cell.contrastLabel.text == nil)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: ColorRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "ColorRow", ColorRowPlugin.self)
        #expect((form.rowBy(tag: "background") as? ColorRow)?.value?.text == "#336699")
        #expect(
            (form.rowBy(tag: "label") as? ColorPickerRow)?.palette.map(\.name) == ["Sky", "Leaf"])
        #expect(form.problems == [])
    }
}

@Suite("A colour picker row")
struct ColorPickerRowTests {
    private let leaf = ColorView.Swatch("Leaf", RowColor(red: 0, green: 0.5, blue: 0))
    private let sky = ColorView.Swatch("Sky", RowColor(red: 0.5, green: 0.75, blue: 1))
    private let row = ColorPickerRow("label") { $0.title = "Label" }
    private let form = Form("Appearance")

    init() {
        form.append(Section([row]))
        row.palette = [leaf, sky]
    }

    @Test("accepts only colours of its palette")
    func choosing() {
        let tester = FormTester(form: form)
        tester.chooseColor(sky.color, in: "label") { $0.values["label"] = sky.color }
        tester.expectRefusal(.notOffered) { $0.chooseColor(.systemRed, in: "label") }
        tester.chooseColor(nil, in: "label") { $0.values["label"] = nil }
        tester.finish()
        row.value = .black
        #expect(row.validate().map(\.code) == ["notOffered"])
        row.palette = []
        #expect(row.validate() == [])
    }

    @Test("displays the name of the colour")
    func display() {
        row.value = leaf.color
        #expect(row.displayText == "Leaf")
        row.value = .black
        #expect(row.displayText == "#000000")
    }
}
