import RowLaws
import StandardRows
import Testing

@testable import RowKit

@Suite("A selectable section with items of a list")
struct ListedSectionTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private static let document: JSONValue = [
        "lists": [
            "oceans": [
                ["value": "arctic", "title": "Arctic", "size": 15],
                ["value": "indian", "title": "Indian", "size": 70],
                ["value": "pacific", "title": "Pacific", "size": 165],
            ]
        ],
        "sections": [
            ["rows": [["row": "IntRow", "tag": "least", "value": 20]]],
            [
                "tag": "oceans",
                "selectable": [
                    "row": "ListCheckRow", "selection": "multiple",
                    "optionsFrom": ["list": "oceans", "where": "size >= $least"],
                ],
                "rows": [],
            ],
        ],
    ]

    private struct Parts {
        let form: Form
        let least: IntRow
        let section: SelectableSection<ListCheckRow<String>>

        init(_ form: Form) throws {
            self.form = form
            least = try #require(form.rowBy(tag: "least"))
            section = try #require(form.sectionBy(tag: "oceans"))
        }

        var titles: [String?] { section.map(\.title) }
        var chosen: [String] { form.values()["oceans"] as? [String] ?? [] }
    }

    @Test("has a row for each item that is offered, in the order of the list")
    func rows() throws {
        let parts = try Parts(try factory.form(from: Self.document))
        #expect(parts.titles == ["Indian", "Pacific"])
        parts.least.setValue(10, by: .user)
        #expect(parts.titles == ["Arctic", "Indian", "Pacific"])
        let driver = FormDriver(FormViewController(form: parts.form))
        driver.select("#oceans:2")
        driver.select("#oceans:0")
        #expect(parts.chosen == ["arctic", "pacific"])
        parts.least.setValue(100, by: .user)
        #expect(parts.titles == ["Pacific"])
        #expect(parts.chosen == ["pacific"], "the user's change has removed the other")
        #expect(parts.form.problems.isEmpty)
    }

    @Test("keeps a choice that the program made impossible, as invalid")
    func keeping() throws {
        let parts = try Parts(try factory.form(from: Self.document))
        parts.form.setValues(["oceans": ["indian"]])
        parts.least.value = 100
        #expect(parts.chosen == ["indian"])
        #expect(parts.titles == ["Indian", "Pacific"])
        #expect(parts.form.validate().map(\.code) == ["notOffered"])
        for least in 101...105 { parts.least.value = least }
        #expect(parts.form.validate().map(\.code) == ["notOffered"])
        parts.least.value = 50
        #expect(parts.form.validate().isEmpty)
        parts.least.value = 100
        parts.section[0].baseValue = nil
        #expect(parts.form.validate().isEmpty)
        parts.least.value = 101
        #expect(parts.titles == ["Pacific"])
        #expect(parts.form.problems.isEmpty)
    }

    @Test("keeps its choices when the list is replaced, and refuses those that it lacks")
    func replacing() throws {
        let parts = try Parts(try factory.form(from: Self.document))
        parts.form.setValues(["oceans": ["indian", "pacific"]])
        parts.form.lists["oceans"] = try ItemList([
            ["value": "pacific", "title": "Stiller Ozean", "size": 165],
            ["value": "atlantic", "title": "Atlantic", "size": 106],
        ])
        #expect(Set(parts.chosen) == ["indian", "pacific"])
        #expect(parts.form.validate().map(\.code) == ["notOffered"])
        #expect(Set(parts.titles) == ["Indian", "Pacific", "Atlantic"])
        #expect(parts.form.problems.isEmpty)
    }

    @Test("is saved as it was read, and restored with its choices")
    func saving() throws {
        let parts = try Parts(try factory.form(from: Self.document))
        let saved = factory.save(parts.form)
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == Self.document)
        parts.least.setValue(0, by: .user)
        parts.form.setValues(["oceans": ["arctic", "pacific"]])
        let again = try Parts(try factory.form(from: Self.document))
        #expect(again.form.restore(parts.form.state) == [])
        #expect(again.chosen == ["arctic", "pacific"])
        #expect(again.titles == ["Arctic", "Indian", "Pacific"])
        #expect(again.form.validate().isEmpty)
    }

    @Test("takes submitted values that it offers, and no others")
    func submitting() async throws {
        let form = try factory.form(from: Self.document)
        let values = try await form.submit(json: ["least": 100, "oceans": ["pacific"]])
        #expect(values["oceans"] as? [String] == ["pacific"])
        let other = try factory.form(from: Self.document)
        await #expect(throws: SubmissionError.self) {
            try await other.submit(json: ["least": 100, "oceans": ["indian"]])
        }
    }

    @Test("has a schema that does not say which items are offered, because that may change")
    func schema() throws {
        let form = try factory.form(from: Self.document)
        let schema = form.inputSchema["properties"]?["oceans"]
        #expect(schema?["items"] == ["type": "string"])
    }

    @Test(
        "is refused if it is wrong",
        arguments: [
            (
                ["list": "ocean"],
                "optionsFrom.list: there is no list called \"ocean\"; did you mean \"oceans\"?"
            ),
            (
                ["source": "x"],
                "optionsFrom.source: there is no source of options called \"x\"; "
                    + "no plugin of the program contributes any"
            ),
            (
                ["list": "oceans", "where": "size > $lest"],
                "optionsFrom.where: no row or section has the tag \"lest\"; did you mean \"least\"?"
            ),
        ] as [(JSONValue, String)])
    func refusals(source: JSONValue, message: String) throws {
        guard case .object(var document) = Self.document else { return }
        document["sections"] = [
            ["rows": [["row": "IntRow", "tag": "least"]]],
            ["selectable": ["row": "ListCheckRow", "optionsFrom": source], "rows": []],
        ]
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: .object(document))
        }
        #expect(error?.description == "sections[1].selectable.\(message)")
    }

    @Test("has rows of its own, or options from a list")
    func both() {
        let document: JSONValue = [
            "lists": ["x": ["a"]],
            "sections": [
                [
                    "selectable": ["row": "ListCheckRow", "optionsFrom": ["list": "x"]],
                    "rows": [["row": "ListCheckRow", "settings": ["selectableValue": "b"]]],
                ]
            ],
        ]
        let error = #expect(throws: RowFactoryError.self) { try factory.form(from: document) }
        #expect(
            error?.description
                == "sections[0].rows: the options are either rows or optionsFrom, not both")
    }
}
