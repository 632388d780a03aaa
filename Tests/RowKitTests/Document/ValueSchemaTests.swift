import Testing

@testable import RowKit

/// A row that accepts numbers up to a maximum, and declares the limit.
private final class CappedRow: Row<ValueCell<Int>>, RowType {
    @Setting var maximum = 5

    override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: maximum)]
    }
}

/// A row of any JSON.
private final class AnyRow: Row<ValueCell<JSONValue>>, RowType {}

/// A custom rule with a schema.
private struct RuleEven: RuleType {
    var id: String?
    var validationError = ValidationError(msg: "Must be even")
    func isValid(value: Int?) -> ValidationError? {
        value.map { $0.isMultiple(of: 2) } ?? true ? nil : validationError
    }
    var valueSchema: JSONValue? { ["multipleOf": 2] }
}

/// A rule of a form that a schema can express.
private struct RuleEitherOr: RuleType {
    var id: String?
    var validationError = ValidationError(msg: "Give one of both")
    func isValid(value form: Form?) -> ValidationError? {
        let values = form?.values() ?? [:]
        return (values["a"] ?? nil) == nil && (values["b"] ?? nil) == nil ? validationError : nil
    }
    var valueSchema: JSONValue? {
        let notNull: JSONValue = ["not": ["type": "null"]]
        return ["anyOf": [["properties": ["a": notNull]], ["properties": ["b": notNull]]]]
    }
}

/// The schema of the value under a tag.
private func schema(_ tag: String = "row", of form: Form) -> JSONValue? {
    form.valueSchema["properties"]?[tag]
}

