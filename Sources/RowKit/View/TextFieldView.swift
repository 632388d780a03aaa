/// A text field of one line, with an optional list of suggestions below.
public final class TextFieldView: TextInputView, HeaderFooterViewType {
    /// Whether the text is concealed.
    public var isSecure = false { didSet { note(.isSecure, oldValue, isSecure) } }

    /// The list of suggestions below the field, or nil if there is none.
    ///
    /// Field and list form a combobox: the focus stays in the field while the arrow keys move
    /// through the list.
    public var popup: ListView? {
        willSet { willReplace(popup, by: newValue) }
        didSet { replaced(oldValue, by: popup, as: "popup") }
    }

    /// Makes an empty field.
    public override init() { super.init() }

    override class var kind: ViewKind { .textField }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// Calls a closure with the list of suggestions, if there is one.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let popup { body(popup) }
    }

    override func giveUp(_ child: BaseView) { if popup === child { popup = nil } }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: TextFieldView(), beside: TextInputView.properties, [.init(.isSecure, \.isSecure)])
}
