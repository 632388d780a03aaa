import RowKit

/// Asks for tokens, chosen from a strip of options that appears while a person types.
///
/// ```swift
/// TokenAccessoryRow<String>("keepers") { row in
///     row.placeholder = "Choose from a strip"
///     row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
/// }
/// ```
///
/// It does all that a ``TokenTableRow`` does, with a strip in the place of the table.
public final class TokenAccessoryRow<Token: TokenSearchable>:
    _TokenRow<TokenCollectionCell<TokenCollectionViewCell<Token>>>, RowType
{}

/// Asks for tokens, chosen from a table of options that appears while a person types.
///
/// ```swift
/// TokenTableRow<String>("keepers") { row in
///     row.placeholder = "Choose from a table"
///     row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
/// }
/// ```
///
/// A person types, and options that match are offered; those that were chosen are not. Picking one
/// makes it a token, and so does Return, which takes the first unless the arrows went to another.
/// So does typing what just one of them is called, when the row is left or the form is submitted.
/// Any other text stays in the field, and the form is not submitted with it. Backspace in the empty
/// field selects the last token and, pressed again, removes it; so does pressing a token twice.
///
/// ```swift
/// row.value = ["Oliver Kahn"]  // Tokens<String>
/// row.addToken("Fabien Barthez")
/// row.removeToken(identifier: "Oliver Kahn")
/// ```
///
/// Where a person takes the last token away, the value is nil; `[]` is no value either
/// (``Tokens``), but stays what was written. Two options of one identifier are one token. A write
/// to the value takes along what was typed; `addToken` and `removeToken` leave it.
///
/// ## Options from elsewhere
///
/// A lazy `optionsProvider` loads the options when somebody looks for the first time.
/// `searchTokens` looks for more far away, once a person has stopped typing; what it finds stands
/// behind what is known here. While it looks, and where it finds nothing or fails, the list says
/// so, and an answer that comes too late is dropped:
///
/// ```swift
/// row.searchTokens = { text in try await directory.users(named: text) }
/// ```
///
/// `getTokensForString` stands in the place of the options. It answers at once: with the list that
/// is shown, `[]` to clear it, or nil to keep the one that is there, from which no key takes
/// anything then, since it answers another text. It may ask for more, which goes to
/// `filteredTokens`:
///
/// ```swift
/// row.getTokensForString = { [weak row] text in
///     row?.perform(.latest("users"), after: .milliseconds(500)) {
///         try await directory.users(named: text)
///     } then: { row, answer in
///         row.filteredTokens = (try? answer.get()) ?? []
///     }
///     return nil
/// }
/// ```
///
/// ## Coming from Eureka
///
/// There the value is a set, and what was typed is not noticed when the form is read. Picking an
/// option ends the editing there, and here the focus stays, for the next token. Escape closes the
/// list, and an arrow opens it again. What customizes the cells is a property of the row, so that
/// it outlives its cell.
public final class TokenTableRow<Token: TokenSearchable>:
    _TokenRow<TokenTableCell<TokenTableViewCell<Token>>>, RowType
{}

/// The logic of rows in which tokens are chosen, for any ``TokenCellType``: what a
/// ``TokenTableRow`` does.
open class _TokenRow<Cell: TokenCellType>: Row<Cell>, OptionSearchRow {
    /// What is chosen.
    public typealias Option = Cell.OptionCell.Option

    // MARK: Settings

    /// What the field says while there are no tokens.
    @Setting public final var placeholder: String?

    /// Where options come from, unless `getTokensForString` says; for an array, set `options`.
    public final var optionsProvider: OptionsProvider<Option>? {
        get { optionSource.provider }
        set {
            optionSource = OptionSource(newValue)
            if isOffering { loadOptions() }
        }
    }

    /// What the keyboard offers.
    @Setting public final var keyboard = TextInputView.Keyboard.text

    /// What the return key says.
    @Setting public final var returnKey = TextInputView.ReturnKey.default

    /// Which letters become capitals by themselves.
    @Setting public final var capitalization = TextInputView.Capitalization.none

    /// Whether slips are put right by themselves; nil: as the host likes.
    @Setting public final var autocorrects: Bool?

    /// What the text is, by the names that HTML has for `autocomplete`: `email`, `given-name`.
    @Setting public final var contentType: String?

    /// How many options are offered at once at the most.
    @Setting public final var maximumOptions = 50

    /// How many options of a table are seen without scrolling, each 44 points high.
    @Setting public final var numberOfOptions = 5

    /// How high the list is, in points; nil: a table as `numberOfOptions` says, a strip 44.
    @Setting public final var optionsHeight: Double?

    /// How the options stand; nil: as the row's cell has them.
    @Setting public final var optionsStyle: ListView.Style?

    /// What is behind the options; nil: as the host likes.
    @Setting public final var optionsBackgroundColor: RowColor?

    /// The colour of what options say; nil: as the host likes.
    @Setting public final var optionsTextColor: RowColor?

    /// Characters that end what is typed, as Return does: none by default, a comma, say.
    ///
    /// Of a text that is pasted with several of them, each part that names an option becomes a
    /// token; what names none stays in the field.
    @Setting public final var tokenizationCharacters = ""

    /// How long a person has stopped typing before `searchTokens` is asked.
    @Setting public final var searchDelay = Duration.milliseconds(300)

