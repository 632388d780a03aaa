import RowKit
import TestRuns
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Saving a form")
struct SavingTests {
    private let factory: RowFactory

    init() throws { factory = try DocumentPlugin.factory() }

    @Test("writes a document with what differs from new rows")
    func document() throws {
        let form = Form("Trip") {
            Section("Who", footer: "All of them") {
                StringRow("name") { row in
                    row.title = "Name"
                    row.value = "Emmy"
                    row.add(rule: RuleRequired(msg: "Say who you are"))
                    row.add(rule: RuleRegExp(regExpr: "[A-Z].*", allowsEmpty: false, id: "p"))
                }
                MomentRow("day") { row in
                    row.value = Date(timeIntervalSince1970: 712_119_600)
                    row.hidden = "$name == nil"
                    row.add(
                        rule: RuleSmallerThan(max: Date(timeIntervalSince1970: 1_000_000_000)))
                }
                AgreedRow("mail") { row in
                    row.value = nil
                    row.disabled = true
                }
            }
        }
        form.imageOrigins = ["https://images.example"]
        form.inlineRowHideOptions = []
        form.isDisabled = true
        form.isReadOnly = true
        form[0].isExpanded = true
        let saved = factory.save(form)
        #expect(saved.leftOut == [])
        #expect(
            saved.text == """
                {
                  "title": "Trip",
                  "imageOrigins": ["https://images.example"],
                  "inlineRowHideOptions": [],
                  "isDisabled": true,
                  "isReadOnly": true,
                  "sections": [
                    {
                      "header": "Who",
                      "footer": "All of them",
                      "isExpanded": true,
                      "rows": [
                        {
                          "row": "StringRow",
                          "tag": "name",
                          "settings": {"title": "Name"},
                          "value": "Emmy",
                          "rules": [
                            {"rule": "required", "message": "Say who you are"},
                            {"rule": "pattern", "pattern": "[A-Z].*", "allowsEmpty": false, "id": "p"}
                          ]
                        },
                        {
                          "row": "MomentRow",
                          "tag": "day",
                          "value": "1992-07-26T03:00:00Z",
                          "hidden": "$name == nil",
                          "rules": [{"rule": "smallerThan", "limit": "2001-09-09T01:46:40Z"}]
                        },
                        {"row": "AgreedRow", "tag": "mail", "value": null, "disabled": true}
                      ]
                    }
                  ]
                }

                """)
        #expect(factory.save(try factory.form(from: saved.data)).text == saved.text)
    }

    @Test("keeps selectable and multivalued sections, and the description of new rows")
    func sections() throws {
        let text = """
            {
              "sections": [
                {
                  "tag": "one",
                  "selectable": {"row": "ChosenRow", "selection": "single", "enableDeselection": false},
                  "rows": [{"row": "ChosenRow", "settings": {"selectableValue": "a"}, "value": "a"}]
                },
                {
                  "tag": "guests",
                  "multivalued": {
                    "may": ["insert", "reorder"],
                    "minimumCount": 1,
                    "maximumCount": 3,
                    "showInsertIcon": false,
                    "addButton": {"row": "StringRow", "settings": {"title": "One more"}},
                    "newRow": {"row": "StringRow", "rules": [{"rule": "required"}]}
                  },
                  "rules": [{"rule": "maxCount", "count": 2}],
                  "rows": [{"row": "StringRow", "value": "Emmy"}]
                }
              ]
            }

            """
        let saved = factory.save(try factory.form(from: Data(text.utf8)))
        #expect(saved.text == text)
        #expect(saved.leftOut == [])
    }

    @Test("omits the description of new rows once a closure creates them")
    func replacedRowToInsert() throws {
        let form = try factory.form(
            text: """
                {"sections": [{"multivalued": {"newRow": {"row": "StringRow"}}, "rows": []}]}
                """)
        #expect(factory.save(form).leftOut == [])
        let section = try #require(form.first as? MultivaluedSection)
        section.multivaluedRowToInsertAt = { _ in StringRow() }
        #expect(
            factory.save(form).leftOut.map(\.description) == [
                "sections[0].multivalued.newRow: the row to insert can only be set in Swift"
            ])
    }

    @Test("omits closures, and reports each with its place")
    func closures() {
        let form = Form {
            Section {
                StringRow("name") { row in
                    row.displayValueFor = { $0 }
                    row.describe = { "a name" }
                    row.hidden = .function { _ in false }
                    row.add(rule: RuleClosure(msg: "no") { $0 != "x" })
                    row.add(rule: RuleEqualsToRow(row: StringRow("b")))
                    row.cellProvider = CellProvider { ValueCell() }
                    row.trailingSwipe.actions = [
                        SwipeAction(style: .normal, title: "x") { _, _, _ in }
                    ]
                }
                .onChange { _ in }
                OpaqueRow("secret") { $0.value = Opaque() }
                OptionRow("stranger")
            }
            SelectableSection<ChosenRow<String>>("Pick") { $0.tag = "pick" }
                .onSelectSelectableRow { _, _ in }
            MultivaluedSection {
                $0.addButtonProvider = { _ in StringRow() }
                $0.multivaluedRowToInsertAt = { _ in StringRow() }
            }
        }
        form[0].header = HeaderFooterView<LabelView>(.class)
        form.onSubmit { _ in }
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description).joined(separator: "\n") == """
                the document: a submit listener can only be set in Swift
                sections[0].header: a header that is a view can only be set in Swift
                sections[0].rows[0].hidden: a condition that is a function can only be set in Swift
                sections[0].rows[0].rules[0]: the rule RuleClosure<String> can only be set in Swift
                sections[0].rows[0].rules[1]: the rule RuleEqualsToRow<String> can only be set in Swift
                sections[0].rows[0]: the closure describe can only be set in Swift
                sections[0].rows[0]: the closure cellProvider can only be set in Swift
                sections[0].rows[0]: the closure displayValueFor can only be set in Swift
                sections[0].rows[0]: change listener 1 can only be set in Swift
                sections[0].rows[0]: a swipe action can only be set in Swift
                sections[0].rows[1].value: a value of type Opaque can only be set in Swift
                sections[0].rows[2]: no plugin of the registry has the row OptionRow
                sections[1].selectable: a selection listener can only be set in Swift
                sections[2].multivalued.newRow: the row to insert can only be set in Swift
                sections[2].multivalued.addButton: an add button can only be set in Swift
                """)
        // The rest can be loaded.
        #expect(throws: Never.self) { try factory.form(from: saved.data) }
    }

    @Test("omits rules that refer to unknown tags, and option loaders")
    func asking() throws {
        let odd = RowFactory(try RowRegistry(DocumentPlugin.self, OddPlugin.self))
        let form = Form()
        form.append(
            Section {
                StringRow("name") { $0.add(rule: RuleEqualsToRow(form: form, tag: "nobody")) }
                StringRow("other") { $0.add(rule: RuleEqualsToRow(form: form, tag: "name[1]")) }
                StringRow("last") { $0.add(rule: RuleEqualsToRow(form: form, tag: "name")) }
                ChoiceRow<String>("lazy") { $0.optionsProvider = .lazy { ["a"] } }
            })
        #expect(
            odd.save(form).leftOut.map(\.description).joined(separator: "\n") == """
                sections[0].rows[0].rules[0]: no row or section has the tag "nobody"
                sections[0].rows[1].rules[0]: no row or section has the tag "name[1]"
                sections[0].rows[3]: the option loader can only be set in Swift
                """)
    }

    @Test("omits rules that require the value of a row of another type, or of no other row")
    func otherTypes() throws {
        let guests = MultivaluedSection(multivaluedOptions: []) { section in
            section.tag = "guests"
            section <<< StringRow()
        }
        let form = Form {
            Section {
                NumberRow("age")
                StringRow("name") { row in
                    for tag in ["age", "name", "guests", "guests[0]"] {
                        row.add(rule: RuleEqualsToRow(tag: tag, of: row))
                    }
                }
                NumberRow("count") { row in
                    row.add(rule: RuleEqualsToRow(tag: "guests[0]", of: row))
                    row.add(rule: RuleEqualsToRow(tag: "age", of: row))
                }
            }
            guests
        }
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description).joined(separator: "\n") == """
                sections[0].rows[1].rules[0]: "age" has values of type Int, not String
                sections[0].rows[1].rules[1]: the rule names its own row
                sections[0].rows[1].rules[2]: "guests" is a section, not a row
                sections[0].rows[2].rules[0]: no entry of "guests" has values of type Int
                """)
        #expect(factory.save(try factory.form(from: saved.data)).text == saved.text)
    }

    @Test("omits the heights of headers that documents cannot hold")
    func headerHeights() throws {
        let form = Form {
            Section()
            Section()
        }
        form[0].header = ImageHeader(title: "A", height: -1)
        form[0].footer = ImageHeader(title: "B", height: .infinity)
        form[1].header = ImageHeader(title: "C", height: 0.5)
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description) == [
                "sections[0].header.height: expected a number greater than 0, found the number -1",
                "sections[0].footer.height: expected a number greater than 0, found the number inf",
            ])
        #expect(factory.save(try factory.form(from: saved.data)).text == saved.text)
    }

    @Test("omits settings that documents cannot hold, and reports them if they were set")
    func swiftOnlySettings() throws {
        let registry = try RowRegistry(DocumentPlugin.self, OddPlugin.self)
        let form = Form {
            Section {
                SeenRow("untouched")
                SeenRow("seen") { row in
                    row.seal = Opaque()
                    row.spareSeal = Opaque()
                }
                SeenRow("taken away") { $0.spareSeal = nil }
            }
        }
        #expect(
            RowFactory(registry).save(form).leftOut.map(\.description) == [
                "sections[0].rows[1]: the setting seal can only be set in Swift",
                "sections[0].rows[1]: the setting spareSeal can only be set in Swift",
            ])
    }

    @Test("omits what could not be loaded, and reports each with its place")
    func unloadable() throws {
        final class OwnSection: MultivaluedSection {}
        let section = OwnSection(multivaluedOptions: []) { $0.tag = "own" }
        let form = Form {
            Section {
                StringRow("") { row in
                    row.hidden = "$later == 1"
                    row.disabled = "$later =="
                    row.add(rule: RuleRegExp(regExpr: "("))
                    row.add(rule: RuleEqualsToRow(row: StringRow("b")))
                }
                ListedRow("list") { row in
                    row.add(rule: RuleMinCount(minCount: -1))
                    row.hidden = "$own.@count > 1 OR ${own[2]} == 'x'"
                }
                ChosenRow<Opaque>("chosen") { $0.selectableValue = Opaque() }
                BigRow("big") { $0.value = Big(number: UInt64.max) }
            }
            section
            SelectableSection<ChosenRow<String>>(selectionType: .multipleSelection) { section in
                section.selectionLimit = 1
                for option in ["a", "b"] {
                    section
                        <<< ChosenRow<String> { row in
                            row.selectableValue = option
                            row.value = option
                        }
                }
            }
        }
        form.imageOrigins = ["https://a.example/path", "https://b.example"]
        let registry = try RowRegistry(DocumentPlugin.self, OddPlugin.self)
        let factory = RowFactory(registry)
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description).joined(separator: "\n") == """
                imageOrigins[0]: expected an origin such as https://images.example, found the string "https://a.example/path"
                sections[0].rows[0].tag: expected a tag, found the string ""
                sections[0].rows[0].hidden: no row or section has the tag "later"
                sections[0].rows[0].disabled: expected a value, such as $tag, 'text' or 5
                sections[0].rows[0].rules[0]: the pattern of a rule is malformed: the group is not closed (column 1)
                sections[0].rows[0].rules[1]: the rule RuleEqualsToRow<String> can only be set in Swift
                sections[0].rows[1].rules[0]: the rule RuleMinCount<Array<String>> can only be set in Swift
                sections[0].rows[2]: the setting selectableValue can only be set in Swift
                sections[0].rows[3].value.number: JSON cannot represent the number 18446744073709551615 exactly
                sections[1]: the class OwnSection of a section can only be set in Swift
                sections[2].rows[1].value: more options are chosen than allowed
                """)
        let loaded = try factory.form(from: saved.data)
        #expect(factory.save(loaded).text == saved.text)
    }

    @Test("and loading it again keeps the document's bytes and the form's values")
    func identity() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            let form = RandomForms.form(using: &random)
            try #require(form.problems == [], "seed \(seed)")
            let saved = factory.save(form)
            #expect(saved.leftOut == [], "seed \(seed)")
            let loaded = try factory.form(from: saved.data)
            let again = factory.save(loaded)
            #expect(again.text == saved.text, "seed \(seed)")
            #expect(loaded.outline == form.outline, "seed \(seed)")
            for includeHidden in [false, true] {
                #expect(
                    loaded.values(includeHidden: includeHidden).inWords
                        == form.values(includeHidden: includeHidden).inWords, "seed \(seed)")
            }
            #expect(loaded.validate() == form.validate(), "seed \(seed)")
        }
    }
}

extension FormValues {
    /// The values in a fixed order.
    fileprivate var inWords: [String] {
        map { "\($0.key): \($0.value.map { "\($0)" } ?? "nil")" }.sorted()
    }
}
