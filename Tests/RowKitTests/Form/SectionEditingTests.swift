import RowKit
import Testing

/// Edits the sections a, b, c and d.
@Suite("Editing a form")
struct SectionEditingTests {
    typealias Edit = Example<@Sendable (Form) throws -> Void, String>

    static func section(_ tag: String) -> Section { Section { $0.tag = tag } }

    static let edits = [
        Edit("append", { $0.append(section("x")) }, "abcdx"),
        Edit("append many", { $0.append(contentsOf: [section("x"), section("y")]) }, "abcdxy"),
        Edit(
            "insert many", { $0.insert(contentsOf: [section("x"), section("y")], at: 1) },
            "axybcd"),
        Edit("insert at an index", { $0.insert(section("x"), at: 2) }, "abxcd"),
        Edit("insert before", { try $0.insert(section("x"), before: $0[1]) }, "axbcd"),
        Edit("insert after", { try $0.insert(section("x"), after: $0[3]) }, "abcdx"),
        Edit("add", { try $0.add(section("x")) }, "abcdx"),
        Edit("remove at", { $0.remove(at: 0) }, "bcd"),
        Edit("remove", { try $0.remove($0[2]) }, "abd"),
        Edit("remove all", { $0.removeAll() }, ""),
        Edit("remove matching sections", { $0.removeAll { $0.tag == "c" } }, "abd"),
        Edit("replace a range", { $0.replaceSubrange(1..<3, with: [section("x")]) }, "axd"),
        Edit("replace a closed range", { $0.replaceSubrange(0...2, with: [section("x")]) }, "xd"),
        Edit("set", { $0[3] = section("x") }, "abcx"),
        Edit("move down", { $0.move(from: 0, to: 3) }, "bcda"),
        Edit("move before", { try $0.move($0[3], to: .before($0[0])) }, "dabc"),
        Edit("swap", { $0.swapAt(0, 3) }, "dbca"),
        Edit("sort", { $0.sort { ($0.tag ?? "") > ($1.tag ?? "") } }, "dcba"),
    ]

    @Test("puts sections in the right order, with their rows", arguments: edits)
    func verbs(_ edit: Edit) throws {
        let form = Form()
        for tag in ["a", "b", "c", "d"] {
            form +++ Self.section(tag) <<< StringRow("row of \(tag)")
        }
        let changes = form.recorded()
        var drawing = Drawing(form)
        try edit.input(form)
        #expect(form.map { $0.tag ?? "-" }.joined() == edit.outcome)
        #expect(form.problems.isEmpty)
        #expect(changes.entries.count == 1)
        for change in changes.entries { drawing.apply(change) }
        #expect(drawing == Drawing(form))
        for tag in ["a", "b", "c", "d"] {
            let isThere = edit.outcome.contains(tag)
            #expect((form.sectionBy(tag: tag) as Section? != nil) == isThere)
            #expect((form.rowBy(tag: "row of \(tag)") as BaseRow? != nil) == isThere)
        }
    }

    @Test("counts visible sections and keeps hidden ones where they are")
    func hiddenSections() {
        let form = Form()
        for tag in ["a", "h", "b"] { form.append(Self.section(tag)) }
        form[1].hidden = true
        form.insert(Self.section("x"), at: 1)
        #expect(form.allSections.compactMap(\.tag).joined() == "axhb")
        form.remove(at: 2)
        #expect(form.allSections.compactMap(\.tag).joined() == "axh")
        form.sectionBy(tag: "h")?.hidden = false
        #expect(form.compactMap(\.tag).joined() == "axh")
    }

    @Test("A form is not a RangeReplaceableCollection, so its filter returns an array")
    func filtering() {
        let form = Form { StringRow("a") }
        let filtered: [Section] = form.filter { !$0.isEmpty }
        #expect(filtered.first === form[0])
        #expect(form[0].form === form)
        #expect(form.last === form.first)
        #expect(form[0].reversed().count == 1)
    }
}
