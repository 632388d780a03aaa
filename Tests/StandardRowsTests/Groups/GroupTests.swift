import RowLaws
import StandardRows
import Testing

@testable import RowKit

@Suite("A group of rows")
struct GroupTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static func guests() -> MultivaluedSection {
        MultivaluedSection { section in
            section.tag = "guests"
            section.multivaluedRowToInsertAt = { _ in
                GroupRow {
                    NameRow("name") { $0.add(rule: RuleRequired()) }
                    IntRow("age")
                    EmailRow("guardian") { row in
                        row.hidden = "$.age == nil OR $.age >= 16"
                        row.add(rule: RuleRequired(), when: "$.age < 14")
                    }
                }
            }
        }
    }

    @Test("has the values of its parts by name")
    func values() {
        let group = GroupRow("address") {
            NameRow("street")
            ZipCodeRow("zip") { $0.value = "1010" }
            LabelRow()
        }
        let form = Form { Section { group } }
        #expect(form.values()["address"] as? GroupValue == ["street": nil, "zip": "1010"])
        form.setValues(["address.street": "Main Street"])
        #expect(group.value == ["street": "Main Street", "zip": "1010"])
        form.setValues(["address": GroupValue(dictionaryLiteral: ("zip", "1020"))])
        #expect(group.value == ["street": "Main Street", "zip": "1020"])
        #expect((group["zip"] as? ZipCodeRow)?.value == "1020")
        #expect(form.rowBy(tag: "address.zip") === group["zip"])
        group.value = nil
        #expect(group.value == ["street": nil, "zip": nil])
        #expect(form.problems.isEmpty)
    }

    @Test("takes either all values that are written or none, and says which one does not fit")
    func refusing() {
        let group = GroupRow("address") {
            NameRow("street") { $0.value = "Main Street" }
            IntRow("number") { $0.value = 1 }
        }
        let form = Form { Section { group } }
        let wrong: GroupValue = ["street": "Broadway", "number": "two"]
        let problems = form.setValues(["address": wrong])
        #expect(
            problems.map(\.description) == ["address.number: expected Int, found String (two)"])
        let unknown: GroupValue = ["stret": "Broadway"]
        #expect(
            form.setValues(["address": unknown]).map(\.description) == [
                "address: no row or section has the tag \"stret\"; did you mean \"street\"?"
            ])
        #expect(group.value == ["street": "Main Street", "number": 1])
        #expect(form.problems.count == 2)
        group.value = ["numbr": 3]
        #expect(
            form.problems.last?.description
                == "address: no row or section has the tag \"numbr\"; did you mean \"number\"?")
        #expect(group.value == ["street": "Main Street", "number": 1])
    }

    @Test("is found by an expression that names a part before its section or row has joined")
    func joining() {
        let guest = NameRow("guest") { $0.calculated = "$guests[0].name" }
        let street = NameRow("street") { $0.calculated = "$address.street" }
        let form = Form {
            Section {
                guest; street
            }
        }
        #expect(guest.value == nil && street.value == nil)
        form
            +++ MultivaluedSection { section in
                section.tag = "guests"
                section.append(GroupRow { NameRow("name") { $0.value = "Ada" } })
            }
        form +++ GroupRow("address") { NameRow("street") { $0.value = "Broadway" } }
        #expect(guest.value == "Ada")
        #expect(street.value == "Broadway")
    }

    @Test("leaves out a hidden part, which keeps its value")
    func hiding() throws {
        let form = Form {
            Section {
                GroupRow("guest") {
                    IntRow("age") { $0.value = 12 }
                    EmailRow("guardian") {
                        $0.hidden = "$.age >= 16"
                        $0.value = "a@b.example"
                    }
                }
            }
        }
        let age: IntRow = try #require(form.rowBy(tag: "guest.age"))
        #expect(
            form.values()["guest"] as? GroupValue == ["age": 12, "guardian": "a@b.example"])
        age.value = 20
        #expect(form.values()["guest"] as? GroupValue == ["age": 20])
        #expect(
            form.values(includeHidden: true)["guest"] as? GroupValue == [
                "age": 20, "guardian": "a@b.example",
            ])
        form.setValues(form.values())
        age.value = 12
        #expect(
            form.values()["guest"] as? GroupValue == ["age": 12, "guardian": "a@b.example"])
    }

    @Test("is an entry of a section, whose blank entries are left out")
    func entries() throws {
        let section = Self.guests()
        let total = IntRow("total") { $0.calculated = "$guests.age.@sum" }
        let minors = IntRow("minors") {
            $0.calculated = "SUBQUERY($guests, $g, $g.age < 18).@count"
        }
        let count = IntRow("count") { $0.calculated = "$guests.@count" }
        let form = Form {
            section
            Section {
                total; minors; count
            }
        }
        try section.insertRow()
        try section.insertRow()
        #expect(section.values().isEmpty)
        #expect((total.value, minors.value, count.value) == (0, 0, 0))
        form.setValues(["guests[1].age": 12, "guests[0].name": "Ada"])
        #expect(
            section.values() as? [GroupValue] == [
                ["name": "Ada", "age": nil], ["name": nil, "age": 12, "guardian": nil],
            ])
        #expect((total.value, minors.value, count.value) == (12, 1, 2))
        form.setValues(["guests[0].name": nil])
        #expect((total.value, minors.value, count.value) == (12, 1, 1))
        let guests: [GroupValue] = [
            ["name": "Bo", "age": 40], ["name": "Cy", "age": nil], ["age": 3],
        ]
        form.setValues(["guests": guests])
        #expect((total.value, minors.value, count.value) == (43, 1, 3))
        #expect(section.entries.count == 3)
        #expect(form.problems.isEmpty)
    }

    @Test("checks its parts by their rules, whose errors have the address of the part")
    func rules() throws {
        let section = Self.guests()
        let form = Form { section }
        try section.insertRow()
        form.setValues(["guests[0].age": 12])
        #expect(form.validate().map(\.place) == ["guests[0].name", "guests[0].guardian"])
        form.setValues(["guests[0].age": 15])
        #expect(form.validate().map(\.place) == ["guests[0].name"])
        let error = #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(error?.errors.map(\.place) == ["guests[0].name"])
    }

    @Test("keeps what each part has in the state, and follows calculations and suggestions")
    func state() throws {
        func make() -> (Form, MultivaluedSection) {
            let section = MultivaluedSection { section in
                section.tag = "lines"
                section.multivaluedRowToInsertAt = { _ in
                    GroupRow {
                        IntRow("price")
                        IntRow("count") { $0.value = 1 }
                        IntRow("sum") { $0.calculated = "$.price * $.count" }
                        IntRow("share") { $0.suggested = "$.sum / 2" }
                    }
                }
            }
            return (Form { section }, section)
        }
        let (form, section) = make()
        try section.insertRow()
        try section.insertRow()
        let first = try #require(section.entries.first as? GroupRow)
        #expect(section.values().isEmpty, "nobody has entered anything")
        form.setValues(["lines[0].price": 10, "lines[1].price": 4, "lines[1].share": 1])
        #expect(first.value == ["price": 10, "count": 1, "sum": 10, "share": 5])
        #expect(form.isDirty)
        let (other, restored) = make()
        #expect(other.restore(form.state).isEmpty)
        #expect(
            restored.values() as? [GroupValue] == [
                ["price": 10, "count": 1, "sum": 10, "share": 5],
                ["price": 4, "count": 1, "sum": 4, "share": 1],
            ])
        other.setValues(["lines[0].price": 20, "lines[1].price": 8])
        #expect(
            restored.values() as? [GroupValue] == [
                ["price": 20, "count": 1, "sum": 20, "share": 10],
                ["price": 8, "count": 1, "sum": 8, "share": 1],
            ])
        #expect(other.state.screens[0].rows.keys.allSatisfy { !$0.hasSuffix(":sum") })
        #expect(form.problems.isEmpty && other.problems.isEmpty)
        form.reset()
        #expect(section.entries.isEmpty)
    }

    @Test("is reset, and changed, with its parts")
    func resetting() throws {
        let group = GroupRow("address") {
            NameRow("street") { $0.value = "Main Street" }
            IntRow("number")
        }
        let form = Form { Section { group } }
        #expect(!form.isDirty && !group.isChanged)
        form.setValues(["address.number": 2])
        #expect(form.isDirty && group.isChanged)
        form.reset()
        #expect(!form.isDirty && group.value == ["street": "Main Street", "number": nil])
        form.setValues(["address.number": 2])
        form.markClean()
        #expect(!form.isDirty)
        form.setValues(["address.number": 3])
        form.reset()
        #expect(group.value == ["street": "Main Street", "number": 2])
    }

    @Test("is read and saved with its rows")
    func documents() throws {
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        [
                            "row": "GroupRow", "tag": "address",
                            "settings": ["title": "{$.street}", "arrangement": "columns"],
                            "rows": [
                                [
                                    "row": "NameRow", "tag": "street", "value": "Main Street",
                                    "rules": [["rule": "required"]],
                                ],
                                ["row": "IntRow", "tag": "number"],
                                [
                                    "row": "GroupRow", "tag": "phone",
                                    "rows": [["row": "PhoneRow", "tag": "number"]],
                                ],
                                ["row": "ButtonRow", "settings": ["title": "Look it up"]],
                            ],
                        ]
                    ]
                ],
                [
                    "tag": "guests",
                    "multivalued": [
                        "newRow": [
                            "row": "GroupRow",
                            "rows": [
                                ["row": "NameRow", "tag": "name"],
                                ["row": "IntRow", "tag": "age"],
                                [
                                    "row": "IntRow", "tag": "days",
                                    "calculated": "$.age * 365",
                                    "hidden": "$.age == nil",
                                ],
                            ],
                        ]
                    ],
                    "rows": [],
                ],
            ]
        ]
        let form = try factory.form(from: document)
        let saved = factory.save(form)
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == document)
        #expect(form.rowBy(tag: "address")?.title == "Main Street")
        #expect(form.unknownTags().isEmpty)
        form.setValues(["address.phone.number": "1"])
        #expect(
            try form.json() == [
                "address": [
                    "street": "Main Street", "number": .null, "phone": ["number": "1"],
                ],
                "guests": [],
            ])
    }

    @Test(
        "has problems in a document that say where and why",
        arguments: [
            (
                #"[{"row": "NameRow", "tag": "isHidden"}]"#,
                "rows[0].tag: a part cannot have the tag \"isHidden\", because expressions read it "
                    + "as the state of the group"
            ),
            (
                #"[{"row": "NameRow", "tag": "a"}, {"row": "IntRow", "tag": "a"}]"#,
                "rows[1].tag: the tag \"a\" is already used by another part of the group"
            ),
            (
                #"[{"row": "DateInlineRow", "tag": "a"}]"#,
                "rows[0].row: the inline row DateInlineRow does not expand within another row; use "
                    + "a row that shows its control itself, such as DateRow"
            ),
            (
                #"[{"row": "NameRow", "tag": "name"}, {"row": "IntRow", "hidden": "$.nmae == nil"}]"#,
                "rows[1].hidden: no row or section has the tag \".nmae\"; did you mean \".name\"?"
            ),
            (
                """
                [{"row": "IntRow", "tag": "a", "calculated": "$.b"},
                 {"row": "IntRow", "tag": "b", "calculated": "$.a"}]
                """,
                "rows[0].calculated: the value depends on itself: group.a → group.b → group.a"
            ),
            (
                #"[{"row": "IntRow", "tag": "a", "value": "b"}]"#,
                "rows[0].value: expected a whole number, found the string \"b\""
            ),
        ])
    func faults(rows: String, problem: String) {
        let row = #"{"row": "GroupRow", "tag": "group", "rows": \#(rows)}"#
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: JSONValue(text: #"{"sections": [{"rows": [\#(row)]}]}"#))
        }
        #expect(error?.diagnostics.map(\.description) == ["sections[0].rows[0].\(problem)"])
    }

    @Test("is a structure of the program")
    func decoding() throws {
        struct Guest: Codable, Equatable {
            var name: String
            var age: Int?
        }
        struct Party: Codable, Equatable { var guests: [Guest] }
        let section = Self.guests()
        let form = Form { section }
        let party = Party(guests: [Guest(name: "Ada", age: 36), Guest(name: "Bo")])
        #expect(try form.fill(from: party).isEmpty)
        #expect(try form.decode(Party.self) == party)
        #expect(!form.isDirty)
    }

    @Test("is entered from JSON as a user would, part by part")
    func submitting() async throws {
        let section = Self.guests()
        let form = Form { section }
        let values = try await form.submit(json: [
            "guests": [["name": "Ada", "age": 12, "guardian": "a@b.example"], ["name": "Bo"]]
        ])
        #expect((values["guests"] as? [any Sendable])?.count == 2)
        let error = await #expect(throws: SubmissionError.self) {
            try await form.submit(json: [
                "guests": [["nam": "Ada"], ["age": "x"], ["age": 20, "guardian": "a@b.example"]]
            ])
        }
        #expect(
            error?.errors.map(\.pointer) == [
                "/guests/0/nam", "/guests/1/age", "/guests/2/guardian",
            ])
    }

    @Test("of another group may be part of a group, and an expression finds the nearest name")
    func nesting() throws {
        let form = Form {
            Section {
                NameRow("name") { $0.value = "form" }
                GroupRow("outer") {
                    NameRow("name") { $0.value = "outer" }
                    GroupRow("inner") {
                        LabelRow("near") { $0.calculated = "$.name" }
                        LabelRow("far") { $0.calculated = "$name" }
                        LabelRow("own") { $0.calculated = "$outer.inner.near" }
                    }
                }
            }
        }
        #expect(
            form.values()["outer"] as? GroupValue == [
                "name": "outer",
                "inner": GroupValue(
                    dictionaryLiteral: ("near", "outer"), ("far", "form"), ("own", "outer")),
            ])
        form.setValues(["outer.name": "other"])
        let own: LabelRow = try #require(form.rowBy(tag: "outer.inner.own"))
        #expect(own.value == "other")
        #expect(form.problems.isEmpty)
    }

    @Test("depends on the parts that an expression names, and on nothing else")
    func evaluations() throws {
        let section = Self.guests()
        let total = IntRow("total") { $0.calculated = "$guests.age.@sum" }
        let form = Form {
            section
            Section { total }
        }
        let guests: [GroupValue] = (0..<10).map { (age: Int) in
            ["name": "Guest \(age)", "age": age]
        }
        form.setValues(["guests": guests])
        #expect(total.value == 45)
        let before = form.conditions.evaluations
        form.setValues(["guests[3].name": "Ada"])
        #expect(total.value == 45)
        #expect(form.conditions.evaluations == before)
        form.setValues(["guests[3].age": 13])
        #expect(total.value == 55)
        #expect(
            form.conditions.evaluations == before + 3,
            "the total, and the guardian's two conditions")
    }
}
