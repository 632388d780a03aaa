import RowKit
import Testing

/// Limits that cannot both hold.
@Suite("A minimum above a maximum")
struct LimitConflictTests {
    private let form = Form()

    private class BoundedRow: _ValueRow<ValueCell<Int>> {
        @Setting var lowest = 0
        @Setting var highest: Int? = 10
        @Setting var widest = 5

        override var limitConflict: LimitConflict? {
            super.limitConflict
                ?? LimitConflict("lowest", lowest, above: "highest", highest)
        }

        override class var settings: [RowSetting] {
            super.settings + [
                .init("lowest", \BoundedRow.lowest, "The lowest."),
                .init("highest", \BoundedRow.highest, "The highest."),
                .init("widest", \BoundedRow.widest, "The widest."),
            ]
        }
    }

    private final class LimitRow: BoundedRow, RowType {
        override var limitConflict: LimitConflict? {
            super.limitConflict ?? LimitConflict("lowest", lowest, above: "widest", widest)
        }
    }

    private let text = "n: highest cannot be 10: lowest is 20"

    @Test("is reported when the row joins, in whatever order its limits were set")
    func joining() {
        form.append(
            LimitRow("n") {
                $0.lowest = 20
                $0.highest = 30
                $0.widest = 40
            })
        #expect(form.problems.isEmpty)
        form.append(LimitRow { $0.lowest = 20 })
        #expect(form.problemTexts == ["sections[1].rows[0]: highest cannot be 10: lowest is 20"])
        form.append(LimitRow("w") { $0.lowest = 6 })
        #expect(form.problemTexts.last == "w: widest cannot be 5: lowest is 6")
    }

    @Test("is reported at the end of a transaction, and only if it still exists")
    func changing() {
        let row = LimitRow("n") { $0.widest = 100 }
        form.append(row)
        form.update {
            row.lowest = 20
            row.highest = 30
            row.highest = 5
            row.highest = nil
        }
        #expect(form.problems.isEmpty)
        let changes = form.recorded()
        row.highest = 10
        #expect(form.problemTexts == [text])
        #expect(changes.take().flatMap(\.problems).map(\.description) == [text])
        row.placeholder = "still"
        #expect(changes.take().flatMap(\.problems).count == 1, "reported each time, kept once")
        form.update {
            form.append(LimitRow("late") { $0.lowest = 7 }); row.highest = 20
        }
        #expect(form.problemTexts == [text, "late: widest cannot be 5: lowest is 7"])
    }

    @Test("is reported if callbacks cause it, but not if they correct it")
    func callbacks() {
        let row = LimitRow("n") { $0.widest = 100 }
        form.append(row)
        row.onChange { row in row.highest = row.value }
        row.lowest = 3
        row.value = 7
        #expect(form.problems.isEmpty)
        row.value = 2
        #expect(form.problemTexts == ["n: highest cannot be 2: lowest is 3"])
    }

    @Test("is reported in the form whose defaults cause it")
    func defaults() {
        form.append(LimitRow("n") { $0.widest = 100 })
        form.defaults.set(\LimitRow.lowest, 20)
        #expect(form.problemTexts == [text])
        let other = Form()
        other.append(LimitRow("n") { $0.widest = 100 })
        #expect(other.problems.isEmpty)
    }

    @Test("of a row that changed forms is reported by its new form")
    func leaving() throws {
        let row = LimitRow("n") { $0.widest = 100 }
        let section = Section([row])
        form.append(section)
        let other = Form()
        try form.update {
            row.lowest = 20
            try form.remove(section)
            other.append(section)
        }
        #expect(form.problems.isEmpty)
        #expect(other.problemTexts == [text])
    }

