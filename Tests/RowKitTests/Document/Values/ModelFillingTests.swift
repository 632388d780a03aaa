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
}

extension Form {
    fileprivate func decode<Value: Decodable>(_ type: Value.Type, at tag: String) throws -> Value? {
        try decode([String: JSONValue].self, includeHidden: true)[tag]
            .map { try JSONDecoder().decode(type, from: JSONEncoder().encode($0)) }
    }
}
