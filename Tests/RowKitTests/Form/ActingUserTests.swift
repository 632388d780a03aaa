import RowKit
import Testing

@Suite("Listeners that run within a user's update")
struct ActingUserTests {
    typealias Step = Example<@Sendable (NumberInlineRow) -> Void, [String]>

    @Test(
        "write as the program, and later writes in the update are still the user's",
        arguments: [
            Step("a cell is made", { _ = $0.cell }, ["setup", "update"]),
            Step(
                "a cell is updated",
                { row in
                    _ = row.cell
                    row.updateCell()
                }, ["setup", "update", "update"]),
            Step("a row expands", { $0.expandInlineRow() }, ["setup", "update", "expand"]),
            Step(
                "a row collapses",
                { row in
                    row.expandInlineRow()
                    row.collapseInlineRow()
                }, ["setup", "update", "expand", "collapse"]),
        ])
    func midway(_ step: Step) {
        let (row, listened, other) = (NumberInlineRow("row"), NumberRow("l"), NumberRow("o"))
        let form = Form { Section([row, listened, other] as [BaseRow]) }
        let (events, origins) = (Recorder<String>(), Recorder<String>())
        func heard(_ event: String) {
            events(event)
            listened.value = (listened.value ?? 0) + 1
        }
        row.cellSetup { _, _ in heard("setup") }
        row.cellUpdate { _, _ in heard("update") }
        row.onExpandInlineRow { _, _, _ in heard("expand") }
        row.onCollapseInlineRow { _, _, _ in heard("collapse") }
        listened.onValueChange { origins("listened \($1.origin)") }
        other.onValueChange { origins("other \($1.origin)") }
        form.update(by: .user) {
            step.input(row)
            other.value = 1
        }
        #expect(events.take() == step.outcome)
        #expect(origins.take() == ["listened program", "other user"])
        #expect(other.isTouched)
        #expect(!listened.isTouched)
        other.value = 2
        #expect(origins.take() == ["other program"])
    }
}
