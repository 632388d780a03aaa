import Testing

@testable import RowKit

@Suite("A form's preset values")
struct PresetErrorTests {
    @Test("are validated in hidden and disabled rows too, and each error has its place")
    func judged() {
        let form = Form {
            Section {
                StringRow("name") { $0.value = "Ada" }
                NumberRow("age") { row in
                    row.value = 3
                    row.hidden = true
                    row.add(rule: RuleGreaterThan(min: 17))
                }
            }
            Section {
                StringRow { row in
                    row.value = "no address"
                    row.disabled = true
                    row.add(rule: RuleEmail())
                    row.add(rule: RuleMaxLength(maxLength: 5))
                }
            }
        }
        #expect(
            form.presetErrors().map(\.documentLine) == [
                "sections[0].rows[1].value: Must be greater than 17",
                "sections[1].rows[0].value: Must be a valid e-mail address",
                "sections[1].rows[0].value: Must have at most 5 characters",
            ])
        #expect(
            form.presetErrors().map(\.error.description) == [
                "age: Must be greater than 17",
                "sections[1].rows[0]: Must be a valid e-mail address",
                "sections[1].rows[0]: Must have at most 5 characters",
            ])
        #expect(form.validationErrors.isEmpty, "no errors are shown")
    }

    @Test("are validated against a row's own limits too")
    func ownLimits() {
        let form = Form {
            BoundedRow("volume") { $0.value = 700 }
            BoundedRow("bass") { $0.value = 5 }
        }
        #expect(
            form.presetErrors().map(\.documentLine) == [
                "sections[0].rows[0].value: Must be at most 5"
            ])
        #expect(form.presetErrors().map(\.error.description) == ["volume: Must be at most 5"])
    }

    @Test("may be missing: a required row may be filled in later")
    func missing() {
        let form = Form {
            StringRow { $0.add(rule: RuleRequired()) }
            StringRow { row in
                row.value = "  "
                row.add(rule: RuleRequired())
            }
            FlagRow { row in
                row.value = false
                row.add(rule: RuleAccepted())
            }
            ListedRow { row in
                row.value = []
                row.add(rule: RuleMinCount(minCount: 2))
            }
        }
        let section = Section([StringRow("one") { $0.value = "x" }, StringRow("two")])
        section.add(rule: RuleMinCount(minCount: 2))
        form.append(section)
        form.add(rule: RuleClosure { _ in ValidationError(msg: "Not yet") })
        #expect(form.presetErrors().isEmpty)
        #expect(form.validate().count == 6)
    }

    @Test("may exceed the maximum count of a section")
    func tooMany() {
        let section = Section([
            StringRow("one") { $0.value = "x" }, StringRow("two") { $0.value = "y" },
        ])
        section.add(rule: RuleMaxCount(maxCount: 1))
        let form = Form { section }
        #expect(
            form.presetErrors().map(\.documentLine) == ["sections[0]: Must have at most 1 item"])
    }

    @Test("of entries and of new rows have places by the section's tag and their index")
    func entries() throws {
        let factory = try DocumentPlugin.factory()
        let form = try factory.form(from: [
            "sections": [
                [
                    "tag": "guests",
                    "multivalued": [
                        "newRow": [
                            "row": "StringRow", "value": "somebody",
                            "rules": [["rule": "maxLength", "count": 3]],
                        ]
                    ],
                    "rows": [
                        ["row": "StringRow", "value": "Bo"],
                        [
                            "row": "StringRow", "value": "Cem",
                            "rules": [["rule": "maxLength", "count": 2]],
                        ],
                    ],
                ]
            ]
        ])
        #expect(
            form.presetErrors().map(\.documentLine) == [
                "sections[0].rows[1].value: Must have at most 2 characters",
                "sections[0].multivalued.newRow.value: Must have at most 3 characters",
            ])
        #expect(form.presetErrors().map(\.error.place) == ["guests[1]", "guests[2]"])
    }
}
