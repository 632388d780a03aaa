import RowKit
import TableRow
import TestRows
import Testing

@Suite("A table row in a document")
struct TableDocumentTests {
    private let factory = Result { try RowFactory(RowRegistry(TableRowPlugin.self)) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "TableRow", TableRowPlugin.self)
        let fare = try #require(form.rowBy(tag: "fare") as? TableRow<String>)
        let seat = try #require(form.rowBy(tag: "seat") as? TableInlineRow<String>)
        #expect(fare.value == "flex")
        #expect(fare.columns.last?.alignment == .trailing)
        #expect(seat.options == ["any", "12A", "12C"])
        #expect(seat.collapseOnInlineRowSelection)
        #expect(form.problems == [])
    }

    @Test("reads options as values and as objects with texts, and writes them back")
    func options() throws {
        let options: JSONValue = [
            "none", ["value": "flex", "title": "Flex", "details": ["180 €"]],
        ]
        let row = try factory.get().make("TableRow", settings: ["options": options])
        let table = try #require(row as? TableRow<String>)
        #expect(table.options == ["none", "flex"])
        #expect(table.titledOptions?[1] == TitledOption("flex", "Flex", details: ["180 €"]))
        let saved = try factory.get().save(Form { table }).json
        #expect("\(saved.text)".contains("180 €"))
        #expect(try table.titledOptions?.documentValue() == options)
    }

    @Test("shows and writes back the texts of each option, even if two have the same value")
    func equalOptions() throws {
        let options: JSONValue = [
            ["value": "flex", "title": "Flex", "details": ["180 €"]], "none",
            ["value": "flex", "title": "Flexible", "details": ["190 €"]],
        ]
        let row = try factory.get().make("TableRow", settings: ["options": options])
        let table = try #require(row as? TableRow<String>)
        table.updateCell()
        #expect(table.cell.choice.options.map(\.title) == ["Flex", "none", "Flexible"])
        #expect(table.cell.choice.options.map(\.details) == [["180 €"], [], ["190 €"]])
        #expect(try table.titledOptions?.documentValue() == options)
    }

    @Test("reports all errors in options at once")
    func allProblems() {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make(
                "TableRow",
                settings: [
                    "options": [
                        ["value": 1, "text": [], "title": "Flex", "details": [5, 6]], "none", 7,
                    ]
                ])
        }
        let option = "settings.options[0]"
        #expect(
            error?.diagnostics.map(\.place.path) == [
                "\(option).text", "\(option).value", "\(option).details[0]",
                "\(option).details[1]", "settings.options[2]",
            ])
    }

    @Test(
        "reports an invalid option",
        arguments: [
            ([5], "expected"),
            ([["value": "flex", "text": "Flex"]], "no member of an option called \"text\""),
            ([["title": "Flex"]], "an option with texts needs"),
            ([["value": "flex", "title": "Flex", "details": [5]]], "details[0]"),
        ] as [(JSONValue, String)])
    func refusals(options: JSONValue, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make("TableRow", settings: ["options": options])
        }
        #expect("\(error as Any)".contains(message))
    }

    @Test(
        "reports an invalid column",
        arguments: [[5], [["alignment": "center"]], [["title": "A", "alignment": "right"]]]
            as [JSONValue])
    func columns(columns: JSONValue) {
        #expect(throws: RowFactoryError.self) {
            try factory.get().make("TableRow", settings: ["columns": columns])
        }
    }

    @Test("writes columns in Swift and in JSON")
    func expressions() throws {
        let columns: [(TableColumn, swift: String, json: JSONValue)] = [
            ("Fare", #""Fare""#, "Fare"),
            (
                TableColumn("Price", alignment: .trailing),
                #".init("Price", alignment: .trailing)"#,
                ["title": "Price", "alignment": "trailing"]
            ),
            (
                TableColumn("Price", member: "price"), #".init("Price", member: "price")"#,
                ["title": "Price", "member": "price"]
            ),
        ]
        for (column, swift, json) in columns {
            #expect(column.swiftExpression == swift)
            #expect(try column.documentValue() == json)
            #expect(try TableColumn(documentValue: json) == column)
        }
    }

    @Test("shows members of the items of a list")
    func lists() throws {
        let document: JSONValue = [
            "lists": [
                "fares": [
                    ["value": "basic", "title": "Basic", "bags": "1 bag", "price": 1200.5],
                    ["value": "flex", "title": "Flex", "price": 180],
                    ["value": "none", "price": 0],
                ]
            ],
            "sections": [
                [
                    "rows": [
                        [
                            "row": "TableRow", "tag": "fare",
                            "settings": [
                                "columns": [
                                    "Fare", ["title": "Baggage", "member": "bags"],
                                    ["title": "Price", "alignment": "trailing", "member": "price"],
                                ]
                            ],
                            "optionsFrom": ["list": "fares", "where": "price > 0"],
                        ]
                    ]
                ]
            ],
        ]
        let form = try factory.get().form(from: document)
        let row = try #require(form.rowBy(tag: "fare") as? TableRow<String>)
        row.updateCell()
        #expect(row.cell.choice.options.map(\.title) == ["Basic", "Flex"])
        #expect(row.cell.choice.options.map(\.details) == [["1 bag", "1200.5"], ["", "180"]])
        #expect(try factory.get().save(form).json == document)
        #expect(form.problems.isEmpty)
    }
}
