import TestRuns
import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A Codable value in a document")
struct CodableValueTests {
    @Test(
        "rejects unknown members, each with its place and the nearest name",
        arguments: [
            (
                #"{"lower": 1, "upper": 2, "uper": 3}"#,
                #"uper: there is no member of a Bounds called "uper"; did you mean "upper"?"#
            ),
            (
                #"{"lower": 1, "uper": 2}"#,
                #"uper: there is no member of a Bounds called "uper"; did you mean "upper"?"#
            ),
            (
                #"{"lower": 1, "upper": 2, "x": null}"#,
                #"x: there is no member of a Bounds called "x""#
            ),
            (#"{"lower": 1}"#, #"the document: the member "upper" is missing"#),
            (#"{"lower": 1, "x": 2}"#, #"the document: the member "upper" is missing"#),
        ])
    func flat(text: String, message: String) throws {
        expect(Bounds.self, try JSONValue(text: text), message)
    }

    @Test(
        "rejects unknown members in nested values",
        arguments: [
            (
                #"{"home": {"lower": 1, "upper": 2, "uper": 3}}"#,
                #"home.uper: there is no member of a Bounds called "uper"; did you mean "upper"?"#
            ),
            (
                #"{"list": [{"lower": 1, "upper": 2}, {"lower": 1, "upper": 2, "lowr": 0}]}"#,
                #"list[1].lowr: there is no member of a Bounds called "lowr"; "#
                    + #"did you mean "lower"?"#
            ),
            (
                #"{"byName": {"a b": {"lowre": 1, "upper": 2}}}"#,
                #"byName["a b"].lowre: there is no member of a Bounds called "lowre"; "#
                    + #"did you mean "lower"?"#
            ),
            (
                #"{"shape": {"circle": {"radius": 1, "radios": 2}}}"#,
                #"shape.circle.radios: there is no member called "radios"; "#
                    + #"did you mean "radius"?"#
            ),
            (
                #"{"shape": {"circle": {"radius": 1}, "cirle": {}}}"#,
                #"shape.cirle: there is no member of a Shape called "cirle"; "#
                    + #"did you mean "circle"?"#
            ),
            (
                #"{"counts": {"2024": "many"}}"#,
                #"counts.2024: expected a whole number, found the string "many""#
            ),
            (#"{"pair": [1, 2, 3]}"#, "pair[2]: expected at most 2 elements, found 3"),
            (#"{"pair": [1]}"#, "pair: expected more elements, found a list of 1 element"),
            (
                #"{"dog": {"super": {"nam": "Rex"}, "tricks": 1}}"#,
                #"dog.super.nam: there is no member called "nam"; "#
                    + #"did you mean "name"?"#
            ),
        ])
    func nested(text: String, message: String) throws {
        expect(Everything.self, try JSONValue(text: text), message)
    }

    @Test(
        "rejects an unknown case of an enumeration anywhere, with its cases and the nearest one",
        arguments: [
            (
                #"{"day": "mondy"}"#,
                #"day: "mondy" is not one of monday, tuesday; did you mean "monday"?"#
            ),
            (
                #"{"day": "monday", "others": ["tuesday", "funday"]}"#,
                #"others[1]: "funday" is not one of monday, tuesday; did you mean "monday"?"#
            ),
            (#"{"day": 3}"#, "day: expected one of monday, tuesday, found the number 3"),
            (#"{"day": null}"#, "day: expected one of monday, tuesday, found null"),
            (
                #"{"day": "monday", "grade": "1"}"#,
                #"grade: expected one of 1, 2, found the string "1""#
            ),
            (#"{"day": "monday", "hidden": 1}"#, "hidden: expected a string, found the number 1"),
            (#"{"day": "monday", "grade": 4}"#, "grade: expected one of 1, 2, found the number 4"),
            (
                #"{"day": "monday", "hidden": "x"}"#,
                #"hidden: expected Unlisted, found the string "x""#
            ),
        ])
    func enumerations(text: String, message: String) throws {
        expect(Slot.self, try JSONValue(text: text), message)
    }

    private struct Slot: Codable, DocumentValue {
        enum Day: String, Codable, CaseIterable { case monday, tuesday }
        enum Grade: Int, Codable, CaseIterable { case low = 1, high }
        enum Unlisted: String, Codable { case one }
        var day: Day
        var others: [Day]?
        var grade: Grade?
        var hidden: Unlisted?
    }

    @Test("rejects all unknown members at once, in the order of their places")
    func allStrays() throws {
        let json = try JSONValue(
            text: #"{"zzz": 1, "pair": [1, 2, 3], "home": {"lower": 1, "upper": 2, "uper": 3}, "#
                + #""list": [{"lower": 1, "upper": 2, "b": 0, "a": 0}, "#
                + #"{"lower": 1, "upper": 2}, {"lower": 1, "upper": 2, "c": 0}]}"#)
        let error = #expect(throws: DocumentDiagnostic.self) {
            try Everything(documentValue: json)
        }
        #expect(
            error?.all.map(\.place.path)
                == ["home.uper", "list[0].a", "list[0].b", "list[2].c", "pair[2]", "zzz"])
    }

    @Test("rejects each invalid element of a list")
    func elements() {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try [Bounds](documentValue: [
                ["lower": "1", "upper": 2], ["lower": 1, "upper": 2], ["lower": 1], 4,
            ])
        }
        #expect(
            error?.description == """
                [0].lower: expected a whole number, found the string "1"
                [2]: the member "upper" is missing
                [3]: expected an object, found the number 4
                """)
    }

    @Test("accepts any member if its decoding reads all")
    func anyMember() throws {
        let json: JSONValue = ["a": 1, "b c": ["x": .null]]
        #expect(try AnyMembers(documentValue: json).names == ["a", "b c"])
        let everything = try Everything(documentValue: ["anything": json, "counts": ["x": 1]])
        #expect(everything.anything == json)
        #expect(everything.counts == ["x": 1])
    }

    @Test("may try one shape after another")
    func shapes() throws {
        #expect(try Either(documentValue: ["lower": 1, "upper": 2]) == .bounds(1, 2))
        #expect(try Either(documentValue: ["only": 3]) == .only(3))
        #expect(try Either(documentValue: 4) == .only(4))
        expect(
            Either.self, ["only": 3, "onyl": 3],
            "onyl: there is no member of an Either called \"onyl\"; did you mean \"only\"?")
    }

    @Test("may keep unknown shapes as JSON")
    func keptAsJSON() throws {
        #expect(try Lenient(documentValue: ["lower": 1, "upper": 2]).rest == nil)
        let other: JSONValue = ["lower": 1, "upper": ["deep": 2], "more": [3]]
        #expect(try Lenient(documentValue: other).rest == other)
    }

    @Test("may be decoded both member by member and as JSON")
    func alsoAsJSON() throws {
        let json: JSONValue = ["kind": "circle", "radius": 2, "more": ["deep": [1]]]
        let labelled = try Labelled(documentValue: json)
        #expect(labelled.kind == "circle")
        #expect(labelled.all == json)
    }

    @Test("encodes numbers, data and Foundation's types as documents do")
    func scalars() throws {
        let json: JSONValue = [
            "day": "1992-07-26", "page": "https://a.example", "price": 0.1, "data": "AQI=",
            "byte": 255, "ratio": 2, "zone": "Europe/Berlin", "pause": 5400.5,
        ]
        let scalars = try Scalars(documentValue: json)
        #expect(scalars.price == Decimal(string: "0.1"))
        #expect(scalars.data == Data([1, 2]))
        #expect(scalars.byte == 255)
        #expect(scalars.ratio == 2)
        #expect(scalars.zone.identifier == "Europe/Berlin")
        #expect(scalars.pause == .seconds(5400) + .milliseconds(500))
        #expect(scalars.page.absoluteString == "https://a.example")
        #expect(try Scalars(documentValue: scalars.documentValue()) == scalars)
        #expect(try scalars.documentValue()["pause"] == 5400.5)
        #expect(try scalars.documentValue()["zone"] == "Europe/Berlin")
    }

    @Test("encodes a number exactly, or not at all")
    func exactNumbers() throws {
        let numbers: [(any Encodable & Sendable, JSONValue?)] = [
            (UInt64(Int.max), .integer(.max)), (Int128(Int.min), .integer(.min)),
            (UInt64(10_000_000_000_000_000_000), .number(1e19)), (UInt64(Int.max) + 2, nil),
            (UInt64(1) << 63, .number(0x1p63)), (Int128(1) << 100, .number(0x1p100)),
            (Decimal(string: "0.1"), .number(0.1)), (Decimal(string: "-1e30"), .number(-1e30)),
            (Decimal(string: "12345678901234567.89"), nil), (Decimal.nan, nil),
        ]
        for (number, json) in numbers {
            #expect((try? JSONValue(encoding: number)) == json, "\(number)")
        }
        let error = #expect(throws: DocumentDiagnostic.self) {
            try JSONValue(encoding: ["n": UInt64.max])
        }
        #expect(
            error?.description
                == "n: JSON cannot represent the number 18446744073709551615 exactly")
    }

    @Test(
        "rejects invalid members with what was expected and found",
        arguments: [
            ("byte", "256", "expected a whole number from 0 to 255, found the number 256"),
            ("byte", "1.5", "expected a whole number, found the number 1.5"),
            ("byte", #""1""#, #"expected a whole number, found the string "1""#),
            ("ratio", "true", "expected a number, found true"),
            ("price", #""1""#, #"expected a number, found the string "1""#),
            (
                "zone", #""Nowhere/At_all""#,
                #"expected a time zone such as Europe/Berlin, found the string "Nowhere/At_all""#
            ),
            ("pause", "[5400]", "expected a number, found a list of 1 element"),
            ("data", #""?""#, #"expected Base64 data, found the string "?""#),
            (
                "page", #""""#,
                #"expected an address such as https://example.org, found the string """#
            ),
            (
                "day", "null",
                "expected a date such as 2024-02-29 or 2024-02-29T18:30:00Z, found null"
            ),
        ])
    func wrong(member: String, text: String, message: String) throws {
        var members: [String: JSONValue] = [
            "day": "1992-07-26", "page": "https://a.example", "price": 0.1, "data": "AQI=",
            "byte": 255, "ratio": 2, "zone": "Europe/Berlin", "pause": 5400.5,
        ]
        members[member] = try JSONValue(text: text)
        expect(Scalars.self, .object(members), "\(member): \(message)")
    }

    @Test("of any content can be read back, and rejects an additional member anywhere")
    func random() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            let value = Everything(using: &random)
            let json = try value.documentValue()
            #expect(try Everything(documentValue: json) == value, "seed \(seed)")
            for (place, more) in json.withStrayMembers where !place.hasPrefix("counts") {
                let error = #expect(throws: DocumentDiagnostic.self, "seed \(seed), \(place)") {
                    try Everything(documentValue: more)
                }
                #expect(error?.place.path == place, "seed \(seed)")
            }
        }
    }

    private func expect<Value: DocumentValue>(
        _ type: Value.Type, _ json: JSONValue, _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: DocumentDiagnostic.self, sourceLocation: sourceLocation) {
            try Value(documentValue: json)
        }
        #expect(error?.description == message, sourceLocation: sourceLocation)
    }
}

// MARK: Values of many shapes

private struct Bounds: Codable, Equatable, DocumentValue {
    var lower: Int
    var upper: Int
}

private enum Shape: Codable, Equatable {
    case circle(radius: Int)
    case point
}

/// Two numbers without names.
private struct Pair: Codable, Equatable {
    var first = 0
    var second = 0

    init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        first = try container.decode(Int.self)
        second = try container.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(second)
    }
}

private class Animal: Codable {
    final let name: String
    init(name: String) { self.name = name }
}

private final class Dog: Animal {
    let tricks: Int

