import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Values in documents")
struct DocumentValueTests {
    /// Checks that the value is written as the JSON and read back.
    private func check<Value: DocumentValue & Equatable>(
        _ value: Value, _ json: JSONValue, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try value.documentValue() == json, sourceLocation: sourceLocation)
        #expect(try Value(documentValue: json) == value, sourceLocation: sourceLocation)
    }

    @Test("are written and read back")
    func roundTrips() throws {
        try check(true, true)
        try check(-3, -3)
        try check(7 as UInt, 7)
        try check(1.5, 1.5)
        try check(2.0, 2)
        try check(0.1 as Float, 0.1)
        try check("é\u{202E}\n", "é\u{202E}\n")
        try check(["a", "b"], ["a", "b"])
        try check(Set([2, 1]), [1, 2])
        try check(["x": 1], ["x": 1])
        try check(String?.none, .null)
        try check(String?.some("a"), "a")
        try check(Size.large, "large")
        try check(RowColor.systemRed, "systemRed")
        try check(Citizen(name: "Ada", age: nil), ["name": "Ada"])
        let noon = Date(timeIntervalSince1970: 712_119_600)
        try check(noon, "1992-07-26T03:00:00Z")
        try check(noon + 0.0625, "1992-07-26T03:00:00.0625Z")
        try check(noon - 0.5, "1992-07-26T02:59:59.5Z")
        try check(Visit(day: noon), ["day": "1992-07-26T03:00:00Z"])
        try check(try #require(URL(string: "https://a.example/ä?b")), "https://a.example/%C3%A4?b")
    }

    @Test("include number styles, by name or by their parts")
    func numberStyles() throws {
        try check(NumberStyle.integer, "integer")
        try check(NumberStyle.decimal, "decimal")
        try check(NumberStyle.percent, "percent")
        try check(NumberStyle.decimal(2...4), ["kind": "number", "fractionDigits": [2, 4]])
        try check(NumberStyle.currency("EUR"), ["kind": "currency", "currency": "EUR"])
        try check(
            NumberStyle.percent.ungrouped, ["kind": "percent", "isGrouped": false])
        // A part with its default is omitted.
        let style = try NumberStyle(documentValue: ["kind": "percent", "isGrouped": true])
        #expect(try style.documentValue() == "percent")
    }

    @Test(
        "exclude contradictory number styles",
        arguments: [
            ("decimals", "\"decimals\" is not a number style"),
            (["kind": "currency"], "currency"),
            (["kind": "percent", "currency": "EUR"], "a percent has no currency"),
            (["kind": "currency", "currency": "EURO"], "three letters, such as \"EUR\""),
            (["kind": "currency", "currency": "€"], "three letters"),
            (["kind": "currency", "currency": "E1R"], "three letters"),
            (["kind": "money"], "money"), (["kind": "number", "grouped": true], "grouped"),
            (["kind": "number", "fractionDigits": [3, 1]], "fractionDigits"),
            (["kind": "number", "fractionDigits": [1]], "fractionDigits"), (7, "7"),
        ] as [(JSONValue, String)])
    func refusedNumberStyles(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try NumberStyle(documentValue: json)
        }
        #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }

    @Test("include swatches with a name and a colour")
    func swatches() throws {
        try check(
            ColorView.Swatch("Sky", RowColor(red: 0, green: 0, blue: 1)),
            ["name": "Sky", "color": "#0000FF"])
        try check(
            [ColorView.Swatch("Danger", .systemRed)], [["name": "Danger", "color": "systemRed"]])
        let error = #expect(throws: DocumentDiagnostic.self) {
            try ColorView.Swatch(documentValue: ["nmae": "Sky", "color": "#0000FF"])
        }
        #expect(error?.description.contains("did you mean \"name\"?") == true)
    }

    @Test(
        "are rejected with what was expected and what was found",
        arguments: [
            (
                JSONValue.string("yes"),
                "the document: expected true or false, found the string \"yes\""
            ),
            (.null, "the document: expected true or false, found null"),
            (.array([]), "the document: expected true or false, found an empty list"),
        ])
    func refusedBooleans(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) { try Bool(documentValue: json) }
        #expect(error?.description == message)
    }

    @Test("of integer types exclude fractions and numbers that are too large")
    func wholeNumbers() throws {
        #expect(throws: DocumentDiagnostic.self) { try Int(documentValue: 1.5) }
        #expect(throws: DocumentDiagnostic.self) { try Int(documentValue: .number(1e300)) }
        #expect(throws: DocumentDiagnostic.self) { try UInt(documentValue: -1) }
        #expect(try Int(documentValue: .number(0x1p53 - 1)) == 1 << 53 - 1)
        #expect(throws: DocumentDiagnostic.self) { try Int(documentValue: .number(0x1p53)) }
        #expect(throws: DocumentDiagnostic.self) { try Int(documentValue: .number(-0x1p63)) }
        #expect(throws: DocumentDiagnostic.self) {
            try DocumentDecoder.decode([Int64].self, from: [.number(0x1p53)])
        }
        #expect(
            try DocumentDecoder.decode([UInt64].self, from: [.number(0x1p63)]) == [1 << 63])
        #expect(throws: DocumentDiagnostic.self) { try UInt.max.documentValue() }
        #expect(throws: DocumentDiagnostic.self) { try Double.nan.documentValue() }
    }

    @Test("of dates may include a time zone, and invalid ones are rejected")
    func dates() throws {
        let noon = try Date(documentValue: "1992-07-26T05:00+02:00")
        #expect(noon == Date(timeIntervalSince1970: 712_119_600))
        #expect(try Date(documentValue: "1992-07-26") == noon - 3 * 3600)
        #expect(throws: DocumentDiagnostic.self) { try Date(documentValue: "1992-02-30") }
        let tokyo = try TimeZone(documentValue: "Asia/Tokyo")
        #expect(tokyo.secondsFromGMT() == 9 * 3600)
        #expect(tokyo.documentValue() == "Asia/Tokyo")
        for zone in ["", "Asia/Toyko", "9"] as [JSONValue] {
            #expect(throws: DocumentDiagnostic.self) { try TimeZone(documentValue: zone) }
        }
        #expect(throws: DocumentDiagnostic.self) { try (noon - 1e11).documentValue() }
        for text in ["", " https://a.b", "https://a.b\n", "https://a.b/\nc", "https://a\t.b"] {
            #expect(throws: DocumentDiagnostic.self) { try URL(documentValue: .string(text)) }
        }
        let error = #expect(throws: DocumentDiagnostic.self) {
            try Visit(documentValue: ["day": "today"])
        }
        #expect(
            error?.description
                == "day: expected a date such as 2024-02-29 or 2024-02-29T18:30:00Z, "
                + "found the string \"today\"")
    }

    @Test("of dates are read only if they can be written")
    func dateRange() throws {
        for text in [
            "9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:60Z",
        ] {
            let error = #expect(throws: DocumentDiagnostic.self, "\(text)") {
                try Date(documentValue: .string(text))
            }
            #expect(
                error?.message.hasPrefix("expected a date in the years 0 to 9999 in UTC") == true)
        }
        for text in ["0000-01-01T00:00:00Z", "0000-06-01T00:00:00Z", "9999-12-31T23:59:59Z"] {
            #expect(try Date(documentValue: .string(text)).documentValue() == .string(text))
        }
        // A leap second is the first second of the next minute.
        #expect(
            try Date(documentValue: "2016-12-31T23:59:60Z")
                == Date(documentValue: "2017-01-01"))
        #expect(
            try Date(documentValue: "2024-02-29t10:00z") == Date(documentValue: "2024-02-29 10:00"))
        #expect(Date.documentSchema["pattern"] == #"^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}.*)?$"#)
    }

    @Test(
        "of time zones are rejected with the name in the correct case",
        arguments: [
            ("europe/berlin", "Europe/Berlin"), ("AMERICA/new_york", "America/New_York"),
            ("Europe/Viena", nil), ("", nil),
        ] as [(JSONValue, String?)])
    func nearestTimeZone(json: JSONValue, suggestion: String?) {
        let error = #expect(throws: DocumentDiagnostic.self) { try TimeZone(documentValue: json) }
        #expect(error?.suggestion == suggestion)
    }

    @Test(
        "of colours are rejected with the nearest name",
        arguments: [
            ("red", "systemRed"), ("Grey", "systemGray"), ("indego", "systemIndigo"),
            ("labl", "label"), ("#12345", nil), ("black", nil), ("brown", nil),
        ] as [(JSONValue, String?)])
    func nearestColor(json: JSONValue, suggestion: String?) {
        let error = #expect(throws: DocumentDiagnostic.self) { try RowColor(documentValue: json) }
        #expect(error?.suggestion == suggestion)
    }

    @Test(
        "of lists and objects are rejected at all invalid elements and members, in order",
        arguments: [
            (["a": [1], "b c": [1, "x"]], ["[\"b c\"][1]"]),
            (["d": [2], "c": ["x", 1, true], "b": 5, "a": [[]]], ["a[0]", "b", "c[0]", "c[2]"]),
            (
                ["h": 0, "g": 0, "f": 0, "e": 0, "d": 0, "c": 0, "b": 0, "a": 0],
                ["a", "b", "c", "d", "e", "f", "g", "h"]
            ),
        ] as [(JSONValue, [String])])
    func nested(json: JSONValue, places: [String]) {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try [String: [Int]?](documentValue: json)
        }
        #expect(error?.all.map(\.place.path) == places)
        #expect(error?.place.path == places.first)
        #expect(error?.description.split(separator: "\n").count == places.count)
    }

    @Test(
        "of lists are rejected with a limited number of problems", arguments: [1_000, 1_001, 3_000])
    func manyProblems(count: Int) {
        let flat = JSONValue.array(Array(repeating: "x", count: count))
        let nested = JSONValue.array(
            Array(repeating: .array(Array(repeating: "x", count: count / 2)), count: 2 + count % 2))
        let errors = [
            #expect(throws: DocumentDiagnostic.self) { try [Int](documentValue: flat) },
            #expect(throws: DocumentDiagnostic.self) { try [[Int]](documentValue: nested) },
        ]
        for error in errors {
            #expect(error?.all.count == min(count, 1_001))
            let isCut = error?.all.last?.message == "further problems are omitted"
            #expect(isCut == (count > 1_000))
        }
    }

    @Test("of sets exclude duplicates")
    func sets() {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try Set<String>(documentValue: ["a", "b", "a", "b"])
        }
        #expect(
            error?.description == """
                [2]: the string "a" is in the list twice
                [3]: the string "b" is in the list twice
                """)
    }

    @Test("of durations are numbers of seconds, precise to a microsecond")
    func durations() throws {
        #expect(try Duration(documentValue: 0.3) == .milliseconds(300))
        #expect(try Duration.milliseconds(300).documentValue() == 0.3)
        #expect(try Duration.seconds(-90).documentValue() == -90)
        #expect(try Duration(documentValue: 1_000_000_000) == .seconds(1_000_000_000))
        #expect(throws: DocumentDiagnostic.self) { try Duration(documentValue: 1e10) }
    }

    @Test("of images are their names or their addresses")
    func pictures() throws {
        for image in [RowImage.symbol("trash"), .url("https://example.org/a.png")] {
            #expect(try RowImage(documentValue: image.documentValue()) == image)
        }
        let error = #expect(throws: DocumentDiagnostic.self) {
            try RowImage(documentValue: ["symbl": "trash"])
        }
        #expect(
            error?.description == "symbl: there is no kind of image called \"symbl\"; "
                + "did you mean \"symbol\"?")
        #expect(throws: DocumentDiagnostic.self) { try RowImage(documentValue: ["url": 1]) }
        #expect(throws: DocumentDiagnostic.self) { try RowImage(documentValue: "trash") }
    }

    @Test("have schemas")
    func schemas() {
        #expect(
            [Int?].documentSchema == [
                "type": "array", "items": ["anyOf": [["type": "integer"], ["type": "null"]]],
            ])
        #expect(Size.documentSchema == ["enum": ["small", "medium", "large"]])
        #expect(Citizen.documentSchema == [:])
    }

    @Test("include JSON of every kind, unchanged")
    func json() throws {
        let text = #"{"a":[null,true,-1,1.5,"x"],"b":{}}"#
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(value == ["a": [.null, true, -1, 1.5, "x"], "b": [:]])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
        #expect(value["a"] != nil)
        #expect(value["c"] == nil)
    }
}

private struct Visit: Codable, Equatable, DocumentValue {
    let day: Date
}
