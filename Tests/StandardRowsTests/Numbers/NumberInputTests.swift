import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnSliderRow: _SliderRow<OwnSliderCell>, RowType {}
private final class OwnStepperRow: _StepperRow<OwnStepperCell>, RowType {}

@Suite("Numbers on a scale and by steps")
struct NumberInputTests {
    @Test("A slider rounds to the nearest step, and shows its number as text")
    func slider() {
        let row = SliderRow("v") {
            $0.title = "Volume"
            $0.maximum = 100
            $0.steps = 10
        }
        let tester = FormTester(form: form(row))
        tester.set("v", to: 34) { $0.values["v"] = Float(30) }
        #expect(
            tester.drawing("v") == """
                cell v
                  content: stack horizontal
                    title: label "Volume"
                    field: slider 30.0 of 0.0...100.0 ["30"]
                    value: label "30"

                """)
        tester.expectRefusal(.notOffered) { $0.set("v", to: 101) }
        row.steps = 0
        tester.set("v", to: 33.25) { $0.values["v"] = Float(33.25) }
        row.shouldHideValue = true
        #expect(!tester.drawing("v").contains("label \"33.25\""))
        tester.finish()
    }

    @Test("The text of a number has the fraction digits of the steps")
    func digits() {
        let slider = SliderRow("slider") {
            $0.maximum = 0.05
            $0.steps = 10
        }
        let fine = StepperRow("stepper") { $0.step = 0.0005 }
        let third = SliderRow("third") {
            $0.maximum = 1
            $0.steps = 3
        }
        (slider.value, fine.value, third.value) = (0.005, 0.0005, 0.3333333)
        #expect(slider.displayText == "0.005")
        #expect(fine.displayText == "0.0005")
        #expect(third.displayText == "0.33")
    }

    @Test(
        "The text of a slider's number has two fraction digits if the steps have too many",
        arguments: [
            (10, 3, 10 / 3, "3.33"), (100, 7, 100 / 7, "14.29"), (1e-6, 20, 1.5e-7, "0.00000015"),
            (1e7, 3, 0.5, "0.5"),
        ] as [(Float, UInt, Float, String)])
    func unevenSteps(maximum: Float, steps: UInt, value: Float, text: String) {
        let row = SliderRow { row in
            row.maximum = maximum
            row.steps = steps
            row.value = value
        }
        #expect(row.displayText == text)
    }

    @Test("A missing value is shown as the minimum, and stays nil")
    func noValue() {
        let row = SliderRow("v") { $0.minimum = 3 }
        #expect(row.cell.slider.value == 3)
        #expect(row.value == nil)
        #expect(row.cell.valueLabel.text == "")
    }

    @Test("Reversed bounds allow only the minimum, and are a problem")
    func badBounds() {
        let row = SliderRow("v") {
            $0.minimum = 5
            $0.maximum = 1
        }
        let form = form(row)
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("v/content/field"), .set(5)))
        #expect(row.value == 5)
        #expect(form.problems.map(\.description) == ["v: maximum cannot be 1: minimum is 5"])
        let stepper = StepperRow {
            $0.minimum = 5
            $0.maximum = 1
            $0.step = -1
        }
        #expect(stepper.cell.stepper.maximum == 5)
        #expect(stepper.cell.stepper.step == 0)
    }

    @Test("A stepper steps up and down between its bounds")
    func stepper() {
        let row = StepperRow("n") {
            $0.title = "Adults"
            $0.minimum = 1
            $0.maximum = 9
            $0.value = 2
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("n") == """
                cell n
                  content: stack horizontal
                    title: label "Adults"
                    field: stepper 2.0 of 1.0...9.0 ["2"]
                    value: label "2"

                """)
        tester.set("n", to: 3) { $0.values["n"] = 3.0 }
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.set("n", to: 4) }
        tester.finish()
    }

    @Test("What is typed into a stepper stays, and is invalid unless it is a number in bounds")
    func typedIntoStepper() {
        let row = StepperRow("n") { ($0.maximum, $0.value) = (9, 2) }
        let stage = FormStage(FormViewController(form: form(row)))
        let field = ViewID("n/content/field")
        stage.receive(ViewEvent(field, .set(15)))
        #expect(row.value == 15)
        #expect(row.cell.stepper.typedText == "15")
        #expect(row.validationErrors.map(\.message) == ["Must be at most 9"])
        stage.receive(ViewEvent(field, .set(8)))
        #expect(row.value == 8)
        #expect(row.validationErrors.isEmpty)
        stage.receive(ViewEvent(field, .type("1,5")))
        #expect(row.value == nil)
        #expect(row.cell.stepper.typedText == "1,5")
        #expect(row.validate(quietly: true).map(\.message) == ["Must be a number"])
        stage.receive(ViewEvent(field, .type("٣")))
        #expect(row.value == 3)
        #expect(row.unreadInput == nil)
        #expect(row.cell.stepper.typedText == nil)
        stage.receive(ViewEvent(field, .set(4)))
        #expect(row.value == 4)
        #expect(row.cell.stepper.typedText == nil)
        #expect(row.validate().isEmpty)
        row.maximum = 3
        #expect(row.cell.stepper.value == 3)
        #expect(row.cell.stepper.typedText == "4")
    }

    @Test("Clearing the text of a stepper removes its value", arguments: ["", "  "])
    func clearedText(text: String) {
        let row = StepperRow("n") { ($0.minimum, $0.value) = (1, 2) }
        let stage = FormStage(FormViewController(form: form(row)))
        let field = ViewID("n/content/field")
        stage.receive(ViewEvent(field, .type("x")))
        stage.receive(ViewEvent(field, .type(text)))
        #expect(row.value == nil)
        #expect(row.unreadInput == nil)
        #expect(row.validationErrors.isEmpty)
        #expect(row.cell.stepper.value == 1)
        #expect(row.cell.stepper.typedText == nil)
        row.add(rule: RuleRequired())
        row.value = 2
        stage.receive(ViewEvent(field, .type(text)))
        #expect(row.value == nil)
        #expect(row.validationErrors.map(\.code) == ["required"])
    }

    @Test(
        "A number typed into a stepper is read in the form's language, otherwise as a plain number",
        arguments: [
            ("de_DE", "1.500", 1500, nil), ("de_DE", "1,5", 1.5, "1,5"),
            ("de_DE", "1.5", 1.5, "1,5"), ("en_US", "1,500", 1500, nil), ("en_US", "1.5", 1.5, nil),
            ("de_DE", "2,0", 2, nil), ("sv_SE", "-0,5", -0.5, "-0,5"), ("ar_EG", "١٫٥", 1.5, nil),
            ("ar_EG", "1.5", 1.5, nil), ("de_DE", "-1.125", -1125, "-1125"),
        ] as [(String, String, Double, String?)])
    func typedInLanguage(locale: String, text: String, value: Double, shown: String?) {
        let row = StepperRow("n") {
            ($0.minimum, $0.maximum, $0.step, $0.value) = (-10, 2000, 0, 2)
        }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: .gmt))
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("n/content/field"), .type(text)))
        #expect(row.value == value)
        #expect(row.cell.stepper.typedText == shown)
        stage.receive(ViewEvent(ViewID("n/content/field"), .set(1.125)))
        #expect(row.value == 1.125)
    }

    @Test(
        "A stepper rounds to the nearest step, without rounding noise",
        arguments: [
            (1.0, 0.0, 100.0, 0.3, 0.0), (1, 0, 100, 0.7, 1), (0.1, 0, 1, 0.1 + 0.2, 0.3),
            (0.1, -100, 100, 0.1, 0.1), (3, 1, 10, 9.9, 10), (3, 0, 10, 10, 9), (2, 1, 4, 4, 3),
            (0, 0, 1, 0.123, 0.123), (0.25, 0, 1, 0.6, 0.5), (0.1, 0, 0.3, 0.3, 0.3),
            (0.1, 0, 0.7, 0.7, 0.7), (0.1, -0.3, 0, -0.3, -0.3), (0.2, 0, 0.6, 0.6, 0.6),
            (0.2, 0, 0.5, 0.5, 0.4),
        ])
    func steps(step: Double, from: Double, to: Double, set number: Double, found: Double) {
        let row = StepperRow("n") {
            $0.minimum = from
            $0.maximum = to
            $0.step = step
            $0.value = -1000
        }
        let tester = FormTester(form: form(row))
        tester.set("n", to: number) { $0.values["n"] = found }
        #expect(row.cell.stepper.value == found)
        tester.finish()
    }

    @Test(
        "A stepper without a bound or a step, or with distant bounds, still takes a number",
        arguments: [
            (-.infinity, .infinity, 1, 5.4, 5), (-.infinity, 10, 1, 5.4, 5),
            (0.5, .infinity, 1, 5.4, 5.5), (-1e300, 1e300, 1, 5.4, 5), (-1e17, 1e17, 1, 5.4, 5),
            (-.greatestFiniteMagnitude, .greatestFiniteMagnitude, 1, 5.4, 5),
            (-1e300, 1e300, 1, 1e299, 1e299), (0, 1e300, 1e-300, 1e299, 1e299),
            (-.infinity, .infinity, 0, 5.4, 5.4), (0, 10, .infinity, 5.4, 5.4),
            (0, 10, .nan, 5.4, 5.4), (.nan, 10, 1, 5.4, 5), (0, .nan, 1, 5.4, 5),
            (.nan, .nan, .nan, 5.4, 5.4),
        ] as [(Double, Double, Double, Double, Double)])
    func unboundedStepper(
        minimum: Double, maximum: Double, step: Double, number: Double, found: Double
    ) {
        let row = StepperRow("n") { ($0.minimum, $0.maximum, $0.step) = (minimum, maximum, step) }
        let form = form(row)
        let stage = FormStage(FormViewController(form: form))
        for action in [ViewAction.set(number), .type("\(number)")] {
            row.value = nil
            stage.receive(ViewEvent(ViewID("n/content/field"), action))
            #expect(row.value == found)
            #expect(form.validate().isEmpty)
        }
    }

    @Test(
        "A stepper without a smallest number shows the number nearest to 0 if there is no value",
        arguments: [(.infinity, 0), (10, 0), (-5, -5)] as [(Double, Double)])
    func noSmallest(maximum: Double, shown: Double) {
        let row = StepperRow { ($0.minimum, $0.maximum) = (-.infinity, maximum) }
        #expect(row.cell.stepper.value == shown)
        #expect(row.value == nil)
    }

    @Test(
        "A slider without a bound takes any number",
        arguments: [(0, .infinity), (-.infinity, .infinity), (.nan, 10)] as [(Float, Float)])
    func unboundedSlider(minimum: Float, maximum: Float) {
        let row = SliderRow("s") { ($0.minimum, $0.maximum) = (minimum, maximum) }
        let form = form(row)
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("s/content/field"), .set(5.25)))
        #expect(row.value == 5.25)
        #expect(row.displayText == "5.25")
        #expect(form.validate().isEmpty)
    }

    @Test(
        "A number that is not finite is invalid, even if the program sets it",
        arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        let slider = SliderRow("s")
        let stepper = StepperRow("n") { $0.maximum = .infinity }
        let decimal = DecimalRow("d")
        let form = form(slider, stepper, decimal)
        (slider.value, stepper.value, decimal.value) = (Float(number), number, number)
        let message = "Must be a number"
        #expect(
            form.validate().map(\.description) == ["s", "n", "d"].map { "\($0): \(message)" })
        #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(slider.cell.slider.value.isFinite)
        #expect(stepper.cell.stepper.value.isFinite)
    }

    @Test(
        "A slider reaches its maximum",
        arguments: [
            (0, 15, 25), (0, 0.3, 3), (0, 0.7, 7), (0.1, 1.3, 12), (-1, 2.3, 33), (0, 1 / 3, 9),
        ] as [(Float, Float, UInt)])
    func lastStep(minimum: Float, maximum: Float, steps: UInt) {
        let row = SliderRow("s") {
            $0.minimum = minimum
            $0.maximum = maximum
            $0.steps = steps
        }
        let tester = FormTester(form: form(row))
        tester.set("s", to: row.cell.slider.maximum) { $0.values["s"] = maximum }
        tester.finish()
    }

    @Test("A number out of bounds is invalid, even if the program sets it")
    func outOfBounds() {
        let slider = SliderRow("s") {
            $0.minimum = 0.1
            $0.maximum = 1
        }
        let stepper = StepperRow("n") { $0.minimum = -2 }
        let form = form(slider, stepper)
        let messages = { form.validate().map(\.description) }
        form.setValues(["s": Float(1.1), "n": -3.0])
        #expect(messages() == ["s: Must be at most 1", "n: Must be at least -2"])
        form.setValues(["s": Float(0), "n": 100.5])
        #expect(messages() == ["s: Must be at least 0.1", "n: Must be at most 100"])
        form.setValues(["s": Float(0.1), "n": 100.0])
        #expect(messages() == [])
        form.setValues(["s": nil, "n": nil])
        #expect(messages() == [])
    }

    @Test("A control set between two steps returns to the step")
    func settingBack() {
        let slider = SliderRow("s") { $0.value = 1 }
        let stepper = StepperRow("n") { $0.value = 1 }
        let tester = FormTester(form: form(slider, stepper))
        tester.set("s", to: 1.1)
        tester.set("n", to: 1.2)
        #expect(slider.cell.slider.value == 1)
        #expect(stepper.cell.stepper.value == 1)
        tester.finish()
    }

    @Test("A slider shows the exact number, without the noise of a Float")
    func writtenNumber() {
        let row = SliderRow("s") {
            $0.maximum = 1.1
            $0.steps = 11
        }
        let tester = FormTester(form: form(row))
        for tenth in 1...11 {
            tester.set("s", to: Double(tenth) / 10) { $0.values["s"] = Float(tenth) / 10 }
            #expect(row.cell.slider.value == Double(tenth) / 10)
        }
        #expect(row.cell.slider.maximum == 1.1)
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCells() {
        let tester = FormTester(form: form(OwnSliderRow("a"), OwnStepperRow("b")))
        tester.set("a", to: 5) { $0.values["a"] = Float(5) }
        tester.set("b", to: 5) { $0.values["b"] = 5.0 }
        tester.finish()
    }
}
