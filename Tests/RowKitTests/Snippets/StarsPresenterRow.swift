import RowKit
import Testing

// snippet: stars-presenter-row
/// A screen for giving stars.
final class StarsController: RowViewController<Int> {
    /// The row for the stars.
    let stars = StarsRow("stars")

    override func viewDidLoad() {
        super.viewDidLoad()
        stars.value = row?.value
        form +++ stars
        let done = ButtonView(form.phrases.text(.done))
        done.onPress { [weak self] in self?.finish() }
        navigationItems = [done]
    }

    private func finish() {
        if let value = stars.value { commit(value) } else { clear() }
    }
}

/// Shows a number of stars, and presents a screen for giving them.
final class StarsPresenterRow: _StarsRow<StarsSummaryCell>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<StarsController>?
    @OptionalHook var onPresentCallback: ((FormViewController, StarsController) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { StarsController() }) }
    }

    /// Passes the settings on to the row on the screen.
    func setupController(_ controller: StarsController) {
        controller.stars.copySettings(of: self)
    }
}
// end

@Suite("The articles' presenter row")
struct StarsPresenterRowTests {
    @Test("presents a screen that sets its value")
    func use() throws {
        // snippet: stars-presenter-use
        let form = Form {
            StarsPresenterRow("rating") { row in
                row.title = "Your rating"
                row.maximum = 3
            }
            .onPresent { _, controller in
                controller.stars.title = "Stars"
            }
        }
        let controller = FormViewController(form: form)
        form.rowBy(tag: "rating")?.didSelect()
        let rating = controller.presented as? StarsController
        rating?.commit(2)
        // end
        let row: StarsPresenterRow = try #require(form.rowBy(tag: "rating"))
        #expect(row.value == 2 && rating?.outcome == .committed && controller.presented == nil)
        #expect(rating?.title == "Your rating" && rating?.stars.maximum == 3)
    }

    @Test("can be used by any host")
    func host() {
        let stage = FormStage("Film", StarsPresenterRow("rating") { $0.title = "Your rating" })
        stage.press("rating")
        stage.press("rating>stars")
        #expect(
            stage.topDrawing == """
                form rating>: "Your rating" [show]
                  navigation: stack horizontal
                    0: button "Done"
                  section rating>#:0
                    cell rating>stars
                      detail: label "★☆☆☆☆"

                """)
        stage.press("rating>:/navigation/0")
        #expect(stage.form.values()["rating"] as? Int == 1 && stage.screens.count == 1)
    }

    @Test("may present a sheet, and is notified of its dismissal")
    func mode() {
        var outcomes: [RowControllerOutcome?] = []
        let row = StarsPresenterRow("rating")
        // snippet: stars-presenter-mode
        row.presentationMode = .sheet(
            controllerProvider: .callback { StarsController() },
            onDismiss: { controller in
                outcomes.append(controller.outcome)
            })
        // end
        let controller = FormViewController(form: Form { row })
        row.didSelect()
        #expect(controller.presented?.presentation == .sheet)
        controller.dismissPresented()
        #expect(outcomes == [.cancelled])
    }
}
