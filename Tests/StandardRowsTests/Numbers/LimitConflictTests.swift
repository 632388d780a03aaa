import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Limits of rows that cannot both hold")
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
    ]

    @Test("are a problem of the form, with the reason", arguments: cases)
    func problem(_ example: Case) {
        let form = Form()
        let row = example.make()
        form +++ row
        let place = "sections[0].rows[0]: "
        #expect(form.problems.map(\.description) == (example.message.map { [place + $0] } ?? []))
        #expect(row.limitConflict?.message == example.message)
    }

    @Test("are wrong in a document, at the setting")
    func document() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make("StepperRow", settings: ["minimum": 101])
        }
        #expect(error?.description == "settings.maximum: maximum cannot be 100: minimum is 101")
    }

    @Test("of digits leave what is shown to the greatest number")
    func digits() {
        let row = DecimalRow { $0.value = 1.5 }
        #expect(row.text(of: 1.5) == "1.50")
        row.maximumFractionDigits = 1
        #expect(row.text(of: 1.5) == "1.5" && row.limitConflict == nil)
        row.minimumFractionDigits = 4
        #expect(row.text(of: 1.5) == "1.5" && row.limitConflict?.limit == "maximumFractionDigits")
        row.maximumFractionDigits = nil
        #expect(row.text(of: 1.5) == "1.5000" && row.limitConflict == nil)
    }
}