@Suite("The schema of a form's values")
struct ValueSchemaTests {
    @Test("has a member for each tag, and no other")
    func members() throws {
        let form = Form("Film") {
            Section("Which") {
                StringRow("name") { row in
                    row.title = "Name"
                    row.add(rule: RuleRequired(allowsBlank: true))
                }
                NumberRow("year") { row in
                    row.add(rule: RuleGreaterOrEqualThan(min: 1888))
                    row.add(rule: RuleSmallerThan(max: 2100))
                }
                FlagRow("seen")
                StringRow()
            }
        }
        #expect(
            form.valueSchema.text == """
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "title": "Film",
                  "additionalProperties": false,
                  "properties": {
                    "name": {"title": "Name", "minLength": 1, "type": "string"},
                    "seen": {"type": ["boolean", "null"]},
                    "year": {"exclusiveMaximum": 2100, "minimum": 1888, "type": ["integer", "null"]}
                  },
                  "required": ["name", "year", "seen"],
                  "type": "object"
                }

                """)
    }

    @Test("of an empty form allows an empty object")
    func empty() {
        #expect(
            Form().valueSchema == [
                "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
                "properties": [:], "additionalProperties": false,
            ])
    }

    @Test("does not require rows that may be hidden or deleted by a swipe")
    func hidden() {
        let form = Form {
            Section {
                StringRow("always") { $0.hidden = false }
                StringRow("sometimes") { $0.hidden = "$always == nil" }
                StringRow("never") { $0.hidden = true }
                StringRow("swiped") { row in
                    row.trailingSwipe.actions = [
                        SwipeAction(style: .destructive, title: nil) { _, _, _ in }
                    ]
                }
                StringRow("kept") { row in
                    row.trailingSwipe.actions = [
                        SwipeAction(style: .normal, title: nil) { _, _, _ in }
                    ]
                }
            }
            Section {
                StringRow("inside")
            }
        }
        form.allSections[1].hidden = .function(["always"]) { _ in false }
        #expect(form.valueSchema["required"] == ["always", "kept"])
        #expect(schema("never", of: form) == ["type": ["string", "null"]])
    }

    @Test("combines the requirements of all rules and of the row's settings")
    func requirements() {
        let form = Form {
            CappedRow("row") { row in
                row.maximum = 8
                row.add(rule: RuleEven())
                row.add(rule: RuleClosure(msg: "No") { _ in false })
                row.add(rule: RuleSmallerOrEqualThan(max: 9))
            }
        }
        #expect(schema(of: form) == ["type": ["integer", "null"], "maximum": 8, "multipleOf": 2])
        (form.rowBy(tag: "row") as? CappedRow)?.maximum = 3
        #expect(schema(of: form)?["maximum"] == 3)
    }

    @Test("allows null unless a rule refuses it")
    func null() {
        let form = Form {
            StringRow("text") { $0.add(rule: RuleMinLength(minLength: 2)) }
            StringRow("required") { row in
                row.add(rule: RuleMinLength(minLength: 2))
                row.add(rule: RuleRequired(allowsBlank: true))
            }
            StringRow("code") { $0.add(rule: RuleRegExp(regExpr: "[a-z]", allowsEmpty: false)) }
            FlagRow("agreed") { $0.add(rule: RuleAccepted()) }
            ListedRow("list") { $0.add(rule: RuleMinCount(minCount: 2)) }
            // A closure's requirement for a value cannot be expressed.
            StringRow("closure") { $0.add(rule: RuleClosure(msg: "No") { $0 != nil }) }
        }
        #expect(
            schema("text", of: form) == [
                "type": ["string", "null"], "anyOf": [["maxLength": 0], ["minLength": 2]],
            ])
        #expect(schema("required", of: form) == ["type": "string", "minLength": 2])
        #expect(
            schema("code", of: form) == [
                "type": "string", "minLength": 1, "pattern": "^(?:[a-z])$",
            ])
        #expect(schema("agreed", of: form) == ["type": "boolean", "const": true])
        #expect(
            schema("list", of: form) == [
                "type": "array", "items": ["type": "string"], "minItems": 2,
            ])
        #expect(schema("closure", of: form) == ["type": ["string", "null"]])
    }

    @Test("allows any value for types without a schema, and for Swift-only types")
    func untyped() {
        let form = Form {
            CitizenRow("citizen")
            CitizenRow("required") { $0.add(rule: RuleRequired()) }
            OpaqueRow("opaque")
            AnyRow("any") { $0.add(rule: RuleRequired()) }
        }
        #expect(schema("citizen", of: form) == [:])
        #expect(schema("required", of: form) == ["not": ["type": "null"]])
        #expect(schema("opaque", of: form) == [:])
        // For JSON, null is a value too.
        #expect(schema("any", of: form) == [:])
    }

    @Test("of a multivalued section is a list of the schemas of its entries")
    func multivalued() throws {
        let section = MultivaluedSection(header: "Guests", footer: "In order.") { section in
            section.tag = "guests"
            section.maximumCount = 3
            section.multivaluedRowToInsertAt = { index in
                NumberRow { row in
                    row.title = "Guest \(index)"
                    row.add(rule: RuleGreaterThan(min: 0))
                }
            }
        }
        let form = Form { section }
        let number: JSONValue = ["type": "integer", "exclusiveMinimum": 0]
        #expect(
            schema("guests", of: form) == [
                "title": "Guests", "description": "In order.", "type": "array", "items": number,
                "maxItems": 3,
            ])
        #expect(form.valueSchema["required"] == ["guests"])
        _ = try section.insertRow()
        #expect(schema("guests", of: form)?["items"] == number)
        // Reading the schema inserts nothing.
        #expect(section.entries.count == 1)
        #expect(form.problems.isEmpty)
        section <<< StringRow()
        #expect(schema("guests", of: form)?["items"] == ["anyOf": [number, ["type": "string"]]])
        // A maximum removes no entries.
        section.maximumCount = 1
        #expect(schema("guests", of: form)?["maxItems"] == 2)
    }

    @Test("has a minimum number of entries only if none can be blank or hidden")
    func minimumCount() {
        var rules: [RuleRequired<Int>] = []
        var hidden: Condition?
        let section = MultivaluedSection { section in
            section.tag = "guests"
            section.minimumCount = 2
            section.multivaluedRowToInsertAt = { _ in
                NumberRow { row in
                    rules.forEach { row.add(rule: $0) }
                    row.hidden = hidden
                }
            }
        }
        let form = Form { section }
        #expect(schema("guests", of: form)?["minItems"] == nil)
        rules = [RuleRequired()]
        #expect(schema("guests", of: form)?["minItems"] == 2)
        hidden = "$guests == nil"
        #expect(schema("guests", of: form)?["minItems"] == nil)
        hidden = nil
        section <<< NumberRow()
        #expect(schema("guests", of: form)?["minItems"] == nil)
        // A rule of the section counts only entries with a value.
        section.add(rule: RuleMinCount(minCount: 1))
        #expect(schema("guests", of: form)?["minItems"] == 1)
    }

    @Test("allows only the present entries if no more can be inserted")
    func fixedEntries() {
        let section = MultivaluedSection(multivaluedOptions: [.reorder]) { section in
            section.tag = "steps"
            section <<< NumberRow() <<< NumberRow("tagged")
        }
        let form = Form { section }
        #expect(
            schema("steps", of: form) == [
                "type": "array", "items": ["type": "integer"], "maxItems": 2,
            ])
        // An entry can be deleted.
        #expect(form.valueSchema["required"] == ["steps"])
        #expect(schema("tagged", of: form) == ["type": ["integer", "null"]])
        let empty = Form { MultivaluedSection(multivaluedOptions: []) { $0.tag = "none" } }
        #expect(schema("none", of: empty) == ["type": "array", "maxItems": 0])
    }

    @Test("allows other members if entries with tags may be inserted")
    func taggedEntries() {
        let form = Form {
            MultivaluedSection { $0.multivaluedRowToInsertAt = { NumberRow("n\($0)") } }
        }
        #expect(form.valueSchema["additionalProperties"] == nil)
    }

    @Test("applies the form's defaults to the next entry")
    func defaults() {
        let form = Form {
            MultivaluedSection { section in
                section.tag = "grades"
                section.multivaluedRowToInsertAt = { _ in CappedRow() }
            }
        }
        form.defaults.set(\CappedRow.maximum, 20)
        #expect(schema("grades", of: form)?["items"]?["maximum"] == 20)
    }

    @Test("of a selectable section allows one option, or several")
    func selectable() {
        let one = SelectableSection<ChosenRow<String>>("Size") { $0.tag = "size" }
        let some = SelectableSection<ChosenRow<Int>>(selectionType: .multipleSelection) { section in
            section.tag = "sizes"
            section.selectionLimit = 2
        }
        for size in ["S", "L"] { one <<< ChosenRow<String> { $0.selectableValue = size } }
        for size in [36, 38, 40] { some <<< ChosenRow<Int> { $0.selectableValue = size } }
        let form = Form { [one, some] }
        #expect(
            schema("size", of: form) == [
                "title": "Size", "type": ["string", "null"], "enum": ["S", "L", .null],
            ])
        #expect(
            schema("sizes", of: form) == [
                "type": "array", "items": ["type": "integer", "enum": [36, 38, 40]],
                "uniqueItems": true, "maxItems": 2,
            ])
        one.add(rule: RuleRequired())
        some.add(rule: RuleMinCount(minCount: 1))
        #expect(
            schema("size", of: form) == ["title": "Size", "type": "string", "enum": ["S", "L"]])
        #expect(schema("sizes", of: form)?["minItems"] == 1)
        // Both options with this value can be chosen.
        some <<< ChosenRow<Int> { $0.selectableValue = 36 }
        #expect(schema("sizes", of: form)?["uniqueItems"] == nil)
    }

    @Test("omits options of a type whose equal values may be encoded differently")
    func strangeOptions() {
        let section = SelectableSection<ChosenRow<Citizen>> { $0.tag = "who" }
        section <<< ChosenRow<Citizen> { $0.selectableValue = Citizen(name: "Ada") }
        #expect(schema("who", of: Form { section }) == [:])
        #expect(JSONValue.schema(oneOf: [Size.small, .large]) == ["enum": ["small", "large"]])
        #expect(JSONValue.schema(oneOf: [1.5, .infinity, 1.5]) == ["enum": [1.5]])
        #expect(JSONValue.schema(oneOf: [String]()) == ["not": [:]])
        #expect(JSONValue.schema(oneOf: [Citizen(name: "Ada")]) == nil)
    }

    @Test("includes the requirements of the form's rules")
    func wholeRules() {
        let section = Section([StringRow("a"), StringRow("b")])
        section.tag = "both"
        section.add(rule: RuleRequired())
        let form = Form { section }
        let before = form.valueSchema
        #expect(schema("both", of: form) == nil)
        form.add(rule: RuleEitherOr())
        #expect(form.valueSchema == .all(of: [before, RuleEitherOr().valueSchema ?? false]))
        #expect(form.valueSchema["anyOf"] != nil)
    }
}
