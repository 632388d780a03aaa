/// What fields of one line and of several have in common: the text, and what helps to type it.
public class TextInputView: BaseView {
    /// What the keyboard offers.
    public enum Keyboard: String, Hashable, Sendable, Codable, CaseIterable {
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
        /// Addresses of pages.
        case url
        /// Letters and digits without accents.
        case ascii
    }

    /// What the return key says.
    public enum ReturnKey: String, Hashable, Sendable, Codable, CaseIterable {
        /// Whatever the keyboard says.
        case `default`
        /// It goes to the next field.
        case next
        /// It ends the typing.
        case done
        /// It goes somewhere.
        case go
        /// It looks for something.
        case search
        /// It sends something.
        case send
    }

    /// Which letters become capitals by themselves.
    public enum Capitalization: String, Hashable, Sendable, Codable, CaseIterable {
        /// None.
        case none
        /// The first of each word.
        case words
        /// The first of each sentence.
        case sentences
        /// All.
        case allCharacters
    }

    /// The text that stands in the field.
    public final var text: String {
        get { storedText }
        set {
            guard newValue != storedText else { return }
            storedText = newValue
            note(.text)
        }
    }

    /// What stands there while there is no text.
    public final var placeholder: String? { didSet { note(.placeholder, oldValue, placeholder) } }

    /// How big and heavy the text is; nil: as the host likes.
    public final var font: RowFont? {
        didSet {
            noteLook(\.font, oldValue)
            note(.font, oldValue, font)
        }
    }

    /// The colour of the text; nil: as the host likes.
    public final var textColor: RowColor? {
        didSet {
            noteLook(\.textColor, oldValue)
            note(.color, oldValue, textColor)
        }
    }

    /// How lines stand between the edges.
    public final var textAlignment = LabelView.Alignment.leading {
        didSet { note(.alignment, oldValue, textAlignment) }
    }

    /// What the keyboard offers.
    public final var keyboard = Keyboard.text { didSet { note(.keyboard, oldValue, keyboard) } }

    /// What the return key says.
    public final var returnKey = ReturnKey.default {
        didSet { note(.returnKey, oldValue, returnKey) }
    }

    /// What the text is, by the names that HTML has for `autocomplete`, so that a host can offer
    /// what it knows: `email`, `given-name`, `one-time-code`.
    public final var content: String? { didSet { note(.content, oldValue, content) } }

    /// Which letters become capitals by themselves.
    public final var capitalization = Capitalization.none {
        didSet { note(.capitalization, oldValue, capitalization) }
    }

    /// Whether slips are put right by themselves; nil: as the host likes.
    public final var autocorrects: Bool? { didSet { note(.autocorrects, oldValue, autocorrects) } }

    /// Whether the text can be read but not written.
    public final var isReadOnly = false { didSet { note(.isReadOnly, oldValue, isReadOnly) } }

    /// Whether there has to be text.
    public final var isRequired = false { didSet { note(.isRequired, oldValue, isRequired) } }

    /// How many characters there may be; nil: any number.
    public final var maximumLength: Int? {
        didSet { note(.maximumLength, oldValue, maximumLength) }
    }

    /// Where the caret is to be, in characters from the start; nil: where it is.
    public final var caret: Int? {
        get { storedCaret }
        set {
            guard newValue != storedCaret else { return }
            storedCaret = newValue
            note(.caret)
        }
    }

    private final var storedText = ""
    private final var storedCaret: Int?
    private final var typing = ViewListeners<String>()
    private final var keys: [(ViewAction.Key) -> Bool] = []

    /// Runs a closure each time a person typed, with all that stands in the field then.
    public final func onType(_ listener: @escaping (String) -> Void) { typing.add(listener) }

    /// Asks a closure each time a person pressed a key that means something beside text.
    ///
    /// If it answers false the next one is asked, and then the screen does what the key stands for.
    public final func onKey(_ listener: @escaping (ViewAction.Key) -> Bool) {
        keys.append(listener)
    }

    /// Always: text is typed into it.
    public final override var isFocusable: Bool { true }

    /// Whether a listener made something of a key.
    final func takes(_ key: ViewAction.Key) -> Bool { keys.contains { $0(key) } }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .type(let text, let caret) = action else { return try super.receive(action) }
        guard !isReadOnly else { throw ViewRefusal(.readOnly, "the text can be read only") }
        if let limit = maximumLength, text.count > limit, text.count > storedText.count {
            throw ViewRefusal(
                .notOffered, "\(text.count) characters; there may be \(limit)")
        }
        storedText = text
        storedCaret = caret.map { min(max($0, 0), text.count) }
        typing(text)
    }

    override class var ownProperties: [ViewProperty] {
        [
            .text, .placeholder, .font, .color, .alignment, .keyboard, .returnKey, .content,
            .capitalization, .autocorrects, .isReadOnly, .isRequired, .maximumLength, .caret,
        ]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .text: text.isEmpty ? nil : text.json
        case .placeholder: placeholder?.json
        case .font: font?.json
        case .color: textColor?.json
        case .alignment: textAlignment == .leading ? nil : textAlignment.json
        case .keyboard: keyboard == .text ? nil : keyboard.json
        case .returnKey: returnKey == .default ? nil : returnKey.json
        case .content: content?.json
        case .capitalization: capitalization == .none ? nil : capitalization.json
        case .autocorrects: autocorrects?.json
        case .isReadOnly: isReadOnly ? true : nil
        case .isRequired: isRequired ? true : nil
        case .maximumLength: maximumLength?.json
        case .caret: caret?.json
        default: super.value(of: property)
        }
    }
}

extension TextInputView.Keyboard: ViewPropertyValue {}
extension TextInputView.ReturnKey: ViewPropertyValue {}
extension TextInputView.Capitalization: ViewPropertyValue {}
