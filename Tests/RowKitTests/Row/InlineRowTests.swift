import RowKit
import Testing

@Suite("Inline rows")
struct InlineRowTests {
    private let heard = Recorder<String>()

    private func form() -> (Form, NumberInlineRow, NumberInlineRow) {
        let first = NumberInlineRow("first") { $0.value = 1 }
        let second = NumberInlineRow("second") { $0.value = 2 }
        return (Form { Section([first, second, StringRow("last")]) }, first, second)
    }

    @Test("insert a row directly below, with their value and set up by setupInlineRow")
    func expand() throws {
        let (form, first, _) = form()
        first.maximum = 5
        let changes = form.recorded()
        first.expandInlineRow()
        let child = try #require(first.inlineRow)
        #expect(first.isExpanded)
        #expect(!first.isCollapsed)
        #expect(form[0].dropFirst().first === child)
        #expect(child.value == 1)
        #expect(child.maximum == 5)
        #expect(child.tag == nil)
        #expect(child.form === form)
        #expect(changes.take().map(\.insertedRows) == [[RowPath(section: 0, row: 1)]])
        first.expandInlineRow()
        #expect(form[0].count == 4, "expanding again does nothing")
        #expect(changes.entries.isEmpty, "expanding again does nothing")
    }

    @Test("are hidden together with the row below, even within a transaction")
    func hiddenTogether() {
        let (form, first, _) = form()
        first.expandInlineRow()
        form.update {
            first.hidden = true
            #expect(form[0].count == 2, "neither the row nor the one below it")
        }
        #expect(form[0].count == 2)
        #expect(first.isCollapsed)
    }

    @Test("remove the row below when they collapse, and create a new one each time")
    func collapse() throws {
        let (form, first, _) = form()
        first.expandInlineRow()
        let child = try #require(first.inlineRow)
        let changes = form.recorded()
        first.collapseInlineRow()
        #expect(first.isCollapsed)
        #expect(first.inlineRow == nil)
        #expect(child.section == nil)
        #expect(changes.take().map(\.removedRows) == [[RowPath(section: 0, row: 1)]])
        first.collapseInlineRow()
        #expect(changes.entries.isEmpty)
        first.toggleInlineRow()
        #expect(first.inlineRow != nil)
        #expect(first.inlineRow !== child)
        first.toggleInlineRow()
        #expect(first.isCollapsed)
    }

    @Test("keep input that could not be converted, and its error, when they collapse and expand")
    func unreadInput() throws {
        let (form, first, second) = form()
        first.expandInlineRow()
        try #require(first.inlineRow).keepUnreadInput("7x", .init(msg: "is no number"))
        // Expanding another row collapses the first.
        second.expandInlineRow()
        #expect(first.isCollapsed)
        #expect(first.unreadInput?.text == "7x")
        #expect(form.validate().map(\.message) == ["is no number"])
        #expect(second.inlineRow?.unreadInput == nil)
        first.expandInlineRow()
        #expect(first.unreadInput == nil)
        #expect(first.inlineRow?.unreadInput?.text == "7x")
        #expect(!form.validate().isEmpty)
        first.inlineRow?.setValue(7, by: .user)
        first.collapseInlineRow()
        #expect(first.value == 7)
        #expect(first.unreadInput == nil)
        #expect(form.validate().isEmpty)
    }

    @Test("validate their value when the user leaves the row below")
    func leaving() throws {
        let (form, first, _) = form()
        first.add(rule: RuleSmallerThan(max: 5))
        first.expandInlineRow()
        first.collapseInlineRow()
        #expect(!first.isTouched, "the user did nothing")
        #expect(first.isValid, "the user did nothing")
        first.expandInlineRow()
        try #require(first.inlineRow).setValue(9, by: .user)
        #expect(first.isValid)
        first.collapseInlineRow()
        #expect(first.wasBlurred)
        #expect(!form.isValid)
    }

