import RowKit
import Testing

@Suite("A row that was expanded")
struct ExpandedRowLifetimeTests {
    typealias Way = Example<@Sendable (Form, NumberInlineRow) throws -> Void, [[String]]>

    @Test(
        "is released after it has left, while its form still exists",
        arguments: [
            Way(
                "collapsed before",
                { form, row in
                    row.collapseInlineRow()
                    try form[1].remove(row)
                }, [["last"], []]),
            Way("removed", { try $0[1].remove($1) }, [["last"], []]),
            Way("replaced", { form, _ in form[1][0] = StringRow("new") }, [["last"], ["new"]]),
            Way(
                "hidden before",
                { form, row in
                    row.hidden = true
                    try form[1].remove(row)
                }, [["last"], []]),
            Way("with its section", { form, _ in form.remove(at: 1) }, [["last"]]),
            Way("with all", { form, _ in form.removeAll() }, []),
        ])
    func left(_ way: Way) throws {
        weak var row: NumberInlineRow?
        weak var child: NumberRow?
        let form = Form { StringRow("last") }
        do {
            let made = NumberInlineRow("n")
            form.append(Section([made]))
            made.expandInlineRow()
            (row, child) = (made, made.inlineRow)
            #expect(made.isExpanded)
            try way.input(form, made)
        }
        #expect(row == nil)
        #expect(child == nil)
        #expect(form.outline == way.outcome)
        #expect(form.problems.isEmpty)
        form.hideInlineRows()
        #expect(form.outline == way.outcome)
    }
}
