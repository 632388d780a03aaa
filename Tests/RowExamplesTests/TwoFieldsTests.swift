import RowKit
import RowTesting
import Testing

@testable import RowExamples

@Suite("A row with two fields")
struct TwoFieldsTests {
    private let row = DoubleTextFieldRow("person") {
        $0.placeholder1 = "First name"
        $0.placeholder2 = "Last name"
    }

    @Test("has a value of two texts, of which one may be missing")
    func values() {
        let tester = FormTester(form: Form { row })
        tester.type("Ada", into: "person/first") {
            $0.values["person"] = TextPair(first: "Ada")
        }
        tester.type("Lovelace", into: "person/second") {
            $0.values["person"] = TextPair(first: "Ada", second: "Lovelace")
        }
        #expect(row.displayText == "Ada Lovelace")
        tester.type("", into: "person/first") {
            $0.values["person"] = TextPair(second: "Lovelace")
        }
        tester.type("", into: "person/second") { $0.values["person"] = nil }
        tester.finish()
    }

    @Test("calls typed handlers, and returns the same row from each")
    func handlers() {
        var heard: [String] = []
        let same: DoubleTextFieldRow = row.onText1Changed { heard.append("1 \($0)") }
            .onText2Changed { heard.append("2 \($0)") }
            .onText1Changed { heard.append("again \($0)") }
        let tester = FormTester(form: Form { row })
        tester.type("A", into: "person/first") { $0.values["person"] = TextPair(first: "A") }
        tester.type("", into: "person/second")
        row.text1 = "B"
        #expect(same === row)
        #expect(heard == ["1 A", "again A", "2 "])
        tester.finish()
    }

    @Test("takes the focus at its first or last field, depending on the direction")
    func focus() {
        let tester = FormTester(TwoFieldsViewController())
        tester.focus("email")
        tester.key(.previous) { $0.focused = "person" }
        #expect(tester.stage.focused == ViewID("person/content/second"))
        tester.key(.previous)
        #expect(tester.stage.focused == ViewID("person/content/first"))
        tester.key(.next)
        #expect(tester.stage.focused == ViewID("person/content/second"))
        tester.key(.next) {
            $0.focused = "email"
            $0.errors["person"] = ["Must be filled in"]
        }
        tester.finish()
    }

    @Test("is drawn, and refuses input while it is disabled")
    func drawing() {
        row.text2 = "Lovelace"
        row.disabled = true
        let tester = FormTester(form: Form { row })
        #expect(
            tester.view("person")?.textDrawing == """
                cell person [disabled]
                  content: stack horizontal
                    first: textField "" [placeholder "First name", named "First name"]
                    second: textField "Lovelace" [placeholder "Last name", named "Last name"]

                """)
        tester.expectRefusal(.disabled) { $0.type("Ada", into: "person/first") }
        tester.finish()
    }

    @Test("greets the user with the typed name")
    func greeting() {
        let tester = FormTester(TwoFieldsViewController())
        tester.type("Ada", into: "person/first") {
            $0.values["person"] = TextPair(first: "Ada")
            $0.values["greeting"] = "Ada"
            $0.rows["greeting"] = .shown
        }
        tester.finish()
    }
}
