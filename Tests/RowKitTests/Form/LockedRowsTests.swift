import RowKit
import Testing

/// Listeners that would replace values that a form was reset to, filled with or restored to.
@Suite("Listeners of changed values")
struct LockedRowsTests {
    private struct Place: Codable, Equatable {
        var country: String?
        var city: String?
    }

    private let vienna = Place(country: "Austria", city: "Vienna")
    private let model = FormModel(Place(country: "Germany", city: "Bonn"))
    private let country = StringRow("country")
    private let city = StringRow("city")
    private let button = StringRow("button")
    private let form = Form()

    init() {
        country.bind(to: model, \.country).onChange { [city] _ in city.value = nil }
        city.bind(to: model, \.city)
        form.append(Section([country, city, button]))
    }

    private func fill() {
        #expect(throws: Never.self) { try form.fill(from: vienna) }
    }

    private enum Operation: CaseIterable { case reset, fill, restore, model }

    private func perform(_ operation: Operation) {
        switch operation {
        case .reset:
            (country.resetValue, city.resetValue) = ("Austria", "Vienna")
            form.reset()
        case .fill: fill()
        case .restore:
            let draft = LockedRowsTests()
            draft.fill()
            #expect(form.restore(draft.form.state).isEmpty)
        case .model: model.value = vienna
        }
    }

    private enum Caller: CaseIterable { case program, transaction, selection, change }

    @Test(
        "are called with the final values, which they do not replace",
        arguments: Operation.allCases, Caller.allCases)
    private func lastWord(operation: Operation, caller: Caller) {
        // A listener of a change writes to the model like any other.
        guard operation != .model || caller != .change else { return }
        let told = Recorder<String>()
        let observation = form.onValueChange { [button] row, _, new in
            if row !== button { told("\(row.tag ?? ""): \(described(new))") }
        }
        switch caller {
        case .program: perform(operation)
        case .transaction: form.update { perform(operation) }
        case .selection:
            button.onCellSelection { _, _ in perform(operation) }
            button.didSelect()
        case .change:
            button.onChange { if $0.value != nil { perform(operation) } }
            button.setValue("pressed", by: .user)
        }
        #expect(told.entries.sorted() == ["city: Vienna", "country: Austria"])
        #expect(country.value == "Austria")
        #expect(city.value == "Vienna")
        #expect(model.value == vienna)
        #expect(!city.isChanged || operation == .model || operation == .restore)
        #expect(form.problems.isEmpty)
        country.setValue("Norway", by: .user)
        #expect(city.value == nil)
        #expect(model.value == Place(country: "Norway", city: nil))
        withExtendedLifetime(observation) {}
    }

    @Test("write values that were not given, however another value is written")
    func derivedValues() throws {
        struct Order: Codable { var quantity: Int? }
        struct Bill { var order = Order(); var total: Int? }
        let bill = FormModel(Bill())
        let (quantity, total) = (NumberRow("quantity"), NumberRow("total"))
        quantity.bind(to: bill, \.order.quantity).onChange { [total] row in
            total.value = row.value.map { $0 * 10 }
        }
        total.bind(to: bill, \.total)
        let form = Form {
            quantity
            total
        }
        quantity.setValue(2, by: .user)
        #expect(total.value == 20)
        #expect(bill.value.total == 20)
        form.setValues(["quantity": 3])
        #expect(total.value == 30)
        #expect(bill.value.total == 30)
        bill.value.order.quantity = 4
        #expect(total.value == 40)
        #expect(bill.value.total == 40)
        try form.fill(from: Order(quantity: 5))
        #expect(total.value == 50)
        #expect(bill.value.total == 50)
        #expect(!form.isDirty)
        let draft = form.state
        total.value = 45
        let changed = form.state
        for (state, expected) in [(draft, 50), (changed, 45)] {
            quantity.value = 1
            #expect(form.restore(state).isEmpty)
            #expect(form.state == state)
            #expect(total.value == expected)
            #expect(bill.value.total == expected)
        }
    }

    @Test("can write any value after a reset that they perform themselves")
    func sameListener() {
        button.onChange { [form, city] row in
            guard row.value != nil else { return }
            form.reset()
            city.value = "Graz"
        }
        country.value = "Austria"
        button.value = "pressed"
        #expect(country.value == "Germany")
        #expect(city.value == "Graz")
        #expect(model.value.city == "Graz")
    }

    @Test("do not replace the values of sections and of expanded rows")
    func sections() throws {
        struct Trip: Encodable {
            var flag = true
            var days = 3
            var guests = ["Ada", "Emmy"]
            var options = "b"
        }
        let (flag, days) = (FlagRow("flag"), NumberInlineRow("days"))
        let guests = ValuesTests.guests("guests", ["Grace"])
        let options = ValuesTests.options(
            "options", .singleSelection(enableDeselection: true), chosen: ["a"])
        let form = Form {
            Section([flag, days])
            guests
            options
        }
        days.expandInlineRow()
        flag.onChange { _ in
            days.inlineRow?.value = 9
            guests.entries.forEach { $0.baseValue = "nobody" }
            options.allRows[0].baseValue = "a"
        }
        #expect(try form.fill(from: Trip()).isEmpty)
        #expect(days.value == 3)
        #expect(days.inlineRow?.value == 3)
        let values = described(form.values())
        #expect(values["guests"] == "[Ada, Emmy]")
        #expect(values["options"] == "b")
        #expect(!form.isDirty)
    }

    @Test("replace a value of the row that rejected the one of the model")
    func rejected() throws {
        struct Wrong: Encodable {
            var country = "Austria"
            var city = 1
        }
        #expect(try form.fill(from: Wrong()).map(\.place) == ["city"])
        #expect(country.value == "Austria")
        #expect(city.value == nil)
    }

    @Test("may hide a row that is cleared then")
    func cleared() {
        city.hiddenValue = .clearOnHide
        city.hidden = "$button == 'hide'"
        country.onChange { [button, city] _ in
            button.value = "hide"
            #expect(city.isHidden)
        }
        fill()
        #expect(country.value == "Austria")
        #expect(city.value == nil)
        #expect(model.value.city == nil)
    }
}
