import Testing

@testable import RowKit

@Suite("A value that decodes nested containers manually")
struct NestedContainerTests {
    private func holder(_ text: String) throws -> Holder {
        try Holder(documentValue: JSONValue(text: text))
    }

    @Test("finds each element at its index")
    func elements() throws {
        let holder = try holder(#"{"elements": [{"name": "a"}, [1, 2], "b", null, 5]}"#)
        #expect(holder.elements == Elements(name: "a", numbers: [1, 2], text: "b", last: 5))
    }

    @Test("finds each member by its name")
    func members() throws {
        let holder = try holder(
            #"{"members": {"named": {"name": "a"}, "numbers": [1, 2], "super": "b", "#
                + #""other": "c", "nothing": null}}"#)
        #expect(holder.members == Members(name: "a", numbers: [1, 2], text: "b", other: "c"))
    }

    @Test(
        "rejects additional and invalid parts, at their place",
        arguments: [
            (#"{"elements": [{"name": "a"}, [1, 2], "b", null, 5, 6]}"#, "elements[5]"),
            (
                #"{"elements": [{"name": "a", "more": 1}, [1, 2], "b", null, 5]}"#,
                "elements[0].more"
            ),
            (#"{"elements": [{"name": "a"}, [1, 2, 3], "b", null, 5]}"#, "elements[1][2]"),
            (#"{"elements": [{"name": "a"}, [1, 2], 3, null, 5]}"#, "elements[2]"),
            (#"{"elements": [{"name": "a"}, [1, 2], "b", 4, 5]}"#, "elements[3]"),
            (#"{"elements": [{"name": "a"}, [1, 2], "b", null]}"#, "elements"),
            (
                #"{"members": {"named": {"name": "a", "more": 1}, "numbers": [1, 2], "super": "b", "#
                    + #""other": "c", "nothing": null}}"#,
                "members.named.more"
            ),
            (
                #"{"members": {"named": {"name": "a"}, "numbers": [1, 2, 3], "super": "b", "#
                    + #""other": "c", "nothing": null}}"#,
                "members.numbers[2]"
            ),
            (
                #"{"members": {"named": {"name": "a"}, "numbers": [1, 2], "super": "b", "#
                    + #""other": "c", "nothing": null, "more": 1}}"#,
                "members.more"
            ),
        ])
    func strays(text: String, place: String) {
        let error = #expect(throws: DocumentDiagnostic.self) { try holder(text) }
        #expect(error?.place.path == place)
    }
}

private enum Key: String, CodingKey { case named, numbers, other, nothing, name }

private struct Holder: Codable, DocumentValue {
    var elements: Elements?
    var members: Members?
}

/// Decoded from a list: an object, a list, a string, null and a number.
private struct Elements: Codable, Equatable {
    var name: String
    var numbers: [Int]
    var text: String
    var last: Int

    init(name: String, numbers: [Int], text: String, last: Int) {
        (self.name, self.numbers, self.text, self.last) = (name, numbers, text, last)
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.nestedContainer(keyedBy: Key.self).decode(String.self, forKey: .name)
        numbers = try twoNumbers(of: list.nestedUnkeyedContainer())
        text = try String(from: list.superDecoder())
        guard try list.decodeNil() else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "not null")
        }
        last = try list.decode(Int.self)
    }
}

/// Decoded from an object.
private struct Members: Codable, Equatable {
    var name: String
    var numbers: [Int]
    var text: String
    var other: String

    init(name: String, numbers: [Int], text: String, other: String) {
        (self.name, self.numbers, self.text, self.other) = (name, numbers, text, other)
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        let named = try object.nestedContainer(keyedBy: Key.self, forKey: .named)
        name = try named.decode(String.self, forKey: .name)
        numbers = try twoNumbers(of: object.nestedUnkeyedContainer(forKey: .numbers))
        text = try String(from: object.superDecoder())
        other = try String(from: object.superDecoder(forKey: .other))
        _ = try object.decodeNil(forKey: .nothing)
    }
}

private func twoNumbers(of list: any UnkeyedDecodingContainer) throws -> [Int] {
    var list = list
    return [try list.decode(Int.self), try list.decode(Int.self)]
}
