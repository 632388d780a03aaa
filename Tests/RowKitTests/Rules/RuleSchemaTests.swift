import RowText
import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The schema of a rule")
struct RuleSchemaTests {
    private static let notSeparate: JSONValue = ["pattern": .string("[^\(JSONValue.separate)]")]

    private func check(
        _ rule: any RuleType, _ expected: JSONValue?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(rule.valueSchema == expected, sourceLocation: sourceLocation)
    }

    @Test("gives the bounds of numbers")
    func comparisons() {
        check(RuleGreaterThan(min: 2), ["exclusiveMinimum": 2])
        check(RuleGreaterOrEqualThan(min: -2.5), ["minimum": -2.5])
        check(RuleSmallerThan(max: Float(0.1)), ["exclusiveMaximum": 0.1])
        check(RuleSmallerOrEqualThan(max: UInt(7)), ["maximum": 7])
        check(RuleGreaterThan(min: Duration.milliseconds(1_500)), ["exclusiveMinimum": 1.5])
        // JSON Schema does not order strings or dates, and has no infinity.
        check(RuleGreaterThan(min: "a"), nil)
        check(RuleSmallerThan(max: Date(timeIntervalSinceReferenceDate: 0)), nil)
        check(RuleGreaterThan(min: -Double.infinity), nil)
        check(RuleSmallerOrEqualThan(max: Double.nan), nil)
    }

    @Test("counts code points, at least one for each character")
    func lengths() {
        check(RuleMinLength(minLength: 0), [:])
        check(RuleMinLength(minLength: 1), [:])
        check(RuleMinLength(minLength: 8), ["anyOf": [["maxLength": 0], ["minLength": 8]]])
        check(RuleMaxLength(maxLength: 0), ["maxLength": 0])
        check(RuleMaxLength(maxLength: 9), ["anyOf": [["maxLength": 9], Self.notSeparate]])
        check(RuleExactLength(exactLength: 0), ["maxLength": 0])
        check(
            RuleExactLength(exactLength: 4),
            [
                "anyOf": [
                    ["maxLength": 0],
                    ["minLength": 4, "anyOf": [["maxLength": 4], Self.notSeparate]],
                ]
            ])
        check(
            RuleMinLength(minLength: .max),
            ["anyOf": [["maxLength": 0], ["minLength": .integer(.max)]]])
    }

    @Test("treats only code points that never join others as separate characters")
    func separate() throws {
        let separate = try Pattern("[\(JSONValue.separate)]")
        var count = 0
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), separate.matches(String(scalar)) else {
                continue
            }
            count += 1
            let text = String(scalar)
            for other in ["a", "\n", "가", "ش", text] {
                if (text + other).count != 2 || (other + text).count != 2 {
                    Issue.record("U+\(String(value, radix: 16)) joins \(other.debugDescription)")
                }
            }
        }
        #expect(count > 39_000)
    }

    @Test("requires text, items or any value")
    func required() {
        let nonBlank: JSONValue = [
            "minLength": 1,
            "pattern":
                #"[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"#,
        ]
        check(RuleRequired<String>(), nonBlank)
        check(RuleRequired<String>(allowsBlank: true), ["minLength": 1])
        check(RuleRequired<[Int]>(), ["minItems": 1])
        check(RuleRequired<Set<String>>(), ["minItems": 1])
        check(RuleRequired<Section>(), ["minItems": 1])
        check(RuleRequired<Int>(), [:])
        check(RuleRequired<Form>(), [:])
        // Its JSON may have fewer members than the dictionary has elements.
        check(RuleRequired<[String: Int]>(), [:])
        check(RuleAccepted(), ["const": true])
    }

    @Test("defines white space as Unicode does")
    func blank() throws {
        guard case .string(let pattern)? = JSONValue.nonBlankText["pattern"] else {
            throw DocumentDiagnostic(.missing, "the pattern")
        }
        let ink = try Pattern(pattern)
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if ink.matches(String(scalar)) == scalar.properties.isWhitespace {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("counts the items of JSON arrays and the characters of strings")
    func counts() {
        check(RuleMinCount<[String]>(minCount: 2), ["minItems": 2])
        check(RuleMinCount<[String]>(minCount: 0), [:])
        check(RuleMinCount<Section>(minCount: 2), ["minItems": 2])
        check(RuleMinCount<String>(minCount: 2), ["minLength": 2])
        check(RuleMinCount<Int>(minCount: 2), nil)
        check(RuleMinCount<[String: Int]>(minCount: 2), nil)
        check(RuleMaxCount<Set<Int>>(maxCount: 3), ["maxItems": 3])
        check(RuleMaxCount<String>(maxCount: 3), ["anyOf": [["maxLength": 3], Self.notSeparate]])
        check(RuleMaxCount<[Int]>(maxCount: -1), nil)
        check(RuleMaxCount<Int>(maxCount: 3), nil)
    }

    @Test("has a pattern if ECMAScript has an equivalent")
    func patterns() {
        check(RuleRegExp(regExpr: "[A-Z]{2}"), ["pattern": "^(?:[A-Z]{2})?$"])
        check(
            RuleRegExp(regExpr: "a|b", allowsEmpty: false),
            ["minLength": 1, "pattern": "^(?:a|b)$"])
        check(RuleRegExp(regExpr: #"\w+"#), [:])
        check(RuleRegExp(regExpr: #"\w*"#, allowsEmpty: false), ["minLength": 1])
        check(RuleRegExp(regExpr: "(a"), [:])
    }

    @Test("has a pattern that every address matches")
    func addresses() {
        let word = #"[!#$%&'*+/=?^_`{|}~0-9A-Za-z\-]+"#
        check(RuleEmail(), ["pattern": .string(#"^(?:\#(word)(?:\.\#(word))*@[^@]+)?$"#)])
        check(
            RuleURL<String>(),
            ["pattern": #"^(?:(?:[Hh][Tt][Tt][Pp]|[Hh][Tt][Tt][Pp][Ss]):[^\u0000-\u0020]*)?$"#])
        check(
            RuleURL<URL>(schemes: ["x-1+a.b"], allowsEmpty: false),
            ["minLength": 1, "pattern": #"^(?:(?:[Xx]-1\+[Aa]\.[Bb]):[^\u0000-\u0020]*)$"#])
        check(
            RuleURL<String>(schemes: []),
            ["pattern": #"^(?:(?:[A-Za-z][A-Za-z0-9+.\-]*):[^\u0000-\u0020]*)?$"#])
        check(RuleURL<String>(requiresProtocol: false), ["pattern": #"^(?:[^\u0000-\u0020]*)?$"#])
        check(RuleURL<String>(schemes: ["http:"]), nil)
    }

    @Test("is nil if validity depends on more than the value")
    func others() {
        check(RuleEqualsToRow(row: StringRow("other")), nil)
        check(RuleClosure<String>(msg: "Never") { _ in false }, nil)
    }
}
