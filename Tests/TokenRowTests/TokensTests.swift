import Foundation
import RowKit
import Testing
import TokenRow

@Suite("Tokens")
struct TokensTests {
    @Test("keep the order in which they were chosen, each once")
    func order() {
        var tokens: Tokens<String> = ["b", "a", "b"]
        #expect(Array(tokens) == ["b", "a"])
        #expect(tokens == Tokens(["b", "a"]))
        #expect(tokens != ["a", "b"])
        #expect([tokens.append("c"), tokens.append("a")] == [true, false])
        #expect(tokens.remove(identifier: "a") == "a")
        #expect(tokens.remove(identifier: "a") == nil)
        #expect(Array(tokens) == ["b", "c"])
        #expect(tokens.contains("c"))
        #expect(!tokens.contains("a"))
        #expect("\(tokens)" == #"["b", "c"]"#)
    }

    @Test("come from a set in the order of their display strings")
    func set() {
        #expect(Array(Tokens(Set(["c", "a", "b"]))) == ["a", "b", "c"])
        #expect(Tokens(Set<String>()).isEmpty)
        #expect(Tokens<String>() == [])
    }

    @Test("are the value of a row, written as a literal or made from a set, and saved as a list")
    func rowValue() throws {
        let row = TokenTableRow<String>("team")
        row.value = ["b", "a", "b"]
        #expect(row.value?.elementsEqual(["b", "a"]) == true)
        let form = Form { row }
        #expect(form.values()["team"] as? Tokens<String> == ["b", "a"])
        row.value = Tokens(Set(["b", "a"]))
        #expect(row.value == ["a", "b"])
        let saved = try JSONEncoder().encode(row.value)
        #expect(String(decoding: saved, as: UTF8.self) == #"["a","b"]"#)
    }

    @Test("of a row are also set from a set whose type is not known")
    func untypedSet() {
        let row = TokenTableRow<String>("team")
        let form = Form { row }
        #expect(form.setValues(["team": Set(["Bo", "Ann"])]).isEmpty)
        #expect(form.values()["team"] as? Tokens<String> == ["Ann", "Bo"])
        row.baseValue = Set(["Cy"])
        #expect(row.value == ["Cy"])
        #expect(form.problems.isEmpty)
        #expect(form.setValues(["team": Set([1])]).map(\.code) == [.wrongType])
        #expect(row.value == ["Cy"])
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
        #expect(tokens == ["b", "a"])
        #expect(try tokens.documentValue() == json)
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
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Tokens<String>.self, from: Data(#"["a","a"]"#.utf8))
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("found \(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "\"a\" is in the list twice")
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
