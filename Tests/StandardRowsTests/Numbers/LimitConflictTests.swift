import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Conflicting limits of rows")
struct LimitConflictTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let message: String?
        let make: @Sendable () -> BaseRow

        init(_ description: String, _ message: String?, _ make: @escaping @Sendable () -> BaseRow) {
            (testDescription, self.message, self.make) = (description, message, make)
        }
    }

    private static func date(_ day: Int, _ hour: Int = 0) -> Date {
        Date(timeIntervalSinceReferenceDate: Double((day - 1) * 86_400 + hour * 3_600))
    }

    static let cases = [
        Case("a slider", "maximum cannot be 10: minimum is 20") { SliderRow { $0.minimum = 20 } },
        Case("a slider, both set", nil) {
            SliderRow {
                $0.minimum = 20
                $0.maximum = 30
            }
        },
        Case("a slider of one number", nil) {
            SliderRow {
                $0.maximum = -1
                $0.minimum = -1
            }
        },
        Case("a stepper", "maximum cannot be -1.5: minimum is 0") {
            StepperRow { $0.maximum = -1.5 }
        },
        Case(
            "dates",
            "maximumDate cannot be 2001-01-01T00:00:00Z: minimumDate is 2001-01-02T00:00:00Z"
        ) {
            DateRow {
                $0.minimumDate = date(2)
                $0.maximumDate = date(1)
            }
        },
        Case("one day, whatever the moments", nil) {
            DateRow {
                $0.minimumDate = date(2, 12)
                $0.maximumDate = date(2, 6)
            }
        },
        Case(
            "moments of one day",
            "maximumDate cannot be 2001-01-02T06:00:00Z: minimumDate is 2001-01-02T12:00:00Z"
        ) {
            DateTimeRow {
                $0.maximumDate = date(2, 6)
                $0.minimumDate = date(2, 12)
            }
        },
        Case("times over midnight", nil) {
            TimeRow {
                $0.minimumDate = date(2, 22)
                $0.maximumDate = date(2, 6)
            }
        },
        Case("digits", "maximumFractionDigits cannot be 2: minimumFractionDigits is 3") {
            DecimalRow {
                $0.maximumFractionDigits = 2
                $0.minimumFractionDigits = 3
            }
        },
        Case("fewer digits than by default", nil) { DecimalRow { $0.maximumFractionDigits = 0 } },
        Case("fewer digits than none", "maximumFractionDigits cannot be -2: \(range(0, 100))") {
            DecimalRow { $0.maximumFractionDigits = -2 }
        },
        Case("more digits than any", "minimumFractionDigits cannot be 101: \(range(0, 100))") {
            DecimalRow { $0.minimumFractionDigits = 101 }
        },
        Case("a negative number of options", "selectionLimit cannot be -1: \(least(0))") {
            MultipleSelectorRow<String> { $0.selectionLimit = -1 }
        },
        Case("no option", nil) { MultipleSelectorRow<String> { $0.selectionLimit = 0 } },
        Case("a negative step", "step cannot be -0.5: it must be from 0 to 1000000000000000") {
            StepperRow { $0.step = -0.5 }
        },
        Case("no step", nil) { StepperRow { $0.step = 0 } },
        Case(
            "an infinite step", "step cannot be inf: it must be from 0 to 1000000000000000"
        ) {
            StepperRow { $0.step = .infinity }
        },
        Case("a bound of a stepper that is no number", "minimum cannot be nan: \(anyNumber)") {
            StepperRow { $0.minimum = .nan }
        },
        Case("a bound of a slider that is no number", "maximum cannot be nan: \(anyNumber)") {
            SliderRow { $0.maximum = .nan }
        },
        Case("no bounds", nil) {
            StepperRow { ($0.minimum, $0.maximum) = (-.infinity, .infinity) }
        },
        Case(
            "whole numbers as percentages",
            "format cannot be percent: a whole number is a multiple of 100%; use a DecimalRow"
        ) {
            IntRow { $0.format = .percent }
        },
        Case("fractions as percentages", nil) { DecimalRow { $0.format = .percent } },
        Case("no minutes", "minuteInterval cannot be 0: \(range(1, 1440))") {
            TimeRow { $0.minuteInterval = 0 }
        },
        Case("more minutes than in a day", "minuteInterval cannot be 1500: \(range(1, 1440))") {
            DateTimeRow { $0.minuteInterval = 1500 }
        },
        Case("all minutes of a day", nil) { TimeRow { $0.minuteInterval = 1440 } },
        Case("more than the width", "titlePercentage cannot be 7: \(range(0, 1))") {
            TextRow { $0.titlePercentage = 7 }
        },
        Case("the whole width", nil) { TextAreaRow { $0.titlePercentage = 1 } },
    ]

    private static let anyNumber = "it must be a number"

    private static func least(_ least: Int) -> String { "it must be at least \(least)" }

    private static func range(_ least: Int, _ greatest: Int) -> String {
        "it must be from \(least) to \(greatest)"
    }

    @Test("are a problem of the form, with the reason", arguments: cases)
    func problem(_ example: Case) {
        let form = Form()
        let row = example.make()
        form +++ row
        let place = "sections[0].rows[0]: "
        #expect(form.problems.map(\.description) == (example.message.map { [place + $0] } ?? []))
    }

    @Test("are errors in a document, at the setting")
    func document() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make("StepperRow", settings: ["minimum": 101])
        }
        #expect(error?.description == "settings.maximum: maximum cannot be 100: minimum is 101")
    }

    @Test("are all left out when saving, so that the saved document can be loaded")
    func saving() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let row = DecimalRow {
            $0.title = "Weight"
            $0.minimumFractionDigits = -1
            $0.maximumFractionDigits = -2
            $0.titlePercentage = -3
        }
        let saved = factory.save(form(row))
        let place = "sections[0].rows[0].settings."
        let digits = Self.range(0, 100)
        #expect(
            saved.leftOut.map(\.description) == [
                place + "maximumFractionDigits: maximumFractionDigits cannot be -2: \(digits)",
                place + "minimumFractionDigits: minimumFractionDigits cannot be -1: \(digits)",
                place + "titlePercentage: titlePercentage cannot be -3: \(Self.range(0, 1))",
            ])
        let again = try factory.form(from: saved.json)
        #expect(again.rows.map(\.title) == ["Weight"])
        #expect(again.problems.isEmpty)
    }

    @Test("of selections are replaced by the nearest valid ones, even on the screen")
    func selections() {
        let row = MultipleSelectorRow<Int>("days") {
            $0.options = [1, 2, 3]
            $0.selectionLimit = -1
            $0.value = [1, 2]
        }
        let form = form(row)
        #expect(form.validate().map(\.message) == ["Must have at most 0 items"])
        let stage = FormStage(FormViewController(form: form))
        row.didSelect()
        let limit = "selectionLimit cannot be -1: \(Self.least(0))"
        #expect(form.problems.map(\.description) == ["days: \(limit)"])
        #expect(stage.top !== stage.controller)
        #expect(stage.top.form.problems.isEmpty)
        let selector = stage.top as? MultipleSelectorRow<Int>.Selector
        #expect(selector?.selectionLimit == 0)
        #expect(selector?.canChooseMore == false)
        selector?.selectionLimit = 2
        selector?.selectionLimit = -1
        #expect(selector?.selectionLimit == 2)
        #expect(selector?.form.problems.map(\.message) == [limit])
    }

    @Test("of the layout are replaced by the nearest valid ones")
    func nearest() {
        let text = TextRow {
            $0.title = "City"
            $0.titlePercentage = 7
        }
        #expect((text.cell.contentView as? StackView)?.shares == [1, 0])
        text.titlePercentage = -1
        text.updateCell()
        #expect((text.cell.contentView as? StackView)?.shares == [0, 1])
        let stepper = StepperRow { $0.step = -1 }
        #expect(stepper.cell.stepper.step == 0)
    }

    @Test("of digits leave the maximum in effect")
    func digits() {
        let row = DecimalRow { $0.value = 1.5 }
        #expect(row.text(of: 1.5) == "1.50")
        row.maximumFractionDigits = 1
        #expect(row.text(of: 1.5) == "1.5")
        row.minimumFractionDigits = 4
        #expect(row.text(of: 1.5) == "1.5")
        row.maximumFractionDigits = nil
        #expect(row.text(of: 1.5) == "1.5000")
    }
}
