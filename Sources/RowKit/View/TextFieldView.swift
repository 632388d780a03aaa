/// A text field of one line, with an optional list of suggestions below.
public final class TextFieldView: TextInputView, HeaderFooterViewType {
    /// Whether the text is secret, such as a password.
    ///
    /// Hosts receive only whether there is text (``isFilled``). The text that the user typed stays
    /// in the host's control. A change of ``isFilled`` means that the program has replaced the
    /// text. The host then clears its control, and shows whether the field is filled. The change is
    /// reported even if the field was already filled.
    public var isSecure: Bool {
        get { concealsTyping }
        set {
            guard newValue != concealsTyping else { return }
            concealsTyping = newValue
            note(.isSecure)
            if isFilled { for property in [ViewProperty.text, .isFilled] { note(property) } }
            if caret != nil { note(.caret) }
            noteSecureText()
        }
    }

    /// Whether there is text in the field.
    ///
    /// Nothing else of secure text is reported.
    public var isFilled: Bool { !storedText.isEmpty }

    /// Whether the field has a text, which may be secret.
    package func hasText(_ text: String) -> Bool { storedText == text }

    /// The list of suggestions below the field, or nil if there is none.
    ///
    /// The field and the list form a combobox: the focus stays in the field while the arrow keys
    /// move through the list.
    public var popup: ListView? {
        get { suggestions }
        set {
            let old = suggestions
            willReplace(old, by: newValue)
            suggestions = newValue
            replaced(old, by: newValue, as: "popup")
        }
    }

    /// Whether suggestions may appear below the field, so that it is a combobox even while there is
    /// no ``popup``.
    ///
    /// Set it if the popup appears and disappears. Otherwise screen readers would announce another
    /// kind of field while the user types.
    public var offersSuggestions = false {
        didSet { note(.offersSuggestions, oldValue, offersSuggestions) }
    }

    /// Whether the lines of pasted text are separate parts of the text.
    ///
    /// A field of one line holds no line breaks, and a host usually joins pasted lines. If true, it
    /// separates them with tabs, so that a pasted column is the same as a pasted row of cells.
    public var separatesLines = false {
        didSet { note(.separatesLines, oldValue, separatesLines) }
    }

    // Private storage, like that of `CellView`.
    private var concealsTyping = false
    private var suggestions: ListView?

    /// Creates an empty field.
    public override init() { super.init() }

    deinit { releaseChildren() }

    override class var kind: ViewKind { .textField }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// Calls a closure with the list of suggestions, if there is one.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let popup { body(popup) }
    }

    override func giveUp(_ child: BaseView) { if popup === child { popup = nil } }

    override var concealsText: Bool { isSecure }

    override func agrees(
        with action: ViewAction, on property: ViewProperty, shown: JSONValue?
    ) -> Bool {
        guard property == .isFilled, case .type(let text, _) = action else {
            return super.agrees(with: action, on: property, shown: shown)
        }
        return text == storedText
    }

    /// The control of a host contains the secure text that the user typed, which a change of
    /// ``isFilled`` would clear.
    override func mayDiffer(_ property: ViewProperty, after action: ViewAction) -> Bool {
        guard isSecure, property == .isFilled else { return true }
        guard case .type(let text, _) = action else { return false }
        return text != storedText
    }

    private var tellsOfSecureText: Bool { isSecure && isFilled }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: TextFieldView(), beside: TextInputView.properties,
        [
            .init(.isSecure, \.isSecure), .init(.isFilled, \.tellsOfSecureText),
            .init(.offersSuggestions, \.offersSuggestions),
            .init(.separatesLines, \.separatesLines),
        ])
}
