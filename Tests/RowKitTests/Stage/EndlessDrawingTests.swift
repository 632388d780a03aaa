import RowKit
import Testing

@Suite("Drawing that endlessly changes the form", .timeLimit(.minutes(1)))
struct EndlessDrawingTests {
    /// A cell that changes its row's form each time it is set up or updated.
    private final class MeddlingCell: Cell<Int>, CellType {
        override func setup() {
            super.setup()
            (row as? MeddlingRow)?.onSetup?()
        }

        override func update() {
            super.update()
            (row as? MeddlingRow)?.onUpdate?()
        }
    }

    private final class MeddlingRow: Row<MeddlingCell>, RowType {
        var onSetup: (() -> Void)?
        var onUpdate: (() -> Void)?

        /// A row whose cell appends another such row during setup.
        static func spawning() -> MeddlingRow {
            let row = MeddlingRow()
            row.onSetup = { [unowned row] in row.section?.append(spawning()) }
            return row
        }
    }

    /// An open stage and a host, which must stay up to date.
    private struct Scene {
        let form: Form
        let stage: FormStage
        private(set) var mirror: ViewMirror

        init(_ form: Form) {
            self.form = form
            stage = FormStage(FormViewController(form: form))
            mirror = ViewMirror(stage.snapshot)
        }

        /// Expects that the stage, its host and a fresh stage show what the form holds, now and
        /// after further changes.
        mutating func expectAllIsShown(sourceLocation: SourceLocation = #_sourceLocation) {
            expectSame(sourceLocation)
            form.last?.append(StringRow("added"))
            expectSame(sourceLocation)
            form.first?.remove(at: 0)
            expectSame(sourceLocation)
            form.insert(Section([StringRow("first")]), at: 0)
            form.rows.last?.hidden = true
            expectSame(sourceLocation)
            let (shown, problems) = (stage.snapshot, form.problems)
            var fresh = Scene(form)
            #expect(fresh.mirror.screens == shown, sourceLocation: sourceLocation)
            #expect(form.problems == problems, sourceLocation: sourceLocation)
            form.removeAll()
            fresh.expectSame(sourceLocation)
        }

