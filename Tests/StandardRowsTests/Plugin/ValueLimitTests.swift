import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Value limits from the settings of rows, as JSON Schema")
struct ValueLimitTests {
    private enum Size: String, CaseIterable, DocumentValue { case small, large }
    private struct Place: Codable, Hashable, DocumentValue { let name: String }

    private func schema(of row: BaseRow) -> JSONValue? {
        row.tag = "row"
        return Form { row }.valueSchema["properties"]?["row"]
    }

    @Test("Numbers are limited by the effective bounds")
    func numbers() {
        #expect(
            schema(of: SliderRow { $0.minimum = 0.1 }) == [
                "type": ["number", "null"], "minimum": 0.1, "maximum": 10,
            ])
        let stepper = StepperRow { row in
            row.minimum = 3
            row.maximum = 1
        }
        #expect(
            schema(of: stepper) == ["type": ["number", "null"], "minimum": 3, "maximum": 3])
        let endless = StepperRow { row in
            row.maximum = .infinity
            row.step = 5
        }
        #expect(schema(of: endless) == ["type": ["number", "null"], "minimum": 0])
    }

    @Test("Durations are limited by the displayed bounds and by rules, in seconds")
    func durations() {
        let most: JSONValue = 1_000_000_000
        #expect(
            schema(of: CountDownRow()) == [
                "type": ["number", "null"], "minimum": 0, "maximum": most,
            ])
        let row = CountDownRow { row in
            row.minimumDuration = .seconds(90)
            row.maximumDuration = .seconds(3600)
            row.add(rule: RuleGreaterThan(min: .milliseconds(5500)))
        }
        #expect(
            schema(of: row) == [
                "type": ["number", "null"], "minimum": 60, "exclusiveMinimum": 5.5,
                "maximum": most, "exclusiveMaximum": 3660,
            ])
        // A duration in the minute of a bound is displayed like the bound.
        row.value = .seconds(60)
        #expect(row.validate().isEmpty)
        row.value = .seconds(3659)
        #expect(row.validate().isEmpty)
        row.maximumDuration = .seconds(Int64.max)
        #expect(schema(of: row)?["exclusiveMaximum"] != nil)
    }

    @Test("A value is one of the options, once they are known")
    func options() {
        let push = PushRow<String> { $0.options = ["b", "a", "b"] }
        #expect(
            schema(of: push) == ["type": ["string", "null"], "enum": ["b", "a", .null]])
        let unknown = PushRow<String> { $0.optionsProvider = .lazy { ["a"] } }
        #expect(schema(of: unknown) == ["type": ["string", "null"]])
        #expect(schema(of: SegmentedRow<Int> { $0.options = [1, 2] })?["enum"] == [1, 2, .null])
        let sizes = SegmentedRow<Size> { row in
            row.options = [.large]
            row.add(rule: RuleRequired())
        }
        #expect(schema(of: sizes) == ["enum": ["large"]])
        let none = SegmentedRow<String> { $0.options = [] }
        #expect(
            schema(of: none) == [
                "anyOf": [["type": "string", "not": [:]], ["type": "null"]]
            ])
        // Equal places may be written differently.
        let places = PushRow<Place> { $0.options = [Place(name: "Bern")] }
        #expect(schema(of: places) == [:])
    }

    @Test("A value of several options has at most as many as may be chosen")
    func several() {
        let row = MultipleSelectorRow<String> { row in
            row.options = ["a", "b"]
            row.selectionLimit = 1
        }
        #expect(
            schema(of: row) == [
                "type": ["array", "null"], "items": ["type": "string", "enum": ["a", "b"]],
                "uniqueItems": true, "maxItems": 1,
            ])
        row.options = nil
        row.selectionLimit = -1
        #expect(
            schema(of: row) == [
                "type": ["array", "null"], "items": ["type": "string"], "uniqueItems": true,
                "maxItems": 0,
            ])
    }

    @Test("The second option of a value must follow from its first")
    func twoColumns() {
        let row = DoublePickerRow<String, Int> { row in
            row.firstColumn = ["a", "b", "c", "none"]
            row.secondColumn = ["a": [1, 2], "b": [3], "c": [1, 2]]
        }
        let limits: JSONValue = [
            ["properties": ["a": ["enum": ["a", "c"]], "b": ["enum": [1, 2]]]],
            ["properties": ["a": ["enum": ["b"]], "b": ["enum": [3]]]],
        ]
        #expect(
            schema(of: row) == [
                "type": ["object", "null"],
                "properties": ["a": ["type": "string"], "b": ["type": "integer"]],
                "required": ["a", "b"], "additionalProperties": false, "anyOf": limits,
            ])
        row.secondOptions = { $0 == "none" ? [] : [7] }
        #expect(
            schema(of: row)?["properties"] == [
                "a": ["type": "string", "enum": ["a", "b", "c"]],
                "b": ["type": "integer", "enum": [7]],
            ])
        row.firstOptions = { [] }
        guard case .array(let alternatives)? = schema(of: row)?["anyOf"] else {
            Issue.record("A value is possible without options")
            return
        }
        #expect(alternatives.first?["not"] == [:])
        #expect(alternatives.last == ["type": "null"])
    }

    @Test("Each option of a three-column value must follow from those before it")
    func threeColumns() {
        let row = TriplePickerInputRow<String, String, Bool> { row in
            row.firstColumn = ["a", "b"]
            row.secondColumn = ["a": ["x", "y", "none"], "b": ["x"]]
            row.thirdColumn = [
                "a": ["x": [true], "y": [false]], "b": ["x": [true, false], "y": [true]],
            ]
            row.add(rule: RuleRequired())
        }
        let a: JSONValue = [
            "properties": ["a": ["enum": ["a"]]],
            "anyOf": [
                ["properties": ["b": ["enum": ["x"]], "c": ["enum": [true]]]],
                ["properties": ["b": ["enum": ["y"]], "c": ["enum": [false]]]],
            ],
        ]
        let b: JSONValue = [
            "properties": [
                "a": ["enum": ["b"]], "b": ["enum": ["x"]], "c": ["enum": [true, false]],
            ]
        ]
        #expect(schema(of: row)?["anyOf"] == [a, b])
    }

    @Test("The other columns are unrestricted if equal options may be written differently")
    func inexpressibleColumns() {
        let row = DoublePickerInlineRow<Place, String> { row in
            row.firstColumn = [Place(name: "Bern"), Place(name: "Paris")]
            row.secondColumn = .all(["old", "new"])
        }
        #expect(schema(of: row)?["properties"]?["b"]?["enum"] == ["old", "new"])
        #expect(schema(of: row)?["properties"]?["a"] == Place.documentSchema)
        let unknown = DoublePickerRow<String, String> { $0.secondColumn = ["a": ["b"]] }
        #expect(schema(of: unknown)?["properties"]?["a"] == ["type": "string"])
        #expect(schema(of: unknown)?["anyOf"] == nil)
    }

    @Test("Dates are not limited, because JSON Schema cannot order them")
    func dates() {
        let bounded = DateRow { $0.minimumDate = .distantPast }
        #expect(schema(of: bounded) == schema(of: DateRow()))
    }
}
