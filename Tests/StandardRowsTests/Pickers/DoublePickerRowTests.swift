import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnDoubleRow: _DoublePickerRow<String, Int, OwnDoubleCell>, RowType {}

@Suite("Pickers of two options")
struct DoublePickerRowTests {
    private let days = ["January": 31, "February": 28]

    private func day(_ value: Tuple<String, Int>? = nil) -> DoublePickerRow<String, Int> {
        DoublePickerRow<String, Int>("day") { [days] row in
            row.title = "Day"
            row.firstOptions = { ["January", "February"] }
            row.secondOptions = { month in Array(1...(days[month] ?? 1)) }
            row.value = value
        }
    }

    private let place = DoublePickerInputRow<String, String>("place") { row in
        row.title = "Place"
        row.firstColumn = ["Asia", "Europe", "Nowhere"]
        row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
    }

    @Test("The second choice is kept if it is still offered, else becomes the first that is")
    func dependence() {
        let row = day()
        let tester = FormTester(form: form(row))
        tester.choose("January", in: "day/field") {
            $0.values["day"] = Tuple(a: "January", b: 1)
        }
        tester.choose("15", in: "day/second") { $0.values["day"] = Tuple(a: "January", b: 15) }
        tester.choose("February", in: "day/field") {
            $0.values["day"] = Tuple(a: "February", b: 15)
        }
        tester.choose("January", in: "day/field") {
            $0.values["day"] = Tuple(a: "January", b: 15)
        }
        tester.choose("31", in: "day/second") { $0.values["day"] = Tuple(a: "January", b: 31) }
        tester.choose("February", in: "day/field") {
            $0.values["day"] = Tuple(a: "February", b: 1)
        }
        tester.expectRefusal(.notOffered) { $0.choose("31", in: "day/second") }
        tester.finish()
    }

    @Test(
        "The parts of a value are separated by the comma of the form's language",
        arguments: [
            ("en", "Asia, Japan", "Asia, Japan, Kyoto"),
            ("ar", "Asia، Japan", "Asia، Japan، Kyoto"),
            ("ja", "Asia、Japan", "Asia、Japan、Kyoto"), ("zh-Hant", "Asia、Japan", "Asia、Japan、Kyoto"),
            ("zh-Latn", "Asia, Japan", "Asia, Japan, Kyoto"),
        ])
    func comma(language: String, two: String, three: String) {
        let double = DoublePickerInlineRow<String, String>("two")
        double.value = Tuple(a: "Asia", b: "Japan")
        let triple = TriplePickerInlineRow<String, String, String>("three")
        triple.value = Tuple3(a: "Asia", b: "Japan", c: "Kyoto")
        let form = form(double, triple)
        form.phrases = Phrases(formats: PlainFormats(language: language))
        #expect(double.displayText == two)
        #expect(triple.displayText == three)
    }

