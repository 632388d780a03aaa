import TestRuns
import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Changes of a state")
struct StateChangeTests {
    /// Changes as another process receives them.
    private static func sent(_ changes: FormState.Changes) throws -> FormState.Changes {
        try JSONDecoder().decode(FormState.Changes.self, from: JSONEncoder().encode(changes))
    }

    @Test("keep a copy equal to the state, whatever users and programs do")
    func law() throws {
        let seed = Runs.seed
        var run = RandomStage(seed: seed)
        var copy = run.stage.state
        for step in 0..<Runs.count(of: 20_000) {
            run.step()
            // Sometimes changes are taken only after several steps.
            guard run.random.below(4) > 0 else { continue }
            if run.random.below(8) == 0 {
                copy = run.stage.takeState()
            } else {
                copy.apply(try Self.sent(run.stage.takeStateChanges()))
            }
            let place = "\(run.done.suffix(8)) at step \(step), ROWKIT_SEED=\(seed)"
            try #require(copy == run.stage.state, "differs after \(place)")
            try #require(run.stage.takeStateChanges().isEmpty, "reported twice after \(place)")
            guard step % 500 == 499 else { continue }
            run = RandomStage(seed: seed &+ UInt64(step))
            copy = run.stage.state
        }
    }

    @Test("contain everything the first time, and nothing while nothing changes")
    func first() throws {
        let form = Form("Trip") { TextRow("name") }
        form.name = "trip"
        form.setValues(["name": "Ada"])
        let stage = FormStage(FormViewController(form: form))
        var copy = FormStage(FormViewController(form: Form { TextRow("other") })).state
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(stage.takeStateChanges().isEmpty)
        form.version = 2
        let changes = stage.takeStateChanges()
        #expect(!changes.isEmpty)
        #expect(changes.screens.isEmpty)
        copy.apply(changes)
        #expect(copy.version == 2)
    }

    @Test("contain a value that is left out if it was written, not if its row has the focus")
    func omitted() throws {
        let row = TextRow("pin")
        row.cell.textField.isSecure = true
        let stage = FormStage(FormViewController(form: Form("Trip") { row }))
        func changes(_ action: ViewAction) -> FormState.Changes {
            stage.receive(ViewEvent(ViewID("pin/content/field"), action))
            return stage.takeStateChanges()
        }
        _ = stage.takeStateChanges()
        #expect(changes(.focus).isEmpty)
        #expect(!changes(.type("1234")).isEmpty)
        #expect(!changes(.type("5678")).isEmpty)
        #expect(!changes(.blur).isEmpty)
        #expect(changes(.focus).isEmpty)
        #expect(changes(.blur).isEmpty)
    }

    @Test("contain only changed rows, and compare no others")
    func cost() throws {
        let count = 1_000
        let rows = (0..<count).map { CountedRow("row-\($0)") }
        let stage = FormStage(FormViewController(form: Form { Section(rows) }))
        for row in rows { row.value = "a" }
        _ = stage.takeStateChanges()
        CountedRow.counted(rows)
        rows[500].value = "b"
        let changes = stage.takeStateChanges()
        #expect(changes.screens[0]?.rows.keys.sorted() == ["row-500"])
        #expect(CountedRow.counted(rows) < 10)
        // A value that was set and set back is no change.
        rows[3].value = "b"
        rows[3].value = "a"
        #expect(stage.takeStateChanges().isEmpty)
    }

    @Test("are recorded only after they were first taken, and while the stage exists")
    func recording() {
        let form = Form { TextRow("name") }
        var stage: FormStage? = FormStage(FormViewController(form: form))
        #expect(form.conditions.stateLog == nil)
        _ = stage?.takeStateChanges()
        #expect(form.conditions.stateLog != nil)
        stage = nil
        #expect(form.conditions.stateLog == nil)
    }

    @Test("report that a row was removed, and that another has its tag")
    func replaced() throws {
        let form = Form { Section { TextRow("name") } }
        let stage = FormStage(FormViewController(form: form))
        form.setValues(["name": "Ada"])
        var copy = stage.state
        copy.apply(stage.takeStateChanges())
        form[0].removeAll()
        form[0].append(SwitchedRow("name"))
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(copy.screens.first?.rows.isEmpty == true)
        form.setValues(["name": true])
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(copy.screens.first?.rows.count == 1)
    }

