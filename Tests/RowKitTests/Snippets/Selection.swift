import RowKit
import Testing

// snippet: rated-film-row
/// A screen with a row that opens another.
final class RatedFilmController: RowViewController<Int> {
    /// The row that opens the next screen.
    let stars = StarsPresenterRow("stars") { $0.title = "Stars" }

    override func viewDidLoad() {
        super.viewDidLoad()
        stars.value = row?.value
        form +++ stars
        stars.onChange { [weak self] stars in self?.choose(stars.value) }
    }
}

/// Shows a number of stars, which are chosen two screens further on.
final class RatedFilmRow: Row<StarsSummaryCell>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<RatedFilmController>?
    @OptionalHook var onPresentCallback: ((FormViewController, RatedFilmController) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { RatedFilmController() }) }
    }
}
// end

@Suite("The articles on selection")
struct SelectionSnippetTests {
    @Test("have a listener for selection by the user")
    func onCellSelection() {
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // snippet: cell-selection
        let help = NameRow("help") { $0.title = "Help" }
        help.onCellSelection { _, row in show("About \(row.section?.form?.title ?? "")") }

        let form = Form("Sign up") { help }
        // end
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("help"), .press))
        help.disabled = true
        stage.receive(ViewEvent(ViewID("help"), .press))
        #expect(shown == ["About Sign up"])
    }

    @Test("present screens on two levels")
    func twoLevels() throws {
        // snippet: two-levels
        let form = Form { RatedFilmRow("film") { $0.title = "The film" } }
        let controller = FormViewController(form: form)

        form.rowBy(tag: "film")?.didSelect()
        let film = controller.presented as? RatedFilmController
        film?.stars.didSelect()
        let stars = film?.presented as? StarsController
        stars?.commit(2)
        // end
        #expect(form.values()["film"] as? Int == 2)
        #expect(film?.presented == nil && controller.presented === film)
        film?.dismiss()
        #expect(controller.presented == nil && form.values()["film"] as? Int == 2)
    }

    @Test("identify the views of each level by the presenting rows")
    func names() {
        let stage = FormStage("Films", RatedFilmRow("film"))
        stage.press("film")
        stage.press("film>stars")
        #expect(stage.screens.map(\.id.text) == [":", "film>:", "film>stars>:"])
        stage.press("film>stars>stars")
        stage.press("film>stars>:/navigation/0")
        #expect(stage.form.values()["film"] as? Int == 1 && stage.screens.count == 2)
    }
}
