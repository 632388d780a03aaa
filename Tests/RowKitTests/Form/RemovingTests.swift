import RowKit
import Testing

@Suite("Removing by index")
struct RemovingTests {
    private let form = Form {
        Section(strings("a", "b", "c"))
        Section(strings("d"))
        Section(strings("e"))
    }
    private var first: Section { form[0] }

    @Test("returns the row, which can join another section")
    func row() {
        let row = first.remove(at: 1)
        #expect(row.tag == "b")
        #expect(row.section == nil)
        form[1].append(row)
        #expect(form.outline == [["a", "c"], ["d", "b"], ["e"]])
        #expect(form.problems.isEmpty)
    }

    @Test("returns the section, which can join another form")
    func section() {
        let other = Form()
        let section = form.remove(at: 1)
        other.append(section)
        #expect(section.form === other)
        #expect(other.outline == [["d"]])
        #expect(form.outline == [["a", "b", "c"], ["e"]])
    }

    @Test("has a discardable result")
    func discarded() {
        first.remove(at: 0)
        first.removeFirst()
        first.removeLast()
        form.removeFirst()
        form.removeLast()
        #expect(form.outline == [["d"]])
    }

    @Test("removes the first and the last visible element")
    func ends() {
        first.allRows[0].hidden = true
        #expect(first.removeFirst().tag == "b")
        #expect(first.removeLast().tag == "c")
        #expect(first.allRows.map(\.tag) == ["a"])
        form[1].hidden = true
        #expect(form.removeLast().tags == ["e"])
        #expect(form.removeFirst() !== form.allSections.first)
        #expect(form.allSections.map(\.tags) == [["d"]])
    }

    typealias Some = Example<@Sendable (Section) -> Void, [String]>

    @Test(
        "removes several elements from an end, or none if there are not enough",
        arguments: [
            Some("two first", { $0.removeFirst(2) }, ["c"]),
            Some("two last", { $0.removeLast(2) }, ["a"]),
            Some("all first", { $0.removeFirst(3) }, []),
            Some("no last", { $0.removeLast(0) }, ["a", "b", "c"]),
            Some("too many first", { $0.removeFirst(4) }, ["a", "b", "c"]),
            Some("too many last", { $0.removeLast(4) }, ["a", "b", "c"]),
            Some("fewer than none", { $0.removeLast(-1) }, ["a", "b", "c"]),
        ])
    func several(_ some: Some) {
        some.input(first)
        #expect(first.tags == some.outcome)
        let refuses =
            some.testDescription.contains("many") || some.testDescription.contains("fewer")
        #expect(form.problems.map(\.code) == (refuses ? [.indexOutOfRange] : []))
    }

    @Test("returns a blank element for an index out of range, and never traps")
    func nothing() {
        let (row, section) = (first.remove(at: 3), form.remove(at: -1))
        #expect(row.tag == nil)
        #expect(row.section == nil)
        #expect(section.isEmpty)
        #expect(section.form == nil)
        first.removeAll()
        #expect(first.removeFirst() !== first.removeLast())
        #expect(
            form.problemTexts == [
                "sections[0].rows[3]: the index 3 is out of range: visible indices are 0 to 2",
                "sections[-1]: the index -1 is out of range: visible indices are 0 to 2",
                "sections[0].rows[0]: the index 0 is out of range: nothing is visible",
                "sections[0].rows[-1]: the index -1 is out of range: nothing is visible",
            ])
    }

    @Test(
        "removes hidden elements with all others, whether or not capacity is kept",
        arguments: [true, false])
    func all(keepingCapacity: Bool) {
        first[1].hidden = true
        first.removeAll(keepingCapacity: keepingCapacity)
        #expect(first.allRows.isEmpty)
        form[1].hidden = true
        form.removeAll(keepingCapacity: keepingCapacity)
        #expect(form.allSections.isEmpty)
    }
}

@Suite("Replacing among all sections")
struct ReplacingSectionsTests {
    private let form = Form {
        Section(strings("a"))
        Section(strings("b")) { $0.hidden = true }
        Section(strings("c"))
    }
    private var all: [[String]] { form.allSections.map(\.tags) }

    @Test("counts hidden sections")
    func hidden() {
        form.replaceSubrangeInAllSections(1..<2, with: [Section(strings("x"))])
        #expect(all == [["a"], ["x"], ["c"]])
        #expect(form.count == 3)
        form.replaceSubrangeInAllSections(0..<0, with: [Section(strings("y"))])
        form.replaceSubrangeInAllSections(2..<4, with: [])
        #expect(all == [["y"], ["a"]])
    }

    @Test("moves a section that is among the new ones")
    func moving() {
        let last = form.allSections[2]
        form.replaceSubrangeInAllSections(0..<3, with: [last, form.allSections[0]])
        #expect(all == [["c"], ["a"]])
        #expect(form.problems.isEmpty)
    }

    @Test("changes nothing if the range is out of bounds", arguments: [2..<4, -1..<1, 5..<5])
    func outside(range: Range<Int>) {
        form.replaceSubrangeInAllSections(range, with: [Section()])
        #expect(all == [["a"], ["b"], ["c"]])
        #expect(form.problems.map(\.code) == [.indexOutOfRange])
    }
}

extension Section {
    fileprivate convenience init(_ rows: [BaseRow], _ initializer: (Section) -> Void) {
        self.init(rows)
        initializer(self)
    }
}
