import Foundation
import RowKit
import SplitRow
import StandardRows
import TestRows
import Testing

@Suite("A split row in a document")
struct SplitDocumentTests {
    private let factory = Result { try RowFactory(RowRegistry(SplitRowPlugin.self)) }

    @Test("stands in the example, which makes rows by name")
    func example() throws {
        let form = try exampleForm(of: "SplitRow", SplitRowPlugin.self)
        let street = try #require(form.rowBy(tag: "street") as? SplitRow<TextRow, TextRow>)
        #expect(street.value == SplitRowValue(left: "Main Street", right: "12a"))
        #expect(street.rowLeft.placeholder == "Main Street" && street.rowRight.title == "Number")
        #expect(form.problems == [] && form.validate().map(\.place) == ["stay"])
    }

    @Test("reads and writes the settings of its rows as objects, with defaults for the others")
    func settings() throws {
        let factory = try factory.get()
        let made = try factory.make("SplitIntRow", settings: ["left": ["title": "Adults"]])
        let row = try #require(made as? SplitRow<IntRow, IntRow>)
        let left = try #require(
            SplitRow<IntRow, IntRow>.settings.first { $0.name == "left" })
        #expect(try left.value(of: row) == ["title": "Adults"])
        try left.set(["placeholder": "2"], of: row)
        #expect(row.rowLeft.title == nil && row.rowLeft.placeholder == "2")
        #expect(left.type == "IntRow" && left.schema?["type"] == "object")
    }

    @Test("reads the value of each row as the row itself does")
    func values() throws {
        let made = try factory.get().make(
            "SplitDateRow", settings: ["left": ["timeZone": "GMT"], "right": ["timeZone": "GMT"]],
            value: ["left": "2025-02-28"])
        let row = try #require(made as? SplitRow<DateRow, DateRow>)
        #expect(try row.documentValue() == ["left": try row.rowLeft.documentValue() ?? .null])
        #expect(row.rowRight.value == nil && row.rowLeft.value != nil)
    }

    @Test(
        "reports what is wrong, with its place",
        arguments: [
            (["left": ["titel": "A"]], nil, "settings.left.titel"),
            (["left": ["title": 5]], nil, "settings.left.title"),
            (["left": 5], nil, "an object with settings"),
            ([:], ["middle": 1], "middle"), ([:], 5, "an object with left and right"),
            ([:], ["left": 1, "right": "two"], "value.right"),
        ] as [([String: JSONValue], JSONValue?, String)])
    func refusals(settings: [String: JSONValue], value: JSONValue?, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make("SplitIntRow", settings: settings, value: value)
        }
        #expect("\(error as Any)".contains(message))
    }

    @Test("keeps its value if a document has a wrong one")
    func wrongValue() {
        let row = SplitRow<TextRow, IntRow>("street")
        row.value = SplitRowValue(left: "a", right: 1)
        #expect(throws: DocumentDiagnostic.self) {
            try row.setDocumentValue(["left": "b", "right": "two"])
        }
        #expect(row.value == SplitRowValue(left: "a", right: 1))
    }

    @Test("reports the limits of its rows in the schema of values, and closures as left out")
    func schema() throws {
        let factory = try factory.get()
        let row = SplitRow<PickerInputRow<String>, DecimalRow>("price")
        row.rowLeft.options = ["CHF", "EUR"]
        row.rowRight.displayValueFor = { "\($0 ?? 0)" }
        row.rowRight.add(rule: RuleRequired())
        let form = Form { row }
        #expect("\(form.valueSchema.text)".contains("CHF"))
        row.value = SplitRowValue(left: "USD")
        #expect(form.validate().map(\.place) == ["price.left", "price.right"])
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.message) == [
                "the closure displayValueFor of right can only be set in Swift",
                "the rules of right can only be set in Swift",
            ])
    }

    @Test("is decoded as the values of both rows")
    func decoding() throws {
        struct Visit: Codable, Equatable {
            struct Guests: Codable, Equatable { var left: Int, right: Int }
            var guests: Guests
        }
        let form = Form { SplitRow<IntRow, IntRow>("guests") }
        let visit = Visit(guests: .init(left: 2, right: 1))
        try form.fill(from: visit)
        #expect(try form.decode(Visit.self) == visit && !form.isDirty)
    }
}
