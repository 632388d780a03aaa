import RowLaws
import StandardRows
import Testing

@testable import RowKit

@Suite("A list of a form")
struct ItemListTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static let document: JSONValue = [
        "lists": [
            "clubs": [
                ["value": "svw", "title": "SV Wien", "country": "AT", "fee": 40],
                ["value": "lask", "title": "LASK", "country": "AT", "fee": 50],
                ["value": "fcb", "title": "FC Bern", "country": "CH"],
            ],
            "countries": [
                ["value": "AT", "title": "Austria"], ["value": "CH", "title": "Switzerland"], "LI",
            ],
            "players": [
                ["value": 1, "title": "Ada", "club": "svw"],
                ["value": 2, "title": "Ada", "club": "fcb"],
            ],
        ],
        "sections": [
            [
                "rows": [
                    [
                        "row": "PushRow", "tag": "country", "settings": ["title": "Country"],
                        "optionsFrom": ["list": "countries"],
                    ],
                    [
                        "row": "PickerInputRow", "tag": "club",
                        "settings": ["title": "Club in {$country}"],
                        "optionsFrom": ["list": "clubs", "where": "country == $country"],
                    ],
                    [
                        "row": "MultipleSelectorRow", "tag": "others",
                        "optionsFrom": ["list": "clubs", "where": "SELF.value != $club"],
                    ],
                    [
                        "row": "DecimalRow", "tag": "fee",
                        "calculated": "coalesce(lookup('clubs', $club, 'fee'), 0)",
                    ],
                    ["row": "LabelRow", "tag": "name", "calculated": "title($club)"],
                ]
            ]
        ],
    ]

    private struct Rows {
        let form: Form
        let country: PushRow<String>
        let club: PickerInputRow<String>
        let others: MultipleSelectorRow<String>

        init(_ form: Form) throws {
            self.form = form
            country = try #require(form.rowBy(tag: "country"))
            club = try #require(form.rowBy(tag: "club"))
            others = try #require(form.rowBy(tag: "others"))
        }
    }

    @Test("offers the items for which the condition holds, with their titles")
    func offering() throws {
        let rows = try Rows(try factory.form(from: Self.document))
        #expect(rows.country.options == ["AT", "CH", "LI"])
        #expect(rows.club.options == [])
        rows.country.setValue("AT", by: .user)
        #expect(rows.country.displayText == "Austria")
        #expect(rows.club.title == "Club in Austria")
        #expect(rows.club.options == ["svw", "lask"])
        #expect(rows.club.cell.choice.options.map(\.title) == ["SV Wien", "LASK"])
        rows.club.setValue("lask", by: .user)
        #expect(rows.form.values()["fee"] as? Double == 50)
        #expect(rows.form.values()["name"] as? String == "LASK")
        rows.others.setValue(["fcb", "svw"], by: .user)
        #expect(rows.others.options == ["svw", "fcb"])
        #expect(rows.others.displayText == "SV Wien and FC Bern")
        rows.country.setValue("LI", by: .user)
        #expect(rows.country.displayText == "LI")
        #expect(rows.form.problems.isEmpty)
    }

    @Test("and its rows are saved as they were read")
    func saving() throws {
        let saved = factory.save(try factory.form(from: Self.document))
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == Self.document)
    }

    @Test("removes a choice that the user's change has made impossible, and others never")
    func removing() throws {
        let rows = try Rows(try factory.form(from: Self.document))
        rows.form.setValues(["country": "AT", "club": "svw", "others": Set(["lask", "fcb"])])
        rows.country.setValue("CH", by: .user)
        #expect(rows.club.value == nil)
        rows.club.setValue("fcb", by: .user)
        #expect(rows.others.value == ["lask"], "what remains is kept")
        rows.form.update(by: .user) { rows.country.value = "AT" }
        #expect(rows.club.value == nil)

        rows.form.setValues(["country": "AT", "club": "svw"])
        rows.country.value = "CH"
        #expect(rows.club.value == "svw", "the program's change removes nothing")
        #expect(rows.form.validate().map(\.code) == ["notOffered"])
        rows.country.value = "AT"
        #expect(rows.form.validate().isEmpty)
    }

    @Test("whose condition takes too many steps offers nothing, which is a problem")
    func givingUp() throws {
        let city = PushRow<String>("city")
        let guests = MultivaluedSection { section in
            section.tag = "guests"
            for index in 0..<400 { section <<< IntRow { $0.value = index } }
        }
        let form = Form([Section([city]), guests])
        city.takeOptions(
            from: try ItemList(values: ["Graz", "Wien"]),
            where: "SELF != SUBQUERY($guests, $g, ANY $guests == $g).@count")
        #expect(form.problems.isEmpty, "nobody has looked at the options")
        #expect(city.options == [])
        #expect(
            form.problems.map(\.description) == [
                "city: the expression was given up because it takes too many steps; it looks at the "
                    + "elements of a list again for each element of another"
            ])
    }

    @Test("removes along a chain, in one change")
    func chains() {
        let country = PushRow<String>("country")
        let club = PushRow<String>("club")
        let player = PushRow<Int>("player")
        let form = Form {
            Section {
                player; club; country
            }
        }
        form.lists = Self.lists
        country.takeOptions(from: "countries")
        club.takeOptions(from: "clubs", where: "country == $country")
        player.takeOptions(from: "players", where: "club == $club")
        form.setValues(["country": "AT", "club": "svw", "player": 1])
        #expect(form.validate().isEmpty)
        country.setValue("CH", by: .user)
        #expect((club.value, player.value) == (nil, nil))
        club.setValue("fcb", by: .user)
        #expect(player.options == [2])
        #expect(player.displayText(for: 2) == "Ada")
        #expect(form.problems.isEmpty)
    }

    private static var lists: [String: ItemList] {
        guard case .object(let lists)? = document["lists"] else { return [:] }
        return lists.compactMapValues { json in
            guard case .array(let items) = json else { return nil }
            return try? ItemList(items)
        }
    }

    @Test("costs nothing while the options are not opened, whatever its length")
    func laziness() throws {
        let list = try ItemList(
            (0..<100_000).map { ["value": .integer($0), "group": .string("g\($0 % 100)")] })
        let group = NameRow("group") { $0.value = "g7" }
        let item = PushRow<Int>("item")
        let form = Form {
            Section {
                group; item
            }
        }
        form.lists["items"] = list
        item.takeOptions(from: "items", where: "group == $group AND SELF.value >= 0")
        item.value = 7
        #expect(form.validate().isEmpty)
        group.setValue("g8", by: .user)
        #expect(item.value == nil)
        item.setValue(108, by: .user)
        #expect(form.validate().isEmpty)
        guard case .listed(let options) = item.optionsProvider else {
            Issue.record("no list")
            return
        }
        #expect(!options.areMade)
        #expect(options.evaluations == 2, "the value after each change, and no other item")
        #expect(item.options?.count == 1_000)
        #expect(options.evaluations == 1_002, "an index finds the group")
        #expect(form.problems.isEmpty)
    }

    @Test("of options may be replaced, and options may come from a list without a name")
    func replacing() throws {
        let row = PushRow<String>("row") { $0.value = "a" }
        let form = Form { Section { row } }
        row.takeOptions(from: "letters")
        #expect(row.options == [])
        form.lists["letters"] = try ItemList(values: ["a", "b"])
        #expect(row.options == ["a", "b"])
        row.takeOptions(from: try ItemList(values: ["c"]), where: "SELF != 'd'")
        #expect(row.options == ["c"])
        #expect(row.value == "a")
        let early = PushRow<String> { $0.takeOptions(from: "letters", where: "SELF ==") }
        #expect(Form { Section { early } }.problems.map(\.code) == [.malformedCondition])
        row.takeOptions(from: "letters", where: "SELF ==")
        #expect(form.problems.map(\.code) == [.malformedCondition])
        #expect(row.options == [])
    }

    @Test(
        "that is wrong is refused, with the place and the nearest right thing",
        arguments: [
            (["x": ["a", "a"]], "lists.x[1]: the value \"a\" is that of item 0 already"),
            (["x": [1, 1.0]], "lists.x[1]: the value 1.0 is that of item 0 already"),
            (["x": [["title": "A"]]], "lists.x[0]: an item with members needs a \"value\""),
            (
                ["x": [["value": "a", "title": 5]]],
                "lists.x[0].title: expected a string, found the number 5"
            ),
            (["x": [.null]], "lists.x[0]: expected a value, found null"),
            (["x": "a"], "lists.x: expected a list, found the string \"a\""),
            (
                ["clubz": ["a"]],
                "sections[0].rows[0].optionsFrom.list: there is no list called \"clubs\"; "
                    + "did you mean \"clubz\"?"
            ),
            (
                ["clubs": ["a", 5]],
                "sections[0].rows[0].optionsFrom.list: item 1 of \"clubs\": expected a string, "
                    + "found the number 5"
            ),
        ] as [(JSONValue, String)])
    func refusals(lists: JSONValue, message: String) {
        var document: JSONValue = [
            "lists": lists,
            "sections": [["rows": [["row": "PushRow", "optionsFrom": ["list": "clubs"]]]]],
        ]
        if lists["x"] != nil { document = ["lists": lists, "sections": []] }
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(error?.description == message)
    }

    @Test(
        "refuses conditions that are wrong",
        arguments: [
            (
                ["list": "clubs", "where": "country == $contry"],
                ".where: no row or section has the tag \"contry\"; did you mean \"country\"?"
            ),
            (
                ["list": "clubs", "where": "country = = 1"],
                ".where: expected a value, such as $tag, 'text' or 5, found = "
                    + "(line 1, column 11 of the condition)"
            ),
            (
                ["list": "clubs", "were": "TRUE"],
                ".were: there is no member of a source of options called \"were\"; "
                    + "did you mean \"where\"?"
            ),
        ] as [(JSONValue, String)])
    func conditions(source: JSONValue, message: String) {
        let document: JSONValue = [
            "lists": ["clubs": ["a"]],
            "sections": [
                [
                    "rows": [
                        ["row": "NameRow", "tag": "country"],
                        ["row": "PushRow", "optionsFrom": source],
                    ]
                ]
            ],
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(error?.description == "sections[0].rows[1].optionsFrom" + message)
    }
}

