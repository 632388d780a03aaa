import RowKit
import TestRuns
import Testing

@Suite("A second screen")
struct SecondScreenTests {
    private let stage: FormStage
    private let first: FormViewController
    private let second: FormViewController
    private let row = TextRow("row")

    init() {
        first = FormViewController(
            form: Form("First") {
                TextRow("name"); TextRow("other")
            })
        let entries = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            $0.tag = "entries"
            $0.multivaluedRowToInsertAt = { _ in TextRow() }
            for name in ["a", "b", "c"] { $0.append(TextRow { $0.value = name }) }
        }
        second = FormViewController(
            form: Form("Second") +++ Section([row, TextRow("next")]) +++ entries)
        stage = FormStage(first)
        first.present(second, from: first.form.rowBy(tag: "name"))
        _ = stage.takePatch()
    }

    private func id(_ name: String) -> ViewID { ViewID("name>\(name)") }
    private var entries: [String?] {
        (second.form.sectionBy(tag: "entries") as MultivaluedSection?)?
            .entries.map { ($0 as? TextRow)?.value } ?? []
    }

    @Test("receives events for its rows, whose IDs begin with the presenting row's")
    func events() {
        #expect(stage.patch(ViewEvent(id("row/content/field"), .type("Ada"))).refusal == nil)
        #expect(row.value == "Ada")
        #expect((first.form.rowBy(tag: "name") as BaseRow?)?.baseValue == nil)
        #expect(stage.patch(ViewEvent(id("#entries:2"), .move(0))).refusal == nil)
        #expect(entries == ["c", "a", "b"])
        #expect(stage.patch(ViewEvent(id("#entries:0"), .delete)).refusal == nil)
        #expect(entries == ["c", "b"])
        var done: [String] = []
        row.leadingSwipe.actions = ["one", "two"].map { title in
            SwipeAction(style: .normal, title: title) { _, _, _ in done.append(title) }
        }
        row.trailingSwipe.actions = [
            SwipeAction(style: .normal, title: "three") { _, _, _ in done.append("three") }
        ]
        for (edge, place) in [(ViewAction.SwipeEdge.leading, 1), (.trailing, 0), (.leading, 0)] {
            stage.patch(ViewEvent(id("row"), .swipe(edge, place)))
        }
        #expect(done == ["two", "three", "one"])
    }

    @Test("has the focus to itself, and moves it through its rows")
    func focus() {
        stage.patch(ViewEvent(id("row/content/field"), .focus))
        #expect(stage.focused == id("row/content/field"))
        #expect(second.focusedRow === row)
        stage.patch(ViewEvent(id("row/content/field"), .key(.enter)))
        #expect(stage.focused == id("next/content/field"))
        #expect(!first.focus(first.form.rows[1]))
        #expect(first.focusedRow == nil)
        second.dismiss()
        _ = stage.takePatch()
        #expect(stage.focused == nil)
        #expect(first.focus(first.form.rows[1]))
    }

    @Test("runs its work only while it is presented, and again when it returns")
    func work() async {
        (first.form.rows.first as? TextRow)?.perform(.latest("first"), after: .seconds(1)) {
            "first"
        } then: { _, _ in
        }
        row.perform(.latest("second"), after: .seconds(2)) {
            "second"
        } then: { row, answer in
            row.value = try? answer.get()
        }
        let load = stage.takeWork()
        #expect(load.start.map(\.delay) == [.seconds(1), .seconds(2)])
        #expect(!stage.isIdle)
        second.dismiss()
        _ = stage.takePatch()
        let left = stage.takeWork()
        #expect(left.start.isEmpty)
        #expect(left.cancel == load.start.suffix(1).map(\.id))
        // A result that arrives anyway is dropped.
        for order in load.start { stage.finish(order.id, await order.run()) }
        #expect(row.value == nil)
        #expect(stage.isIdle)
        first.present(second)
        let again = stage.takeWork()
        #expect(again.start.map(\.delay) == [.seconds(2)])
        for order in again.start { stage.finish(order.id, await order.run()) }
        #expect(row.value == "second")
        #expect(stage.isIdle)
    }

    @Test("is drawn after the first, which is not redrawn when the second is dismissed")
    func order() {
        #expect(stage.screens.map(\.title) == ["First", "Second"])
        #expect(stage.snapshot.map(\.id.text) == [":", "name>:"])
        second.title = "Renamed"
        first.title = "Below"
        #expect(
            stage.takePatch().changes == [
                .set(ViewID("name>:"), [.title: "Renamed"]), .set(ViewID(":"), [.title: "Below"]),
            ])
        second.dismiss()
        #expect(
            stage.takePatch().changes == [
                .remove(ViewID("name>:")), .set(ViewID("name"), [.isHighlighted: .null]),
            ])
    }
}