    init(name: String, tricks: Int) {
        self.tricks = tricks
        super.init(name: name)
    }

    private enum CodingKeys: CodingKey { case tricks }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tricks = try container.decode(Int.self, forKey: .tricks)
        try super.init(from: container.superDecoder())
    }
}

/// A value with optional members of every shape.
private struct Everything: Codable, Equatable, DocumentValue {
    var home: Bounds?
    var list: [Bounds]?
    var byName: [String: Bounds]?
    var shape: Shape?
    var pair: Pair?
    var dog: DogName?
    var anything: JSONValue?
    var counts: [String: Int]?

    init(using random: inout SeededGenerator) {
        func bounds() -> Bounds { Bounds(lower: random.below(9), upper: random.below(9)) }
        if random.chance(2) { home = bounds() }
        if random.chance(2) { list = (0..<random.below(3)).map { _ in bounds() } }
        if random.chance(2) { byName = ["a b": bounds(), "c": bounds()] }
        if random.chance(2) { shape = random.chance(2) ? .point : .circle(radius: random.below(9)) }
        if random.chance(2) { pair = Pair(random.below(9), random.below(9)) }
        if random.chance(2) { counts = ["x": random.below(9)] }
    }
}

/// A dog, compared by name.
private struct DogName: Codable, Equatable {
    let name: String

