import RowKit
import RowTesting
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private final class OwnTextRow: _TextRow<OwnFieldCell<String>>, RowType {}
private final class OwnIntRow: _IntRow<OwnFieldCell<Int>>, RowType {}
private final class OwnURLRow: _URLRow<OwnFieldCell<URL>>, RowType {}
private final class OwnPasswordRow: _PasswordRow<OwnFieldCell<String>>, RowType {}
private final class OwnNotesRow: _TextAreaRow<OwnAreaCell>, RowType {}

/// A custom row that uses the cells of this library.
private final class FloatRow: FieldRow<FloatCell>, RowType {}
private final class FloatCell: _FieldCell<Float>, CellType {}

@Suite("Custom fields")
struct OwnFieldTests {
    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let row = OwnTextRow("t") {
            $0.title = "Text"
            $0.placeholder = "Type"
            $0.value = "a"
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("t") == """
                cell t
                  content: stack vertical
                    0: label "Text"
                    1: textField "a" [placeholder "Type"]

                """)
        tester.type("b", into: "t") { $0.values["t"] = "b" }
        #expect(row.cell.textField.capitalization == .sentences)
        tester.finish()
    }

    @Test("Numbers, URLs, passwords and areas do not need the library's cells either")
    func otherKinds() {
        let tester = FormTester(
            form: form(
                OwnIntRow("i"), OwnURLRow("u"), OwnPasswordRow("p"), OwnNotesRow("n")))
        tester.type("5", into: "i") { $0.values["i"] = 5 }
        tester.type("x", into: "i") { $0.values["i"] = nil }
        #expect((tester.view("i/1") as? TextFieldView)?.text == "x")
        tester.type("https://example.org", into: "u") {
            $0.values["u"] = URL(string: "https://example.org")
            $0.errors["i"] = ["Must be a whole number"]
        }
        tester.type("pw", into: "p") { $0.values["p"] = "pw" }
        tester.type("one\ntwo", into: "n") { $0.values["n"] = "one\ntwo" }
        tester.finish()
    }

    @Test("A value of another type needs one line for the row and one for the cell")
    func ownRow() {
        let tester = FormTester(form: form(FloatRow("f") { $0.title = "Share" }))
        tester.type("0.5", into: "f") { $0.values["f"] = Float(0.5) }
        tester.type("half", into: "f") { $0.values["f"] = nil }
        #expect(tester.form.validate().map(\.message) == ["Has an invalid format"])
        tester.finish()
    }

    @Test("A cell's own placeholder is shown while the row has none")
    func placeholder() {
        final class HintCell: TextCell {
            override func update() {
                super.update()
                textField.placeholder = "Any text"
            }
        }
        let hinted = TextRow("hinted") { $0.cellProvider = CellProvider { HintCell() } }
        let plain = TextRow("plain")
        let stage = FormStage(FormViewController(form: form(hinted, plain)))
        for placeholder in [nil, "Name", "Title", nil] {
            hinted.placeholder = placeholder
            plain.placeholder = placeholder
            _ = stage.takeChanges()
            #expect(hinted.cell.textField.placeholder == placeholder ?? "Any text")
            #expect(plain.cell.textField.placeholder == placeholder)
        }
    }

    @Test("A subclass of a cell can replace it in a single row")
    func provider() {
        final class LoudCell: TextCell {
            override func update() {
                super.update()
                backgroundColor = .systemRed
            }
        }
        let row = TextRow("t") { $0.cellProvider = CellProvider { LoudCell() } }
        let tester = FormTester(form: form(row))
        tester.type("x", into: "t") { $0.values["t"] = "x" }
        #expect(row.cell.backgroundColor == .systemRed)
        tester.finish()
    }
}
