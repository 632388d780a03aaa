import RowKit
import Testing

@Suite("A document")
struct LoadingTests {
    private let factory: RowFactory

    init() throws { factory = try DocumentPlugin.factory() }

    @Test("becomes a form: sections, rows, settings, values, rules and conditions")
    func plain() throws {
        let form = try factory.form(
            text: """
                {
                  "$schema": "rows.schema.json",
                  "title": "Sign up",
                  "imageOrigins": ["https://images.example:8443"],
                  "inlineRowHideOptions": ["firstResponderChanges"],
                  "isDisabled": true,
                  "isReadOnly": true,
                  "sections": [
                    {
                      "tag": "who", "header": "Who", "footer": "Both names",
                      "isExpanded": false,
                      "rows": [
                        {"row": "StringRow", "tag": "name", "settings": {"title": "Name"},
                         "rules": [{"rule": "required"}, {"rule": "maxLength", "count": 3,
                           "message": "Too long", "id": "short"}]},
                        {"row": "Documents/NumberRow", "tag": "age", "value": 17,
                         "rules": [{"rule": "greaterOrEqual", "limit": 18}]},
                        {"row": "FlagRow", "tag": "consent", "hidden": "$age >= 18"},
                        {"row": "AgreedRow", "tag": "mail", "value": null, "disabled": true}
                      ]
                    },
                    {"hidden": "$name == nil", "rows": []}
                  ]
                }
                """)
        #expect(form.title == "Sign up")
        #expect(form.imageOrigins == ["https://images.example:8443"])
        #expect(form.inlineRowHideOptions == .firstResponderChanges)
        #expect(form.isDisabled)
        #expect(form.isReadOnly)
        try #require(form.count == 1 && form.allSections.count == 2)
        #expect(form[0].header?.title == "Who")
        #expect(form[0].footer?.title == "Both names")
        #expect(form[0].isExpanded == false)
        #expect(form[0].tag == "who")
        #expect(form.outline == [["name", "age", "consent", "mail"]])
        #expect(form.rowBy(tag: "name")?.title == "Name")
        #expect(form.rowBy(tag: "mail")?.isDisabled == true)
        #expect(form.rowBy(tag: "mail")?.baseValue == nil)
        #expect(
            form.validate().map(\.description) == [
                "name: Must be filled in", "age: Must be at least 18",
            ])
        form.setValues(["age": 18, "name": "Emmy"])
        #expect(form.count == 2)
        #expect(form.rowBy(tag: "consent")?.isHidden == true)
        #expect(form.validate().map(\.description) == ["name: Too long"])
        #expect(!form.isDirty || form.rowBy(tag: "age")?.isChanged == true)
    }

    @Test(
        "gives each rule its message and its identifier",
        arguments: [
            ("StringRow", "null", #""required""#), ("FlagRow", "false", #""accepted""#),
            ("StringRow", #""x""#, #""email""#), ("StringRow", #""x""#, #""url""#),
            ("StringRow", #""x""#, #""pattern", "pattern": "a""#),
            ("StringRow", #""x""#, #""minLength", "count": 2"#),
            ("StringRow", #""x""#, #""maxLength", "count": 0"#),
            ("StringRow", #""x""#, #""exactLength", "count": 2"#),
            ("Documents/NumberRow", "1", #""greaterThan", "limit": 1"#),
            ("Documents/NumberRow", "1", #""greaterOrEqual", "limit": 2"#),
            ("Documents/NumberRow", "1", #""smallerThan", "limit": 1"#),
            ("Documents/NumberRow", "1", #""smallerOrEqual", "limit": 0"#),
            ("StringRow", #""x""#, #""equalsToRow", "row": "other""#),
        ])
    func ruleSettings(row: String, value: String, rule: String) throws {
        let form = try factory.form(
            text: """
                {"sections": [{"rows": [
                  {"row": "\(row)", "tag": "row", "value": \(value),
                   "rules": [{"rule": \(rule), "message": "Not this", "id": "own"}]},
                  {"row": "StringRow", "tag": "other", "value": "y"}]}]}
                """)
        let errors = form.validate()
        #expect(errors.map(\.message) == ["Not this"])
        #expect(errors.map(\.ruleID) == ["own"])
    }

    @Test("has selectable sections")
    func selectable() throws {
        let form = try factory.form(
            text: """
                {"sections": [
                  {"tag": "one", "selectable": {"row": "ChosenRow", "enableDeselection": false},
                   "rows": [
                     {"row": "ChosenRow", "settings": {"selectableValue": "a"}, "value": "a"},
                     {"row": "ChosenRow", "settings": {"selectableValue": "b"}}]},
                  {"tag": "many",
                   "selectable": {"row": "ChosenRow", "selection": "multiple", "selectionLimit": 2},
                   "rules": [{"rule": "minCount", "count": 1}],
                   "rows": [
                     {"row": "StringRow", "settings": {"title": "Pick"}},
                     {"row": "ChosenRow", "settings": {"selectableValue": "x"}}]}
                ]}
                """)
        let one = try #require(form.sectionBy(tag: "one") as? SelectableSection<ChosenRow<String>>)
        #expect(one.selectionType == .singleSelection(enableDeselection: false))
        #expect(one.selectedRow()?.selectableValue == "a")
        try one.at(1).didSelect()
        #expect(form.values()["one"] as? String == "b")
        let many = try #require(
            form.sectionBy(tag: "many") as? SelectableSection<ChosenRow<String>>)
        #expect(many.selectionType == .multipleSelection)
        #expect(many.selectionLimit == 2)
        #expect(form.validate().map(\.code) == ["minCount"])
    }

    @Test("has multivalued sections, with one description of new rows")
    func multivalued() throws {
        let form = try factory.form(
            text: """
                {"sections": [{"tag": "guests",
                  "multivalued": {
                    "may": ["insert", "reorder"], "minimumCount": 1, "maximumCount": 3,
                    "showInsertIcon": false,
                    "addButton": {"row": "StringRow", "settings": {"title": "One more"}},
                    "newRow": {"row": "StringRow", "settings": {"title": "A name"},
                      "rules": [{"rule": "required"}]}},
                  "rows": [{"row": "StringRow", "value": "Emmy"}]}]}
                """)
        let guests = try #require(form.sectionBy(tag: "guests") as? MultivaluedSection)
        #expect(guests.multivaluedOptions == [.insert, .reorder])
        #expect(guests.minimumCount == 1)
        #expect(guests.maximumCount == 3)
        #expect(!guests.showInsertIconInAddButton)
        #expect(guests.addButton?.title == "One more")
        let first = try guests.insertRow()
        let second = try guests.insertRow()
        #expect(first !== second)
        #expect(first.title == "A name")
        #expect(form.validate().count == 2)
        #expect(guests.addButton?.isHidden == true)
        form.setValues(["guests": ["Emmy", "David"]])
        #expect(form.validate().isEmpty)
        #expect(guests.entries.count == 2)
    }

    @Test("may require two rows to have equal values, in either order")
    func equalRows() throws {
        let form = try factory.form(
            text: """
                {"sections": [{"rows": [
                  {"row": "StringRow", "tag": "again",
                   "rules": [{"rule": "equalsToRow", "row": "password"}]},
                  {"row": "StringRow", "tag": "password", "value": "secret"}]}]}
                """)
        #expect(form.validate().map(\.code) == ["equalsToRow"])
        form.setValues(["again": "secret"])
        #expect(form.validate().isEmpty)
    }

    @Test("may be empty")
    func empty() throws {
        #expect(try factory.form(text: #"{"sections": []}"#).isEmpty)
    }

    @Test("may describe a single row, with rules and conditions, created from Swift")
    func oneRow() throws {
        let row = try factory.make(
            "StringRow", tag: "name", rules: [["rule": "minLength", "count": 2]],
            hidden: "$age < 3", disabled: true)
        let form = Form { row }
        row.baseValue = "x"
        #expect(form.validate().map(\.code) == ["minLength"])
        #expect(row.isDisabled)
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make("NumberRow", rules: [["rule": "minLength", "count": 2]])
        }
        #expect(
            error?.description == """
                rules[0].rule: the rule minLength does not apply to a value of type Int; \
                these do: required, greaterThan, greaterOrEqual, smallerThan, smallerOrEqual, \
                equalsToRow, predicate
                """)
    }
}