    init(from decoder: any Decoder) throws { name = try Dog(from: decoder).name }
}

/// Accepts any member.
private struct AnyMembers: Codable, DocumentValue {
    let names: [String]

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
    }

    func encode(to encoder: any Encoder) throws {}
}

/// Bounds, or any other JSON.
private struct Lenient: Codable, DocumentValue {
    let rest: JSONValue?

    init(from decoder: any Decoder) throws {
        rest = try (try? Bounds(from: decoder)) == nil ? JSONValue(from: decoder) : nil
    }

    func encode(to encoder: any Encoder) throws {}
}

/// One of two shapes, or a number.
private enum Either: Codable, Equatable, DocumentValue {
    case bounds(Int, Int)
    case only(Int)

    private struct Only: Codable { let only: Int }

    init(from decoder: any Decoder) throws {
        if let bounds = try? Bounds(from: decoder) {
            self = .bounds(bounds.lower, bounds.upper)
        } else if let only = try? Only(from: decoder) {
            self = .only(only.only)
        } else {
            self = .only(try decoder.singleValueContainer().decode(Int.self))
        }
    }

    func encode(to encoder: any Encoder) throws {}
}

private struct Scalars: Codable, Equatable, DocumentValue {
    var day: Date
    var page: URL
    var price: Decimal
    var data: Data
    var byte: UInt8
    var ratio: Float
    var zone: TimeZone
    var pause: Duration
}

extension JSONValue {
    /// The value with an additional member, once for each object in it, with the member's place.
    fileprivate var withStrayMembers: [(place: String, json: JSONValue)] {
        switch self {
        case .object(let members):
            var all = [("stray", JSONValue.object(members.merging(["stray": 1]) { $1 }))]
            for (name, value) in members {
                for (place, json) in value.withStrayMembers {
                    let path = DocumentPlace.root.member(name).appending(DocumentPlace(path: place))
                    all.append((path.path, .object(members.merging([name: json]) { $1 })))
                }
            }
            return all
        case .array(let elements):
            return elements.indices.flatMap { index in
                elements[index].withStrayMembers.map { place, json in
                    var elements = elements
                    elements[index] = json
                    let path = DocumentPlace.root.element(index)
                        .appending(DocumentPlace(path: place))
                    return (path.path, JSONValue.array(elements))
                }
            }
        default: return []
        }
    }
}

/// A value that keeps all members in addition to the one it knows.
private struct Labelled: Codable, DocumentValue {
    let kind: String
    let all: JSONValue

    private enum CodingKeys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
        kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
        all = try decoder.singleValueContainer().decode(JSONValue.self)
    }

    func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
