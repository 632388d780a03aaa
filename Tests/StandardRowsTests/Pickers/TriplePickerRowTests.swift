import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnTripleRow: _TriplePickerRow<Int, Int, Int, OwnTripleCell>, RowType {}

@Suite("Pickers of three options")
struct TriplePickerRowTests {
    private typealias City = Tuple3<String, String, String>

    private func city(_ value: City? = nil) -> TriplePickerRow<String, String, String> {
        TriplePickerRow<String, String, String>("city") { row in
            row.firstColumn = ["Asia", "Europe", "Ocean"]
            row.secondColumn = [
                "Asia": ["Sea", "Japan", "Georgia"], "Europe": ["Malta", "Georgia"],
                "Ocean": ["Sea"],
            ]
            row.thirdColumn = [
                "Asia": ["Japan": ["Kyoto", "Osaka"], "Georgia": ["Tbilisi", "Batumi"]],
                "Europe": ["Malta": ["Valletta"], "Georgia": ["Batumi"]],
            ]
            row.value = value
        }
    }

    private struct Step {
        let old: City?
        let column: String
        let key: String
        let new: City
    }

    @Test("Later choices are kept while they are offered, else become the first complete ones")
    func dependence() {
        let steps = [
            // The sea has no cities, so it cannot be chosen automatically either.
            Step(
                old: nil, column: "field", key: "Asia", new: City(a: "Asia", b: "Japan", c: "Kyoto")
            ),
            Step(
                old: City(a: "Asia", b: "Georgia", c: "Batumi"), column: "field", key: "Europe",
                new: City(a: "Europe", b: "Georgia", c: "Batumi")),
            Step(
                old: City(a: "Asia", b: "Georgia", c: "Tbilisi"), column: "field", key: "Europe",
                new: City(a: "Europe", b: "Georgia", c: "Batumi")),
            Step(
                old: City(a: "Asia", b: "Japan", c: "Osaka"), column: "field", key: "Europe",
                new: City(a: "Europe", b: "Malta", c: "Valletta")),
            Step(
                old: City(a: "Asia", b: "Japan", c: "Osaka"), column: "second", key: "Georgia",
                new: City(a: "Asia", b: "Georgia", c: "Tbilisi")),
            Step(
                old: City(a: "Asia", b: "Japan", c: "Osaka"), column: "third", key: "Kyoto",
                new: City(a: "Asia", b: "Japan", c: "Kyoto")),
        ]
        for step in steps {
            let tester = FormTester(form: form(city(step.old)))
            tester.choose(step.key, in: "city/\(step.column)") { $0.values["city"] = step.new }
            tester.finish()
        }
    }

    @Test("Options without a complete continuation cannot be chosen")
    func noContinuation() {
        let city = city()
        let tester = FormTester(form: form(city))
        tester.expectRefusal(.notOffered) { $0.choose("Ocean", in: "city/field") }
        tester.choose("Asia", in: "city/field") {
            $0.values["city"] = City(a: "Asia", b: "Japan", c: "Kyoto")
        }
        tester.expectRefusal(.notOffered) { $0.choose("Sea", in: "city/second") }
        #expect(city.cell.secondChoice.options.map(\.isEnabled) == [false, true, true])
        tester.finish()
    }

    @Test(
        "A value is valid while all of its parts are offered",
        arguments: [
            (City(a: "Asia", b: "Japan", c: "Osaka"), true),
            (City(a: "Europe", b: "Japan", c: "Osaka"), false),
            (City(a: "Asia", b: "Japan", c: "Batumi"), false),
            (City(a: "Africa", b: "Japan", c: "Osaka"), false),
        ])
    private func validity(value: City, isValid: Bool) {
        #expect(form(city(value)).validate().map(\.code) == (isValid ? [] : ["notOffered"]))
    }

    @Test("The choice can be removed from any column, if allowed")
    func deselection() {
        for column in ["field", "second", "third"] {
            let city = city(City(a: "Asia", b: "Japan", c: "Osaka"))
            city.enableDeselection = true
            let tester = FormTester(form: form(city))
            tester.choose(in: "city/\(column)") { $0.values["city"] = nil }
            tester.finish()
        }
    }

    @Test("The text contains the texts of all columns")
    func texts() {
        let row = TriplePickerInputRow<Int, Int, Int>("n") { row in
            row.displayValueForFirstRow = { "\($0) m" }
            row.displayValueForThirdRow = { "\($0) mm" }
            row.value = Tuple3(a: 1, b: 2, c: 3)
        }
        #expect(row.displayText == "1 m, 2, 3 mm")
        #expect(row.cell.thirdChoice.style == .menu)
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let row = OwnTripleRow("n") { row in
            row.firstOptions = { [1] }
            row.secondOptions = { _ in [2] }
            row.thirdOptions = { _, _ in [3, 4] }
        }
        let tester = FormTester(form: form(row))
        tester.choose("1", in: "n/0") { $0.values["n"] = Tuple3(a: 1, b: 2, c: 3) }
        tester.choose("4", in: "n/2") { $0.values["n"] = Tuple3(a: 1, b: 2, c: 4) }
        tester.finish()
    }
}
