import RowKit
import Testing

@Suite("A screen of options that are loaded")
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

    @Test("loads them when it is opened, and says that they are on their way")
    func opening() async {
        #expect(!stage.form.hasWork)
        stage.press("film")
        #expect(driver.take() == ["film options"])
        #expect(stage.topDrawing == loading)
        await driver.finish()
        #expect(stage.topDrawing == loaded)
    }

    @Test("tells a host what came")
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

    @Test("does not load again what is there")
    func again() async {
        stage.press("film")
        await driver.finishAll()
        stage.press("film>#:0:0")
        stage.press("film")
        #expect(!stage.form.hasWork && drawnOptions(stage.top) == [["*Rope", "Vertigo"]])
    }

    @Test("goes on loading while it is closed")
    func closing() async {
        stage.press("film")
        driver.take()
        stage.patch(ViewEvent(ViewID("film>:"), .dismiss))
        await driver.finish()
        #expect(stage.screens.count == 1)
        stage.press("film")
        #expect(stage.topDrawing == loaded)
    }

    @Test("says that there are none")
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

    @Test("says so too where nothing provides any")
    func unprovided() {
        row.optionsProvider = nil
        stage.press("film")
        #expect(stage.topDrawing.contains("notice: label \"No options\" [status]"))
    }

    @Test("says that they could not be loaded, and tries again when asked to")
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

    @Test("says all this in the language of the row's form")
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

    @Test("keeps its own language and defaults where it has them")
    func ownLanguage() throws {
        let own = try Phrases(formats: PlainFormats(), translations: ["noOptions": "Rien"])
        var defaults = FormDefaults()
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

    @Test("follows another provider that is given while it is open")
    func replacing() async {
        stage.press("film")
        await driver.finishAll()
        provide(["Psycho"])
        #expect(stage.topDrawing == loading)
        await driver.finishAll()
        #expect(drawnOptions(stage.top) == [["Psycho"], ["*Vertigo"]])
    }

    @Test("filters them as they come, where somebody is searching already")
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

    @Test("is served by a session without more ado")
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
