import Testing

@testable import RowKit

@Suite("The shape of JSON")
struct JSONShapeTests {
    @Test(
        "is described in a short notation",
        arguments: [
            (Int.documentSchema, "whole number", nil),
            ([Double].documentSchema, "[number, …]", nil),
            (String?.documentSchema, "text | null", nil),
            (Bool.documentSchema, "true | false", nil),
            ([String: Int].documentSchema, "{text: whole number, …}", nil),
            (JSONValue.documentSchema, nil, nil),
            (["const": "a"], "\"a\"", nil), (["const": .null], "null", nil),
            (["enum": ["a", 1]], "\"a\" | 1", "One of \"a\", 1."),
            (
                ["anyOf": [["enum": ["a"]], ["type": "null"]]], "\"a\" | null",
                "One of \"a\", or null."
            ),
            (
                [
                    "anyOf": [
                        ["anyOf": [["enum": ["a"]], Double.documentSchema]], ["type": "null"],
                    ]
                ],
                "\"a\" | number | null", "In JSON: \"a\" | number | null."
            ),
            (["type": "array", "items": ["enum": ["a"]]], "[\"a\", …]", "Any of \"a\"."),
            (
                ["type": "string", "pattern": "^[a-z]+$"], "text like ^[a-z]+$",
                "In JSON: text like ^[a-z]+$."
            ),
            // A pattern that nobody reads is left out.
            (
                [
                    "type": "array",
                    "items": [
                        "type": "string", "pattern": .string(String(repeating: "[a-z]", count: 9)),
                    ],
                ], "[text, …]", nil
            ),
            (
                [
                    "type": "object", "required": ["x"],
                    "properties": ["x": ["type": "number"], "y": ["type": "string"]],
                ], "{\"x\": number, \"y\"?: text}",
                "In JSON: {\"x\": number, \"y\"?: text}."
            ),
        ] as [(JSONValue, String?, String?)])
    func shapes(schema: JSONValue, words: String?, note: String?) {
        #expect(JSONShape.text(of: schema) == words)
        #expect(JSONShape.remark(on: schema) == note)
    }
}
