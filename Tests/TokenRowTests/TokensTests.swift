import Foundation
import RowKit
import Testing
import TokenRow

@Suite("Tokens")
struct TokensTests {
    @Test("keep the order in which they were chosen, each once")
    func order() {
        var tokens: Tokens<String> = ["b", "a", "b"]
        #expect(Array(tokens) == ["b", "a"] && tokens == Tokens(["b", "a"]))
        #expect(tokens != ["a", "b"])
        #expect(tokens.append("c") && !tokens.append("a"))
        #expect(tokens.remove(identifier: "a") == "a" && tokens.remove(identifier: "a") == nil)
        #expect(Array(tokens) == ["b", "c"] && tokens.contains("c") && !tokens.contains("a"))
        #expect("\(tokens)" == #"["b", "c"]"#)
    }

    @Test("come from a set in the order of their display strings")
    func set() {
        #expect(Array(Tokens(Set(["c", "a", "b"]))) == ["a", "b", "c"])
        #expect(Tokens(Set<String>()).isEmpty && Tokens<String>() == [])
    }

    @Test("with the same identifier are one token: the first counts")
    func identifiers() {
        let (first, second) = (Numbered(id: 1, name: "one"), Numbered(id: 1, name: "uno"))
        #expect(Tokens([first, second]).map(\.name) == ["one"])
        #expect(Tokens([first]).contains(second))
    }

    @Test("are written to a document exactly as they were read")
    func roundTrip() throws {
        let json: JSONValue = ["b", "a"]
        let tokens = try Tokens<String>(documentValue: json)
        #expect(try tokens == ["b", "a"] && tokens.documentValue() == json)
        let data = try JSONEncoder().encode(tokens)
        #expect(String(decoding: data, as: UTF8.self) == #"["b","a"]"#)
        #expect(try JSONDecoder().decode(Tokens<String>.self, from: data) == tokens)
        #expect(
            Tokens<String>.documentSchema == [
                "type": "array", "items": ["type": "string"], "uniqueItems": true,
            ])
    }

    @Test(
        "are rejected if one is repeated or invalid",
        arguments: [
            (["a", "b", "a"], "[2]: \"a\" is in the list twice"),
            (
                ["a", "b", "a", "b"],
                "[2]: \"a\" is in the list twice\n[3]: \"b\" is in the list twice"
            ),
            (["a", 1], "[1]: expected a string, found the number 1"),
            ("a", "the document: expected a list, found the string \"a\""),
        ] as [(JSONValue, String)])
    func refusals(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try Tokens<String>(documentValue: json)
        }
        #expect(error?.description == message)
    }

    @Test("are also rejected by Decodable if one is repeated")
    func decoding() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Tokens<String>.self, from: Data(#"["a","a"]"#.utf8))
        }
    }

    @Test(
        "that are strings are found regardless of case, accents and width",
        arguments: [
            ("José Ángel", "ANGEL", true), ("Oliver Kahn", "ver k", true), ("Ｋahn", "kahn", true),
            ("Oliver Kahn", "kann", false), ("", "a", false), ("a", "", true),
        ])
    func texts(token: String, typed: String, isFound: Bool) {
        #expect(token.contains(token: typed) == isFound)
    }
}

/// A token identified by a number.
struct Numbered: TokenSearchable {
    let id: Int
    let name: String

    var displayString: String { name }
    var identifier: Int { id }
    func contains(token: String) -> Bool { name.contains(token) }
}
