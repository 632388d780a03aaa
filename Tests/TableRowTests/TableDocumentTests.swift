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
        let options: JSONValue = ["none", ["value": "flex", "texts": ["Flex", "180 €"]]]
        let row = try factory.get().make("TableRow", settings: ["options": options])
        let table = try #require(row as? TableRow<String>)
        #expect(table.options == ["none", "flex"])
        #expect(table.columnTexts(for: "flex") == ["Flex", "180 €"])
        let saved = try factory.get().save(Form { table }).json
        #expect("\(saved.text)".contains("180 €"))
        #expect(try table.tableOptions.map { try $0.documentValue() } == options)
    }

    @Test("shows and writes back the texts of each option, even if two have the same value")
    func equalOptions() throws {
        let options: JSONValue = [
            ["value": "flex", "texts": ["Flex", "180 €"]], "none",
            ["value": "flex", "texts": ["Flexible", "190 €"]],
        ]
        let row = try factory.get().make("TableRow", settings: ["options": options])
        let table = try #require(row as? TableRow<String>)
        table.updateCell()
        #expect(table.cell.choice.options.map(\.title) == ["Flex", "none", "Flexible"])
        #expect(table.cell.choice.options.map(\.details) == [["180 €"], [], ["190 €"]])
        #expect(try table.tableOptions.map { try $0.documentValue() } == options)
    }

    @Test("reports all errors in options at once")
    func allProblems() {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make(
                "TableRow",
                settings: [
                    "options": [
                        ["value": 1, "text": [], "texts": ["Flex", 5, 6]], "none", 7,
                    ]
                ])
        }
        let option = "settings.options[0]"
        #expect(
            error?.diagnostics.map(\.place.path) == [
                "\(option).text", "\(option).value", "\(option).texts[1]", "\(option).texts[2]",
                "settings.options[2]",
            ])
    }

    @Test(
        "reports an invalid option",
        arguments: [
            ([5], "expected"),
            ([["value": "flex", "text": ["Flex"]]], "texts"),
            ([["texts": ["Flex"]]], "an option with texts needs"),
            ([["value": "flex", "texts": ["Flex", 5]]], "texts[1]"),
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
}