        private mutating func expectSame(_ sourceLocation: SourceLocation) {
            mirror.apply(stage.takePatch())
            #expect(mirror.unappliedChanges == [], sourceLocation: sourceLocation)
            #expect(mirror.screens == stage.snapshot, sourceLocation: sourceLocation)
            let rows = stage.screens.first?.sections.map { $0.rows.compactMap(stage.row) } ?? []
            #expect(
                rows.map { $0.map { ObjectIdentifier($0) } }
                    == form.map { $0.map { ObjectIdentifier($0) } }, sourceLocation: sourceLocation)
        }
    }

    private func expectOneProblem(
        _ form: Form, at place: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(form.problems.map(\.code) == [.unsettled], sourceLocation: sourceLocation)
        guard let problem = form.problems.first else { return }
        #expect(place == nil || problem.place == place, sourceLocation: sourceLocation)
    }

    @Test("ends if each cell appends a row on setup; the last is drawn without its cell")
    func setUp() throws {
        let form = Form { Section { MeddlingRow.spawning() } }
        var scene = Scene(form)
        let rows = form.rows
        #expect(rows.count == 51)
        expectOneProblem(form, at: "sections[0].rows[49]")
        #expect(form.problemTexts.first?.contains("without their cells") == true)
        scene.expectAllIsShown()
    }

    @Test("ends if such a row is added to an open stage")
    func later() {
        let form = Form { Section { StringRow("name") } }
        var scene = Scene(form)
        form[0].append(MeddlingRow.spawning())
        #expect(form.rows.count == 52)
        expectOneProblem(form, at: "sections[0].rows[50]")
        scene.expectAllIsShown()
    }

    @Test("ends if a cell appends a row on each update")
    func update() {
        let row = MeddlingRow("row")
        let form = Form { Section { row } }
        row.onUpdate = { [unowned row] in row.section?.append(StringRow()) }
        let stage = FormStage(FormViewController(form: form))
        expectOneProblem(form, at: "row")
        #expect(stage.screens.first?.sections.first?.rows.count == form.rows.count)
        row.onUpdate = nil
        var scene = Scene(form)
        scene.expectAllIsShown()
    }

    @Test("ends if each row added to an open stage appends a section with another")
    func sections() {
        func spawning() -> MeddlingRow {
            let row = MeddlingRow()
            row.onSetup = { [unowned row] in row.form?.append(Section([spawning()])) }
            return row
        }
        let form = Form { Section { StringRow("name") } }
        var scene = Scene(form)
        form.append(Section([spawning()]))
        #expect(form.count == 52)
        expectOneProblem(form, at: "sections[50].rows[0]")
        #expect(form.problemTexts.first?.contains("without their cells") == true)
        scene.expectAllIsShown()
    }

    @Test("ends if a cell writes its row's value on each update")
    func values() {
        let row = MeddlingRow("row") { $0.value = 0 }
        let form = Form { Section { row } }
        row.onUpdate = { [unowned row] in row.value = (row.value ?? 0) + 1 }
        let stage = FormStage(FormViewController(form: form))
        _ = stage.takePatch()
        row.title = "changed"
        #expect(!form.problems.isEmpty)
        #expect(form.problems.allSatisfy { $0.code == .unsettled })
        #expect(form.problems.allSatisfy { $0.place.contains("row") })
        row.onUpdate = nil
        var scene = Scene(form)
        scene.expectAllIsShown()
    }

    @Test("ends if a cell sets its row's cellProvider on each setup")
    func looks() {
        let row = MeddlingRow("row") { $0.title = "Title" }
        let form = Form { Section { row } }
        row.onSetup = { [unowned row] in row.cellProvider = CellProvider { MeddlingCell() } }
        var scene = Scene(form)
        expectOneProblem(form, at: "row")
        #expect(scene.mirror[ViewID("row/text")]?.properties == [.text: "Title"])
        scene.expectAllIsShown()
    }

    @Test("draws a row with its cell again once its cellProvider is set")
    func mended() {
        let form = Form { Section { MeddlingRow.spawning() } }
        var scene = Scene(form)
        let last = form.rows.last as? MeddlingRow
        last?.onSetup = nil
        last?.title = "before"
        #expect(scene.stage.takePatch().changes.count == 2, "of the cell and of its label")
        last?.cellProvider = CellProvider { MeddlingCell() }
        last?.value = 7
        #expect(scene.stage.textDrawing.contains("detail: label \"7\""))
        scene = Scene(form)
        scene.expectAllIsShown()
    }

    @Test("ends if a header appends a row or sets another header on setup")
    func headers() {
        let (rows, headers) = (Section([StringRow("a")]), Section([StringRow("b")]))
        (rows.tag, headers.tag) = ("rows", "headers")
        func appending() -> HeaderFooterView<LabelView> {
            var header = HeaderFooterView<LabelView>(.class, title: "Rows")
            header.onSetupView = { label, section in
                label.text = "Label"
                section.append(StringRow())
            }
            return header
        }
        func replacing() -> HeaderFooterView<LabelView> {
            var header = HeaderFooterView<LabelView>(.class, title: "Headers")
            header.onSetupView = { _, section in section.header = replacing() }
            return header
        }
        rows.header = appending()
        let form = Form { rows }
        let stage = FormStage(FormViewController(form: form))
        expectOneProblem(form, at: "rows")
        #expect(stage.screens.first?.sections.first?.rows.count == form.rows.count)

        let other = Form { headers }
        let otherStage = FormStage(FormViewController(form: other))
        headers.header = replacing()
        expectOneProblem(other, at: "headers")
        #expect(otherStage.textDrawing.contains("header: label \"Headers\""))
    }

    @Test("draws the consequences of its own problem")
    func problemRead() throws {
        let warning = StringRow("warning") { $0.hidden = .function { $0.problems.isEmpty } }
        let (other, last) = (StringRow("other"), StringRow("last"))
        let restless = StringRow("restless").cellUpdate { _, _ in
            other.hidden = Condition(booleanLiteral: !other.isHidden)
        }
        let form = Form { Section([warning, restless, other, last]) }
        var scene = Scene(form)
        #expect(!warning.isHidden)
        #expect(form.problems.map(\.code) == [.unsettled])
        try form[0].remove(last)
        scene.expectAllIsShown()
    }

    @Test("skips rows that an observer removed before they were drawn")
    func takenOut() {
        let form = Form { Section([StringRow("name")]) }
        form.keepObserving { changes in
            for row in changes.newRows where row.tag == nil {
                row.section?.removeAll { $0 === row }
            }
        }
        var scene = Scene(form)
        form[0].append(contentsOf: [StringRow(), StringRow("kept"), StringRow()])
        #expect(form[0].tags == ["name", "kept"])
        scene.expectAllIsShown()
    }

    @Test("is no problem if it ends, however late")
    func longChains() {
        let form = Form { Section { StringRow("name") } }
        func chain(_ length: Int) -> MeddlingRow {
            let row = MeddlingRow()
            if length > 1 {
                row.onSetup = { [unowned row] in row.section?.append(chain(length - 1)) }
            }
            return row
        }
        form[0].append(chain(30))
        var scene = Scene(form)
        #expect(form.rows.count == 31)
        #expect(form.problems.isEmpty)
        form[0].append(chain(30))
        #expect(form.rows.count == 61)
        #expect(form.problems.isEmpty)
        // Each of several chains can be that long.
        form[0].append(chain(30))
        #expect(form.rows.count == 91)
        #expect(form.problems.isEmpty)
        scene.expectAllIsShown()
    }

    @Test("is followed by a stage that is opened while observers are notified")
    func openedByAnObserver() throws {
        let form = Form { Section { StringRow("name") } }
        var opened: Scene?
        form.keepObserving { changes in
            guard opened == nil, changes.areStructural else { return }
            form[0].append(StringRow("untold"))
            form[0].append(
                MeddlingRow("meddling") { row in
                    row.onSetup = { [unowned row] in row.section?.append(StringRow("from setup")) }
                })
            opened = Scene(form)
        }
        form[0].append(StringRow("first"))
        #expect(form.rows.count == 5)
        #expect(form.problems.isEmpty)
        var scene = try #require(opened)
        scene.expectAllIsShown()
    }
}
