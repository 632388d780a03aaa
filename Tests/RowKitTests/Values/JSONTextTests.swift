import RowKit
import TestRuns
import Testing

@Suite("JSON as text")
struct JSONTextTests {
    @Test(
        "is parsed",
        arguments: [
            ("null", .null), (" true\n", true), ("-0", 0), ("-12", -12), ("1.5e3", 1500.0),
            ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(0x1p63)),
            ("1.0", .number(1)), ("0.0e-400", .number(0)),
            ("5e-324", .number(.leastNonzeroMagnitude)),
            ("\u{FEFF}[]", []), ("[1,[ ],{}]", [1, [], [:]]),
            (#""\u00e9\n\"\\\/\t\b\f\r""#, "é\n\"\\/\t\u{8}\u{C}\r"),
            (#""\ud83d\ude00 אב""#, "😀 אב"), (#"{"a":{"b":[null]}}"#, ["a": ["b": [.null]]]),
        ] as [(String, JSONValue)])
    func reading(text: String, value: JSONValue) throws {
        #expect(try JSONValue(text: text) == value)
    }

    @Test(
        "is rejected with the place if it is malformed",
        arguments: [
            ("01", "line 1, column 1: a number must not have leading zeros"),
            ("1.", "line 1, column 3: expected a digit, found the end"),
            ("-a", "line 1, column 2: expected a digit, found \"a\""),
            ("1e+", "line 1, column 4: expected a digit, found the end"),
            ("1e999", "line 1, column 1: the number is too big"),
            ("[-0.1e-400]", "line 1, column 2: the number is too close to 0"),
            ("\"a", "line 1, column 1: unterminated string"),
            ("\"a\u{1}\"", "line 1, column 3: a control character in a string"),
            (#""\x""#, "line 1, column 2: invalid escape in a string"),
            (#""\ud83d""#, "line 1, column 2: unpaired surrogate"),
            (#""\u12g4""#, "line 1, column 2: expected four hexadecimal digits after \\u"),
            ("[1 2]", "line 1, column 4: expected a comma or ], found \"2\""),
            ("[1,]", "line 1, column 3: there must be no comma before ]; remove it"),
            ("{\"a\": 1,\n}", "line 1, column 8: there must be no comma before }; remove it"),
            ("[1,,2]", "line 1, column 4: expected a value, found \",\""),
            ("[,1]", "line 1, column 2: expected a value, found \",\""),
            ("{\"a\" 1}", "line 1, column 6: expected a colon, found \"1\""),
            ("{a: 1}", "line 1, column 2: expected a name in quotes or }, found \"a\""),
            ("// x\n1", "line 1, column 1: JSON has no comments; remove it"),
            ("{\"a\": 1 // x\n}", "line 1, column 9: JSON has no comments; remove it"),
            ("[/* x */ 1]", "line 1, column 2: JSON has no comments; remove it"),
            ("[/ 1]", "line 1, column 2: expected a value, found \"/\""),
            ("1 1", "line 1, column 3: expected the end, found \"1\""),
            ("[\r", "line 2, column 1: expected a value, found the end"),
            ("[\r\n", "line 2, column 1: expected a value, found the end"),
            ("[\n\r 1 2]", "line 3, column 4: expected a comma or ], found \"2\""),
            ("NaN", "line 1, column 1: expected a value, found \"NaN\""),
            ("{\"a\": 1, \"a\": 2}", "line 1, column 10: \"a\" occurs twice"),
        ])
    func refusals(text: String, complaint: String) {
        let error = #expect(throws: DocumentDiagnostic.self) { try JSONValue(text: text) }
        #expect(error?.description.hasPrefix(complaint) == true, "\(error?.description ?? "")")
    }

    @Test("is rejected if it is nested too deeply, however deep")
    func depth() {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(throws: DocumentDiagnostic.self) { try JSONValue(text: deep) }
    }

    @Test("is written on one line if it fits, and otherwise one member a line")
    func layout() {
        let value: JSONValue = [
            "title": "Sign up",
            "sections": [
                ["rows": [["row": "TextRow", "tag": "a"], ["row": "TextRow", "tag": "b"]]],
                [
                    "footer":
                        "A line that is long enough to make the object around it stand on four lines",
                    "header": "A",
                ],
            ],
        ]
        #expect(
            value.text == """
                {
                  "title": "Sign up",
                  "sections": [
                    {"rows": [{"row": "TextRow", "tag": "a"}, {"row": "TextRow", "tag": "b"}]},
                    {
                      "header": "A",
                      "footer": "A line that is long enough to make the object around it stand on four lines"
                    }
                  ]
                }

                """)
    }

    @Test("is parsed back to the same value for any JSON")
    func roundTrips() {
        Runs.repeated(of: 100_000) { seed, random in
            let value = JSONValue.random(depth: 4, using: &random)
            #expect((try? JSONValue(text: value.text)) == value, "seed \(seed)")
        }
    }
}

extension JSONValue {
    /// A small random value.
    static func random(depth: Int, using random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .integer(Int.random(in: .min ... .max, using: &random))
        case 3: .number(Double.random(in: -1e9...1e9, using: &random) + 0.5e-3)
        case 4, 5: .string(HostileTexts.any(using: &random))
        case 6:
            .array(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    .random(depth: depth - 1, using: &random)
                })
        default:
            .object(
                Dictionary(
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in
                        (
                            HostileTexts.any(using: &random),
                            .random(depth: depth - 1, using: &random)
                        )
                    }
                ) { $1 })
        }
    }
}