    @Test("toggle when they are selected")
    func selection() {
        let (form, first, _) = form()
        first.didSelect()
        #expect(first.isExpanded)
        #expect(form[0].count == 4)
        first.didSelect()
        #expect(first.isCollapsed)
        #expect(form[0].count == 3)
    }

    @Test("share their value with the row below, with one change each")
    func mirroring() throws {
        let (form, first, _) = form()
        first.expandInlineRow()
        let child = try #require(first.inlineRow)
        first.onChange { [heard] in heard("parent \($0.value ?? 0)") }
        child.onChange { [heard] in heard("child \($0.value ?? 0)") }
        child.setValue(5, by: .user)
        #expect(first.value == 5)
        #expect(first.isTouched)
        #expect(heard.take().sorted() == ["child 5", "parent 5"])
        first.value = nil
        #expect(child.value == nil)
        #expect(heard.take().count == 2)
        first.collapseInlineRow()
        child.value = 9
        #expect(first.value == nil)
        #expect(form.problems.isEmpty)
    }

    @Test("share even values that are never equal")
    func notANumber() throws {
        let row = DoubleInlineRow()
        let form = Form { row }
        row.expandInlineRow()
        let child = try #require(row.inlineRow)
        child.value = .nan
        #expect(row.value?.isNaN == true)
        row.value = .nan
        #expect(child.value?.isNaN == true)
        #expect(form.problems.isEmpty)
    }

    @Test(
        "collapse automatically according to the form's inlineRowHideOptions",
        arguments: [
            ([.anotherInlineRowIsShown, .firstResponderChanges], false, false),
            (.anotherInlineRowIsShown, false, true),
            (.firstResponderChanges, true, false),
            ([], true, true),
        ] as [(InlineRowHideOptions, Bool, Bool)])
    func hideOptions(options: InlineRowHideOptions, afterOther: Bool, afterFocus: Bool) {
        let (form, first, second) = form()
        form.inlineRowHideOptions = options
        first.expandInlineRow()
        second.expandInlineRow()
        #expect(first.isExpanded == afterOther)
        #expect(second.isExpanded)
        second.collapseInlineRow()
        first.expandInlineRow()
        form.rowBy(tag: "last")?.setHighlighted(true)
        #expect(first.isExpanded == afterFocus)
        form.hideInlineRows()
        #expect(first.isCollapsed)
        #expect(form[0].count == 3)
    }

    @Test("stay expanded when they or the row below receive the focus")
    func ownFocus() {
        let (form, first, _) = form()
        first.expandInlineRow()
        first.setHighlighted(true)
        first.inlineRow?.setHighlighted(true)
        #expect(first.isExpanded)
        #expect(form[0].count == 4)
    }

    @Test("do not expand while hidden or outside any form")
    func notNow() {
        let alone = NumberInlineRow()
        alone.expandInlineRow()
        #expect(alone.isCollapsed)
        let (form, first, _) = form()
        first.hidden = true
        first.expandInlineRow()
        #expect(first.isCollapsed)
        first.hidden = nil
        form[0].hidden = true
        first.expandInlineRow()
        #expect(first.isCollapsed)
    }

    typealias Cause = Example<@Sendable (Form, NumberInlineRow) throws -> Void, [String]>

