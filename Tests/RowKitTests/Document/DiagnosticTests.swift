import RowKit
import Testing

@Suite("A document's diagnostics")
struct DiagnosticTests {
    private let factory: RowFactory

    init() throws { factory = try DocumentPlugin.factory() }

    @Test("report a rule that requires the value of a row of another type, or of no other row")
    func followers() {
        let complaints = factory.complaints(
            about: """
                {
                  "sections": [
                    {
                      "tag": "s",
                      "rows": [
                        {"row": "StringRow", "tag": "a",
                         "rules": [{"rule": "required"}, {"rule": "equalsToRow", "row": "a"}]},
                        {"row": "StringRow", "tag": "b",
                         "rules": [{"rule": "equalsToRow", "row": "a"}]},
                        {"row": "NumberRow", "tag": "c",
                         "rules": [{"rule": "equalsToRow", "row": "a"}]},
                        {"row": "StringRow", "rules": [{"rule": "equalsToRow", "row": "s"}]}
                      ]
                    }
                  ]
                }
                """)
        #expect(
            complaints == """
                sections[0].rows[0].rules[1].row: the rule names its own row
                sections[0].rows[2].rules[0].row: "a" has values of type String, not Int
                sections[0].rows[3].rules[0].row: "s" is a section, not a row
                """)
    }

    @Test("report a rule that requires the value of a row of another type, for entries as well")
    func followedEntries() {
        let follow = { (row: String, tag: String) in
            #"{"row": "\#(row)", "rules": [{"rule": "equalsToRow", "row": "\#(tag)"}]}"#
        }
        let complaints = factory.complaints(
            about: """
                {
                  "sections": [
                    {
                      "tag": "names",
                      "multivalued": {
                        "newRow": \(follow("StringRow", "age")),
                        "addButton": \(follow("FlagRow", "age"))
                      },
                      "rows": [\(follow("StringRow", "names[1]"))]
                    },
                    {"tag": "none", "multivalued": {"may": []}},
                    {
                      "rows": [
                        {"row": "NumberRow", "tag": "age"},
                        \(follow("NumberRow", "names[0]")), \(follow("StringRow", "names[7]")),
                        \(follow("NumberRow", "none[0]"))
                      ]
                    }
                  ]
                }
                """)
        let type = "\"age\" has values of type Int, not"
        #expect(
            complaints == """
                sections[0].multivalued.newRow.rules[0].row: \(type) String
                sections[0].multivalued.addButton.rules[0].row: \(type) Bool
                sections[2].rows[1].rules[0].row: no entry of "names" has values of type Int
                """)
    }

    @Test(
        "report whole numbers that would be rounded",
        arguments: [
            ("-9223372036854775809", "a larger number"),
            ("9223372036854775808", "a smaller number"),
            ("9007199254740993.0", "a whole number without a fraction or an exponent"),
            ("9007199254740992e0", "a whole number without a fraction or an exponent"),
            ("-9223372036854775808.0", "a larger number"), ("0.5", "a whole number"),
        ])
    func roundedIntegers(number: String, expected: String) {
        let found = factory.complaints(
            about: #"{"sections": [{"rows": [{"row": "NumberRow", "value": \#(number), "rules": "#
                + #"[{"rule": "greaterThan", "limit": \#(number)}]}]}]}"#)
        let lines = found.split(separator: "\n")
        let row = "sections[0].rows[0]"
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("\(row).value: expected \(expected), found") == true)
        #expect(
            lines.last?.hasPrefix("\(row).rules[0].limit: expected \(expected), found") == true)
    }

    @Test("suggest a tag in a condition only if the document has it")
    func suggestedTags() {
        let found = factory.complaints(
            about: """
                {
                  "sections": [
                    {
                      "rows": [
                        {"row": "FlagRow", "tag": "adult", "disabled": "insert"},
                        {"row": "FlagRow", "hidden": "adult"}, {"row": "FlagRow", "hidden": "adlut"}
                      ]
                    }
                  ]
                }
                """)
        let expected = "expected a value, such as $tag, 'text' or 5, found"
        let place = "(line 1, column 1 of the condition)"
        #expect(
            found == """
                sections[0].rows[0].disabled: \(expected) insert \(place)
                sections[0].rows[1].hidden: \(expected) adult \(place); did you mean "$adult"?
                sections[0].rows[2].hidden: \(expected) adlut \(place); did you mean "$adult"?
                """)
    }

    @Test("quote names and texts as in JSON")
    func quotes() {
        let row = #"{"row": "NumberRow", "value": "a'\"\n"}"#
        #expect(
            factory.complaints(about: #"{"it's": 1, "sections": [{"rows": [\#(row)]}]}"#) == #"""
                ["it's"]: there is no member of a form called "it's"
                sections[0].rows[0].value: expected a whole number, found the string "a'\"\n"
                """#)
    }

    @Test("report all problems at once, each with its place and a suggestion")
    func everything() {
        let complaints = factory.complaints(
            about: """
                {
                  "titel": "Sign up",
                  "imageOrigins": ["https://images.example/logo.png"],
                  "inlineRowHideOptions": ["firstResponderChange"],
                  "sections": [
                    {
                      "header": 5,
                      "rows": [
                        {"row": "StrinRow", "tag": "name"},
                        {"row": "StringRow", "tag": "name", "value": 5,
                         "settings": {"tilte": "Name", "hiddenValue": "clear"}},
                        {"row": "NumberRow", "value": "many", "hidden": "$nme CONTAIN 'x'",
                         "rules": [{"rule": "requird"}, {"rule": "greaterThan"},
                           {"rule": "greaterThan", "limit": "a"}, {"rule": "email"}]},
                        {"row": "StringRow", "hidden": "$nme == 'x'", "disabled": 1,
                         "rules": [{"rule": "pattern", "pattern": "a("},
                           {"rule": "equalsToRow", "row": "namee"}]},
                        {"tag": ""},
                        7,
                        {"row": "OpaqueRow", "value": "x"}
                      ]
                    },
                    {
                      "selectable": {"row": "StringRow", "selection": "some"},
                      "multivalued": {"minimumCount": 3, "maximumCount": 2}
                    },
                    {
                      "multivalued": {"newRow": {"row": "StringRow", "tag": "guest"}},
                      "rules": [{"rule": "email"}]
                    }
                  ]
                }
                """)
        #expect(
            complaints == """
                titel: there is no member of a form called "titel"; did you mean "title"?
                imageOrigins[0]: expected an origin such as https://images.example, found the string "https://images.example/logo.png"
                inlineRowHideOptions[0]: "firstResponderChange" is not one of anotherInlineRowIsShown, firstResponderChanges; did you mean "firstResponderChanges"?
                sections[0].header: expected a string or an object with a title, found the number 5
                sections[0].rows[0].row: there is no row called "StrinRow"; did you mean "StringRow"?
                sections[0].rows[1].tag: the tag "name" is already used at sections[0].rows[0]
                sections[0].rows[1].value: expected a string, found the number 5
                sections[0].rows[1].settings.tilte: there is no setting of StringRow called "tilte"; did you mean "title"?
                sections[0].rows[1].settings.hiddenValue: "clear" is not one of keep, clearOnHide, clearOnSubmit, ignore; did you mean "clearOnHide"?
                sections[0].rows[2].value: expected a whole number, found the string "many"
                sections[0].rows[2].hidden: expected an operator, such as == or CONTAINS, found CONTAIN (line 1, column 6 of the condition); did you mean "CONTAINS"?
                sections[0].rows[2].rules[0].rule: "requird" is not one of required, accepted, email, url, pattern, minLength, maxLength, exactLength, greaterThan, greaterOrEqual, smallerThan, smallerOrEqual, minCount, maxCount, equalsToRow, predicate; did you mean "required"?
                sections[0].rows[2].rules[1]: the member "limit" of a greaterThan rule is missing
                sections[0].rows[2].rules[2].limit: expected a whole number, found the string "a"
                sections[0].rows[2].rules[3].rule: the rule email does not apply to a value of type Int; these do: required, greaterThan, greaterOrEqual, smallerThan, smallerOrEqual, equalsToRow, predicate
                sections[0].rows[3].hidden: no row or section has the tag "nme"; did you mean "name"?
                sections[0].rows[3].disabled: expected true, false or a condition such as "$age > 17", found the number 1
                sections[0].rows[3].rules[0].pattern: the pattern is malformed: the group is not closed, found ( (line 1, column 2); try \\( for the character
                sections[0].rows[3].rules[1].row: no row or section has the tag "namee"; did you mean "name"?
                sections[0].rows[4]: the member "row" of a row is missing
                sections[0].rows[4].tag: expected a tag, found the string ""
                sections[0].rows[5]: expected an object, found the number 7
                sections[0].rows[6].value: a value of type Opaque can only be set in Swift
                sections[1]: a section is either selectable or multivalued, not both
                sections[1].selectable.row: a StringRow cannot be an option; these can: ChosenRow
                sections[1].selectable.selection: "some" is not one of single, multiple
                sections[1].multivalued: the member "newRow" of a multivalued section, the row to insert, is missing
                sections[1].multivalued.maximumCount: maximumCount cannot be 2: minimumCount is 3
                sections[2].multivalued.newRow.tag: a repeated row cannot have a tag; it is addressed by the section's tag and its index
                sections[2].rules[0].rule: the rule email does not apply to a section; these do: required, minCount, maxCount, predicate
                """)
    }

    @Test(
        "report each kind of problem in one sentence, with its place",
        arguments: complaints)
    func kinds(text: String, complaint: String) {
        let found = factory.complaints(about: text)
        #expect(found.hasPrefix(complaint), "\(found)")
        #expect(!found.contains("\n"), "\(found)")
    }

    @Test("report all problems within lists and objects of values", arguments: valueProblems)
    func values(text: String, places: [String]) {
        let error = #expect(throws: RowFactoryError.self) { try factory.form(text: text) }
        #expect(error?.diagnostics.map(\.place.path) == places)
        #expect(error?.diagnostics.allSatisfy { $0.all == [$0] } == true)
    }

    /// Documents, each with the places of its problems.
    private static let valueProblems = [
        (
            #"{"imageOrigins": [1, "https://a.example", 2], "sections": []}"#,
            ["imageOrigins[0]", "imageOrigins[2]"]
        ),
        (
            #"{"inlineRowHideOptions": ["never", 5, "firstResponderChanges"], "sections": []}"#,
            ["inlineRowHideOptions[0]", "inlineRowHideOptions[1]"]
        ),
        (
            #"{"inlineRowHideOptions": ["firstResponderChanges", "firstResponderChanges", "#
                + #""firstResponderChanges"], "sections": []}"#,
            ["inlineRowHideOptions[1]", "inlineRowHideOptions[2]"]
        ),
        (
            #"{"sections": [{"rows": [{"row": "FlagRow"}, {"row": "ListedRow", "#
                + #""value": ["a", 1, "b", null], "settings": {"title": []}}]}]}"#,
            [
                "sections[0].rows[1].value[1]", "sections[0].rows[1].value[3]",
                "sections[0].rows[1].settings.title",
            ]
        ),
        (
            #"{"sections": [{"rows": [{"row": "GradeRow", "value": "x", "#
                + #""settings": {"labels": [1, "good", 2]}}]}]}"#,
            [
                "sections[0].rows[0].value", "sections[0].rows[0].settings.labels[0]",
                "sections[0].rows[0].settings.labels[2]",
            ]
        ),
    ]

    @Test("name the first element with a tag, however many have it")
    func tags() {
        #expect(
            factory.complaints(
                about: #"{"sections": [{"tag": "a"}, {"tag": "a"}, {"tag": "a"}]}"#)
                    == """
                    sections[1].tag: the tag "a" is already used at sections[0]
                    sections[2].tag: the tag "a" is already used at sections[0]
                    """)
    }

    @Test("report a limited number of duplicate names")
    func manyDoubles() {
        let settings = repeatElement(#""title": "a""#, count: 30).joined(separator: ", ")
        let found = factory.complaints(
            about: #"{"sections": [{"rows": [{"row": "FlagRow", "settings": {\#(settings)}}]}]}"#)
        let doubles = found.split(separator: "\n").filter { $0.hasSuffix("\"title\" occurs twice") }
        #expect(doubles.count == 20)
        #expect(found.hasSuffix("\nthe document: further names that occur twice are omitted"))
        #expect(found.split(separator: "\n").count == 21)
    }

    private static let chosen =
        #"{"row": "ChosenRow", "settings": {"selectableValue": "a"}, "value": "a"}"#

    @Test("report exceeded limits")
    func limits() {
        var limits = DocumentLimits()
        limits.bytes = 40
        limits.depth = 3
        limits.rows = 1
        let row = #"{"row":"FlagRow"}"#
        #expect(
            factory.complaints(about: "{\"sections\":[{\"rows\":[\(row)]}]}", limits: limits)
                == "the document: 43 bytes exceed the limit of 40")
        limits.bytes = 100
        #expect(
            factory.complaints(about: "{\"sections\":[{\"rows\":[\(row)]}]}", limits: limits)
                == "line 1, column 22: nested deeper than 3")
        limits.depth = 5
        #expect(
            factory.complaints(
                about: "{\"sections\":[{\"rows\":[\(row),\(row),\(row)]}]}", limits: limits)
                == "sections[0].rows[1]: a document may have at most 1 rows")
        limits = DocumentLimits()
        limits.sections = 2
        #expect(
            factory.complaints(about: #"{"sections": [{}, {}, {}, {}]}"#, limits: limits)
                == "sections[2]: a document may have at most 2 sections")
        limits.rules = 2
        let rule = #"{"rule": "required"}"#
        #expect(
            factory.complaints(
                about: #"{"sections": [{"rules": [\#(rule)], "rows": "#
                    + #"[{"row": "FlagRow", "rules": [\#(rule), \#(rule)]}]}]}"#, limits: limits)
                == "sections[0].rows[0]: a document may have at most 2 rules")
    }

    @Test("suggest the nearest tag only while that is cheap")
    func suggestions() {
        let rows =
            (0..<3_000).map { #"{"row": "FlagRow", "tag": "tag\#($0)"}"# }
            + (0..<100).map { #"{"row": "FlagRow", "hidden": "$tagg\#($0) == true"}"# }
        let found = factory.complaints(
            about: "{\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]}")
        let lines = found.split(separator: "\n")
        #expect(lines.count == 100)
        // The limit of 200,000 comparisons allows comparing 66 names with all tags.
        #expect(lines.count { $0.contains("did you mean") } == 66)
    }

    @Test("are cut off after a thousand, which the last one states")
    func many() {
        let rows = Array(repeating: "{}", count: 100_000).joined(separator: ",")
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(text: "{\"sections\":[{\"rows\":[\(rows)]}]}")
        }
        #expect(error?.diagnostics.count == 1001)
        #expect(error?.diagnostics.last?.message == "further problems are omitted")
    }

    @Test("are cut off for members of one object too", arguments: [1_000, 1_001, 2_000])
    func manyMembers(count: Int) {
        let members = (0..<count).map { #""stray\#($0)": 1"# }.joined(separator: ",")
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(text: "{\"sections\": [], \(members)}")
        }
        let more = "further problems are omitted"
        #expect(error?.diagnostics.count == min(count, 1_001))
        #expect((error?.diagnostics.last?.message == more) == (count > 1_000))
    }

    /// Documents, each with its diagnostic.
    private static let complaints: [(String, String)] = [
        ("{", "line 1, column 2: expected a name in quotes or }, found the end"),
        ("", "line 1, column 1: expected a value, found the end"),
        (
            "{\"sections\": [],\n  }",
            "line 1, column 16: there must be no comma before }; remove it"
        ),
        (
            "{\"sections\": [],\n  \"sections\": []}",
            "line 2, column 3: \"sections\" occurs twice"
        ),
        ("{\"é\": truth}", "line 1, column 7: expected a value, found \"truth\""),
        ("[]", "the document: expected an object, found an empty list"),
        ("{}", "the document: the member \"sections\" of a form is missing"),
        ("{\"sections\": {}}", "sections: expected a list, found an empty object"),
        (
            #"{"sections": [{"tag": "a"}, {"rows": [{"row": "FlagRow", "tag": "a"}]}]}"#,
            "sections[1].rows[0].tag: the tag \"a\" is already used at sections[0]"
        ),
        (
            #"{"sections": [{"rows": [{"row": "FlagRow", "tag": "a", "hidden": "NOT $a.isHidden"}]}]}"#,
            "sections[0].rows[0].hidden: conditions form a cycle"
        ),
        ("\u{FEFF}{\"é\": truth}", "line 1, column 7: expected a value, found \"truth\""),
        ("{\r\n\"é\":\r truth}", "line 3, column 2: expected a value, found \"truth\""),
        (
            #"{"sections": [{"tag": ""}]}"#,
            "sections[0].tag: expected a tag, found the string \"\""
        ),
        (
            #"{"sections": [{"rows": [{"row": "NumberRow", "value": 18446744073709551615}]}]}"#,
            "sections[0].rows[0].value: expected a smaller number, found the number "
                + "1.8446744073709552e+19"
        ),
        (
            #"{"sections": [{"rows": [{"row": "NumberRow", "value": -1e30}]}]}"#,
            "sections[0].rows[0].value: expected a larger number, found the number -1e+30"
        ),
        (
            #"{"sections": [{"rows": [{"row": "StringRow", "rules": [{"rule": "email", "x": 1}]}]}]}"#,
            "sections[0].rows[0].rules[0].x: there is no member of an email rule called \"x\""
        ),
        (
            #"{"sections": [{"rows": [{"row": "StringRow", "rules": [{"rule": "exactLength"}]}]}]}"#,
            "sections[0].rows[0].rules[0]: the member \"count\" of an exactLength rule is missing"
        ),
        (
            #"{"sections": [{"rows": [{"row": "ThisNameIsLongerThanAnybodyWouldWantToReadIt"}]}]}"#,
            "sections[0].rows[0].row: there is no row called "
                + "\"ThisNameIsLongerThanAnybodyWouldWantToRe…\" in Documents, "
                + "Grades and People; add the row's product to the dependencies of the program's "
                + "target"
        ),
        (
            #"{"sections": [{"rows": [{"row": "NumberRow", "title": "Age"}]}]}"#,
            "sections[0].rows[0].title: title is a setting of NumberRow; put it in settings"
        ),
        (
            #"{"sections": [{"rows": [{"row": "number"}]}]}"#,
            "sections[0].rows[0].row: there is no row called \"number\"; did you mean "
                + "\"NumberRow\"?"
        ),
        (
            #"{"sections": [{"selectable": {"row": "ChosenRow", "selectionLimit": 2}}]}"#,
            "sections[0].selectable.selectionLimit: a limit requires multiple selection"
        ),
        (
            #"{"sections": [{"selectable": {"row": "ChosenRow"}, "rows": ["#
                + Self.chosen + "," + Self.chosen + "]}]}",
            "sections[0].rows: 2 options are chosen; the limit is 1"
        ),
        (
            #"{"sections": [{"selectable": {"row": "ChosenRow", "selection": "multiple", "#
                + #""selectionLimit": 1}, "rows": ["# + Self.chosen + "," + Self.chosen
                + "]}]}",
            "sections[0].rows: 2 options are chosen; the limit is 1"
        ),
        (
            #"{"sections": [{"rows": [{"row": "StringRow", "rules": [{"rule": "accepted"}]}]}]}"#,
            "sections[0].rows[0].rules[0].rule: the rule accepted does not apply to"
        ),
        (
            #"{"sections": [{"rows": [{"row": "StringRow", "hidden": "$a MATCHES '['"}]}]}"#,
            #"sections[0].rows[0].hidden: expected ] after it (the class is not closed), "#
                + #"found [ (line 1, column 13 of the condition); try \[ for the character"#
        ),
        (
            #"{"sections": [{"multivalued": {"may": [], "maximumCount": 0}, "rows": [{"row": "FlagRow"}]}]}"#,
            "sections[0].rows: a count of 1 exceeds the limit of 0"
        ),
    ]
}
