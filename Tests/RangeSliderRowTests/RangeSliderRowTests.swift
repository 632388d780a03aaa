import RangeSliderRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A range slider row")
struct RangeSliderRowTests {
    private let row = RangeSliderRow("price") { $0.title = "Price" }
    private let form = Form("Hotel")

    init() { form.append(Section([row])) }

    private func range(_ lower: Double, _ upper: Double) -> NumberRange? {
        NumberRange(lower: lower, upper: upper)
    }

    @Test("shows a slider for each end, with the number as text")
    func drawing() {
        row.value = range(20, 80)
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    texts: stack horizontal
                      title: label "Price"
                      value: label "20 – 80"
                    lower: slider 20.0 of 0.0...100.0 ["20", named "Price: From"]
                    upper: slider 80.0 of 0.0...100.0 ["80", named "Price: To"]

                """)
    }

    @Test("shows the whole range without a value, and no numbers as text")
    func empty() {
        row.minimum = -5
        row.maximum = 7
        row.step = 5
        let cell = row.cell
        #expect(cell.lowerSlider.value == -5)
        #expect(cell.upperSlider.value == 5)
        #expect(cell.lowerSlider.valueText == "-5")
        #expect(cell.upperSlider.valueText == "5")
        #expect(cell.valueLabel.text == "")
        #expect(row.value == nil)
        #expect(row.displayText == nil)
    }

    @Test("rounds a number set on either slider to the nearest step")
    func moving() {
        row.step = 10
        let tester = FormTester(form: form)
        tester.set("price/lower", to: 34) { $0.values["price"] = range(30, 100) }
        tester.set("price/upper", to: 66) { $0.values["price"] = range(30, 70) }
        tester.set("price/lower", to: 0) { $0.values["price"] = range(0, 70) }
        tester.set("price/lower", to: 2)
        tester.expectRefusal(.notOffered) { $0.set("price/lower", to: 101) }
        tester.finish()
    }

    @Test("pushes the other slider to keep the distance")
    func pushing() {
        row.step = 10
        row.minimumDistance = 20
        row.value = range(20, 60)
        let tester = FormTester(form: form)
        tester.set("price/lower", to: 50) { $0.values["price"] = range(50, 70) }
        tester.set("price/lower", to: 100) { $0.values["price"] = range(80, 100) }
        tester.set("price/upper", to: 30) { $0.values["price"] = range(10, 30) }
        tester.set("price/upper", to: 0) { $0.values["price"] = range(0, 20) }
        tester.finish()
    }

    @Test("reaches the same range whichever slider is set first, as in a posted page")
    func posting() {
        for (old, new) in [((20, 40), (60, 80)), ((60, 80), (20, 40))]
            as [(
                (Double, Double), (Double, Double)
            )]
        {
            row.value = range(old.0, old.1)
            let tester = FormTester(form: form)
            tester.set("price/lower", to: new.0) {
                $0.values["price"] = range(new.0, max(new.0, old.1))
            }
            tester.set("price/upper", to: new.1) {
                $0.values["price"] = range(new.0, new.1)
            }
            tester.finish()
        }
    }

    @Test(
        "has numbers without binary rounding noise",
        arguments: [(0.1, 0.3, 0.3), (0.1, 0.7, 0.7), (0.25, 0.8, 0.75), (0.001, 0.1234, 0.123)])
    func fractions(step: Double, set: Double, number: Double) {
        row.maximum = 1
        row.step = step
        row.cell.upperSlider.value = 1
        let tester = FormTester(form: form)
        tester.set("price/lower", to: set) { $0.values["price"] = range(number, 1) }
        tester.finish()
        #expect(row.cell.valueLabel.text == "\(number) – 1")
    }

    @Test("keeps a distance that is not a whole number of steps")
    func oddDistance() {
        row.maximum = 10
        row.step = 4
        row.minimumDistance = 5
        row.value = range(0, 8)
        let tester = FormTester(form: form)
        tester.set("price/upper", to: 4)
        tester.set("price/lower", to: 8)
        tester.finish()
        #expect(row.value == range(0, 8))
        #expect(row.validate() == [])
    }

    @Test("requires no distance that its steps cannot reach")
    func unreachableDistance() {
        row.maximum = 55
        row.step = 10
        row.minimumDistance = 55
        row.value = range(0, 50)
        #expect(row.validate() == [])
        row.value = range(0, 40)
        #expect(row.validate().map(\.message) == ["Must span at least 50"])
        // Steps of decimal fractions reach the whole distance.
        let exact = RangeSliderRow("exact") {
            ($0.minimum, $0.maximum, $0.step, $0.minimumDistance) = (0.1, 2.2, 0.7, 2.1)
        }
        #expect(Form { exact }.problems.isEmpty)
    }

    @Test("allows any number without steps")
    func continuous() {
        row.step = 0
        let tester = FormTester(form: form)
        tester.set("price/upper", to: 66.125) { $0.values["price"] = range(0, 66.125) }
        tester.finish()
        #expect(row.displayText == "0 – 66.12")
    }

    @Test(
        "is valid within its bounds, with its distance",
        arguments: [
            (0, 100, nil), (10, 20, nil), (10, 15, "Must span at least 10"),
            (-1, 50, "Must be at least 0"), (50, 101, "Must be at most 100"),
            (0.1, 10.1, nil),
        ] as [(Double, Double, String?)])
    func limits(lower: Double, upper: Double, message: String?) {
        row.minimumDistance = 10
        row.value = range(lower, upper)
        #expect(row.validate().map(\.message) == [message].compactMap { $0 })
    }

    @Test("shows a value outside its bounds at the nearest end, but keeps it")
    func outside() {
        row.value = range(-50, 500)
        #expect(row.cell.lowerSlider.value == 0)
        #expect(row.cell.upperSlider.value == 100)
        #expect(row.value == range(-50, 500))
        let tester = FormTester(form: form)
        tester.set("price/lower", to: 10) { $0.values["price"] = range(10, 100) }
        tester.finish()
    }

    @Test(
        "reports invalid limits and is still drawn",
        arguments: [
            (100, 0, 1, 0, "maximum cannot be 0: minimum is 100"),
            (0, 100, -1, 0, "step cannot be -1: it must be from 0 to 1000000000000000"),
            (0, 100, 1, 200, "minimumDistance cannot be 200: it must be from 0 to 100"),
            (0, 55, 10, 55, "minimumDistance cannot be 55: it must be from 0 to 50"),
            (.nan, 100, 1, 0, nil), (0, .infinity, 1, 0, nil), (0, 100, .nan, .nan, nil),
        ] as [(Double, Double, Double, Double, String?)])
    func badLimits(
        minimum: Double, maximum: Double, step: Double, distance: Double, message: String?
    ) throws {
        form.update {
            row.minimum = minimum
            row.maximum = maximum
            row.step = step
            row.minimumDistance = distance
        }
        let problem = try #require(form.problems.first)
        if let message { #expect(problem.message == message) }
        let (lower, upper) = (row.cell.lowerSlider, row.cell.upperSlider)
        #expect(lower.minimum <= lower.maximum)
        #expect(lower.value <= upper.value)
        let stage = FormStage(FormViewController(form: form))
        let changes = stage.receive(ViewEvent(lower.id, .set(lower.minimum)))
        #expect(changes.refusal == nil)
        #expect(row.value?.lower == lower.minimum)
        #expect(lower.value <= upper.value)
    }

    @Test("hides the numbers, or shows them with a custom closure")
    func texts() {
        row.value = range(20, 80)
        row.displayNumberFor = { "€\(Int($0))" }
        #expect(row.cell.valueLabel.text == "€20 – €80")
        #expect(row.cell.upperSlider.valueText == "€80")
        row.shouldHideValue = true
        row.updateCell()
        #expect(row.cell.valueLabel.text == nil)
        #expect(row.cell.upperSlider.valueText == "€80")
    }

    @Test("can be an entry of a multivalued section, and can be used in a condition")
    func entries() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
            section.tag = "ranges"
            section.multivaluedRowToInsertAt = { _ in RangeSliderRow() }
        }
        let note = LabelledRow("note") { $0.hidden = "$price.upper < 50" }
        form.append(section)
        form.append(Section([note]))
        form.setValues(["ranges": [NumberRange(1...2), NumberRange(3...4)].compactMap { $0 }])
        #expect(form.values()["ranges"] as? [NumberRange?] == [range(1, 2), range(3, 4)])
        row.value = range(10, 40)
        #expect(note.isHidden)
        row.value = range(10, 60)
        #expect(!note.isHidden)
        #expect(form.problems == [])
    }

    @Test("is unchanged after its state is restored")
    func state() throws {
        let tester = FormTester(form: form)
        tester.set("price/lower", to: 30) { $0.values["price"] = range(30, 100) }
        tester.finish()
        let again = Form("Hotel") { RangeSliderRow("price") }
        #expect(again.restore(form.state) == [])
        #expect(again.values()["price"] as? NumberRange == range(30, 100))
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: RangeSliderRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "RangeSliderRow", RangeSliderRowPlugin.self)
        let row = try #require(form.rowBy(tag: "price") as? RangeSliderRow)
        #expect(row.value == range(100, 250))
        #expect(form.problems == [])
    }

    @Test(
        "rejects values that are not ranges",
        arguments: [
            ["lower": 5, "upper": 4], ["lower": 5], [1, 2], ["lower": 1, "upper": 2, "step": 1],
        ] as [JSONValue])
    func badDocument(value: JSONValue) throws {
        let factory = try RowFactory(RowRegistry(RangeSliderRowPlugin.self))
        #expect(throws: RowFactoryError.self) {
            try factory.make("RangeSliderRow", value: value)
        }
    }
}

private final class LabelledRow: Row<LabelledCell>, RowType {}
private final class LabelledCell: Cell<String>, CellType {}
