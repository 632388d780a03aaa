import RowKit
import Testing

@Suite("Rows bound to a model")
struct FormModelTests {
    private struct SignUp {
        var name = "Ada"
        var age: Int?
        var count = 0
        var isNew = true
        var shouted: String {
            get { name.uppercased() }
            set { name = newValue.lowercased() }
        }
    }

    private let model = FormModel(SignUp())

    @Test("A row has the value of its property immediately, and follows it")
    func toRow() {
        let row = StringRow("name").bind(to: model, \.name)
        #expect(row.value == "Ada")
        let form = Form { Section { row } }
        model.value.name = "Grace"
        #expect(form.values()["name"] as? String == "Grace")
    }

    @Test("The model follows the row; an empty row empties a text, and does not change a number")
    func toModel() {
        let (name, age, count) = (StringRow("name"), NumberRow("age"), NumberRow("count"))
        let form = Form {
            Section {
                name.bind(to: model, \.name); age.bind(to: model, \.age)
                count.bind(to: model, \.count)
            }
        }
        form.setValues(["name": "Grace", "age": 36, "count": 2])
        #expect(model.value.name == "Grace")
        #expect(model.value.age == 36)
        #expect(model.value.count == 2)
        form.setValues(["name": nil, "age": nil, "count": nil])
        #expect(model.value.name == "")
        #expect(model.value.age == nil)
        #expect(model.value.count == 2)
        #expect(name.value == nil)
    }

    @Test(
        "A property that is a collection is empty while its row is, and the row stays without value"
    )
    func collections() {
        let model = FormModel(Plan())
        let (seats, days) = (SeatsRow("seats"), ListedRow("days"))
        let sizes = SizesRow("sizes")
        let form = Form {
            Section {
                seats.bind(to: model, \.seats)
                days.bind(to: model, \.days)
                sizes.bind(to: model, \.sizes)
            }
        }
        form.setValues(["seats": Set(["1a"]), "days": ["Monday"], "sizes": ["s": 1]])
        #expect(model.value == Plan(seats: ["1a"], days: ["Monday"], sizes: ["s": 1]))
        form.setValues(["seats": nil, "days": nil, "sizes": nil])
        #expect(model.value == Plan())
        #expect(seats.value == nil)
        model.value.seats = ["2b"]
        #expect(seats.value == ["2b"])
        model.value.seats = []
        #expect(seats.value == [])
    }

    private final class SeatsRow: Row<ValueCell<Set<String>>>, RowType {}
    private final class SizesRow: Row<ValueCell<[String: Int]>>, RowType {}

    private struct Plan: Equatable {
        var seats: Set<String> = []
        var days: [String] = []
        var sizes: [String: Int] = [:]
    }

    @Test("One write to the model is one transaction of the form")
    func oneTransaction() {
        let form = Form {
            Section {
                StringRow("name").bind(to: model, \.name)
                NumberRow("age").bind(to: model, \.age)
            }
        }
        var changes = 0
        let observation = form.observe { _ in changes += 1 }
        model.value = {
            var next = SignUp(); next.name = "Alan"; next.age = 41; return next
        }()
        #expect(changes == 1)
        #expect(form.values()["age"] as? Int == 41)
        withExtendedLifetime(observation) {}
    }

    @Test("Rows of one property follow each other, even if it transforms their values")
    func sharedProperty() {
        let (first, second) = (StringRow("first"), StringRow("second"))
        let form = Form {
            Section {
                first.bind(to: model, \.shouted); second.bind(to: model, \.shouted)
            }
        }
        form.setValues(["first": "Hopper"])
        #expect(first.value == "HOPPER")
        #expect(second.value == "HOPPER")
        #expect(model.value.name == "hopper")
        #expect(form.problems.isEmpty)
    }