    @Test("formats limits as documents do")
    func texts() {
        #expect(
            BaseRow.LimitConflict("a", 2.5, above: "b", 1)?.message == "b cannot be 1: a is 2.5")
        #expect(
            BaseRow.LimitConflict("a", Float(0.3), above: "b", 0.1)?.message
                == "b cannot be 0.1: a is 0.3")
        #expect(
            BaseRow.LimitConflict("a", "y", above: "b", "x")?.message == "b cannot be x: a is y")
        let odd = BaseRow.LimitConflict("a", 2.0, because: "it must be odd")
        #expect(odd.limit == "a")
        #expect(odd.message == "a cannot be 2: it must be odd")
        #expect(BaseRow.LimitConflict("a", 2, above: "b", 1)?.limit == "b")
        #expect(BaseRow.LimitConflict("a", 1, above: "b", 1) == nil)
        #expect(BaseRow.LimitConflict("a", nil, above: "b", 1) == nil)
        #expect(BaseRow.LimitConflict("a", 1, above: "b", nil) == nil)
        #expect(BaseRow.LimitConflict("a", Double.nan, above: "b", 1) == nil)
    }

    @Test("of a multivalued section is reported in any order, and the minimum applies")
    func sections() throws {
        let section = MultivaluedSection { section in
            section.tag = "g"
            section.maximumCount = 2
            section.minimumCount = 3
            section.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        section.maximumCount = 5
        section.minimumCount = 4
        form.append(section)
        section.minimumCount = 0
        section.maximumCount = 3
        form.update {
            section.minimumCount = 5
            section.maximumCount = 6
            section.maximumCount = 2
            section.minimumCount = 1
        }
        #expect(form.problems.isEmpty)
        section.minimumCount = 3
        #expect(form.problemTexts == ["g: maximumCount cannot be 2: minimumCount is 3"])
        for _ in 0..<3 { try section.insertRow() }
        #expect(throws: Form.Problem.self) { try section.insertRow() }
        #expect(throws: Form.Problem.self) { try section.deleteRow(section[0]) }
        #expect(section.addButton?.isHidden == true)
        #expect(section.entries.count == 3)
        form.append(
            MultivaluedSection {
                $0.minimumCount = 2; $0.maximumCount = 1
            })
        #expect(
            form.problemTexts.last == "sections[1]: maximumCount cannot be 1: minimumCount is 2")
    }

    private enum LimitPlugin: RowPlugin {
        static let name = "Limits", version = "1.0.0"
        static let rows = [
            RowDescriptor(LimitRow.self, "Has limits."), RowDescriptor(StringRow.self, "A text."),
        ]
    }

    @Test("in a document is reported once, with its place, even in rows to be added later")
    func documents() throws {
        let factory = RowFactory(try RowRegistry(LimitPlugin.self))
        let document = """
            {"sections": [
              {"rows": [
                {"row": "LimitRow", "tag": "n", "settings": {"lowest": 20, "highest": 10}},
                {"row": "LimitRow", "settings": {"widest": 3, "lowest": 4}},
                {"row": "LimitRow", "settings": {"highest": 30, "lowest": 20, "widest": 20}}
              ]},
              {"multivalued": {"minimumCount": 3, "maximumCount": 2,
                "newRow": {"row": "LimitRow", "settings": {"lowest": 20}}}}
            ]}
            """
        #expect(
            factory.complaints(about: document) == """
                sections[0].rows[0].settings.highest: highest cannot be 10: lowest is 20
                sections[0].rows[1].settings.widest: widest cannot be 3: lowest is 4
                sections[1].multivalued.maximumCount: maximumCount cannot be 2: minimumCount is 3
                sections[1].multivalued.newRow.settings.highest: highest cannot be 10: lowest is 20
                """)
        // Saving a form with conflicts leaves out everything that could not be loaded again.
        let section = MultivaluedSection(multivaluedOptions: []) { section in
            section.minimumCount = 2
            section.maximumCount = 1
        }
        let full = MultivaluedSection(multivaluedOptions: []) { section in
            section.append(contentsOf: strings("a", "b"))
            section.maximumCount = 1
        }
        form.append(contentsOf: [Section([LimitRow { $0.lowest = 20 }]), section, full])
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description) == [
                "sections[0].rows[0].settings.highest: highest cannot be 10: lowest is 20",
                "sections[1].multivalued.maximumCount: maximumCount cannot be 1: minimumCount is 2",
                "sections[2].multivalued.maximumCount: a count of 2 exceeds the limit of 1",
            ])
        #expect(throws: Never.self) { try factory.form(from: saved.data) }
        let made = #expect(throws: RowFactoryError.self) {
            try factory.make("LimitRow", settings: ["lowest": 11])
        }
        #expect(made?.description == "settings.highest: highest cannot be 10: lowest is 11")
    }
}
