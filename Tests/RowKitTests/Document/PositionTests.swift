import Testing

@testable import RowKit

@Suite("The position of a problem in a document")
struct PositionTests {
    private let factory = Result { try DocumentPlugin.factory() }

    /// The position of a text that occurs once in a document, counted line by line.
    private func position(of needle: String, in text: String) throws -> String {
        let before = try #require(text.firstRange(of: needle)).lowerBound
        let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        return "(line \(lines.count), column \((lines.last?.count ?? 0) + 1))"
    }

    private func problems(of text: String) throws -> [String] {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().form(text: text)
        }
        return error?.diagnostics.map(\.description) ?? []
    }

    @Test("is that of the name of a member, or of an element")
    func members() throws {
        let text = """
            {
              "titel": "A",
              "sections": [
                {"rows": [
                  {"row": "StringRow", "settings": {"hight": 3}},
                  7,
                  {"row": "NumberRow",
                   "tag": "é👩‍👩‍👧", "value": "x"}
                ]}
              ]
            }
            """
        let found = try problems(of: text)
        let rows = "sections[0].rows"
        for (needle, place) in [
            (#""titel""#, "titel"), (#""hight""#, "\(rows)[0].settings.hight"),
            ("7,", "\(rows)[1]"), (#""value""#, "\(rows)[2].value"),
        ] {
            let start = try "\(place) \(position(of: needle, in: text)): "
            #expect(found.contains { $0.hasPrefix(start) }, "\(start)\n\(found)")
        }
        #expect(found.count == 4)
    }

    @Test("is that of what contains the place, if the place is not there")
    func missing() throws {
        let text = """
            {"sections": [{"rows": [
              {"row": "StringRow", "rules": [{"rule": "minLength"}]}
            ]}]}
            """
        #expect(
            try problems(of: text) == [
                "sections[0].rows[0].rules[0] \(position(of: #"{"rule""#, in: text)): "
                    + #"the member "count" of a minLength rule is missing"#
            ])
    }

    @Test("is found for names that look like places")
    func names() throws {
        let text = #"{"sections": [], "a.b[0]": 1, "c\"]": 2, "": 3}"#
        let found = try problems(of: text)
        for needle in [#""a.b[0]""#, #""c\"]""#, #""": 3"#] {
            let position = try position(of: needle, in: text)
            #expect(found.contains { $0.contains(position) }, "\(position)\n\(found)")
        }
    }

    @Test(
        "counts each line break once, and no mark at the start",
        arguments: ["\n", "\r", "\r\n", "\n\r"])
    func lineBreaks(lineBreak: String) throws {
        let lines = lineBreak == "\n\r" ? 2 : 1
        let text = "\u{FEFF}{\(lineBreak)  \"titel\": 1, \"sections\": []}"
        #expect(
            try problems(of: text).first?.hasPrefix("titel (line \(1 + lines), column 3): ") == true
        )
        let first = "\u{FEFF}{\"titel\": 1, \"sections\": []}"
        #expect(try problems(of: first).first?.hasPrefix("titel (line 1, column 2): ") == true)
    }

    @Test("is not given for the whole document, nor for JSON that was no text")
    func without() throws {
        #expect(try problems(of: "[]") == ["the document: expected an object, found an empty list"])
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().form(from: ["sections": 3])
        }
        #expect(error?.description == "sections: expected a list, found the number 3")
    }
}
