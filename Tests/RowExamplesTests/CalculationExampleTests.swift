import Foundation
import RowKit
import RowTesting
import Testing

@testable import RowExamples

@Suite("Examples that calculate")
struct CalculationExampleTests {
    @Test("An order shows its totals while it is entered")
    func order() {
        let tester = FormTester(OrderViewController())
        tester.type("2", into: "adults") {
            $0.values["adults"] = 2
            $0.values["tickets"] = 2
            $0.values["sum"] = 48.0
            $0.values["total"] = 48.0
            $0.values["gift"] = 2.0
        }
        tester.toggle("member", true) {
            $0.values["member"] = true
            $0.values["reduction"] = 4.8
            $0.values["total"] = 43.2
            $0.values["gift"] = 6.8
            $0.rows["reduction"] = .shown
        }
        tester.finish()
    }

    @Test("A school must be named for a large group")
    func school() {
        let controller = OrderViewController()
        controller.loadViewIfNeeded()
        let form = controller.form
        #expect(form.validate().map(\.description) == ["tickets: Choose at least one ticket"])
        form.setValues(["adults": 2, "children": 20])
        #expect(form.values()["total"] as? Double == 254.6)
        #expect(form.validate().map(\.description) == ["school: Must be filled in"])
        form.setValues(["children": 19])
        #expect(form.validate().isEmpty)
        #expect(form.problems.isEmpty)
    }

    @Test("The days of a trip follow each other until the user enters one")
    func trip() {
        let day = Date(timeIntervalSince1970: 1_738_281_600)
        let controller = TripViewController()
        controller.loadViewIfNeeded()
        let form = controller.form
        form.openedAt = day.addingTimeInterval(3_600)
        func days(_ count: Double) -> Date { day.addingTimeInterval(count * 86_400) }
        #expect(form.values()["start"] as? Date == days(1))
        #expect(form.values()["end"] as? Date == days(8))
        #expect(form.values()["days"] as? Int == 8)
        form.setValues(["start": days(10), "nights": 1])
        #expect(form.values()["end"] as? Date == days(11))
        form.setValues(["end": days(40)])
        form.setValues(["nights": 3])
        #expect(form.values()["end"] as? Date == days(40), "a date that was entered stays")
        form.setValues(["flies": true])
        #expect(
            form.validate().map(\.description)
                == ["stopover: Break such a long trip", "It is too late to book a flight"])
        form.setValues(["stopover": "Rome", "start": days(50), "end": days(90)])
        #expect(form.validate().isEmpty)
        #expect(form.values()["summary"] as? String == "41 days via Rome")
        form.setValues(["flies": false])
        #expect(form.values()["summary"] as? String == "41 days")
        form.setValues(["end": days(50)])
        #expect(form.validate().map(\.description) == ["end: The trip ends before it begins"])
        #expect(form.problems.isEmpty)
    }
}
