import Testing

@testable import RowKit

@Suite("Combined schemas")
struct SchemaConjunctionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let schemas: [JSONValue]
        let result: JSONValue

        init(_ description: String, _ schemas: [JSONValue], _ result: JSONValue) {
            (testDescription, self.schemas, self.result) = (description, schemas, result)
        }
    }

    static let cases = [
        Case("none", [], [:]),
        Case(
            "one", [["type": "object", "properties": ["a": [:]]]],
            ["type": "object", "properties": ["a": [:]]]),
        Case(
            "different keywords", [["type": "string"], ["minLength": 2]],
            ["type": "string", "minLength": 2]),
        Case("equal keywords", [["minLength": 2], ["minLength": 2]], ["minLength": 2]),
        Case("lower bounds", [["minimum": 2], ["minimum": 2.5], ["minimum": 1]], ["minimum": 2.5]),
        Case(
            "equal lower bounds of different types",
            [["minimum": 2], ["minimum": .number(2)]], ["minimum": 2]),
        Case("upper bounds", [["maxItems": 2], ["maxItems": 3]], ["maxItems": 2]),
        Case(
            "bounds that are equal as doubles",
            [["minimum": .integer(.max)], ["minimum": .number(9e18)]],
            ["minimum": .integer(.max), "allOf": [["minimum": .number(9e18)]]]),
        Case(
            "two patterns", [["pattern": "a"], ["pattern": "b", "minLength": 1]],
            ["pattern": "a", "minLength": 1, "allOf": [["pattern": "b"]]]),
        Case(
            "items",
            [["type": "array", "items": ["type": "string"]], ["items": ["enum": ["a"]]]],
            ["type": "array", "items": ["type": "string", "enum": ["a"]]]),
        Case(
            "items after others", [["prefixItems": [[:]]], ["items": ["type": "string"]]],
            ["prefixItems": [[:]], "allOf": [["items": ["type": "string"]]]]),
        Case(
            "texts", [["enum": ["a", "b", "c"]], ["enum": ["c", "d", "a"]]], ["enum": ["a", "c"]]),
        Case(
            "other texts", [["enum": ["a"]], ["enum": ["b"]]],
            ["enum": ["a"], "allOf": [["enum": ["b"]]]]),
        Case(
            "numbers, which may be equal despite different types",
            [["enum": [1]], ["enum": [.number(1)]]],
            ["enum": [1], "allOf": [["enum": [.number(1)]]]]),
        Case(
            "members of objects",
            [
                [
                    "properties": ["a": ["type": "string"], "b": [:]],
                    "additionalProperties": false,
                ],
                ["properties": ["a": ["enum": ["x"]]]],
            ],
            [
                "properties": ["a": ["type": "string", "enum": ["x"]], "b": [:]],
                "additionalProperties": false,
            ]),
        Case(
            "members of objects that may have others",
            [["properties": ["a": [:]]], ["properties": ["b": [:]]]],
            ["properties": ["a": [:], "b": [:]]]),
        Case(
            "members of objects that depend on each other",
            [
                ["properties": ["a": [:]], "additionalProperties": false],
                ["properties": ["b": [:]]],
            ],
            [
                "properties": ["a": [:]], "additionalProperties": false,
                "allOf": [["properties": ["b": [:]]]],
            ]),
        Case(
            "an existing allOf",
            [["allOf": [["minimum": 1]]], ["if": ["minimum": 2], "then": ["maximum": 3]]],
            ["allOf": [["minimum": 1], ["if": ["minimum": 2], "then": ["maximum": 3]]]]),
        Case("nothing", [["type": "string"], false], ["type": "string", "allOf": [false]]),
        Case(
            "text that may be empty", [["type": "string"], .textOrEmpty(["minLength": 2])],
            ["type": "string", "anyOf": [["maxLength": 0], ["minLength": 2]]]),
        Case(
            "text that may be empty, combined with text that may not",
            [["minLength": 1, "pattern": "a"], .textOrEmpty(["minLength": 2])],
            ["minLength": 2, "pattern": "a"]),
        Case(
            "text that may be empty or one of two, combined with text that may not be empty",
            [["anyOf": [["maxLength": 0], ["pattern": "a"], ["pattern": "b"]]], ["minLength": 1]],
            ["anyOf": [["pattern": "a"], ["pattern": "b"]], "minLength": 1]),
    ]

    @Test("become one", arguments: cases)
    func all(example: Case) {
        #expect(JSONValue.all(of: example.schemas) == example.result)
    }

    @Test(
        "can be extended to allow null",
        arguments: [
            ([:], [:]),
            (["type": "string", "minLength": 1], ["type": ["string", "null"], "minLength": 1]),
            (["type": ["string", "boolean"]], ["type": ["string", "boolean", "null"]]),
            (["enum": ["a"]], ["enum": ["a", .null]]),
            (
                ["type": "string", "enum": ["a"]],
                ["type": ["string", "null"], "enum": ["a", .null]]
            ),
            (["minimum": 1], ["minimum": 1]),
            (
                ["type": "string", "anyOf": [["maxLength": 0], ["minLength": 2]]],
                ["type": ["string", "null"], "anyOf": [["maxLength": 0], ["minLength": 2]]]
            ),
            (
                ["anyOf": [["type": "string"], ["minimum": 1]]],
                ["anyOf": [["anyOf": [["type": "string"], ["minimum": 1]]], ["type": "null"]]]
            ),
            (
                ["type": "boolean", "const": true],
                ["anyOf": [["type": "boolean", "const": true], ["type": "null"]]]
            ),
            (["not": [:]], ["anyOf": [["not": [:]], ["type": "null"]]]),
        ] as [(JSONValue, JSONValue)])
    func orNull(schema: JSONValue, expected: JSONValue) {
        #expect(schema.orNull == expected)
    }
}
