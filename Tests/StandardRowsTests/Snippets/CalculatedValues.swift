import Foundation
import RowKit
import StandardRows
import Testing

@Suite("The article on calculated values")
struct CalculatedValuesTests {
    private let day = Date(timeIntervalSinceReferenceDate: 0)

    @Test("lets expressions decide values")
    func expressions() throws {
        // snippet: calculated-values
        let form = Form("Order") {
            DateRow("from") { $0.value = day }
            DateRow("to") { $0.suggested = "add($from, 2, 'weeks')" }
            DecimalRow("price") { $0.value = 12.5 }
            IntRow("count") { $0.value = 2 }
            DecimalRow("total") { row in
                row.calculated = "if($count >= 10, 0.9, 1) * $price * $count"
            }
        }
        // end
        #expect(form.values()["total"] as? Double == 25)
        #expect(form.values()["to"] as? Date == day.addingTimeInterval(14 * 86_400))
        form.setValues(["count": 10])
        #expect(form.values()["total"] as? Double == 112.5)
        #expect(form.problems.isEmpty)
    }

    @Test("lets closures decide values")
    func closures() {
        let price = DecimalRow("price") { $0.value = 2.5 }
        let count = IntRow("count")
        let total = DecimalRow("total")
        let form = Form([Section([price, count, total])])
        // snippet: calculated-by-closure
        total.calculated = .function { [unowned price, unowned count] _ in
            (price.value ?? 0) * Double(count.value ?? 0)
        }
        // end
        count.value = 4
        #expect(total.value == 10)
        #expect(form.problems.isEmpty)
    }

    @Test("lets expressions decide settings and texts")
    func settings() {
        let stock = IntRow("stock")
        let seats = StepperRow("seats")
        let start = NameRow("start")
        let end = NameRow("end")
        let form = Form([Section([stock, seats, start, end])])
        // snippet: bound-settings
        seats.bind(\.maximum, to: "$stock")
        end.bind(\.title, to: .text("The end after {$start}"))
        // end
        form.setValues(["stock": 3, "start": "noon"])
        #expect(seats.maximum == 3)
        #expect(end.title == "The end after noon")
        #expect(form.problems.isEmpty)
    }

    @Test("lets the values of hidden rows be calculated")
    func values() {
        let form = Form {
            DecimalRow("price") { $0.value = 2.5 }
            IntRow("count") { $0.value = 2 }
            // snippet: value-row
            ValueRow<Double>("total") { $0.calculated = "$price * $count" }
            // end
        }
        #expect(form.values()["total"] as? Double == 5)
        #expect(form.problems.isEmpty)
    }

    @Test("has the messages of problems")
    func problems() {
        let price = IntRow("price") { $0.value = 5 }
        let total = IntRow("total") { $0.calculated = "$price / 2" }
        let form = Form([Section([price, total])])
        total.value = 3
        price.calculated = "$total"
        #expect(
            form.problems.map(\.description) == [
                "total: the result of the expression is not of type Int",
                "total: the value is calculated; nothing else can be written here",
                "total: expressions form a cycle: total → price → total; the expression of price is "
                    + "ignored",
            ])
    }

    @Test("has the form of the comment on calculations")
    func comment() {
        let price = IntRow("price") { $0.value = 5 }
        let count = IntRow("count") { $0.value = 2 }
        let (total, start) = (IntRow("total"), DateRow("start"))
        let end = DateRow("end")
        let form = Form([Section([price, count, total, start, end])])
        // snippet: calculations
        total.calculated = "$price * $count"
        end.suggested = "add($start, 2, 'days')"
        total.calculated = .function { [unowned price, unowned count] _ in
            (price.value ?? 0) * (count.value ?? 0)
        }
        // end
        start.value = day
        #expect(total.value == 10)
        #expect(end.value == day.addingTimeInterval(2 * 86_400))
        #expect(form.problems.isEmpty)
    }
}
