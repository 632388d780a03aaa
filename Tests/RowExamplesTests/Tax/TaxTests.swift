import Foundation
import RowKit
import StandardRows
import Testing

@testable import RowExamples

/// A calculation that an authority has published.
struct TaxCase: Decodable, CustomTestStringConvertible {
    let name: String
    /// The address of the page.
    let source: String
    let values: [String: JSONValue]
    let expect: [String: JSONValue]

    var testDescription: String { name }

    /// The cases in the file beside this one.
    static func published() throws -> [TaxCase] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "tax-cases.json")
        return try JSONDecoder().decode([TaxCase].self, from: Data(contentsOf: url))
    }
}

@Suite("Irish income tax")
struct TaxTests {
    private let factory: RowFactory
    private let document: Data
    private let form: Form

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        document = try Data(
            contentsOf: root.appending(path: "Sources/RowExamples/Documents/tax.json"))
        factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        form = try factory.form(from: document)
    }

    @Test("is saved as its document, with nothing left out")
    func saved() throws {
        let controller = TaxViewController()
        controller.loadViewIfNeeded()
        let saved = factory.save(controller.form)
        #expect(saved.leftOut.isEmpty)
        #expect(try saved.json == JSONDecoder().decode(JSONValue.self, from: document))
        #expect(saved.text == String(decoding: document, as: UTF8.self))
        #expect(controller.form.allRows.count == 60)
        #expect(controller.form.problems.isEmpty)
        #expect(controller.form.unknownTags().isEmpty)
    }

    @Test("is what the authorities publish", arguments: try TaxCase.published())
    func published(example: TaxCase) throws {
        #expect(form.setDocumentValues(example.values).isEmpty)
        #expect(form.validate() == [])
        let values = try form.json()
        for (tag, amount) in example.expect {
            #expect(values[tag] == amount, "\(tag), published at \(example.source)")
        }
        #expect(form.problems.isEmpty)
    }

    @Test("takes the spouse into account only if both are assessed jointly")
    func spouse() throws {
        form.setValues(["status": "Married", "wages": 40_000.0, "sWages": 30_000.0])
        #expect(try form.json()["household"] == 70_000)
        #expect(try form.json()["band"] == 81_000)
        form.setValues(["joint": false])
        #expect(try form.json()["household"] == 40_000)
        #expect(try form.json()["band"] == 42_000)
        form.setValues(["joint": true, "status": "Single"])
        #expect(try form.json()["household"] == 40_000)
        form.setValues(["status": "Married"])
        #expect(try form.json()["household"] == 70_000)
    }

    @Test(
        "reports what cannot be",
        arguments: [
            (["status": "Single parent"], ["children: A single parent has at least one child"]),
            (
                ["birth": "1899-12-31", "wages": 5],
                ["birth: Must be a day from 1900 to 2024"]
            ),
            (
                ["wages": 30_000, "pension": 40_000],
                [
                    "birth: The relief for a pension depends on your age",
                    "pension: Not more than your pay",
                ]
            ),
            (
                ["remote": true, "homeDays": 366, "allowance": 2_000],
                [
                    "remote: Only employees get this relief", "bills: Must be filled in",
                    "homeDays: Not more than the days of the year",
                    "allowance: More than 3.20 a day is part of your pay",
                ]
            ),
            (
                ["status": "Married", "carer": true, "carerIncome": 5],
                ["carerIncome: Not more than the income of your spouse"]
            ),
        ] as [([String: JSONValue], [String])])
    func mistakes(values: [String: JSONValue], errors: [String]) {
        #expect(form.setDocumentValues(values).isEmpty)
        #expect(form.validate().map(\.description) == errors)
    }
}