    @Test("Without a value, the second column is empty and accepts no input")
    func noValue() {
        place.noValueDisplayText = "Which?"
        place.columnTitles = ["Continent", "Country"]
        let tester = FormTester(form: form(place))
        #expect(
            tester.drawing("place") == """
                cell place
                  content: stack horizontal
                    title: label "Place"
                    field: choice {"Asia", "Europe", "Nowhere"} [named "Continent"]
                    second: choice {} ["Country", named "Country", disabled]

                """)
        #expect(place.cell.firstChoice.placeholder == "Which?")
        tester.expectRefusal(.disabled) { $0.choose("Japan", in: "place/second") }
        tester.finish()
    }

    @Test("An option without any second options cannot be chosen")
    func noContinuation() {
        let tester = FormTester(form: form(place))
        tester.expectRefusal(.notOffered) { $0.choose("Nowhere", in: "place/field") }
        #expect(place.cell.firstChoice.options.map(\.isEnabled) == [true, true, false])
        place.secondColumn = ["Nowhere": ["Atlantis"]]
        tester.choose("Nowhere", in: "place/field") {
            $0.values["place"] = Tuple(a: "Nowhere", b: "Atlantis")
        }
        tester.finish()
    }

    @Test("A row without options shows a placeholder, and does not validate its value")
    func noOptions() {
        let row = DoublePickerRow<String, String>("d") { $0.value = Tuple(a: "a", b: "b") }
        let tester = FormTester(form: form(row))
        #expect(row.cell.firstChoice.options.isEmpty)
        #expect(tester.form.validate() == [])
        row.firstColumn = []
        #expect(row.cell.firstChoice.placeholder == "No options")
        #expect(tester.form.validate().map(\.code) == ["notOffered"])
        tester.finish()
    }

    @Test(
        "A value is valid while both of its parts are offered",
        arguments: [
            ("Asia", "Japan", true), ("Asia", "Malta", false), ("Europe", "Malta", true),
            ("Africa", "Japan", false), ("Nowhere", "Japan", false),
        ])
    func validity(first: String, second: String, isValid: Bool) {
        place.value = Tuple(a: first, b: second)
        #expect(form(place).validate().map(\.code) == (isValid ? [] : ["notOffered"]))
    }

    @Test("If options disappear, the value stays, and is shown as far as it is offered")
    func vanishedOptions() {
        place.value = Tuple(a: "Asia", b: "Nepal")
        let tester = FormTester(form: form(place))
        place.secondColumn = ["Asia": ["Japan"]]
        #expect(place.value == Tuple(a: "Asia", b: "Nepal"))
        #expect(place.cell.firstChoice.selection == ["Asia"])
        #expect(place.cell.secondChoice.selection == [])
        #expect(tester.form.validate().map(\.code) == ["notOffered"])
        place.firstColumn = ["Europe"]
        #expect(place.cell.firstChoice.selection == [])
        tester.finish()
    }

    @Test("Options with the same text have distinct keys in either column")
    func equalTexts() {
        let row = DoublePickerRow<Int, Int>("n") { row in
            row.firstOptions = { [1, 2] }
            row.secondOptions = { _ in [3, 4] }
            row.displayValueForFirstRow = { _ in "a" }
            row.displayValueForSecondRow = { _ in "b" }
        }
        let tester = FormTester(form: form(row))
        tester.choose("2", in: "n/field") { $0.values["n"] = Tuple(a: 2, b: 3) }
        tester.choose("4", in: "n/second") { $0.values["n"] = Tuple(a: 2, b: 4) }
        #expect(row.cell.firstChoice.options.map(\.title) == ["a", "a"])
        #expect(row.displayText == "a, b")
        tester.finish()
    }

    @Test("The whole choice can be removed from either column, if allowed")
    func deselection() {
        place.enableDeselection = true
        place.value = Tuple(a: "Asia", b: "Japan")
        let tester = FormTester(form: form(place))
        tester.choose(in: "place/second") { $0.values["place"] = nil }
        tester.choose("Asia", in: "place/field") {
            $0.values["place"] = Tuple(a: "Asia", b: "Japan")
        }
        tester.choose(in: "place/field") { $0.values["place"] = nil }
        tester.finish()
    }

    @Test("10,000 options with their own second options can be offered")
    func manyOptions() {
        let row = DoublePickerInputRow<Int, Int>("n") { row in
            row.firstOptions = { Array(1...10_000) }
            row.secondOptions = { [$0, -$0] }
        }
        let tester = FormTester(form: form(row))
        tester.choose("10000", in: "n/field") { $0.values["n"] = Tuple(a: 10_000, b: 10_000) }
        tester.choose("-10000", in: "n/second") { $0.values["n"] = Tuple(a: 10_000, b: -10_000) }
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let row = OwnDoubleRow("n") { row in
            row.firstOptions = { ["a", "b"] }
            row.secondOptions = { _ in [1, 2] }
        }
        let tester = FormTester(form: form(row))
        tester.choose("b", in: "n/first") { $0.values["n"] = Tuple(a: "b", b: 1) }
        tester.choose("2", in: "n/second") { $0.values["n"] = Tuple(a: "b", b: 2) }
        tester.finish()
    }
}
