import Foundation
import RowKit
import SplitRow
import StandardRows
import TestRows
import Testing

@Suite("A split row in a document")
struct SplitDocumentTests {
    private let factory = Result { try RowFactory(RowRegistry(SplitRowPlugin.self)) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "SplitRow", SplitRowPlugin.self)
        let street = try #require(form.rowBy(tag: "street") as? SplitRow<TextRow, TextRow>)
        #expect(street.value == SplitRowValue(left: "Main Street", right: "12a"))
        #expect(street.rowLeft.placeholder == "Main Street")
        #expect(street.rowRight.title == "Number")
        #expect(form.problems == [])
        #expect(form.validate().map(\.place) == ["stay"])
    }

    @Test("reads and writes the settings of its rows as objects, with defaults for missing ones")
    func settings() throws {
        let factory = try factory.get()
        let made = try factory.make("SplitIntRow", settings: ["left": ["title": "Adults"]])
        let row = try #require(made as? SplitRow<IntRow, IntRow>)
        let left = try #require(
            SplitRow<IntRow, IntRow>.settings.first { $0.name == "left" })
        #expect(try left.value(of: row) == ["title": "Adults"])
        try left.set(["placeholder": "2"], of: row)
        #expect(row.rowLeft.title == nil)
        #expect(row.rowLeft.placeholder == "2")
        #expect(left.type == "IntRow")
        #expect(left.schema?["type"] == "object")
    }

    @Test("reads the value of each row as that row does")
    func values() throws {
        let made = try factory.get().make(
            "SplitDateRow", settings: ["left": ["timeZone": "GMT"], "right": ["timeZone": "GMT"]],
            value: ["left": "2025-02-28"])
        let row = try #require(made as? SplitRow<DateRow, DateRow>)
        #expect(try row.documentValue() == ["left": try row.rowLeft.documentValue() ?? .null])
        #expect(row.rowRight.value == nil)
        #expect(row.rowLeft.value != nil)
    }

    @Test(
        "reports errors with their places",
        arguments: [
            (["left": ["titel": "A"]], nil, "settings.left.titel"),
            (["left": ["title": 5]], nil, "settings.left.title"),
            (["left": 5], nil, "an object with settings"),
            (["left": ["hidden": "$a >"]], nil, "settings.left.hidden"),
            (["left": ["disabled": 5]], nil, "settings.left.disabled"),
            (
                ["right": ["rules": [["rule": "required"], ["rule": "email"]]]], nil,
                "settings.right.rules[1].rule"
            ),
            (["left": ["rules": 5]], nil, "settings.left.rules: expected a list"),
            (["left": ["rule": []]], nil, "did you mean \"rules\"?"),
            ([:], ["middle": 1], "middle"), ([:], 5, "an object with left and right"),
            ([:], ["left": 1, "right": "two"], "value.right"),
        ] as [([String: JSONValue], JSONValue?, String)])
    func refusals(settings: [String: JSONValue], value: JSONValue?, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make("SplitIntRow", settings: settings, value: value)
        }
        #expect("\(error as Any)".contains(message))
    }

    @Test("reports all errors in the values of its rows at once, naming the row")
    func allValueProblems() {
        let json: JSONValue = ["left": "one", "middle": 1, "right": "two"]
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make("SplitIntRow", value: json)
        }
        #expect(
            error?.diagnostics.map(\.place.path)
                == ["value.middle", "value.left", "value.right"])
        let same = #expect(throws: DocumentDiagnostic.self) {
            try SplitRowValue<Int, Int>(documentValue: json)
        }
        #expect(same?.all.map(\.place.path) == ["middle", "left", "right"])
    }

    @Test("reports all errors in the settings of its rows at once, naming the row")
    func allProblems() {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make(
                "SplitRow",
                settings: [
                    "left": [
                        "titel": 1, "title": 5, "hidden": "$a >",
                        "rules": [["rule": "minLength"], ["rule": "nope"], ["rule": "required"]],
                    ], "right": 5,
                ])
        }
        #expect(
            error?.diagnostics.map(\.place.path) == [
                "settings.left.hidden", "settings.left.rules[0]", "settings.left.rules[1].rule",
                "settings.left.titel", "settings.left.title", "settings.right",
            ])
        #expect(
            error?.diagnostics.first { $0.code == .unknownName }?.message
                == #"there is no setting of TextRow called "titel""#)
    }

    @Test(
        "reports a rule of one of its rows that requires the value of a row of another type",
        arguments: [("guests", "its own row"), ("name", "of type String, not Int")])
    func otherTypes(tag: String, message: String) throws {
        let factory = try RowFactory(RowRegistry(SplitRowPlugin.self, StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: [
                "sections": [
                    [
                        "rows": [
                            ["row": "NameRow", "tag": "name"],
                            [
                                "row": "SplitIntRow", "tag": "guests",
                                "settings": [
                                    "left": [
                                        "rules": [["rule": "equalsToRow", "row": .string(tag)]]
                                    ]
                                ],
                            ],
                        ]
                    ]
                ]
            ])
        }
        #expect(
            error?.diagnostics.map(\.place.path) == [
                "sections[0].rows[1].settings.left.rules[0].row"
            ])
        #expect(error?.diagnostics.first?.message.contains(message) == true)
        let row = SplitRow<IntRow, IntRow>("guests")
        row.rowLeft.add(rule: RuleEqualsToRow(tag: tag, of: row.rowLeft))
        let saved = factory.save(Form { Section([NameRow("name"), row]) })
        #expect(saved.leftOut.map(\.place.path) == ["sections[0].rows[1].settings.left.rules[0]"])
        #expect(saved.leftOut.first?.message.contains(message) == true)
        #expect(throws: Never.self) { try factory.form(from: saved.json) }
    }

    @Test("reports the errors of preset values at the row that has them")
    func presetErrors() throws {
        let right: JSONValue = ["rules": [["rule": "smallerThan", "limit": 3]]]
        let split: [String: JSONValue] = [
            "row": "SplitIntRow", "settings": ["right": right], "value": ["left": 1, "right": 5],
        ]
        var tagged = split
        tagged["tag"] = "guests"
        let form = try factory.get().form(from: [
            "sections": [
                ["rows": [.object(tagged), .object(split)]],
                ["tag": "rooms", "multivalued": ["newRow": .object(split)]],
            ]
        ])
        #expect(
            form.presetErrors().map(\.documentPlace) == [
                "sections[0].rows[0].value.right", "sections[0].rows[1].value.right",
                "sections[1].multivalued.newRow.value.right",
            ])
        #expect(
            form.presetErrors().map(\.error.place) == [
                "guests.right", "sections[0].rows[1].right", "rooms[0].right",
            ])
    }

    @Test("allows null for a row without a value, also in its schema, unless the row requires one")
    func nullMembers() throws {
        let row = SplitRow<IntRow, IntRow>("guests")
        let form = Form { row }
        try row.setDocumentValue(["left": 6, "right": .null])
        #expect(row.value == SplitRowValue(left: 6))
        let side: JSONValue = ["anyOf": [["type": "integer"], ["type": "null"]]]
        #expect(
            SplitRowValue<Int, Int>.documentSchema["properties"]
                == ["left": side, "right": side])
        let schema = { form.valueSchema["properties"]?["guests"] }
        #expect(schema()?["type"] == ["object", "null"])
        row.rowLeft.add(rule: RuleRequired())
        #expect(schema()?["type"] == "object")
        #expect(schema()?["required"] == ["left"])
        row.value = nil
        #expect(form.validate().map(\.description) == ["guests.left: Must be filled in"])
        row.rowLeft.hidden = "$guests.right == 1"
        #expect(schema()?["type"] == ["object", "null"])
    }

    @Test("keeps its value if the one in a document is invalid")
    func wrongValue() {
        let row = SplitRow<TextRow, IntRow>("street")
        row.value = SplitRowValue(left: "a", right: 1)
        #expect(throws: DocumentDiagnostic.self) {
            try row.setDocumentValue(["left": "b", "right": "two"])
        }
        #expect(row.value == SplitRowValue(left: "a", right: 1))
    }

    @Test("reports its rows' limits in the value schema, and their closures as left out")
    func schema() throws {
        let factory = try factory.get()
        let row = SplitRow<PickerInputRow<String>, DecimalRow>("price")
        row.rowLeft.options = ["CHF", "EUR"]
        row.rowRight.displayValueFor = { "\($0 ?? 0)" }
        row.rowRight.add(rule: RuleRequired())
        row.rowRight.add(rule: LocalRule())
        row.rowRight.hidden = .function { _ in false }
        let form = Form { row }
        #expect("\(form.valueSchema.text)".contains("CHF"))
        row.value = SplitRowValue(left: "USD")
        #expect(form.validate().map(\.place) == ["price.left", "price.right"])
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.message) == [
                "the closure displayValueFor of right can only be set in Swift",
                "the rule LocalRule of right can only be set in Swift",
                "the condition hidden of right can only be set in Swift",
            ])
    }

    @Test("reports the schemas of its rows' rules, unless a row may be hidden")
    func ruleSchemas() {
        let row = SplitRow<IntRow, IntRow>("guests")
        row.rowLeft.add(rule: RuleRequired())
        row.rowLeft.add(rule: RuleSmallerThan(max: 9))
        row.rowRight.add(rule: RuleGreaterThan(min: 0))
        #expect(
            row.limits.rules.map(\.valueSchema) == [
                [
                    "properties": [
                        "left": ["allOf": [["exclusiveMaximum": 9], ["not": ["type": "null"]]]],
                        "right": ["exclusiveMinimum": 0],
                    ],
                    "required": ["left"],
                ]
            ])
        row.rowLeft.hidden = "$most < 2"
        #expect(
            row.limits.rules.map(\.valueSchema) == [
                ["properties": ["right": ["exclusiveMinimum": 0]]]
            ])
    }

    /// A document with a split row, and a row that its conditions and rules name.
    private func document(left: JSONValue, right: JSONValue = [:]) -> JSONValue {
        [
            "sections": [
                [
                    "rows": [
                        ["row": "IntRow", "tag": "most"],
                        [
                            "row": "SplitIntRow", "tag": "guests",
                            "settings": ["left": left, "right": right],
                        ],
                    ]
                ]
            ]
        ]
    }

    @Test("reads and saves conditions and rules for each of its rows")
    func conditionsAndRules() throws {
        let factory = try RowFactory(RowRegistry(SplitRowPlugin.self, StandardRowPlugin.self))
        let document = document(
            left: [
                "title": "Adults",
                "rules": [
                    ["rule": "required"],
                    ["rule": "smallerThan", "limit": 9, "message": "Too many"],
                    ["rule": "equalsToRow", "row": "most"],
                ],
            ], right: ["hidden": "$most < 2", "disabled": "$guests.left == 9"])
        let form = try factory.form(from: document)
        let row = try #require(form.rowBy(tag: "guests") as? SplitRow<IntRow, IntRow>)
        #expect(form.validate().map(\.place) == ["guests.left"])
        form.setValues(["most": 9])
        row.rowLeft.value = 9
        #expect(form.validate().map(\.message) == ["Too many"])
        #expect(row.rowRight.isDisabled)
        form.setValues(["most": 1])
        #expect(row.rowRight.isHidden)
        #expect(!row.rowLeft.isHidden)
        #expect(form.problems == [])
        form.setValues(["most": nil as Int?])
        row.value = nil
        let saved = factory.save(form)
        #expect(saved.json == document)
        #expect(saved.leftOut == [])
    }

    @Test(
        "reports unknown tags in the conditions and rules of its rows, with their places",
        arguments: [
            (["hidden": "$mots < 2"], "hidden"), (["disabled": "$mots < 2"], "disabled"),
            (
                ["rules": [["rule": "required"], ["rule": "equalsToRow", "row": "mots"]]],
                "rules[1].row"
            ),
        ] as [(JSONValue, String)])
    func unknownTags(left: JSONValue, place: String) throws {
        let factory = try RowFactory(RowRegistry(SplitRowPlugin.self, StandardRowPlugin.self))
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: document(left: left))
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.place.path == "sections[0].rows[1].settings.left.\(place)")
        #expect(diagnostic.suggestion == "most")
        #expect(error?.diagnostics.count == 1)
    }

    @Test("leaves out conditions and rules that name rows outside the document")
    func unsavedTags() throws {
        let factory = try RowFactory(RowRegistry(SplitRowPlugin.self, StandardRowPlugin.self))
        let row = SplitRow<IntRow, IntRow>("guests")
        row.rowLeft.hidden = "$elsewhere == 1"
        row.rowRight.add(rule: RuleEqualsToRow(tag: "elsewhere", of: row.rowRight))
        row.rowRight.add(rule: RuleRequired())
        let saved = factory.save(Form { row })
        #expect(
            saved.leftOut.map(\.place.path) == [
                "sections[0].rows[0].settings.left.hidden",
                "sections[0].rows[0].settings.right.rules[0]",
            ])
        #expect(try factory.form(from: saved.json).validate().map(\.place) == ["guests.right"])
    }

    @Test("includes the rules of its rows in the document's limit")
    func ruleLimit() throws {
        let factory = try RowFactory(RowRegistry(SplitRowPlugin.self, StandardRowPlugin.self))
        var limits = DocumentLimits()
        limits.rules = 1
        let two: JSONValue = [
            "rules": [["rule": "required"], ["rule": "greaterThan", "limit": 0]]
        ]
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: document(left: two), limits: limits)
        }
        #expect("\(error as Any)".contains("at most 1 rules"))
    }

    @Test("adds a rule only once, however often its settings are set")
    func repeatedRules() throws {
        let row = SplitRow<IntRow, IntRow>("guests")
        let left = try #require(type(of: row).settings.first { $0.name == "left" })
        row.rowLeft.hidden = true
        for _ in 0..<2 { try left.set(["rules": [["rule": "required"]]], of: row) }
        #expect(try left.value(of: row) == ["hidden": true, "rules": [["rule": "required"]]])
    }

    @Test("decodes the values of both rows")
    func decoding() throws {
        struct Visit: Codable, Equatable {
            struct Guests: Codable, Equatable { var left: Int, right: Int }
            var guests: Guests
        }
        let form = Form { SplitRow<IntRow, IntRow>("guests") }
        let visit = Visit(guests: .init(left: 2, right: 1))
        try form.fill(from: visit)
        #expect(try form.decode(Visit.self) == visit)
        #expect(!form.isDirty)
    }
}

/// A rule that documents cannot contain.
private struct LocalRule: RuleType {
    var id: String?
    var validationError = ValidationError(msg: "no")
    func isValid(value: Double?) -> ValidationError? { nil }
}
