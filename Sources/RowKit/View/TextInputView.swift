/// The base class of text fields and text areas, with the text and the settings for typing.
public class TextInputView: BaseView {
    /// The kind of keyboard.
    public enum Keyboard: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// All text.
        case text
        /// Whole numbers.
        case number
        /// Numbers with a fraction.
        case decimal
        /// Telephone numbers.
        case phone
        /// E-mail addresses.
        case email
        /// URLs.
        case url
        /// Letters and digits without accents.
        case ascii
    }

    /// The label of the return key.
    public enum ReturnKey: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// The keyboard's default.
        case `default`
        /// Go to the next field.
        case next
        /// End editing.
        case done
        /// Go to a destination.
        case go
        /// Search.
        case search
        /// Send.
        case send
    }

    /// Which letters are capitalised automatically.
    public enum Capitalization: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue
    {
        /// No letters.
        case none
        /// The first letter of each word.
        case words
        /// The first letter of each sentence.
        case sentences
        /// All letters.
        case allCharacters
    }

    /// The text in the field.
    ///
    /// In a secure field (``TextFieldView/isSecure``), it is empty, because secure text is never
    /// reported.
    public final var text: String {
        get { concealsText ? "" : storedText }
        set {
            store(newValue, in: &storedText, as: concealsText ? .isFilled : .text)
            noteSecureText()
        }
    }

    /// The text shown while the field is empty.
    public final var placeholder: String? {
        get { settings.placeholder }
        set { note(.placeholder, exchange(&settings.placeholder, with: newValue), newValue) }
    }

    /// The font of the text, or nil for the host's default.
    public final var font: RowFont? {
        get { settings.font }
        set {
            let old = exchange(&settings.font, with: newValue)
            noteLook(\.font, old)
            note(.font, old, newValue)
        }
    }

    /// The colour of the text, or nil for the host's default.
    public final var textColor: RowColor? {
        get { settings.color }
        set {
            let old = exchange(&settings.color, with: newValue)
            noteLook(\.textColor, old)
            note(.color, old, newValue)
        }
    }

    /// The horizontal alignment of lines.
    public final var textAlignment: LabelView.Alignment {
        get { settings.alignment }
        set { note(.alignment, exchange(&settings.alignment, with: newValue), newValue) }
    }

    /// The kind of keyboard.
    public final var keyboard: Keyboard {
        get { settings.keyboard }
        set { note(.keyboard, exchange(&settings.keyboard, with: newValue), newValue) }
    }

    /// The label of the return key.
    public final var returnKey: ReturnKey {
        get { settings.returnKey }
        set { note(.returnKey, exchange(&settings.returnKey, with: newValue), newValue) }
    }

    /// The kind of content, as a value of HTML's `autocomplete` attribute, such as `email`,
    /// `given-name` or `one-time-code`, so that a host can suggest known values.
    public final var content: String? {
        get { settings.content }
        set { note(.content, exchange(&settings.content, with: newValue), newValue) }
    }

    /// Which letters are capitalised automatically.
    public final var capitalization: Capitalization {
        get { settings.capitalization }
        set { note(.capitalization, exchange(&settings.capitalization, with: newValue), newValue) }
    }

    /// Whether typing errors are corrected automatically, or nil for the host's default.
    public final var autocorrects: Bool? {
        get { settings.autocorrects }
        set { note(.autocorrects, exchange(&settings.autocorrects, with: newValue), newValue) }
    }

    /// Whether the text can be read but not edited.
    public final var isReadOnly: Bool {
        get { settings.isReadOnly }
        set { note(.isReadOnly, exchange(&settings.isReadOnly, with: newValue), newValue) }
    }

    /// Whether the text can be read but not edited, because of the view itself or because the user
    /// can only read its row.
    public final var showsReadOnly: Bool { isReadOnly || enclosingCell?.isReadOnly == true }

    /// Whether the text is required.
    public final var isRequired: Bool {
        get { settings.isRequired }
        set { note(.isRequired, exchange(&settings.isRequired, with: newValue), newValue) }
    }

    /// The maximum number of characters, or nil for no limit.
    public final var maximumLength: Int? {
        get { settings.maximumLength }
        set { note(.maximumLength, exchange(&settings.maximumLength, with: newValue), newValue) }
    }

    /// The position to which hosts move the caret, in characters from the start, or nil to leave
    /// the caret where it is.
    ///
    /// If the user has selected characters, the position after them; see ``selectedRange``.
    public final var caret: Int? {
        get { selection?.upperBound }
        set { store(newValue.map { $0..<$0 }, in: &selection, as: .caret) }
    }

    /// The range of the selected characters, counted from the start, or nil if it is unknown.
    ///
    /// The range is empty if the user has only placed the caret. Hosts report it with each event of
    /// a view whose ``BaseView/editedInput`` is this input, so read it in the listener of such a
    /// view. It is nil if the host does not know it, such as a page without a script or one whose
    /// user has not been in the field.
    ///
    /// If a listener sets the range, hosts select these characters, and the input gets the focus.
    public final var selectedRange: Range<Int>? {
        get { selection }
        set {
            guard newValue != selection || !movesSelection else { return }
            selection = newValue
            movesSelection = newValue != nil
            note(.caret)
        }
    }

    /// The characters that hosts select, or nil if the user's selection stays.
    package final var movedSelection: Range<Int>? { movesSelection ? toldSelection?.range : nil }

    // Private storage, like that of `CellView`.
    private final var settings = Settings()

    private struct Settings {
        var placeholder: String?
        var font: RowFont?
        var color: RowColor?
        var alignment = LabelView.Alignment.leading
        var keyboard = Keyboard.text
        var returnKey = ReturnKey.default
        var content: String?
        var capitalization = Capitalization.none
        var autocorrects: Bool?
        var isReadOnly = false
        var isRequired = false
        var maximumLength: Int?
    }

    /// The text, even in a secure field.
    private(set) final var storedText = ""
    private final var selection: Range<Int>?
    /// Whether ``selectedRange`` was set after the user last selected something.
    private(set) final var movesSelection = false
    private final var typing = ViewListeners<String>()

    /// Adds a closure to call each time the user types, with the whole text of the field.
    public final func onType(_ listener: @escaping (String) -> Void) { typing.add(listener) }

    /// Always true, because the user can type into the field.
    public final override var isFocusable: Bool { true }

    final override var isControl: Bool { true }

    /// Replaces the text as if the user had typed it, and selects some of its characters.
    ///
    /// Call this method in the listener of a view whose ``BaseView/editedInput`` is this input,
    /// such as a button that inserts a word.
    ///
    /// - Parameters:
    ///   - text: The whole new text.
    ///   - range: The characters to select, counted from the start. An empty range is the position
    ///     of the caret.
    /// - Returns: Whether the text was replaced; false if it is read-only or longer than
    ///   ``maximumLength``.
    @discardableResult
    public final func type(_ text: String, selecting range: Range<Int>) -> Bool {
        do throws(ViewRefusal) {
            try receive(.type(text, caret: range.upperBound))
        } catch {
            return false
        }
        // The host's control does not show the text yet.
        note(concealsText ? .isFilled : .text)
        selectedRange = range.clamped(to: 0..<storedText.count)
        return true
    }

    /// Leaves the user's selection as it is, even if ``selectedRange`` was set before.
    final func keepSelection() { movesSelection = false }

    /// Stores the selection in the host's control, as reported by an event.
    final func take(selection range: Range<Int>?) {
        let range = range?.clamped(to: 0..<storedText.count)
        movesSelection = false
        guard range != selection else { return }
        selection = range
        note(.caret)
    }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .type(let text, let caret) = action else { return try super.receive(action) }
        guard !isReadOnly else { throw ViewRefusal(.readOnly, "the text is read-only") }
        if let limit = maximumLength, text.count > limit, text.count > storedText.count {
            throw ViewRefusal(
                .notOffered, "\(text.count) characters; the limit is \(limit)", .maxLength,
                ["count": .number(limit)])
        }
        storedText = text
        noteSecureText()
        selection = caret.map { min(max($0, 0), text.count) }.map { $0..<$0 }
        movesSelection = false
        typing(text)
    }

    /// Records in the cell that it contains secure text, which its row then keeps secret.
    final func noteSecureText() {
        if concealsText, !storedText.isEmpty { enclosingCell?.holdsSecureText = true }
    }

    /// The reported selection, which is nil for secure text, because it would reveal the length.
    private final var toldSelection: TextSelection? {
        concealsText ? nil : selection.map(TextSelection.init)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: TextInputView(),
        [
            .init(.text, \.text), .look(.placeholder, \.placeholder), .look(.font, \.font),
            .look(.color, \.textColor), .look(.alignment, \.textAlignment),
            .look(.keyboard, \.keyboard), .look(.returnKey, \.returnKey),
            .look(.content, \.content), .look(.capitalization, \.capitalization),
            .look(.autocorrects, \.autocorrects), .init(.isReadOnly, \.isReadOnly),
            .init(.isRequired, \.isRequired), .init(.maximumLength, \.maximumLength),
            .init(.caret, \.toldSelection),
        ])
}

/// The selected characters of a text: the position of the caret, or the first and the last
/// position.
struct TextSelection: Equatable, Sendable, ViewPropertyValue {
    let range: Range<Int>

    var json: JSONValue {
        range.isEmpty
            ? range.upperBound.json : [range.lowerBound.json, range.upperBound.json]
    }
}
