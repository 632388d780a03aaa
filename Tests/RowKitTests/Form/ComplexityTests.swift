import RowKit
import Testing

/// Counts operations in forms of ten and of a thousand rows, which must be the same.
@Suite("Work does not grow with the form", .serialized)
struct ComplexityTests {
    /// A form of n rows, with an inline row in the middle.
    private func form(_ count: Int) -> (Form, CountedRow, NumberInlineRow) {
        let written = CountedRow("written")
        let inline = NumberInlineRow("inline")
        let form = Form {
            Section {
                for number in 0..<count / 2 { CountedRow("a\(number)") }
                written
                inline
                for number in 0..<count / 2 { CountedRow("b\(number)") }
            }
        }
        return (form, written, inline)
    }

    @Test("A write compares only its own row, and notifies listeners and observers once")
    func write() {
        for count in [10, 1000] {
            let (form, row, _) = form(count)
            let heard = Recorder<String>()
            for case let other as CountedRow in form.rows {
                other.onChange { _ in heard("change") }
            }
            let changes = form.recorded()
            CountedRow.comparisons.reset()
            row.value = 1
            #expect(heard.take().count == 1)
            #expect(changes.take().map { $0.updatedRows.count } == [1])
            #expect(CountedRow.comparisons.value <= 2, "once to write and once to notify")
        }
    }

    @Test("Expanding and collapsing report two rows, and compare no values")
    func expand() {
        for count in [10, 1000] {
            let (form, _, inline) = form(count)
            let changes = form.recorded()
            CountedRow.comparisons.reset()
            inline.expandInlineRow()
            inline.collapseInlineRow()
            let heard = changes.take()
            #expect(heard.map(\.insertedRows.count) == [1, 0])
            #expect(heard.map(\.removedRows.count) == [0, 1])
            #expect(
                heard.map(\.updatedRows.count) == [1, 1],
                "the row above shows whether it is expanded")
            #expect(CountedRow.comparisons.value == 0)
        }
    }

    @Test("Building and appending compare no values; an appended section is one change")
    func build() {
        CountedRow.comparisons.reset()
        let (form, _, _) = form(1000)
        #expect(CountedRow.comparisons.value == 0)
        let changes = form.recorded()
        form.append(Section((0..<1000).map { CountedRow("c\($0)") }))
        let heard = changes.take()
        #expect(heard.count == 1)
        #expect(heard.first?.insertedSections == [1])
        #expect(heard.first?.insertedRows.isEmpty == true)
        #expect(heard.first?.updatedRows.isEmpty == true)
    }

    @Test("Many writes in a transaction cause one report, and one call per row")
    func manyWrites() {
        let (form, _, _) = form(100)
        let heard = Recorder<String>()
        let rows = form.rows.compactMap { $0 as? CountedRow }
        for row in rows { row.onChange { heard($0.tag ?? "-") } }
        let changes = form.recorded()
        form.update {
            for number in 1...5 { for row in rows { row.value = number } }
        }
        #expect(heard.entries == rows.map { $0.tag ?? "-" })
        #expect(changes.take().map(\.updatedRows.count) == [rows.count])
    }

    @Test("Hiding a section is one removal, and compares no values")
    func hideSection() {
        let (form, _, _) = form(1000)
        let changes = form.recorded()
        CountedRow.comparisons.reset()
        form[0].hidden = true
        let heard = changes.take()
        #expect(heard.map(\.removedSections) == [[0]])
        #expect(heard.map(\.removedRows) == [[]])
        #expect(CountedRow.comparisons.value == 0)
    }

    @Test("A dirty form is recognised at its first changed row")
    func dirty() {
        let (form, _, _) = form(1000)
        (form.rows[0] as? CountedRow)?.value = 1
        CountedRow.comparisons.reset()
        #expect(form.isDirty)
        #expect(CountedRow.comparisons.value == 1)
    }

    @Test("A single selection deselects one option, however many there are")
    func selection() {
        let section = SelectableSection<OptionRow> { section in
            for number in 0..<500 { section <<< OptionRow { $0.selectableValue = "\(number)" } }
        }
        let form = Form { section }
        let heard = Recorder<String>()
        for row in section.allRows {
            (row as? OptionRow)?.onChange { heard($0.selectableValue ?? "-") }
        }
        section[7].didSelect()
        #expect(heard.take() == ["7"])
        section[400].didSelect()
        #expect(heard.take().sorted() == ["400", "7"])
        #expect(form.problems.isEmpty)
    }
}

/// A row that counts how often its values are compared.
private final class CountedRow: Row<ValueCell<Int>>, RowType {
    static let comparisons = Counter()

    override func isSame(_ old: Int?, _ new: Int?) -> Bool {
        Self.comparisons.increment()
        return old == new
    }
}
