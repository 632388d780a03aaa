import RowKit
import Testing

@Suite("A screen that loads its options")
struct LazySelectorTests {
    private typealias FilmRow = ChoiceRow<String>

    private struct Offline: Error, CustomStringConvertible {
        var description: String { "the network is down" }
    }

    private let row = FilmRow("film") { row in
        row.title = "Film"
        row.value = "Vertigo"
    }
    private let stage: FormStage
    private let driver: WorkDriver
    private let isOffline = Counter()

    init() {
        stage = FormStage(nil, row)
        driver = WorkDriver(stage.form)
        provide(["Rope", "Vertigo"])
    }

    private func provide(_ options: [String]) {
        row.optionsProvider = .lazy { [isOffline] in
            if isOffline.value > 0 { throw Offline() }
            return options
        }
    }

    private let loading = """
        form film>: "Film" [show]
          header: stack vertical
            notice: stack horizontal [status]
              0: progress …
              1: label "Loading…"

        """
    private let loaded = """
        form film>: "Film" [show]
          section film>#:0
            cell film>#:0:0
              text: label "Rope"
            cell film>#:0:1 [checkmark]
              text: label "Vertigo"

        """

    @Test("loads them when it is opened, and shows that they are loading")
    func opening() async {
        #expect(!stage.form.hasWork)
        stage.press("film")
        #expect(driver.take() == ["film options"])
        #expect(stage.topDrawing == loading)
        await driver.finish()
        #expect(stage.topDrawing == loaded)
    }

    @Test("reports loaded options to a host")
    func changes() async {
        stage.press("film")
        await driver.finishAll()
        let changes = stage.takePatch().changes
        #expect(changes.contains(.remove(ViewID("film>:/header"))))
        #expect(
            changes.contains { change in
                if case .insert(let view, _, _) = change { view.children.count == 2 } else { false }
            })
    }

    @Test("does not load its options again")
    func again() async {
        stage.press("film")
        await driver.finishAll()
        stage.press("film>#:0:0")
        stage.press("film")
        #expect(!stage.form.hasWork)
        #expect(drawnOptions(stage.top) == [["*Rope", "Vertigo"]])
    }

    @Test("continues loading after it is closed")
    func closing() async {
        stage.press("film")
        driver.take()
        stage.patch(ViewEvent(ViewID("film>:"), .dismiss))
        await driver.finish()
        #expect(stage.screens.count == 1)
        stage.press("film")
        #expect(stage.topDrawing == loaded)
    }

    @Test("shows that there are no options")
    func none() async {
        row.value = nil
        provide([])
        stage.press("film")
        await driver.finishAll()
        #expect(
            stage.topDrawing == """
                form film>: "Film" [show]
                  header: stack vertical
                    notice: label "No options" [status]

                """)
    }

    @Test("shows that there are no options without a provider")
    func unprovided() {
        row.optionsProvider = nil
        stage.press("film")
        #expect(stage.topDrawing.contains("notice: label \"No options\" [status]"))
    }

    @Test("shows that loading failed, and retries on request")
    func failure() async {
        isOffline.increment()
        stage.press("film")
        await driver.finishAll()
        #expect(
            stage.topDrawing == """
                form film>: "Film" [show]
                  header: stack vertical
                    notice: stack vertical [alert]
                      0: label "Could not load"
                      retry: button "Try again"

                """)
        stage.press("film>:/header/notice/retry")
        #expect(stage.topDrawing == loading)
        isOffline.reset()
        await driver.finishAll()
        #expect(stage.topDrawing == loaded)
    }

    @Test("uses the language of the row's form")
    func language() async throws {
        stage.form.phrases = try Phrases(
            formats: PlainFormats(),
            translations: ["loading": "Laden…", "noOptions": "Nichts da", "search": "Suchen"])
        row.onPresent { _, selector in selector.isSearchable = true }
        provide([])
        stage.press("film")
        #expect(stage.topDrawing.contains("\"Laden…\""))
        #expect(stage.topDrawing.contains("placeholder \"Suchen\""))
        await driver.finishAll()
        #expect(stage.topDrawing.contains("\"Nichts da\""))
    }

    @Test("uses its own language, and inherits the form's defaults")
    func ownLanguage() throws {
        let own = try Phrases(formats: PlainFormats(), translations: ["noOptions": "Rien"])
        var defaults = Form.Defaults()
        defaults.set(\CheckRow<String>.title, "given by default")
        defaults.cellUpdate(CheckRow<String>.self) { cell, _ in cell.textLabel?.text = "updated" }
        stage.form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["noOptions": "Nada"])
        stage.form.defaults = defaults
        row.options = []
        row.presentationMode = .show(
            controllerProvider: .callback {
                let selector = FilmRow.Selector()
                selector.form.phrases = own
                return selector
            })
        stage.press("film")
        #expect(stage.topDrawing.contains("\"Rien\""))
        row.options = ["Rope"]
        #expect(stage.topDrawing.contains("text: label \"updated\""))
    }

    @Test("follows a provider set while it is open")
    func replacing() async {
        stage.press("film")
        await driver.finishAll()
        provide(["Psycho"])
        #expect(stage.topDrawing == loading)
        await driver.finishAll()
        #expect(drawnOptions(stage.top) == [["Psycho"], ["*Vertigo"]])
    }

    @Test("filters loaded options if a search is active")
    func searching() async {
        row.onPresent { _, selector in
            selector.isSearchable = true
            selector.searchText = "rop"
        }
        stage.press("film")
        await driver.finishAll()
        #expect(drawnOptions(stage.top) == [["Rope"]])
        #expect(stage.topDrawing.contains("search: textField \"rop\""))
    }

    @Test("has no options until its row's form is settled, if no session shows that form")
    func unshown() async {
        let row = FilmRow("film") { $0.optionsProvider = .lazy { ["Rope"] } }
        let selector = FilmRow.Selector()
        selector.row = row
        selector.loadViewIfNeeded()
        #expect(row.optionsState == .loading)
        #expect(selector.form.isEmpty)
        let form = Form { row }
        await form.settle()
        #expect(row.options == ["Rope"])
        selector.rowDidChange()
        #expect(drawnOptions(selector) == [["Rope"]])
    }

    @Test("works in a session without further setup")
    func session() async {
        let session = FormSession {
            FormViewController(
                form: Form {
                    FilmRow("film") { $0.optionsProvider = .lazy { ["Rope"] } }
                })
        }
        await session.send(ViewEvent(ViewID("film"), .press))
        await session.untilIdle()
        await session.send(ViewEvent(ViewID("film>#:0:0"), .press))
        #expect(await session.values()["film"] as? String == "Rope")
    }
}
