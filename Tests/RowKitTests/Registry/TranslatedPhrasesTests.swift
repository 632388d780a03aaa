import RowKit
import Testing

@Suite("The phrases of a registry")
struct TranslatedPhrasesTests {
    @Test("prefer a translation for the region, and fall back to the language and to English")
    func regions() throws {
        let registry = try RowRegistry(RegionalPlugin.self)
        func text(_ key: Phrases.Key, _ language: String) -> String {
            registry.phrases(for: PlainFormats(language: language)).text(key)
        }
        #expect(text(.done, "de-AT") == "Erledigt")
        #expect(text(.done, "de") == "Fertig")
        #expect(text(.add, "de-AT") == "Neu")
        #expect(text(.delete, "de-AT") == "Delete")
        #expect(text(.done, "zh-TW") == "Done")
        #expect(text(.done, "en-GB") == "Finished")
        #expect(registry.languages == ["de", "de-AT", "en-GB", "zh-Hans"])
    }

    @Test("report missing translations, except in English")
    func missing() throws {
        let registry = try RowRegistry(RegionalPlugin.self)
        let german = registry.phrases(for: PlainFormats(language: "de"))
        #expect(german.problems.contains { $0.key == "delete" && $0.fault == .missing })
        #expect(!german.problems.contains { $0.key == "done" })
        #expect(registry.phrases(for: PlainFormats(language: "en-US")).problems.isEmpty)
    }

    @Test("follow a document's language, which is saved again")
    func documents() throws {
        let factory = RowFactory(try RowRegistry(RegionalPlugin.self))
        let document: JSONValue = ["language": "de-AT", "sections": []]
        let form = try factory.form(from: document)
        #expect(form.phrases.text(.done) == "Erledigt")
        #expect(factory.save(form).json == document)
        #expect(factory.save(Form()).json["language"] == nil)
    }

    @Test("apply to the default add button, even when they change")
    func addButton() throws {
        let section = MultivaluedSection()
        section.multivaluedRowToInsertAt = { _ in LabelledRow() }
        let form = Form()
        form.append(section)
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing.contains("\"Add\""))
        form.phrases = try RowRegistry(RegionalPlugin.self).phrases(
            for: PlainFormats(language: "de"))
        #expect(stage.textDrawing.contains("\"Neu\""))
        #expect(!stage.textDrawing.contains("\"Add\""))
    }

    @Test("explain a refused action to users, and in English to programmers")
    func refusals() throws {
        let refusal = FormStage(FormViewController(form: Form())).receive(
            ViewEvent(ViewID("gone"), .press)
        ).refusal
        let phrases = try RowRegistry(RegionalPlugin.self).phrases(
            for: PlainFormats(language: "de"))
        #expect(refusal?.message == "there is no view called \"gone\"")
        #expect(refusal?.text(by: phrases) == "Das geht nicht.")
    }
}

private final class LabelledCell: Cell<String>, CellType {}
private final class LabelledRow: Row<LabelledCell>, RowType {}

private enum RegionalPlugin: RowPlugin {
    static let name = "Regional", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let translations = [
        Translation("de-AT", [.done: "Erledigt"]),
        Translation("de", [.done: "Fertig", .add: "Neu", .notPossible: "Das geht nicht."]),
        Translation("zh-Hans", [.done: "完成"]), Translation("en-GB", [.done: "Finished"]),
    ]
}