    /// Answers with the options for what was typed: a list, none to clear the one that is shown, or
    /// nil to keep it.
    @OptionalHook public final var getTokensForString: ((String) -> [Option]?)? {
        didSet { searchAgain() }
    }

    /// Looks for more options elsewhere; they stand behind those that are known at once.
    @OptionalHook public final var searchTokens: (@Sendable (String) async throws -> [Option])? {
        didSet { searchAgain() }
    }

    /// Changes what an option looks like, each time it is shown.
    @OptionalHook public final var customizeOptionCell: ((Option, inout Cell.OptionCell) -> Void)?

    /// Fewer options than none or fewer rows than one, and a delay that is over before it begins;
    /// the least that can be holds then.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("maximumOptions", maximumOptions, below: 0)
            ?? LimitConflict("numberOfOptions", numberOfOptions, below: 1)
            ?? LimitConflict("searchDelay", searchDelay, below: .zero)
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init("placeholder", \_TokenRow.placeholder, "What stands there without tokens."),
            .init("options", \_TokenRow.options, "What can be chosen."),
            .init("keyboard", \_TokenRow.keyboard, "What the keyboard offers."),
            .init("returnKey", \_TokenRow.returnKey, "What the return key says."),
            .init(
                "capitalization", \_TokenRow.capitalization,
                "Which letters become capitals by themselves."),
            .init(
                "autocorrects", \_TokenRow.autocorrects,
                "Whether slips are put right by themselves; null: as the host likes."),
            .init(
                "contentType", \_TokenRow.contentType,
                "What the text is, by the names that HTML has for autocomplete."),
            .init("maximumOptions", \_TokenRow.maximumOptions, "How many options are offered."),
            .init(
                "numberOfOptions", \_TokenRow.numberOfOptions,
                "How many options of a table are seen without scrolling."),
            .init("optionsHeight", \_TokenRow.optionsHeight, "How high the list of options is."),
            .init(
                "optionsStyle", \_TokenRow.optionsStyle,
                "As a table or a strip; null: as the row has them."),
            .init(
                "optionsBackgroundColor", \_TokenRow.optionsBackgroundColor,
                "What is behind the options."),
            .init(
                "optionsTextColor", \_TokenRow.optionsTextColor, "The colour of what options say."),
            .init(
                "tokenizationCharacters", \_TokenRow.tokenizationCharacters,
                "Characters that end what is typed, as Return does."),
            .init(
                "searchDelay", \_TokenRow.searchDelay,
                "How many seconds a person has stopped typing before options are looked for."),
        ]
    }

    // MARK: State

    /// Where options come from, made ready to be searched.
    @Setting public private(set) final var optionSource = OptionSource<Option>()

    /// What is looked for, and what was found.
    @Setting public final var optionSearch = OptionSearch<Option>()

    /// The token that goes next.
    @Setting final var selected: Option.Identifier?

    final var popup: OptionPopup<Option>?
    final var buttons: [Option.Identifier: ButtonView] = [:]

    /// What is offered for what was typed; what was chosen already is not.
    ///
    /// Where options come from elsewhere, their answer may be written here while the list is open.
    /// A list that was closed meanwhile drops it, as where an option was picked.
    public final var filteredTokens: [Option] {
        get { offeredOptions.options }
        set { optionSearch.know(newValue) }
    }

    /// Whether a write changes anything: also where tokens are equal, but called otherwise.
    open override func isSame(_ old: Cell.Value?, _ new: Cell.Value?) -> Bool {
        guard super.isSame(old, new) else { return false }
        return zip(old ?? Tokens(), new ?? Tokens()).allSatisfy {
            $0.identifier == $1.identifier && $0.displayString == $1.displayString
        }
    }

    /// The names of the tokens, as the form's language lists them.
    open override func defaultDisplayText(for tokens: Cell.Value) -> String? {
        phrases.formats.list(tokens.map(\.displayString), join: .and)
    }

    /// Hears of what a person does in the cell.
    open override func customSetupCell() {
        super.customSetupCell()
        listen()
    }

    /// Shows tokens, field and options.
    open override func customUpdateCell() {
        super.customUpdateCell()
        show()
    }

    /// Closes the list when the focus goes; what was typed stays, and is looked for again when the
    /// focus comes back.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if !isHighlighted {
            rest()
        } else if !isOffering, !searchText.isBlank {
            search(searchText)
        }
    }

    /// Makes a token of what was typed by name.
    open override func commitInput() {
        super.commitInput()
        commitTyped()
    }
}

extension _TokenRow where Cell.OptionCell: EurekaTokenCollectionViewCell {
    /// Changes what an option in the strip looks like, each time it is shown.
    ///
    /// ```swift
    /// row.customizeCollectionViewCell = { user, cell in cell.item.image = user.picture }
    /// ```
    public final var customizeCollectionViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}

extension _TokenRow where Cell.OptionCell: EurekaTokenTableViewCell {
    /// Changes what an option in the table looks like, each time it is shown.
    ///
    /// ```swift
    /// row.customizeTableViewCell = { user, cell in cell.item.detail = StyledText(user.club) }
    /// ```
    public final var customizeTableViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}

extension PhraseKey {
    /// What a selected token does when it is pressed again.
    public static let tokenRowRemove = PhraseKey("TokenRow.remove", "Remove {token}")
    /// All that a token row says, to be translated with the library's own phrases.
    public static let ofTokenRow: [PhraseKey] = [tokenRowRemove]
}
