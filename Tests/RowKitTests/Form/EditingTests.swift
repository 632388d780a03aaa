import RowKit
import Testing

/// Edits the rows a, b, c and d, or rows of which some are hidden.
@Suite("Editing a section")
struct EditingTests {
    typealias Edit = Example<@Sendable (Section) throws -> Void, String>

    static let edits = [
        Edit("append", { $0.append(StringRow("x")) }, "abcdx"),
        Edit("append many", { $0.append(contentsOf: strings("x", "y")) }, "abcdxy"),
        Edit("insert at the start", { $0.insert(StringRow("x"), at: 0) }, "xabcd"),
        Edit("insert at an index", { $0.insert(StringRow("x"), at: 2) }, "abxcd"),
        Edit("insert at the end", { $0.insert(StringRow("x"), at: 4) }, "abcdx"),
        Edit("insert many", { $0.insert(contentsOf: strings("x", "y"), at: 1) }, "axybcd"),
        Edit("insert before", { try $0.insert(StringRow("x"), before: $0[1]) }, "axbcd"),
        Edit("insert after", { try $0.insert(StringRow("x"), after: $0[1]) }, "abxcd"),
        Edit("insert a row before", { try $0.insert(row: StringRow("x"), before: $0[1]) }, "axbcd"),
        Edit("insert a row after", { try $0.insert(row: StringRow("x"), after: $0[1]) }, "abxcd"),
        Edit("remove at", { $0.remove(at: 1) }, "acd"),
        Edit("remove a row", { try $0.remove($0[3]) }, "abc"),
        Edit("remove a range", { $0.removeSubrange(1..<3) }, "ad"),
        Edit("remove a closed range", { $0.removeSubrange(1...2) }, "ad"),
        Edit("remove all", { $0.removeAll() }, ""),
        Edit("remove matching rows", { $0.removeAll { $0.tag == "b" || $0.tag == "d" } }, "ac"),
        Edit("replace a range", { $0.replaceSubrange(1..<3, with: strings("x")) }, "axd"),
        Edit("replace a closed range", { $0.replaceSubrange(0...0, with: strings("x")) }, "xbcd"),
        Edit("replace nothing", { $0.replaceSubrange(2..<2, with: strings("x")) }, "abxcd"),
        Edit("replace all", { $0.replaceSubrange(0..<4, with: strings("x", "y")) }, "xy"),
        Edit("replace with own rows", { $0.replaceSubrange(0..<3, with: [$0[2], $0[0]]) }, "cad"),
        Edit("set", { $0[1] = StringRow("x") }, "axcd"),
        Edit("set to itself", { $0[1] = $0[1] }, "abcd"),
        Edit("set at the count", { $0[4] = StringRow("x") }, "abcdx"),
        Edit("move down", { $0.move(from: 0, to: 2) }, "bcad"),
        Edit("move up", { $0.move(from: 3, to: 1) }, "adbc"),
        Edit("move to the same index", { $0.move(from: 2, to: 2) }, "abcd"),
        Edit("move to the end", { try $0.move($0[0], to: .end) }, "bcda"),
        Edit("move to the start", { try $0.move($0[2], to: .start) }, "cabd"),
        Edit("move before", { try $0.move($0[3], to: .before($0[1])) }, "adbc"),
        Edit("move after itself", { try $0.move($0[1], to: .after($0[1])) }, "abcd"),
        Edit("swap neighbours", { $0.swapAt(1, 2) }, "acbd"),
        Edit("swap", { $0.swapAt(3, 0) }, "dbca"),
        Edit("swap a row with itself", { $0.swapAt(1, 1) }, "abcd"),
        Edit("sort", { $0.sort { ($0.tag ?? "") > ($1.tag ?? "") } }, "dcba"),
        Edit("sort a sorted section", { $0.sort { ($0.tag ?? "") < ($1.tag ?? "") } }, "abcd"),
    ]

    @Test("puts rows in the right order, with and without a form", arguments: edits)
    func verbs(_ edit: Edit) throws {
        let alone = Section(strings("a", "b", "c", "d"))
        try edit.input(alone)
        #expect(alone.tags.joined() == edit.outcome)

        let form = Form { Section(strings("a", "b", "c", "d")) }
        let changes = form.recorded()
        var drawing = Drawing(form)
        let section = form[0]
        try edit.input(section)
        #expect(section.tags.joined() == edit.outcome)
        #expect(form.problems.isEmpty)
        #expect(changes.entries.count <= 1, "one verb is one transaction")
        for change in changes.entries { drawing.apply(change) }
        #expect(drawing == Drawing(form))
        for row in section { #expect(form.rowBy(tag: row.tag ?? "")?.section === section) }
    }

    /// Edits the rows a, (h), b, (i), where those in parentheses are hidden.
    static let editsBesideHiddenRows = [
        Edit(
            "insert after the row before the index", { $0.insert(StringRow("x"), at: 1) }, "axhbi"),
        Edit("insert at the start", { $0.insert(StringRow("x"), at: 0) }, "xahbi"),
        Edit("insert at the end by index", { $0.insert(StringRow("x"), at: 2) }, "ahbxi"),
        Edit("append after hidden rows", { $0.append(StringRow("x")) }, "ahbix"),
        Edit(
            "insert before a hidden row",
            { try $0.insert(StringRow("x"), before: $0.allRows[1]) }, "axhbi"),
        Edit(
            "insert after a hidden row",
            { try $0.insert(StringRow("x"), after: $0.allRows[1]) }, "ahxbi"),
        Edit("remove counts visible rows", { $0.remove(at: 1) }, "ahi"),
        Edit("remove a hidden row", { try $0.remove($0.allRows[1]) }, "abi"),
        Edit("remove all includes hidden rows", { $0.removeAll() }, ""),
        Edit("replacing keeps hidden rows", { $0.replaceSubrange(0..<2, with: []) }, "hi"),
        Edit("set counts visible rows", { $0[1] = StringRow("x") }, "axhi"),
        Edit("sort includes hidden rows", { $0.sort { ($0.tag ?? "") > ($1.tag ?? "") } }, "ihba"),
    ]

    @Test("takes the places of hidden rows into account", arguments: editsBesideHiddenRows)
    func hiddenNeighbours(_ edit: Edit) throws {
        let rows = strings("a", "h", "b", "i")
        rows[1].hidden = true
        rows[3].hidden = true
        let form = Form { Section(rows) }
        try edit.input(form[0])
        #expect(form[0].allRows.compactMap(\.tag).joined() == edit.outcome)
        let visible = edit.outcome.filter { $0 != "h" && $0 != "i" }
        #expect(form[0].tags.joined() == visible)
        #expect(form.problems.isEmpty)
    }

    @Test("moves a row to another section of the form and keeps its state")
    func moveBetweenSections() throws {
        let form = Form {
            Section(strings("a", "b"))
            Section(strings("c"))
        }
        let row: StringRow = try #require(form.rowBy(tag: "a"))
        row.value = "written"
        let changes = form.recorded()
        try form[1].move(row, to: .before(form[1][0]))
        #expect(form.outline == [["b"], ["a", "c"]])
        #expect(row.value == "written")
        #expect(row.isChanged)
        let from = RowPath(section: 0, row: 0)
        let to = RowPath(section: 1, row: 0)
        #expect(changes.take().map(\.movedRows) == [[.init(from: from, to: to)]])
    }
}
