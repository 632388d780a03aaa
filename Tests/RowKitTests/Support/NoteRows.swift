import RowKit

// A row that presents a screen for typing its value, to test presenting and dismissing.

/// A screen that keeps a diary.
class NoteController: RowViewController<String> {
    private(set) var diary: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        diary.append("loaded")
        form +++ TextRow("note") { $0.value = row?.value }
    }

    override func viewWillAppear() {
        super.viewWillAppear()
        diary.append("will appear")
    }

    override func viewDidDisappear() {
        super.viewDidDisappear()
        diary.append("did disappear")
    }

    /// The entries since the last call.
    func takeDiary() -> [String] {
        defer { diary = [] }
        return diary
    }
}

final class NoteRow: Row<ValueCell<String>>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<NoteController>?
    @OptionalHook var onPresentCallback: ((FormViewController, NoteController) -> Void)?
    @Setting var heading: String?

    required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .show(controllerProvider: .callback { NoteController() })
    }

    func setupController(_ controller: NoteController) {
        if let heading { controller.title = heading }
    }
}
