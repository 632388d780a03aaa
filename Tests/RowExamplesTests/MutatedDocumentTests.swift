import RowKit
import TestRows
import TestRuns
import Testing

@Suite("A mutated document")
struct MutatedDocumentTests {
    private static let pieces = [
        "$", "$total", "{$", "}", "(", ")", ",", " == ", " AND ", "SELF", "SUBQUERY(", "if(",
        "ANY ",
        "9", "'", "nil", ".@sum", "[0]", "$.", "\u{0}",
    ]

    @Test("is loaded, or refused with every place, and what was loaded is saved and loaded again")
    func loading() throws {
        let factory = try ExampleDocuments.factory()
        let documents = try ExampleDocuments.names.map { name in
            try JSONValue(text: String(decoding: ExampleDocuments.data(name), as: UTF8.self))
        }
        var (loaded, refused) = (0, 0)
        try Runs.repeated(of: 100_000, part: 1_000) { seed, random in
            var document = documents[random.below(documents.count)]
            for _ in 0...random.below(3) { document.mutate(using: &random, pieces: Self.pieces) }
            let form: Form
            do throws(RowFactoryError) {
                form = try factory.form(from: document)
            } catch {
                refused += 1
                for diagnostic in error.diagnostics where diagnostic.place == .root {
                    let isNamed = diagnostic.message.contains("\"sections\" of a form")
                    #expect(isNamed || !document.isObject, "ROWKIT_SEED=\(seed): \(diagnostic)")
                }
                return
            }
            loaded += 1
            form.validate()
            let saved = factory.save(form)
            let again = try factory.form(from: saved.json)
            #expect(factory.save(again).text == saved.text, "ROWKIT_SEED=\(seed)")
        }
        #expect(loaded > 0)
        #expect(refused > 0)
    }
}
