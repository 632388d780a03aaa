import Testing

@testable import RowKit

@Suite("The movable views of a stack")
struct MovableViewTests {
    private let row = OrderRow("order") { row in
        row.title = "Order"
        row.value = ["a", "b", "c"]
    }
    private let stage: FormStage

    init() {
        stage = FormStage(FormViewController(form: Form() +++ row))
        _ = stage.takeChanges()
    }

    private func move(_ name: String, to place: Int) -> ViewPatch {
        stage.patch(ViewEvent(ViewID("order/content/\(name)"), .move(place)))
    }

    @Test(
        "are in the order of the value, which the user can change",
        arguments: [
            ("name-a", 1, ["b", "a", "c"]), ("name-a", 2, ["b", "c", "a"]),
            ("name-c", 0, ["c", "a", "b"]), ("name-b", 1, ["a", "b", "c"]),
        ])
    func move(name: String, place: Int, order: [String]) {
        var mirror = ViewMirror(stage.snapshot)
        let patch = move(name, to: place)
        mirror.apply(patch)
        #expect(row.value == order)
        #expect(patch.refusal == nil)
        #expect(
            row.cell.contentView?.children.dropFirst().map(\.part) == order.map { "name-\($0)" })
        #expect(mirror.screens == stage.snapshot)
    }

    @Test(
        "stay in place if the move is not offered",
        arguments: [("name-a", 3), ("name-a", -1), ("name-a", Int.max), ("0", 1), ("0", 0)])
    func refused(name: String, place: Int) {
        #expect(move(name, to: place).refusal?.reason == .notOffered)
        #expect(row.value == ["a", "b", "c"])
    }

    @Test("are given by their indices, and are none by default")
    func property() throws {
        let stack = try #require(row.cell.contentView as? StackView)
        #expect(stack.snapshot.properties[.movable] == [1, 4])
        #expect(StackView(.vertical, [LabelView()]).snapshot.properties[.movable] == nil)
        stack.movableViews = 2..<99
        #expect(move("name-a", to: 0).refusal?.reason == .notOffered)
        #expect(move("name-c", to: 0).refusal == nil)
        #expect(row.value == ["b", "a", "c"], "places are counted from the first movable view")
    }
}
