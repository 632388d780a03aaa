import RowLaws
import StandardRows
import Testing

@testable import RowKit

@Suite("The columns of a picker with items of lists")
struct ListedColumnTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static func document(
        _ row: JSONValue = "DoublePickerRow", columns: JSONValue = columns
    ) -> JSONValue {
        [
            "lists": [
                "clubs": [
                    ["value": "svw", "title": "SV Wien", "country": "AT", "fee": 40],
                    ["value": "lask", "title": "LASK", "country": "AT", "fee": 50],
                    ["value": "fcb", "title": "FC Bern", "country": "CH", "fee": 30],
                ],
                "countries": [
                    ["value": "AT", "title": "Austria"], ["value": "CH", "title": "Switzerland"],
                    ["value": "LI", "title": "Liechtenstein"],
                ],
            ],
            "sections": [
                [
                    "rows": [
                        ["row": "IntRow", "tag": "most", "value": 100],
                        ["row": row, "tag": "place", "optionsFrom": columns],
                    ]
                ]
            ],
        ]
    }

    private static let columns: JSONValue = [
        "first": ["list": "countries"],
        "second": ["list": "clubs", "where": "country == $place.a AND fee <= $most"],
    ]

    @Test("offers in a later column what belongs to the choice before")
    func choosing() throws {
        let form = try factory.form(from: Self.document())
        let row = try #require(form.rowBy(tag: "place") as? DoublePickerRow<String, String>)
        let driver = FormDriver(FormViewController(form: form))
        driver.choose("AT", in: "place")
        #expect(row.value == Tuple(a: "AT", b: "svw"))
        #expect(row.displayText == "Austria, SV Wien")
        let (first, second) = (row.cell.firstChoice.options, row.cell.secondChoice.options)
        #expect(first.map(\.title) == ["Austria", "Switzerland", "Liechtenstein"])
        #expect(first.map(\.isEnabled) == [true, true, false], "there is no club in Liechtenstein")
        #expect(second.map(\.title) == ["SV Wien", "LASK"])
        #expect(form.validate().isEmpty)
        #expect(form.problems.isEmpty)
    }

    @Test("removes a value that the user's change has made impossible, and no other")
    func removing() throws {
        let form = try factory.form(from: Self.document())
        let row = try #require(form.rowBy(tag: "place") as? DoublePickerRow<String, String>)
        let most = try #require(form.rowBy(tag: "most") as? IntRow)
        row.value = Tuple(a: "AT", b: "lask")
        most.setValue(45, by: .program)
        #expect(row.value == Tuple(a: "AT", b: "lask"))
        #expect(form.validate().map(\.code) == ["notOffered"])
        most.setValue(60, by: .user)
        #expect(form.validate().isEmpty)
        most.setValue(45, by: .user)
        #expect(row.value == nil)
    }

    @Test("is saved as it was read, in all rows with columns")
    func saving() throws {
        for name in ["DoublePickerRow", "DoublePickerInputRow", "DoublePickerInlineRow"] {
            let document = Self.document(.string(name))
            let saved = factory.save(try factory.form(from: document))
            #expect(saved.leftOut.isEmpty)
            #expect(saved.json == document)
        }
        let columns: JSONValue = [
            "first": ["list": "countries"],
            "third": ["list": "clubs", "where": "country == $place.a AND SELF.value != $place.b"],
        ]
        let document = Self.document("TriplePickerRow", columns: columns)
        #expect(factory.save(try factory.form(from: document)).json == document)
    }

    @Test("has a schema that does not say which items are offered, because that may change")
    func schema() throws {
        let schema = try factory.form(from: Self.document()).inputSchema
        let place = schema["properties"]?["place"]
        #expect(place != nil && place?.text.contains("AT") == false)
    }

    @Test("is the same in a row that expands")
    func expanding() throws {
        let form = try factory.form(from: Self.document("DoublePickerInlineRow"))
        let driver = FormDriver(FormViewController(form: form))
        driver.expand("place")
        driver.choose("CH", in: "place:inline")
        let row = try #require(form.rowBy(tag: "place") as? DoublePickerInlineRow<String, String>)
        #expect(row.value == Tuple(a: "CH", b: "fcb"))
        #expect(row.displayText == "Switzerland, FC Bern")
    }

    @Test("has three columns, each after the ones before")
    func three() throws {
        let row = TriplePickerRow<String, String, Int>("trip") { row in
            row.firstColumn = ["AT": "Austria", "CH": "Switzerland"]
        }
        let form = Form { Section { row } }
        row.takeOptions(
            in: "second", from: try ItemList(["AT", "CH"].map { ["value": $0, "in": $0] }),
            where: "SELF.in == $trip.a")
        row.takeOptions(
            in: "third", from: try ItemList(values: Array(1...9)),
            where: "SELF > $trip.b.length AND $trip.a == $trip.b")
        row.value = Tuple3(a: "CH", b: "CH", c: 3)
        #expect(form.validate().isEmpty)
        #expect(row.displayText == "Switzerland, CH, 3")
        row.value?.c = 2
        #expect(form.validate().map(\.code) == ["notOffered"])
        #expect(form.problems.isEmpty)
    }

    @Test(
        "is refused if it is wrong, with the place",
        arguments: [
            (
                ["second": ["list": "clup"]],
                ".second.list: there is no list called \"clup\"; there are clubs, countries"
            ),
            (
                ["secnd": ["list": "clubs"]],
                ".secnd: there is no column called \"secnd\"; "
                    + "did you mean \"second\"?"
            ),
            (["list": "clubs"], ".list: there is no column called \"list\""),
            (
                ["second": ["list": "clubs", "where": "country == $plce.a"]],
                ".second.where: no row or section has the tag \"plce\"; did you mean \"place\"?"
            ),
            (
                [["list": "clubs"]],
                ": expected an object with a source of options for each of "
                    + "first, second, found a list of 1 element"
            ),
        ] as [(JSONValue, String)])
    func refusals(columns: JSONValue, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: Self.document(columns: columns))
        }
        #expect(error?.description == "sections[0].rows[1].optionsFrom" + message)
    }
}
