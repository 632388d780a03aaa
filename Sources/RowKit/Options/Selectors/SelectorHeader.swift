/// The view above the options of a selector: a search field, and a notice about the options.
final class SelectorHeader {
    enum Notice: Equatable {
        case loading
        /// There are no options to show.
        case nothing(Phrases.Key)
        case failed
    }

    /// The search field, or nil if it has not been needed yet.
    private(set) var field: TextFieldView?
    private var shown: Notice?
    private var noticeView: BaseView?
    private let stack = StackView(.vertical, [])

    /// The view above the options, or nil if it would be empty.
    var view: BaseView? { stack.views.isEmpty ? nil : stack }

    func makeField(_ phrases: Phrases) -> TextFieldView {
        let field = TextFieldView()
        field.part = "search"
        field.role = .search
        field.name = phrases.text(.search)
        field.placeholder = phrases.text(.search)
        field.returnKey = .search
        self.field = field
        return field
    }

    /// Shows the search field and the notice, if any.
    func show(
        isSearchable: Bool, _ notice: Notice?, _ phrases: Phrases, retry: @escaping () -> Void
    ) {
        if notice != shown {
            shown = notice
            noticeView = notice.map { Self.view(of: $0, phrases, retry) }
            noticeView?.part = "notice"
        }
        let views = [isSearchable ? field : nil, noticeView].compactMap { $0 }
        if !stack.views.elementsEqual(views, by: ===) { stack.views = views }
    }

    private static func view(
        of notice: Notice, _ phrases: Phrases, _ retry: @escaping () -> Void
    ) -> BaseView {
        let view: BaseView
        switch notice {
        case .loading:
            view = StackView(.horizontal, [ProgressView(), LabelView(phrases.text(.loading))])
        case .nothing(let phrase):
            view = LabelView(phrases.text(phrase))
        case .failed:
            let button = ButtonView(phrases.text(.tryAgain))
            button.part = "retry"
            button.onPress(retry)
            view = StackView(.vertical, [LabelView(phrases.text(.loadingFailed)), button])
        }
        view.role = notice == .failed ? .alert : .status
        return view
    }
}
