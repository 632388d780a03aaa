import Foundation
import RowKit
import StandardRows
import Testing

@Suite("Bound settings")
struct BindingTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    @Test("follow what their expression reads")
    func following() {
        let stock = IntRow("stock")
        let seats = StepperRow("seats") { row in
            row.bind(\.maximum, to: "$stock + 0.0")
            row.bind(\.title, to: .text("Seats of {$stock}"))
        }
        let standard = StepperRow().maximum
        let form = Form {
            Section {
                stock; seats
            }
        }
        #expect(seats.maximum == standard)
        #expect(seats.title == "Seats of ")
        stock.value = 7
        #expect(seats.maximum == 7)
        #expect(seats.title == "Seats of 7")
        form.update {
            stock.value = 8
            #expect(seats.maximum == 8, "nobody reads a stale setting")
        }
        stock.value = nil
        #expect(seats.maximum == standard)
        #expect(form.problems.isEmpty)
    }

    @Test("limit the value, and let conditions and rules follow")
    func dependants() {
        let start = DateRow("start")
        let end = DateRow("end") { row in
            row.bind(\.minimumDate, to: "$start")
            row.value = Date(timeIntervalSince1970: 86400)
        }
        let note = NameRow("note") { row in
            row.hidden = .function { [unowned end] _ in end.minimumDate == nil }
        }
        let form = Form {
            Section {
                start; end; note
            }
        }
        #expect(note.isHidden)
        start.value = Date(timeIntervalSince1970: 2 * 86400)
        #expect(!note.isHidden)
        #expect(form.validate().map(\.place) == ["end"])
        start.value = nil
        #expect(form.validate().isEmpty)
        #expect(note.isHidden)
    }

    @Test("take nil as nil where the setting may be nil, and report another type")
    func types() {
        let text = NameRow("text")
        let date = DateRow("date") { row in
            row.minimumDate = .distantPast
            row.bind(\.minimumDate, to: "$text")
        }
        let form = Form {
            Section {
                text; date
            }
        }
        #expect(date.minimumDate == nil)
        text.value = "Ada"
        #expect(date.minimumDate == nil)
        #expect(
            form.problems.map(\.description)
                == ["date: the result of the expression is not of type Date"])
        text.value = "2025-01-31T00:00:00Z"
        #expect(date.minimumDate == Date(timeIntervalSince1970: 1_738_281_600))
    }

    @Test("never show a secret, nor the value of a row that shows nothing for it")
    func secrets() {
        let text = NameRow("text") { row in
            row.bind(
                \.title, to: .text("{$password}{$password.length}{$passwords[0]}{$color}{$count}"))
        }
        let form = Form {
            Section {
                PasswordRow("password") { $0.value = "hunter2" }
                NameRow("color") { row in
                    row.value = "red"
                    row.displayValueFor = { _ in nil }
                }
                IntRow("count") { $0.value = 3 }
                text
            }
            MultivaluedSection { section in
                section.tag = "passwords"
                section <<< PasswordRow { $0.value = "secret" }
            }
        }
        #expect(text.title == "3")
        form.setValues(["password": "other"])
        #expect(text.title == "3")
    }

    @Test("replace an earlier binding of the same setting, title, header or footer")
    func replacing() {
        let count = IntRow("count") { $0.value = 1 }
        let name = NameRow("name") { row in
            row.bind(\.title, to: .text("First {$count}"))
            row.bind(\.placeholder, to: .text("{$count}"))
            row.bind(\.title, to: .text("Second {$count}"))
        }
        let form = Form {
            Section {
                count; name
            }
        }
        for text in ["First", "Second"] {
            form.bindTitle(to: "\(text) {$count}")
            form[0].bindHeader(to: "\(text) {$count}")
            form[0].bindFooter(to: "\(text) {$count}")
        }
        count.value = 2
        for title in [name.title, form.title, form[0].header?.title, form[0].footer?.title] {
            #expect(title == "Second 2")
        }
        #expect(name.placeholder == "2")
        name.bind(\.title, to: .text("Third {$count}"))
        count.value = 3
        #expect(name.title == "Third 3")
        #expect(form.problems.isEmpty)
    }

    @Test("can be closures, whose reads are recorded")
    func closures() {
        let count = IntRow("count")
        let name = NameRow("name") { row in
            row.bind(
                \.placeholder, to: .function { [unowned count] _ in count.value.map { "\($0)" } })
        }
        let form = Form {
            Section {
                count; name
            }
        }
        #expect(name.placeholder == nil)
        count.value = 3
        #expect(name.placeholder == "3")
        #expect(form.problems.isEmpty)
    }

    @Test("are a problem if their expression is malformed or a cycle")
    func problems() {
        let a = NameRow("a") { $0.bind(\.title, to: .text("{$b")) }
        let form = Form { Section { a } }
        #expect(form.problems.map(\.code) == [.malformedCondition])
    }

    @Test("of a row that leaves a form keep their value, and begin again in another")
    func leaving() {
        let count = IntRow("count") { $0.value = 1 }
        let name = NameRow("name") { $0.bind(\.title, to: .text("{$count}")) }
        let form = Form {
            Section {
                count; name
            }
        }
        #expect(name.title == "1")
        form[0].remove(at: 1)
        count.value = 2
        #expect(name.title == "1")
        let other = Form {
            Section {
                IntRow("count") { $0.value = 3 }; name
            }
        }
        #expect(name.title == "3")
        #expect(other.problems.isEmpty)
    }

    // MARK: Documents

    private static let document: JSONValue = [
        "title": "Trip of {$name}",
        "sections": [
            [
                "header": "{$name} and {{$friends}",
                "footer": ["title": "{$days}", "subtitle": "days"],
                "rows": [
                    ["row": "NameRow", "tag": "name", "value": "Ada"],
                    [
                        "row": "StepperRow", "tag": "days",
                        "settings": ["title": "Days of {$name}", "maximum": 5],
                        "bindings": ["maximum": "$name.length", "minimum": "0.5"], "value": 2,
                    ],
                    ["row": "DateRow", "tag": "day", "value": "2025-01-31"],
                    [
                        "row": "DateRow", "tag": "end",
                        "bindings": ["minimumDate": "add($day, 1, 'days')"],
                    ],
                ],
            ]
        ],
    ]

    @Test("in documents are loaded, followed and saved")
    func documents() throws {
        let form = try factory.form(from: Self.document)
        let days: StepperRow = try #require(form.rowBy(tag: "days"))
        let end: DateRow = try #require(form.rowBy(tag: "end"))
        #expect(form.title == "Trip of Ada")
        #expect(form[0].header?.title == "Ada and {$friends}")
        #expect(form[0].footer?.title == "2")
        #expect((days.title, days.maximum, days.minimum) == ("Days of Ada", 3, 0.5))
        #expect(end.minimumDate == Date(timeIntervalSince1970: 1_738_368_000))
        form.setValues(["name": "Grace", "days": 4.0])
        #expect(form.title == "Trip of Grace")
        #expect(form[0].header?.title == "Grace and {$friends}")
        #expect(form[0].footer?.title == "4")
        #expect((days.title, days.maximum) == ("Days of Grace", 5))
        #expect(form.problems.isEmpty)
        let saved = factory.save(try factory.form(from: Self.document))
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == Self.document)
    }

    @Test(
        "that are wrong are refused with their place and the nearest right thing",
        arguments: [
            (
                ["bindings": ["maximun": "1"]],
                "sections[0].rows[0].bindings.maximun: there is no setting of StepperRow called "
                    + "\"maximun\"; did you mean \"maximum\"?"
            ),
            (
                ["bindings": ["maximum": "$secert"]],
                "sections[0].rows[0].bindings.maximum: no row or section has the tag \"secert\"; "
                    + "did you mean \"secret\"?"
            ),
            (
                ["bindings": ["maximum": 5]],
                "sections[0].rows[0].bindings.maximum: expected an expression in quotes, such as "
                    + "\"$price * $count\", found the number 5"
            ),
            (
                ["settings": ["title": "Your {$secret}"]],
                "sections[0].rows[0].settings.title: the value of \"secret\" is secret and cannot be "
                    + "shown"
            ),
            (
                ["rules": [["rule": "smallerOrEqual", "limit": "$secret"]]],
                "sections[0].rows[0].rules[0].limit: expected a number, found the string "
                    + "\"$secret\"; a limit is a constant, so write a rule predicate with "
                    + "\"that\": \"SELF <= $secret\""
            ),
            (
                ["rules": [["rule": "smallerOrEqual", "limit": "five"]]],
                "sections[0].rows[0].rules[0].limit: expected a number, found the string \"five\""
            ),
            (
                ["settings": ["title": "Your {$secret"]],
                "sections[0].rows[0].settings.title: expected } after {$, found the end "
                    + "(line 1, column 14 of the text); try {{$ for a brace and a dollar sign"
            ),
        ] as [(JSONValue, String)])
    func refusals(members: JSONValue, message: String) throws {
        guard case .object(var row) = members else { return }
        row["row"] = "StepperRow"
        let document: JSONValue = [
            "sections": [["rows": [.object(row), ["row": "PasswordRow", "tag": "secret"]]]]
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(error?.description == message)
    }
}