    @Test(
        "collapse when they leave, move or are hidden, and leave no row behind",
        arguments: [
            Cause("hidden", { $1.hidden = true }, ["second", "last"]),
            Cause("removed", { try $0[0].remove($1) }, ["second", "last"]),
            Cause(
                "removed by index", { $0[0].remove(at: $1.indexPath?.row ?? -1) },
                ["second", "last"]),
            Cause("removed with all", { form, _ in form[0].removeAll() }, []),
            Cause(
                "removed with the child", { form, _ in form[0].removeSubrange(0..<2) },
                ["second", "last"]),
            Cause("replaced", { form, _ in form[0][0] = StringRow("x") }, ["x", "second", "last"]),
            Cause(
                "child removed", { form, _ in form[0].remove(at: 1) },
                ["first", "second", "last"]),
            Cause("moved", { try $0[0].move($1, to: .end) }, ["second", "last", "first"]),
            Cause(
                "moved by index", { form, _ in form[0].move(from: 0, to: 2) },
                ["second", "first", "last"]),
            Cause(
                "moved to its child", { form, _ in form[0].move(from: 0, to: 1) },
                ["first", "second", "last"]),
            Cause("swapped", { form, _ in form[0].swapAt(0, 2) }, ["second", "first", "last"]),
            Cause(
                "sorted", { form, _ in form[0].sort { ($0.tag ?? "") > ($1.tag ?? "") } },
                ["second", "last", "first"]),
        ])
    func closing(_ cause: Cause) throws {
        let (form, first, _) = form()
        first.expandInlineRow()
        var drawing = Drawing(form)
        let changes = form.recorded()
        try cause.input(form, first)
        first.collapseInlineRow()
        #expect(form[0].tags == cause.outcome)
        #expect(first.isCollapsed)
        #expect(form.problemTexts == [])
        for change in changes.entries { drawing.apply(change) }
        #expect(drawing == Drawing(form))
    }

    @Test("collapse with a hidden section, and stay collapsed afterwards")
    func sectionHidden() {
        let (form, first, _) = form()
        first.expandInlineRow()
        form[0].hidden = true
        #expect(first.isCollapsed)
        form.allSections[0].hidden = nil
        #expect(form.first?.tags == ["first", "second", "last"])
        form.update {
            first.expandInlineRow()
            form.first?.hidden = true
        }
        #expect(form.allSections[0].tags == ["first", "second", "last"])
    }

    @Test("can be collapsed, hidden or removed by their onExpandInlineRow listener")
    func listenersThatClose() throws {
        for react in [
            { $0.collapseInlineRow() }, { $0.hidden = true },
            { row in try? row.section?.remove(row) },
        ] as [(NumberInlineRow) -> Void] {
            let (form, first, _) = form()
            first.onExpandInlineRow { _, row, _ in react(row) }
            first.expandInlineRow()
            #expect(first.isCollapsed)
            #expect(!form[0].tags.contains("-"), "no row is left behind")
            #expect(form.problems.isEmpty)
        }
    }

    @Test("do not expand if they are hidden while another collapses")
    func hiddenMeanwhile() {
        let (form, first, second) = form()
        first.onCollapseInlineRow { _, _, _ in second.hidden = true }
        first.expandInlineRow()
        second.expandInlineRow()
        #expect(second.isCollapsed)
        #expect(form.outline == [["first", "last"]])
    }

    @Test("report a collapse once, whatever the listener does")
    func closingOnce() {
        let (form, first, _) = form()
        first.onCollapseInlineRow { [heard] _, row, _ in
            heard("collapse")
            if heard.entries.count < 5 { row.collapseInlineRow() }
        }
        first.expandInlineRow()
        first.collapseInlineRow()
        #expect(heard.take() == ["collapse"])
        #expect(first.isCollapsed)
        #expect(form[0].count == 3)
    }

    @Test("allow no row between them and the row below")
    func insertionBetween() throws {
        let (form, first, second) = form()
        first.expandInlineRow()
        form[0].insert(StringRow("x"), at: 1)
        #expect(form[0].tags == ["first", "-", "x", "second", "last"])
        try form[0].insert(StringRow("y"), after: first)
        #expect(form[0].tags == ["first", "-", "y", "x", "second", "last"])
        try form[0].move(second, to: .before(form[0].at(1)))
        #expect(form[0].tags == ["first", "-", "second", "y", "x", "last"])
    }
}

final class DoubleInlineRow: Row<ValueCell<Double>>, RowType, InlineRowType {
    func setupInlineRow(_ inlineRow: DoubleRow) {}
}
final class DoubleRow: Row<ValueCell<Double>>, RowType {}
