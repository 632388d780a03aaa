import RowKit
import Testing

@Suite("The lifetime of a screen of options")
struct SelectorLifetimeTests {
    private typealias FilmRow = ChoiceRow<String>

    private func makeRow() -> FilmRow {
        FilmRow("film") { row in
            row.options = ["Rope", "Vertigo"]
            row.onPresent { _, selector in
                selector.isSearchable = true
                selector.sectionKeyForValue = { String($0.prefix(1)) }
                selector.selectableRowSetup = { $0.title = "x" }
                selector.selectableRowCellUpdate = { cell, row in cell.height = nil }
            }
        }
    }

    @Test("ends when it is dismissed", arguments: ["film>#:0:0", nil])
    func gone(option: String?) throws {
        let stage = FormStage(nil, makeRow())
        stage.press("film")
        weak let selector = stage.top as? FilmRow.Selector
        weak let form = selector?.form
        weak let view = selector?.headerView
        try #require(selector != nil && form != nil && view != nil)
        stage.type("x", in: "film>:/header/search")
        if let option {
            stage.press(option)
        } else {
            stage.patch(ViewEvent(ViewID("film>:"), .dismiss))
        }
        #expect(stage.screens.count == 1)
        #expect(selector == nil)
        #expect(form == nil)
        #expect(view == nil)
    }

    @Test("ends with the stage, even while it is open")
    func stageGone() throws {
        weak var selector: FilmRow.Selector?
        weak var row: FilmRow?
        weak var form: Form?
        do {
            let made = makeRow()
            made.optionsProvider = .lazy { [] }
            let stage = FormStage(nil, made)
            stage.press("film")
            selector = stage.top as? FilmRow.Selector
            row = made
            form = stage.form
            try #require(selector != nil)
        }
        #expect(selector == nil)
        #expect(row == nil)
        #expect(form == nil)
    }

    @Test("ends its updates when it is dismissed, even if the screen is retained")
    func kept() throws {
        let row = makeRow()
        let stage = FormStage(nil, row)
        stage.press("film")
        let selector = try #require(stage.top as? FilmRow.Selector)
        selector.cancel()
        row.options = ["Psycho"]
        #expect(selector.form.rows.count == 2)
    }

    @Test("starts over when the same screen is opened again")
    func again() throws {
        let row = makeRow()
        let selector = FilmRow.Selector()
        row.presentationMode = .modalOnce(selector)
        let stage = FormStage(nil, row)
        stage.press("film")
        stage.press("film>#:0:1")
        #expect(row.value == nil)
        #expect(selector.outcome == nil)
        stage.press("film>#:1:0")
        #expect(row.value == "Vertigo")
        #expect(selector.outcome == .committed)
        row.options = ["Psycho"]
        stage.press("film")
        #expect(stage.top === selector)
        #expect(selector.outcome == nil)
        #expect(drawnOptions(selector) == [["x"], ["*x"]])
        row.value = "Psycho"
        #expect(drawnOptions(selector) == [["*x"]])
    }
}

extension PresentationMode {
    /// Presents the same controller modally each time.
    fileprivate static func modalOnce(_ controller: Controller) -> Self {
        .presentModally(controllerProvider: .callback { controller })
    }
}