    @Test("report the errors of sections, and cleared errors")
    func sectionErrors() throws {
        let section = Section([TextRow("name")])
        section.add(rule: RuleClosure { _ in ValidationError(msg: "Not yet") })
        let form = Form { section }
        let stage = FormStage(FormViewController(form: form))
        var copy = stage.state
        copy.apply(stage.takeStateChanges())
        section.validate()
        let changes = stage.takeStateChanges()
        #expect(changes.screens[0]?.sections.count == 1)
        #expect(changes.screens[0]?.rows.isEmpty == true)
        copy.apply(changes)
        #expect(copy == stage.state)
        section.cleanValidationErrors()
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(copy.screens.first?.sections.isEmpty == true)
    }

    @Test("report screens that open and close, and the values entered there")
    func screens() throws {
        let controller = FormViewController(form: Form { Section { NoteRow("note") } })
        let stage = FormStage(controller)
        var copy = stage.state
        copy.apply(stage.takeStateChanges())
        (controller.form.rowBy(tag: "note") as NoteRow?)?.presentController()
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(copy.screens.count == 2)
        controller.presented?.form.setValues(["note": "draft"])
        let entered = stage.takeStateChanges()
        #expect(entered.opened.isEmpty)
        #expect(entered.screens.keys.sorted() == [1])
        copy.apply(entered)
        #expect(copy == stage.state)
        controller.dismissPresented()
        copy.apply(stage.takeStateChanges())
        #expect(copy == stage.state)
        #expect(copy.screens.count == 1)
    }

    @Test("report that another row has presented the same screen in the meantime")
    func anotherPresenter() throws {
        let controller = FormViewController(form: Form { Section(strings("first", "other")) })
        let stage = FormStage(controller)
        let shown = FormViewController(form: Form { TextRow("name") })
        controller.present(shown, from: controller.form.rowBy(tag: "first"))
        var copy = stage.state
        copy.apply(stage.takeStateChanges())
        #expect(copy.screens.last?.presenter == "first")
        shown.dismiss()
        controller.present(shown, from: controller.form.rowBy(tag: "other"))
        let changes = stage.takeStateChanges()
        #expect(changes.opened.isEmpty)
        #expect(changes.screens[1]?.presenter == "other")
        copy.apply(try Self.sent(changes))
        #expect(copy == stage.state)
        #expect(copy.screens.last?.presenter == "other")
    }

    @Test("that fit no state are harmless")
    func misfits() throws {
        let text = """
            {"keptScreens": -3, "screens": {"7": {"rows": {"a": null}, "sections": {}}},
             "opened": []}
            """
        let changes = try JSONDecoder().decode(FormState.Changes.self, from: Data(text.utf8))
        var copy = Form { TextRow("name") }.state
        copy.apply(changes)
        #expect(copy.screens.isEmpty)
    }

    @Test("can be taken from a session, and restoring the state notifies listeners")
    func session() async throws {
        let session = FormSession { FormViewController(form: Form { TextRow("name") }) }
        let field = ViewID("name/content/field")
        var copy = await session.state
        await session.send(ViewEvent(field, .type("Ada")))
        copy.apply(await session.takeStateChanges())
        #expect(await copy == session.state)

        let other = FormSession { FormViewController(form: Form { TextRow("name") }) }
        var pushes = await other.pushes().makeAsyncIterator()
        #expect(await other.restore(copy).isEmpty)
        #expect(await other.values()["name"] as? String == "Ada")
        let heard = await pushes.next()
        let set = heard?.changes.contains { change in
            if case .set(field, let values) = change { values[.text] == "Ada" } else { false }
        }
        #expect(set == true)
    }
}

/// A row that counts how often its value is compared.
private final class CountedRow: Row<ValueCell<String>>, RowType {
    private var comparisons = 0

    override func isSame(_ old: String?, _ new: String?) -> Bool {
        comparisons += 1
        return super.isSame(old, new)
    }

    /// The comparisons of all rows since the last call.
    @discardableResult
    static func counted(_ rows: [CountedRow]) -> Int {
        defer { for row in rows { row.comparisons = 0 } }
        return rows.reduce(0) { $0 + $1.comparisons }
    }
}
