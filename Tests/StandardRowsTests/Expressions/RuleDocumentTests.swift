import RowKit
import StandardRows
import Testing

@Suite("Rules with expressions in documents")
struct RuleDocumentTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static let trip: JSONValue = [
        "title": "Trip",
        "rules": [
            [
                "rule": "predicate", "that": "$end != nil OR $start == nil",
                "message": "Enter an end",
            ],
            [
                "rule": "predicate", "that": "SELF.length < 5 OR $end != nil", "at": "name",
                "when": "$start != nil", "message": "Short names only", "id": "short",
            ],
            ["rule": "predicate", "that": "SELF.@count < 3", "at": "guests"],
        ],
        "sections": [
            [
                "rows": [
                    [
                        "row": "NameRow", "tag": "name",
                        "rules": [["rule": "required", "when": "$start != nil"]],
                    ],
                    ["row": "DateRow", "tag": "start"],
                    [
                        "row": "DateRow", "tag": "end",
                        "rules": [
                            [
                                "rule": "predicate", "that": "$start == nil OR SELF >= $start",
                                "message": "The end is before the start",
                            ],
                            [
                                "rule": "predicate", "that": "$start == nil OR SELF != nil",
                                "empty": true, "when": "$name == 'Ada'",
                            ],
                        ],
                    ],
                ]
            ],
            [
                "tag": "guests", "rules": [["rule": "predicate", "that": "SELF.@count != 1"]],
                "multivalued": ["newRow": ["row": "NameRow"]], "rows": [],
            ],
        ],
    ]

    @Test("are loaded, applied and saved")
    func trip() throws {
        let form = try factory.form(from: Self.trip)
        #expect(form.validate().isEmpty)
        form.setValues(["start": try date("2025-02-01"), "guests": ["a", "b", "c"]])
        #expect(
            form.validate().map(\.description)
                == ["name: Must be filled in", "guests: Is not valid", "Enter an end"])
        form.setValues(["name": "Isabel", "guests": ["a"]])
        #expect(
            form.validate().map(\.description)
                == ["name: Short names only", "guests: Is not valid", "Enter an end"])
        form.setValues(["name": "Ada", "guests": [] as [String]])
        #expect(
            form.validate().map(\.description) == ["end: Is not valid", "Enter an end"])
        form.setValues(["end": try date("2025-01-31")])
        #expect(form.validate().map(\.description) == ["end: The end is before the start"])
        form.setValues(["end": try date("2025-02-01")])
        #expect(form.validate().isEmpty)
        let saved = factory.save(try factory.form(from: Self.trip))
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == Self.trip)
    }

    private func date(_ text: String) throws -> any Sendable {
        let form = try factory.form(from: [
            "sections": [["rows": [["row": "DateRow", "tag": "date", "value": .string(text)]]]]
        ])
        return try #require(form.values()["date"] ?? nil)
    }

    @Test(
        "that are wrong are refused with their place and the nearest right thing",
        arguments: [
            (
                ["rule": "required", "when": "$nmae != nil"],
                "sections[0].rows[0].rules[0].when: no row or section has the tag \"nmae\"; "
                    + "did you mean \"name\"?"
            ),
            (
                ["rule": "required", "when": "$name ="],
                "sections[0].rows[0].rules[0].when: expected a value, such as $tag, 'text' or 5, "
                    + "found the end (line 1, column 8 of the condition)"
            ),
            (
                ["rule": "required", "when": 5],
                "sections[0].rows[0].rules[0].when: expected true, false or a condition such as "
                    + "\"$age > 17\", found the number 5"
            ),
            (
                ["rule": "predicate"],
                "sections[0].rows[0].rules[0]: the member \"that\" of a predicate rule is missing"
            ),
            (
                ["rule": "predicate", "that": "SELF > $nmae"],
                "sections[0].rows[0].rules[0].that: no row or section has the tag \"nmae\"; "
                    + "did you mean \"name\"?"
            ),
            (
                ["rule": "predicate", "that": "SELF > 1", "at": "name"],
                "sections[0].rows[0].rules[0].at: there is no member of a predicate rule called "
                    + "\"at\""
            ),
        ] as [(JSONValue, String)])
    func refusals(rule: JSONValue, message: String) {
        let document: JSONValue = [
            "sections": [["rows": [["row": "NameRow", "tag": "name", "rules": [rule]]]]]
        ]
        #expect(refusal(of: document) == message)
    }

    @Test("of a form look at a row or a section that is there")
    func places() {
        let document: JSONValue = [
            "rules": [
                ["rule": "predicate", "that": "SELF != nil", "at": "nmae"], ["rule": "email"],
            ],
            "sections": [["rows": [["row": "NameRow", "tag": "name"]]]],
        ]
        #expect(
            refusal(of: document) == """
                rules[1].rule: the rule email does not apply to a form; these do: predicate
                rules[0].at: no row or section has the tag "nmae"; did you mean "name"?
                """)
    }

    @Test(
        "are part of the schema of values, if their condition compares values with constants",
        arguments: [
            (
                "$age > 17",
                [
                    "required": ["age"],
                    "properties": ["age": ["type": "number", "exclusiveMinimum": 17]],
                ]
            ),
            (
                "17 > $age",
                [
                    "required": ["age"],
                    "properties": ["age": ["type": "number", "exclusiveMaximum": 17]],
                ]
            ),
            ("$on == true", ["required": ["on"], "properties": ["on": ["const": true]]]),
            ("$on", ["required": ["on"], "properties": ["on": ["const": true]]]),
            (
                "$age == nil OR $age > $other",
                ["anyOf": [["required": ["age"], "properties": ["age": ["type": "null"]]]]]
            ),
            ("$age > $other", nil), ("NOT $on", nil), ("$on AND $age > $other", nil),
            ("ANY $age > 1", nil), ("SELF == 'a'", nil),
        ] as [(String, JSONValue?)])
    func schemas(condition: String, schema: JSONValue?) throws {
        let form = try factory.form(from: [
            "sections": [
                [
                    "rows": [
                        ["row": "IntRow", "tag": "age"], ["row": "IntRow", "tag": "other"],
                        ["row": "SwitchRow", "tag": "on"],
                        [
                            "row": "IntRow", "tag": "level",
                            "rules": [
                                ["rule": "smallerOrEqual", "limit": 5, "when": .string(condition)]
                            ],
                        ],
                    ]
                ]
            ]
        ])
        let wanted = schema.map { condition -> JSONValue in
            [
                [
                    "if": condition,
                    "then": [
                        "properties": ["level": ["maximum": 5]]
                    ],
                ]
            ]
        }
        #expect(form.valueSchema["allOf"] == wanted)
        #expect(form.valueSchema["properties"]?["level"] == ["type": ["integer", "null"]])
    }

    private func refusal(of document: JSONValue) -> String {
        do throws(RowFactoryError) {
            _ = try factory.form(from: document)
            return "loaded"
        } catch {
            return error.description
        }
    }
}
