import RowKit
import Testing

// The examples in the comments on controllers, stages and views.

private enum Places {
    final class PlaceCell: Cell<String>, CellType {}
    final class MapController: RowViewController<String> {}

    // snippet: comment-presenter-row
    final class PlaceRow: Row<PlaceCell>, RowType, PresenterRowType {
        @OptionalHook var presentationMode: PresentationMode<MapController>?
        @OptionalHook var onPresentCallback: ((FormViewController, MapController) -> Void)?

        required init(tag: String?) {
            super.init(tag: tag)
            preset { presentationMode = .show(controllerProvider: .callback { MapController() }) }
        }
    }
    // end
}

private enum Names {
    // snippet: comment-controller
    final class SignUp: FormViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            form +++ Section("Name") <<< NameRow("name")
        }
    }
    // end
}

// snippet: comment-header-class
final class LogoHeader: HeaderFooterViewType {
    let logo = ImageView(.symbol("logo"))
    let view: BaseView
    init() { view = StackView(.vertical, [logo, LabelView("Welcome")]) }
}
// end

@Suite("The examples in the comments on controllers and views")
struct ControllerCommentTests {
    private final class SignUp: FormViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            form +++ TextRow("name")
        }
    }

    @Test("draw a form once, and only its changes afterwards")
    func stage() {
        var renderer = OutlineRenderer()
        // snippet: comment-stage
        let stage = FormStage(SignUp())
        let page = stage.screens[0].draw(on: &renderer)
        let changes = stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada")))
        // end
        #expect(page == ["", "--", "[]"] && changes.isEmpty)
        #expect(stage.controller.form.values()["name"] as? String == "Ada")
    }

    @Test("load controllers before they are drawn, and present them from rows")
    func controllers() {
        #expect(FormStage(Names.SignUp()).screens.first?.sections.count == 1)
        let row = Places.PlaceRow("place")
        let stage = FormStage(FormViewController(form: Form { row }))
        stage.press("place")
        #expect(stage.top is Places.MapController)
    }

    @Test("draw a view with a renderer")
    func renderer() {
        let view = LabelView("a")
        // snippet: comment-renderer
        var page = PageRenderer()
        let html = view.draw(on: &page)
        // end
        #expect(html.contains(">a</span>"))
    }

    @Test("set the header of a section")
    func headers() {
        let section = Section()
        section.tag = "welcome"
        let form = Form { section }
        do {
            // snippet: comment-header
            var header = HeaderFooterView<LogoHeader>(.class)
            header.onSetupView = { header, section in header.logo.name = section.tag }
            section.header = header
            // end
        }
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing.contains("image logo [named \"welcome\"]"))
        do {
            // snippet: comment-titled-header
            var header = HeaderFooterView(title: "Address")
            header?.onSetupView = { label, _ in label.textColor = .systemRed }
            header?.height = { 60 }
            section.header = header
            // end
        }
        #expect(stage.textDrawing.contains("header: label \"Address\""))
    }

    @Test("present a screen only while the form is valid")
    func provider() {
        let name = TextRow("name") { $0.add(rule: RuleRequired()) }
        let row = NoteRow("row")
        let form = Form { Section([name, row]) }
        let stage = FormStage(FormViewController(form: form))
        // snippet: comment-controller-provider
        row.presentationMode = .show(
            controllerProvider: .callback { [weak form] in
                form?.validate().isEmpty == true ? NoteController() : nil
            })
        // end
        row.didSelect()
        #expect(stage.controller.presented == nil && !row.isHighlighted)
        name.value = "Ada"
        row.didSelect()
        #expect(stage.controller.presented is NoteController)
    }

    @Test("keep a remote copy of a form")
    func mirror() async {
        let session = FormSession { SignUp() }
        // snippet: comment-mirror
        var mirror = ViewMirror(await session.snapshot())
        let event = ViewEvent(ViewID("name/content/field"), .type("Ada"))
        mirror.apply(event)  // the user sees the effect at once
        mirror.apply(await session.send(event))  // then the form responds
        // end
        #expect(await mirror.screens == session.snapshot())
        #expect(mirror[ViewID("name/content/field")]?.properties[.text] == "Ada")
    }

    private struct Page {
        func draw(_ changes: ViewChanges, of stage: FormStage) -> [UInt8] {
            Array("\(changes.changes)".utf8)
        }
    }

    private func follow(_ session: FormSession, _ page: Page, _ write: ([UInt8]) -> Void) async {
        // snippet: comment-host
        let host = await session.attach { stage, changes in page.draw(changes, of: stage) }
        let bytes = await host.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
        for await bytes in host.pushes { write(bytes) }
        // end
        _ = bytes
    }

    /// Runs until the session ends.
    private func follow(_ show: (ViewPatch) -> Void) async {
        // snippet: comment-session
        let session = FormSession { SignUp() }
        let page = await session.snapshot()
        let changes = await session.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
        for await pushed in await session.pushes() { show(pushed) }
        // end
        _ = (page, changes)
    }
}
