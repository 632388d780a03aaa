import Testing

@testable import RowKit

@Suite("A row that joins or leaves a form")
struct LeavingTests {
    private func cleared() -> StringRow {
        StringRow("r") {
            $0.value = "x"
            $0.hiddenValue = .clearOnHide
        }
    }

    @Test("keeps only constant conditions, and no result of a predicate")
    func decisions() throws {
        let row = NumberRow("b") {
            $0.hidden = "$a == 1"
            $0.disabled = "$a == 1"
        }
        let form = Form { Section([NumberRow("a") { $0.value = 1 }, row]) }
        #expect(row.isHidden)
        #expect(row.isDisabled)
        try form[0].remove(row)
        #expect(!row.isHidden)
        #expect(!row.isDisabled)
        #expect(Section([row]).count == 1)
        let constant = NumberRow("c") { $0.hidden = true }
        form[0].append(constant)
        try form[0].remove(constant)
        #expect(constant.isHidden)
    }

    @Test("keeps no result of a predicate when it leaves with its section, nor does the section")
    func sections() throws {
        let row = NumberRow("b") { $0.hidden = "$a == 1" }
        let section = Section([row])
        section.hidden = "$a == 1"
        section.disabled = "$a == 1"
        let form = Form { Section([NumberRow("a") { $0.value = 1 }]) }
        form.append(section)
        #expect(section.isHidden)
        #expect(section.isDisabled)
        #expect(row.isHidden)
        try form.remove(section)
        #expect(!section.isHidden)
        #expect(!section.isDisabled)
        #expect(!row.isHidden)
        #expect(section.count == 1)
    }

    @Test("notifies its listeners that it loses the focus", arguments: [false, true])
    func focus(leavesWithSection: Bool) throws {
        let heard = Recorder<Bool>()
        let row = StringRow("r").onCellHighlightChanged { heard($1.isHighlighted) }
        let form = Form { Section([row]) }
        row.setHighlighted(true)
        if leavesWithSection { try form.remove(form[0]) } else { try form[0].remove(row) }
        #expect(heard.take() == [true, false])
        #expect(!row.isHighlighted)
        #expect(form.problems.isEmpty)
    }

    @Test("clears its value if it is hidden on joining, for whatever reason")
    func hidden() throws {
        let constant = cleared()
        constant.hidden = true
        let first = Form { constant }
        #expect(constant.value == nil)
        #expect(!first.isDirty)
        let put = cleared()
        let section = Section()
        section.hidden = true
        let second = Form { section }
        section.append(put)
        #expect(put.value == nil)
        #expect(!second.isDirty)
        let back = cleared()
        back.hidden = "$zz == nil"
        let form = Form { back }
        try form.allSections[0].remove(back)
        back.value = "y"
        form.append(back)
        #expect(back.value == nil)
        #expect(!form.isDirty)
    }

    @Test("resets to its initial value after it was hidden later", arguments: [false, true])
    func given(moves: Bool) throws {
        let (flag, row) = (FlagRow("flag") { $0.value = false }, cleared())
        row.hidden = "$flag == true"
        let form = Form {
            Section([flag, row])
            Section()
        }
        flag.value = true
        #expect(row.value == nil)
        try form.update { () throws(Form.Problem) in
            flag.value = false
            #expect(!row.isHidden)
            if moves { try form[1].move(row, to: .end) }
            flag.value = true
        }
        form.reset()
        #expect(row.value == "x")
        #expect(!row.isHidden)
    }

    @Test("stays out if a listener removes it while it collapses")
    func collapsing() throws {
        let row = NumberInlineRow("n")
        let section = Section([row, StringRow("z")] as [BaseRow])
        let form = Form { section }
        row.expandInlineRow()
        row.onCollapseInlineRow { _, row, _ in try? row.section?.remove(row) }
        try section.move(row, to: .end)
        #expect(row.form == nil)
        #expect(section.tags == ["z"])
        #expect(form.problems.isEmpty)
    }

    @Test("stays where a listener moved it while it collapses")
    func movedWhileCollapsing() throws {
        let row = NumberInlineRow("n")
        // The rows fill more than one chunk of the list.
        let first = Section([row] + (0..<300).map { StringRow("\($0)") })
        let second = Section([StringRow("z")])
        let form = Form {
            first
            second
        }
        row.expandInlineRow()
        row.onCollapseInlineRow { _, row, _ in try? second.move(row, to: .start) }
        try first.remove(row)
        #expect(row.section === second)
        #expect(second.tags == ["n", "z"])
        #expect(first.tags == (0..<300).map(String.init))
        #expect(form.problems.isEmpty)
    }

    @Test("goes to the end if a listener moves the row beside which it was to be placed")
    func anchorMoved() throws {
        let (row, anchor) = (NumberInlineRow("n"), StringRow("anchor"))
        let second = Section([StringRow("z")])
        do {
            let first = Section([row, anchor, StringRow("a")] as [BaseRow])
            let form = Form {
                first
                second
            }
            row.expandInlineRow()
            row.onCollapseInlineRow { _, _, _ in try? second.move(anchor, to: .end) }
            try first.move(row, to: .before(anchor))
            #expect(row.section === first)
            #expect(first.tags == ["a", "n"])
            #expect(second.tags == ["z", "anchor"])
            try form.remove(first)
        }
        #expect(row.section == nil)
        #expect(anchor.section === second)
    }

    @Test("joins the section in which an override places it first")
    func placedByOverride() throws {
        let (row, other) = (StringRow("a"), Section([StringRow("z")]))
        let eager = EagerSection()
        eager.other = other
        let form = Form {
            eager
            other
        }
        #expect(throws: Form.Problem.self) { try eager.insert(row, at: .end) }
        #expect(eager.tags == [])
        #expect(other.tags == ["z", "a"])
        #expect(form.problems.isEmpty)
        // A point that an override returns must also be one of the section.
        eager.other = nil
        eager.anchor = row
        try eager.insert(StringRow("b"), at: .start)
        #expect(eager.tags == ["b"])
        #expect(other.tags == ["z", "a"])
    }
}

/// A section whose overrides place rows elsewhere.
private final class EagerSection: Section {
    var other: Section?
    var anchor: BaseRow?

    override func checkAdmission(of row: BaseRow) throws(Form.Problem) {
        try other?.insert(row, at: .end)
    }

    override func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        anchor.map { .after($0) } ?? super.resolve(point)
    }
}
