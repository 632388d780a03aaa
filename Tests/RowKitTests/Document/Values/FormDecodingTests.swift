import RowKit
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row that asks for nothing.
private final class PressRow: Row<ValueCell<String>>, RowType {
    override var omitsEmptyValue: Bool { true }
}

@Suite("Decoding a form's values")
struct FormDecodingTests {
    private struct Booking: Decodable, Equatable {
        enum Grade: String, Decodable { case plain, grand }

        var name: String
        var nights: Int
        var grade: Grade
        var arrival: Date
        var wishes: Set<String>
        var guests: [String]
        var note: String?
        var price: Double
    }

    private let arrival = Date(timeIntervalSinceReferenceDate: 700_000_000.25)

    private func form() -> Form {
        Form {
            Section {
                StringRow("name") { $0.value = "Ada" }
                NumberRow("nights") { $0.value = 3 }
                StringRow("grade") { $0.value = "grand" }
                MomentRow("arrival") { $0.value = arrival }
                ListedRow("wishes") { $0.value = ["view", "quiet", "view"] }
                StringRow("note")
                NumberRow("price") { $0.value = 120 }
                FlagRow("unasked") { $0.value = true }
            }
            MultivaluedSection { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in StringRow() }
                for name in ["Grace", nil, "Alan"] {
                    section <<< StringRow { $0.value = name }
                }
            }
        }
    }

    @Test("Each property has the value of the row with its name, converted if the types differ")
    func decoded() throws {
        let booking = try form().decode(Booking.self)
        #expect(
            booking
                == Booking(
                    name: "Ada", nights: 3, grade: .grand, arrival: arrival,
                    wishes: ["view", "quiet"], guests: ["Grace", "Alan"], note: nil, price: 120))
    }

    @Test("A form decodes as a dictionary and as JSON")
    func decodedWhole() throws {
        let form = Form {
            Section {
                StringRow("a") { $0.value = "x" }; StringRow("b")
            }
        }
        #expect(try form.decode([String: String?].self) == ["a": "x", "b": nil])
        #expect(try form.decode([String: JSONValue].self) == ["a": "x", "b": .null])
        #expect(try form.decode(JSONValue.self) == ["a": "x", "b": .null])
        #expect(try form.json() == ["a": "x", "b": .null])
    }

    @Test("An empty row decodes as an empty collection, and not as an empty text")
    func emptyRows() throws {
        struct Plan: Decodable, Equatable {
            var wishes: Set<String>
            var days: [String]
            var sizes: [String: Int]
        }
        struct Named: Decodable { var wishes: String }
        let form = Form { Section([ListedRow("wishes"), ListedRow("days"), ListedRow("sizes")]) }
        #expect(try form.decode(Plan.self) == Plan(wishes: [], days: [], sizes: [:]))
        #expect(throws: DecodingError.self) { try form.decode(Named.self) }
    }

    @Test("Hidden rows are missing unless they are included")
    func hidden() throws {
        struct Model: Decodable { var secret: String? }
        let form = Form {
            Section {
                StringRow("secret") {
                    $0.value = "x"; $0.hidden = true
                }
            }
        }
        #expect(try form.decode(Model.self).secret == nil)
        #expect(try form.decode(Model.self, includeHidden: true).secret == "x")
        #expect(try form.json() == [:])
        #expect(try form.json(includeHidden: true) == ["secret": "x"])
    }

    @Test("A row that asks for nothing is left out unless it has a value, but not of the values")
    func leftOut() throws {
        struct Model: Decodable { var send: String? }
        struct Pressed: Decodable { var send: String }
        let row = PressRow("send")
        let form = Form { Section([StringRow("a"), row]) }
        #expect(try form.json() == ["a": .null])
        #expect(try form.json(includeHidden: true) == ["a": .null])
        #expect(try form.decode([String: JSONValue].self) == ["a": .null])
        #expect(try form.decode(JSONValue.self) == ["a": .null])
        #expect(try form.decode(Model.self).send == nil)
        #expect(failure(Pressed.self, of: form) == "missing send: the row \"send\" has no value")
        #expect(Set(form.values().keys) == ["a", "send"])
        #expect(form.valueSchema["required"] == ["a"])
        #expect(form.valueSchema["properties"]?["send"] != nil)
        row.value = "x"
        #expect(try form.json() == ["a": .null, "send": "x"])
        #expect(try form.decode(Pressed.self).send == "x")
    }

    @Test("Missing, empty and mismatched values are distinguished, each with its tag")
    func errors() {
        struct Missing: Decodable { var nmae: String }
        struct Empty: Decodable { var note: String }
        struct Unfitting: Decodable { var name: Int }
        struct Inside: Decodable { var guests: [Int] }
        #expect(
            failure(Missing.self)
                == "missing nmae: no row or section has the tag \"nmae\"; did you mean \"name\"?")
        #expect(failure(Empty.self) == "empty note: the row is empty")
        #expect(
            failure(Unfitting.self)
                == "unfitting name: expected a whole number, found the string \"Ada\"")
        #expect(
            failure(Inside.self)
                == "unfitting guests.0: expected a whole number, found the string \"Grace\"")
    }

    @Test("The error for a hidden row states that it is hidden")
    func hiddenReason() {
        struct Model: Decodable { var secret: String }
        let form = Form { Section { StringRow("secret") { $0.hidden = true } } }
        #expect(failure(Model.self, of: form) == "missing secret: the row \"secret\" is hidden")
    }

    @Test("A value of a Swift-only type does not decode as another type or as JSON")
    func swiftOnly() {
        let form = Form { Section { OpaqueRow("sealed") { $0.value = Opaque() } } }
        struct Model: Decodable { var sealed: String }
        #expect(failure(Model.self, of: form)?.hasPrefix("unfitting sealed: ") == true)
        #expect(throws: RowFactoryError.self) { try form.json() }
    }

    @Test("Properties of a superclass have tags as well")
    func superclass() throws {
        class Person: Decodable { var name: String }
        final class Guest: Person {
            var nights: Int
            private enum Key: CodingKey { case nights }
            required init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                nights = try values.decode(Int.self, forKey: .nights)
                try super.init(from: values.superDecoder())
            }
        }
        let guest = try form().decode(Guest.self)
        #expect(guest.name == "Ada")
        #expect(guest.nights == 3)
    }

    private func failure<Model: Decodable>(_ type: Model.Type, of form: Form? = nil) -> String? {
        do {
            _ = try (form ?? self.form()).decode(type)
            return nil
        } catch let error as DecodingError {
            func path(_ context: DecodingError.Context) -> String {
                context.codingPath.map(\.stringValue).joined(separator: ".")
            }
            return switch error {
            case .keyNotFound(let key, let context):
                "missing \(key.stringValue): \(context.debugDescription)"
            case .valueNotFound(_, let context):
                "empty \(path(context)): \(context.debugDescription)"
            case .typeMismatch(_, let context), .dataCorrupted(let context):
                "unfitting \(path(context)): \(context.debugDescription)"
            @unknown default: "\(error)"
            }
        } catch {
            return "\(error)"
        }
    }
}
