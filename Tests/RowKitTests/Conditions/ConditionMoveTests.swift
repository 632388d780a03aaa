import Testing

@testable import RowKit

@Suite("Conditions of rows that move")
struct ConditionMoveTests {
    private let x = NumberRow("x")
    private let p = NumberRow("p")
    private let plain = Section()
    private let special = Section()
    private let form = Form()

    init() {
        special.tag = "special"
        plain.append(x)
        form.append(contentsOf: [plain, special, Section([p])])
    }

    /// A section that hides or disables its rows, and a condition that reads whether it does.
    struct Look: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let set: @Sendable (Section) -> Void
        let ask: @Sendable (NumberRow) -> Condition
    }

    static let looks: [Look] = [
        Look(testDescription: "hidden, a predicate", set: { $0.hidden = true }) { _ in
            "$x.isHidden"
        },
        Look(testDescription: "hidden, a function by tag", set: { $0.hidden = true }) { _ in
            .function { $0.rowBy(tag: "x")?.isHidden == true }
        },
        Look(testDescription: "hidden, a function of the row", set: { $0.hidden = true }) { x in
            .function { [unowned x] _ in x.isHidden }
        },
        Look(testDescription: "disabled, a predicate", set: { $0.disabled = true }) { _ in
            "$x.isDisabled"
        },
        Look(testDescription: "disabled, a function by tag", set: { $0.disabled = true }) { _ in
            .function { $0.rowBy(tag: "x")?.isDisabled == true }
        },
        Look(testDescription: "disabled, a function of the row", set: { $0.disabled = true }) { x in
            .function { [unowned x] _ in x.isDisabled }
        },
        Look(testDescription: "a section by its tag", set: { _ in }) { x in
            .function { [unowned x] _ in x.section?.tag == "special" }
        },
        Look(testDescription: "a condition of the section", set: { $0.hidden = "$p == nil" }) { _ in
            .function { $0.rowBy(tag: "x")?.isHidden == true }
        },
    ]

    @Test("A row that moves to another section leaves no condition stale", arguments: looks)
    func moves(look: Look) throws {
        look.set(special)
        p.disabled = look.ask(x)
        #expect(!p.isDisabled)
        try special.move(x, to: .end)
        #expect(p.isDisabled)
        try plain.move(x, to: .start)
        #expect(!p.isDisabled)
        #expect(form.problems.isEmpty)
    }

    @Test("A section that is removed and added again leaves no condition stale", arguments: looks)
    func returns(look: Look) throws {
        look.set(special)
        try special.move(x, to: .end)
        p.disabled = look.ask(x)
        #expect(p.isDisabled)
        try form.remove(special)
        look.set(special)
        form.append(special)
        #expect(p.isDisabled)
        try form.move(special, to: .start)
        #expect(p.isDisabled)
        try form.update { () throws(Form.Problem) in
            try form.remove(special)
            try special.remove(x)
            plain.append(x)
            form.append(special)
        }
        #expect(!p.isDisabled)
    }

    @Test("A row that moves to another form and back leaves no condition stale")
    func otherForm() throws {
        let other = Form { Section([NumberRow("y") { $0.value = 1 }]) }
        p.disabled = .function { [unowned x, unowned form] _ in
            form.count > 0 && x.form === form && x.value == 1
        }
        x.hidden = "$y == 1"
        x.value = 1
        #expect(p.isDisabled)
        #expect(!x.isHidden)
        try plain.remove(x)
        #expect(!p.isDisabled)
        other[0].append(x)
        #expect(x.isHidden)
        #expect(!p.isDisabled)
        try other[0].remove(x)
        plain.append(x)
        #expect(p.isDisabled)
        #expect(!x.isHidden)
        x.value = 2
        #expect(!p.isDisabled)
    }

    @Test("Two forms with equal numbers of recordings keep their reads apart")
    func sameRecordings() throws {
        let other = Form()
        let q = NumberRow("q")
        other +++ q
        for _ in 0..<3 {
            p.disabled = "$x == 1"
            q.disabled = "$x == 1"
        }
        #expect(!p.isDisabled)
        #expect(!q.isDisabled)
        try plain.remove(x)
        other[0].append(x)
        x.value = 1
        #expect(q.isDisabled)
        #expect(!p.isDisabled)
        try other[0].remove(x)
        plain.append(x)
        #expect(p.isDisabled)
        #expect(!q.isDisabled)
        x.value = 2
        #expect(!p.isDisabled)
    }

    @Test("The condition of a row that moves follows the section it is in")
    func movedOwner() throws {
        x.hidden = .function { [unowned x] _ in x.section?.isDisabled == true }
        special.disabled = "$p == 1"
        try special.move(x, to: .end)
        #expect(!x.isHidden)
        p.value = 1
        #expect(x.isHidden)
        try plain.move(x, to: .end)
        #expect(!x.isHidden)
    }

    @Test("An inline row is disabled with its parent, wherever the parent moves")
    func inline() throws {
        let parent = NumberInlineRow("parent")
        plain.append(parent)
        special.disabled = true
        p.hidden = .function { [unowned parent] _ in parent.inlineRow?.isDisabled == true }
        parent.expandInlineRow()
        #expect(!p.isHidden)
        parent.disabled = true
        #expect(p.isHidden)
        parent.collapseInlineRow()
        #expect(!p.isHidden)
        parent.disabled = nil
        try special.move(parent, to: .start)
        parent.expandInlineRow()
        #expect(p.isHidden)
        try plain.move(parent, to: .start)
        #expect(parent.isCollapsed)
        #expect(!p.isHidden)
    }

    @Test("The condition of an inline row follows the form while the row is expanded")
    func inlineCondition() {
        let parent = ConditionalInlineRow("parent")
        plain.append(parent)
        parent.expandInlineRow()
        #expect(parent.inlineRow?.isHidden == false)
        x.value = 1
        #expect(parent.inlineRow?.isHidden == true)
        parent.collapseInlineRow()
        parent.expandInlineRow()
        #expect(parent.inlineRow?.isHidden == true)
    }

    @Test("Moving a row into a hidden section has the effects of hiding the row")
    func intoHidden() throws {
        special.hidden = true
        x.hiddenValue = .clearOnHide
        x.value = 3
        x.setHighlighted(true)
        try special.move(x, to: .end)
        #expect(x.value == nil)
        #expect(!x.isHighlighted)
        x.value = 4
        try plain.move(x, to: .end)
        #expect(x.value == 4)
        #expect(!x.isHidden)
    }

    @Test(
        "Moving a row between an enabled and a disabled section updates its cell"
    )
    func cells() throws {
        let changes = form.recorded()
        special.disabled = true
        _ = changes.take()
        try special.move(x, to: .end)
        #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["x"]])
        try plain.move(x, to: .end)
        #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["x"]])
    }
}

private final class ConditionalInlineRow: Row<ValueCell<Int>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: NumberRow) { inlineRow.hidden = "$x == 1" }
}
