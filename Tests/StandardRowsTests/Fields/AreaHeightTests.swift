import RowKit
import StandardRows
import Testing

@Suite("The height of a text area in documents")
struct AreaHeightTests {
    @Test(
        "is fixed, or grows from a given height or the host's, and is saved as it was given",
        arguments: [
            (80, .fixed(cellHeight: 80)), ("dynamic", .dynamic),
            (["dynamic": 44.5], .dynamic(initialTextViewHeight: 44.5)),
        ] as [(JSONValue, TextAreaHeight)])
    func roundTrip(_ json: JSONValue, _ height: TextAreaHeight) throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        ["row": "TextAreaRow", "tag": "a", "settings": ["textAreaHeight": json]]
                    ]
                ]
            ]
        ]
        let form = try factory.form(from: document)
        #expect((form.rowBy(tag: "a") as? TextAreaRow)?.textAreaHeight == height)
        #expect(factory.save(form).json == document)
    }

    @Test(
        "must be a positive number",
        arguments: [
            0, "auto", ["dynamic": 0], ["dynamic": "60"], ["dynamic": 60, "most": 90], [:],
        ]
            as [JSONValue])
    func refused(_ json: JSONValue) {
        #expect(throws: DocumentDiagnostic.self) { try TextAreaHeight(documentValue: json) }
    }
}
