import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Filling a form from a model")
struct ModelFillingTests {
    private enum Grade: String, Codable { case plain, grand }

    private struct Booking: Codable, Equatable {
        var name: String?
        var nights: Int?
        var grade: Grade
        var arrival: Date
        var guests: [String]
        var reference = "kept elsewhere"
    }

    private let form = Form {
        Section {
            StringRow("name") { $0.value = "nobody" }
            NumberRow("nights") { $0.value = 1 }
            StringRow("grade")
            MomentRow("arrival")
            FlagRow("unasked") { $0.value = true }
        }
        MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in StringRow() }
        }
    }

    private var booking: Booking {
        // More precise than documents write dates.
        let arrival = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456_7)
        return Booking(
            name: nil, nights: 3, grade: .grand, arrival: arrival, guests: ["Grace", "Alan"])
    }

    @Test("Properties become values, nil clears, and rows without a property keep theirs")
    func filled() throws {
        #expect(try form.fill(from: booking).isEmpty)
        let values = form.values()
        #expect(try #require(values["name"]) == nil)
        #expect(values["nights"] as? Int == 3)
        #expect(values["grade"] as? String == "grand")
        #expect(values["arrival"] as? Date == booking.arrival)
        #expect(values["guests"] as? [String] == ["Grace", "Alan"])
        #expect(values["unasked"] as? Bool == true)
    }

    @Test("Decoding returns the model that filled the form")
    func roundTrip() throws {
        struct Known: Codable, Equatable {
            var name: String?
            var nights: Int?
            var grade: Grade
            var arrival: Date
            var guests: [String]
        }
        let model = Known(
            name: "Ada", nights: nil, grade: .plain, arrival: booking.arrival, guests: ["Alan"])
        try form.fill(from: model)
        #expect(try form.decode(Known.self) == model)
    }

    @Test("The model becomes the baseline: nothing is dirty, and a reset returns to it")
    func baseline() throws {
        try form.fill(from: booking)
        #expect(!form.isDirty)
        form.setValues(["nights": 9, "guests": ["Edsger"]])
        #expect(form.isDirty)
        form.reset()
        #expect(try form.decode(Int.self, at: "nights") == 3)
        #expect(form.values()["guests"] as? [String] == ["Grace", "Alan"])
    }

    @Test("Values that rows reject are reported with their tag, and the rest are filled")
    func unfitting() throws {
        struct Wrong: Encodable {
            var name = 7
            var nights = "many"
            var guests = [1]
            var unasked = false
        }
        let problems = try form.fill(from: Wrong())
        #expect(problems.map(\.place) == ["guests[0]", "name", "nights"])
        #expect(form.problems == problems)
        #expect(form.values()["unasked"] as? Bool == false)
        #expect(form.values()["nights"] as? Int == 1)
    }

    @Test("A number that fills a row of floating-point values is rounded to the nearest one")
    func rounded() throws {
        struct Money: Encodable {
            var amount: Decimal
            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                try value.encode(amount)
            }
        }
        let row = DoubleRow("number")
        let form = Form { row }
        let (third, price) = (Decimal(1) / 3, try #require(Decimal(string: "19.98999999999999488")))
        let numbers: [(any Encodable, Double)] = [
            (third, 1.0 / 3), (price, 19.98999999999999488),
            (Money(amount: third), 1.0 / 3), (UInt64.max, 0x1p64), (UInt.max, 0x1p64),
            (UInt64(1) << 63, 0x1p63), (Int128.max, 0x1p127), (Int.max, 0x1p63), (7, 7),
        ]
        for (number, expected) in numbers {
            #expect(try form.fill(from: ["number": AnyNumber(number)]).isEmpty, "\(number)")
            #expect(row.value == expected, "\(number)")
        }
        #expect(
            try form.fill(from: ["number": Decimal.nan]).map(\.description)
                == ["number: JSON cannot represent the number NaN exactly"])
        let whole = NumberRow("number")
        #expect(try Form { whole }.fill(from: ["number": UInt64.max]).count == 1)
        #expect(whole.value == nil)
    }

    /// A number of any type.
    private struct AnyNumber: Encodable {
        let number: any Encodable

        init(_ number: any Encodable) { self.number = number }

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            try value.encode(number)
        }
    }

    @Test("A model without named properties is rejected")
    func unnamed() {
        #expect(throws: EncodingError.self) { try form.fill(from: [1, 2]) }
        #expect(throws: EncodingError.self) { try form.fill(from: "text") }
    }

    @Test("A model may be a dictionary or encode its containers manually")
    func otherModels() throws {
        struct Nesting: Encodable {
            enum Key: String, CodingKey { case guests, name }
            func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: Key.self)
                try values.encodeNil(forKey: .name)
                var guests = values.nestedUnkeyedContainer(forKey: .guests)
                try guests.encode("Barbara")
            }
        }
        try form.fill(from: ["name": "Ada", "grade": "plain"])
        #expect(form.values()["name"] as? String == "Ada")
        try form.fill(from: Nesting())
        #expect(try #require(form.values()["name"]) == nil)
        #expect(form.values()["guests"] as? [String] == ["Barbara"])
    }

    @Test("A model may encode itself as another value, such as JSON")
    func wrapped() throws {
        struct Wrapper<Model: Encodable>: Encodable {
            var model: Model
            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                try value.encode(model)
            }
        }
        try form.fill(from: booking)
        let json = try form.json()
        let optional: Booking? = booking
        let models: [any Encodable] = [json, Wrapper(model: Wrapper(model: booking)), optional]
        for model in models {
            form.setValues(["nights": 9, "guests": ["Edsger"]])
            #expect(try form.fill(from: model).isEmpty)
            #expect(try form.json() == json)
        }
        for model in [1, Wrapper(model: "text"), Booking?.none, JSONValue.null] as [any Encodable] {
            #expect(throws: EncodingError.self) { try form.fill(from: model) }
        }
    }

    @Test("A model that encodes itself endlessly is rejected")
    func endless() {
        struct Endless: Encodable {
            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                try value.encode(self)
            }
        }
        #expect(throws: EncodingError.self) { try form.fill(from: Endless()) }
    }

    @Test("Properties of superclasses fill rows as well")
    func superclass() throws {
        class Person: Encodable {
            var name = "Ada"
        }
        class Guest: Person {
            var nights = 3

            enum Key: CodingKey { case nights }

            override func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: Key.self)
                try super.encode(to: values.superEncoder())
                try values.encode(nights, forKey: .nights)
            }
        }
        final class Speaker: Guest {
            enum Key: CodingKey { case unasked }

            override func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: Key.self)
                try values.encode(false, forKey: .unasked)
                try super.encode(to: values.superEncoder())
            }
        }
        #expect(try form.fill(from: Speaker()).isEmpty)
        #expect(form.values()["name"] as? String == "Ada")
        #expect(form.values()["nights"] as? Int == 3)
        #expect(form.values()["unasked"] as? Bool == false)
    }

    @Test("Hidden entries and options are those of the model, not of an earlier one")
    func hidden() throws {
        struct Customer: Codable, Equatable {
            var isCompany: Bool
            var phones: [String]
            var topics: [String]
        }
        let topics = ValuesTests.options("topics", .multipleSelection, chosen: [])
        topics.allRows[1].hidden = "$isCompany == true"
        let form = Form {
            FlagRow("isCompany")
            MultivaluedSection { section in
                section.tag = "phones"
                section.multivaluedRowToInsertAt = { _ in
                    StringRow { $0.hidden = "$isCompany == true" }
                }
            }
            topics
        }
        let customers = [
            Customer(isCompany: false, phones: ["1", "2", "3"], topics: ["a", "b"]),
            Customer(isCompany: true, phones: ["9"], topics: ["a"]),
            Customer(isCompany: true, phones: ["7", "8"], topics: ["b", "c"]),
        ]
        for customer in customers + customers.reversed() {
            #expect(try form.fill(from: customer).isEmpty)
            #expect(!form.isDirty)
            #expect(try form.decode(Customer.self, includeHidden: true) == customer)
        }
    }
}

extension Form {
    fileprivate func decode<Value: Decodable>(_ type: Value.Type, at tag: String) throws -> Value? {
        try decode([String: JSONValue].self, includeHidden: true)[tag]
            .map { try JSONDecoder().decode(type, from: JSONEncoder().encode($0)) }
    }
}