    @Test("Text that a row cannot read stays when the model takes the missing value")
    func unreadText() {
        let age = NumberRow("age")
        let form = Form { Section { age.bind(to: model, \.age) } }
        form.setValues(["age": 12])
        age.keepUnreadInput("12a", .init(msg: "is no number"))
        #expect(model.value.age == nil)
        model.value.name = "Grace"
        #expect(age.unreadInput?.text == "12a")
        #expect(!form.validate().isEmpty)
    }

    @Test("A row whose property does not change is left alone")
    func otherProperties() {
        let (name, age) = (StringRow("name"), NumberRow("age"))
        let form = Form {
            Section {
                name.bind(to: model, \.name)
                    .onChange { [model] _ in model.value.isNew = false }
                age.bind(to: model, \.age)
            }
        }
        // The listener writes to the model before it knows the age.
        form.setValues(["name": "Grace", "age": 36])
        #expect(age.value == 36)
        #expect(model.value.age == 36)
        name.value = nil
        model.value.age = 37
        #expect(name.value == nil)
        #expect(model.value.name == "")
    }

    /// A value whose properties depend on each other.
    private struct Order: Encodable {
        var quantity = 1 { didSet { total = quantity * 10 } }
        var total = 10
    }

    private func form(of order: FormModel<Order>) -> Form {
        Form {
            NumberRow("quantity").bind(to: order, \.quantity)
            NumberRow("total").bind(to: order, \.total)
        }
    }

    @Test("Rows follow properties that change with one of another row")
    func dependentProperties() {
        let order = FormModel(Order())
        let form = form(of: order)
        let told = Recorder<String>()
        let observation = form.onValueChange { row, _, new in
            told("\(row.tag ?? ""): \(described(new))")
        }
        form.setValues(["quantity": 5])
        #expect(described(form.values()) == ["quantity": "5", "total": "50"])
        #expect(told.take() == ["quantity: 5", "total: 50"])
        #expect(order.value.total == 50)
        order.value.quantity = 7
        #expect(described(form.values()) == ["quantity": "7", "total": "70"])
        #expect(told.take() == ["quantity: 7", "total: 70"])
        #expect(order.value.total == 70)
        withExtendedLifetime(observation) {}
    }

    @Test("Rows follow a property that contains the one of another row")
    func overlappingProperties() {
        struct Trip {
            var stay = ["Bern"]
            var first: String {
                get { stay[0] }
                set { stay[0] = newValue }
            }
        }
        let trip = FormModel(Trip())
        let (whole, part) = (ListedRow("whole"), StringRow("part"))
        let form = Form {
            whole.bind(to: trip, \.stay)
            part.bind(to: trip, \.first)
        }
        form.setValues(["part": "Basel"])
        #expect(whole.value == ["Basel"])
        form.setValues(["whole": ["Chur", "Davos"]])
        #expect(part.value == "Chur")
        #expect(trip.value.stay == ["Chur", "Davos"])
    }

    @Test(
        "The property follows a row that keeps another value than the model derives",
        arguments: [45, 10])
    func keptValues(total: Int) throws {
        let written = FormModel(Order())
        form(of: written).setValues(["quantity": 5, "total": total])
        let filled = FormModel(Order())
        var other = Order(quantity: 5)
        other.total = total
        let form = form(of: filled)
        #expect(try form.fill(from: other).isEmpty)
        #expect(!form.isDirty)
        let assigned = FormModel(Order())
        let last = self.form(of: assigned)
        assigned.value = other
        #expect(described(last.values()) == ["quantity": "5", "total": "\(total)"])
        for model in [filled, assigned] {
            #expect(model.value.quantity == 5)
            #expect(model.value.total == total)
        }
        #expect(written.value.total == (total == 10 ? 50 : 45))
    }

    @Test("The model keeps no row alive, and works without a form")
    func lifetime() {
        weak var row: StringRow?
        do {
            let bound = StringRow("name").bind(to: model, \.name)
            row = bound
            model.value.name = "Barbara"
            #expect(bound.value == "Barbara")
        }
        #expect(row == nil)
        model.value.name = "nobody follows"
    }
}
