import RowKit
import TestRuns
import Testing

/// Tests a group with each row that is linked into the tool.
@Suite("Each registered row as a part of a group")
struct GroupedRowTests {
    /// Without those that expand another row below themselves.
    private static let rows = ((try? RowRegistry.linked().rows) ?? []).filter {
        $0.kind != .inline
    }

    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry.linked()) }

    /// A section whose entries are groups with the row, under the name `part`.
    private func document(with row: RowDescriptor) -> JSONValue {
        guard case .object(var part) = row.exampleInJSON else { return .null }
        part["tag"] = "part"
        part["value"] = nil
        let rows: [JSONValue] = [.object(part), ["row": "NameRow", "tag": "name"]]
        return [
            "sections": [
                [
                    "tag": "entries",
                    "multivalued": ["newRow": ["row": "GroupRow", "rows": .array(rows)]],
                    "rows": [["row": "GroupRow", "rows": .array(rows)]],
                ]
            ]
        ]
    }

    @Test("is read and saved, and has a value and a state of its own", arguments: rows)
    func parts(row: RowDescriptor) throws {
        let document = document(with: row)
        let form = try factory.form(from: document)
        let saved = factory.save(form)
        #expect(saved.leftOut.isEmpty)
        #expect(saved.json == document)
        let section = try #require(form[0] as? MultivaluedSection)
        try section.insertRow()
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing.contains("cell #entries:2:part"), "\(row.name)")
        let part = try #require(form.rowBy(tag: "entries[1].part"))
        #expect(section.values().count == section.entries.count { !$0.isBlankEntry })
        if let value = row.example.value {
            try part.setDocumentValue(value)
            #expect(section.entries[1].isBlankEntry == false, "\(row.name)")
            let group = try #require(section.values().last as? GroupValue)
            #expect(group.contains("part") && group.contains("name"))
        }
        #expect(form.problems.isEmpty, "\(form.problems)")

        let state = stage.state
        let other = try factory.form(from: document)
        let restored = FormStage(FormViewController(form: other))
        let problems = restored.restore(state)
        let omitted = Set(state.omittedValues)
        #expect(problems.allSatisfy { omitted.contains($0.place) }, "\(problems)")
        guard omitted.isEmpty else { return }
        #expect(try other.json(includeSecrets: true) == form.json(includeSecrets: true))
        #expect(restored.textDrawing == stage.textDrawing)

        try section.deleteRow(section.entries[0])
        #expect(part.outerRow === section.entries[0])
        #expect(form.rowBy(tag: "entries[0].part") === part)
        form.reset()
        #expect(section.values().isEmpty || !section.entries[0].isBlankEntry)
        #expect(form.problems.isEmpty, "\(form.problems)")
    }
}
