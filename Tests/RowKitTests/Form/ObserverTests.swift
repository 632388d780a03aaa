import RowKit
import Testing

@Suite("Observers")
struct ObserverTests {
    private let form = Form {
        Section(strings("a", "b", "c"))
        Section(strings("d", "e"))
    }

    private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

    @Test("receive removals with old indices and insertions with new indices")
    func coordinates() throws {
        let changes = form.recorded()
        form.update {
            form[0].remove(at: 0)
            form[0].insert(StringRow("x"), at: 2)
            form[1].removeAll()
        }
        let change = try #require(changes.take().first)
        #expect(change.removedRows == [path(0, 0), path(1, 0), path(1, 1)])
        #expect(change.insertedRows == [path(0, 2)])
        #expect(change.movedRows.isEmpty)
        #expect(change.updatedRows.isEmpty)
        #expect(change.areStructural)
        #expect(!change.isEmpty)
    }

    @Test("receive whole sections, without the rows added or removed with them")
    func sections() throws {
        let changes = form.recorded()
        let gone = form[0]
        form.update {
            gone.append(StringRow("x"))
            gone[0].title = "changed"
            form.remove(at: 0)
            form.append(Section(strings("f")))
            form[1].append(StringRow("g"))
            form[0][0].title = "D"
        }
        let change = try #require(changes.take().first)
        #expect(change.removedSections == [0])
        #expect(change.insertedSections == [1])
        #expect(change.removedRows.isEmpty)
        #expect(change.insertedRows.isEmpty)
        #expect(change.updatedRows.map(\.tag) == ["d"])
    }

    @Test("receive moves of rows and sections as moves")
    func moves() {
        let changes = form.recorded()
        form[0].move(from: 0, to: 2)
        #expect(changes.take().map(\.movedRows) == [[.init(from: path(0, 0), to: path(0, 2))]])
        form.move(from: 1, to: 0)
        #expect(changes.take().map(\.movedSections) == [[.init(from: 1, to: 0)]])
    }

    @Test("receive hiding as removal and showing as insertion")
    func hiding() {
        let changes = form.recorded()
        form[0][1].hidden = true
        #expect(changes.take().map(\.removedRows) == [[path(0, 1)]])
        form[0].allRows[1].hidden = nil
        #expect(changes.take().map(\.insertedRows) == [[path(0, 1)]])
        form[0].hidden = true
        #expect(changes.take().map(\.removedSections) == [[0]])
        form.allSections[0].allRows[0].hidden = true
        #expect(changes.entries.isEmpty, "changes in a hidden section are not reported")
        form.allSections[0].hidden = false
        #expect(changes.take().map(\.insertedSections) == [[0]])
    }

    @Test("receive nothing that was undone in the same transaction")
    func undone() {
        let changes = form.recorded()
        form.update {
            form[0][0].hidden = true
            form[0].allRows[0].hidden = false
            form[1].append(StringRow("x"))
            form[1].remove(at: 2)
        }
        #expect(changes.entries.allSatisfy { !$0.areStructural })
    }

    @Test("receive each row and section once whose value, settings or state changed")
    func updates() throws {
        let changes = form.recorded()
        let row: StringRow = try #require(form.rowBy(tag: "a"))
        form.update {
            row.value = "1"
            row.title = "A"
            row.placeholder = "none"
            row.describe = { "text" }
            form[1].disabled = true
            form[0].header = "Head"
            form[0].footer = "Foot"
        }
        let change = try #require(changes.take().first)
        #expect(change.updatedRows.map(\.tag) == ["a", "d", "e"])
        #expect(change.updatedSections.map(\.index) == [0])
        row.title = "A"
        row.maximum = 10
        #expect(changes.entries.isEmpty, "writing the same value changes nothing")
    }

    @Test("receive a row that leaves and returns once, however often it changes")
    func thereAndBack() throws {
        let changes = form.recorded()
        let row = form[0][0]
        try form.update {
            row.title = "before"
            try form[0].remove(row)
            form[0].append(row)
            row.title = "after"
        }
        let change = try #require(changes.take().first)
        #expect(change.movedRows == [.init(from: path(0, 0), to: path(0, 2))])
        #expect(change.updatedRows.map(\.tag) == ["a"])
    }

    @Test("receive no move if a section or row is assigned to its own place")
    func putWhereItStands() {
        let changes = form.recorded()
        form[0] += strings("x")
        form[0][0] = form[0][0]
        let heard = changes.take()
        #expect(heard.flatMap(\.insertedRows) == [path(0, 3)])
        #expect(heard.allSatisfy { $0.movedRows.isEmpty && $0.movedSections.isEmpty })
    }

    @Test("are called in the order in which they were added, until they are cancelled")
    func order() {
        let heard = Recorder<String>()
        let first = form.observe { _ in heard("first") }
        form.keepObserving { _ in heard("second") }
        form[0].remove(at: 0)
        #expect(heard.take() == ["first", "second"])
        first.cancel()
        form[0].remove(at: 0)
        #expect(heard.take() == ["second"])
    }

    @Test("cancelled by another are no longer called, not even for the current change")
    func stoppedMeanwhile() {
        let heard = Recorder<String>()
        var second: FormObservation?
        form.keepObserving { _ in second?.cancel() }
        second = form.observe { _ in heard("second") }
        form[0].remove(at: 0)
        #expect(heard.entries.isEmpty)
    }

    @Test("are called after callbacks, with the whole transaction")
    func afterCallbacks() throws {
        let heard = Recorder<String>()
        let row: StringRow = try #require(form.rowBy(tag: "a"))
        row.onChange { [form] _ in
            heard("callback")
            form.rowBy(tag: "d")?.title = "D"
        }
        form.keepObserving { heard($0.updatedRows.compactMap(\.tag).joined()) }
        row.value = "x"
        #expect(heard.take() == ["callback", "ad"])
    }

    @Test("can write; every observer receives that after the current change")
    func reentrancy() {
        let heard = Recorder<String>()
        form.keepObserving { [form] change in
            heard("1:\(change.updatedRows.compactMap(\.tag).joined())")
            if change.updatedRows.first?.tag == "a" { form.rowBy(tag: "b")?.title = "B" }
        }
        form.keepObserving { heard("2:\($0.updatedRows.compactMap(\.tag).joined())") }
        form.rowBy(tag: "a")?.title = "A"
        #expect(heard.take() == ["1:a", "2:a", "1:b", "2:b"])
    }

    @Test("receive problems, with or without other changes")
    func problems() {
        let changes = form.recorded()
        form[0].append(StringRow("d"))
        let heard = changes.take()
        #expect(heard.map { $0.problems.map(\.code) } == [[.duplicateTag]])
        #expect(heard.allSatisfy { !$0.areStructural })
        form[0].remove(at: 0)
        #expect(changes.take().map(\.problems) == [[]])
    }

    @Test("of a form that takes a section from another form receive all later changes")
    func sectionFromAnotherForm() throws {
        let other = Form()
        let changes = other.recorded()
        let section = form[0]
        try form.update {
            section.append(StringRow("x"))
            section[0].title = "stale in the old form"
            try form.remove(section)
            other.append(section)
            #expect(changes.take().map(\.insertedSections) == [[0]])
            section.append(StringRow("y"))
            #expect(changes.take().map(\.insertedRows) == [[path(0, 4)]])
            section[0].title = "stale in the new form"
            #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["a"]])
        }
        section.remove(at: 0)
        #expect(changes.take().map(\.removedRows) == [[path(0, 0)]])
    }
}