@Suite("Options with titles")
struct TitledOptionsTests {
    @Test("show their titles, and keep their values")
    func titles() throws {
        let row = SegmentedRow<String>("size") { $0.titledOptions = ["s": "Small", "m": "Medium"] }
        let controller = FormViewController(form: Form { Section { row } })
        let driver = FormDriver(controller)
        #expect(row.options == ["s", "m"])
        #expect(row.cell.choice.options.map(\.title) == ["Small", "Medium"])
        driver.choose("m", in: "size")
        #expect(row.value == "m")
        #expect(row.displayText == "Medium")
        #expect(controller.form.validate().isEmpty)
    }

    @Test("are read from documents, and saved")
    func documents() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let options: JSONValue = [
            "a", ["value": "b", "title": "Bee"], ["value": "c", "title": "Bee"],
        ]
        for name in [
            "PushRow", "PickerInlineRow", "SegmentedRow", "ActionSheetRow", "MultipleSelectorRow",
        ] {
            let document: JSONValue = [
                "sections": [
                    [
                        "rows": [
                            ["row": .string(name), "tag": "x", "settings": ["options": options]]
                        ]
                    ]
                ]
            ]
            let form = try factory.form(from: document)
            #expect(factory.save(form).json == document, "\(name)")
            let row = try #require(form.rowBy(tag: "x") as? any OptionsProviderRow)
            #expect(row.titles == ["a", "Bee", "Bee"], "\(name)")
        }
        #expect(
            throws: RowFactoryError.self,
            performing: {
                try factory.make(
                    "PushRow", settings: ["options": [["value": "b", "titel": "Bee"]]])
            })
    }

    @Test("are found by their titles on a screen")
    func searching() throws {
        let countries = (0..<200).map { "c\($0)" }
        let row = PushRow<String>("country") { row in
            row.titledOptions = TitledOptions(countries) {
                $0 == "c150" ? "Österreich" : "Land \($0)"
            }
        }
        let driver = FormDriver(FormViewController(form: Form { Section { row } }))
        driver.select("country")
        let screen = try #require(driver.form.controller?.presented as? PushRow<String>.Selector)
        screen.searchText = "oster"
        driver.select("country>#:0:150")
        #expect(row.value == "c150")
        #expect(row.displayText == "Österreich")
    }
}

extension OptionsProviderRow {
    fileprivate var titles: [String] {
        (options ?? []).map { title(of: $0) ?? String(describing: $0) }
    }
}
