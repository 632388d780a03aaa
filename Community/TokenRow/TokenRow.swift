import RowKit

/// Asks for tokens, chosen from a strip of options that appears while a person types.
///
/// ```swift
/// form +++ TokenAccessoryRow<String>("keepers") { row in
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
/// form +++ TokenTableRow<String>("keepers") { row in
///     row.placeholder = "Choose from a table"
///     row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
/// }
/// ```
///
/// A person types, and options that match are offered; those that were chosen are not. Picking one
/// makes it a token, and so does Return, which takes the first unless the arrows went to another.
/// Backspace in the empty field selects the last token and, pressed again, removes it; so does
/// pressing a token twice. Nothing else becomes a token: what is typed is only looked for.
///
/// ```swift
/// row.value = ["Oliver Kahn"]           // Tokens<String>
/// row.addToken("Fabien Barthez")
/// row.removeToken(identifier: "Oliver Kahn")
/// ```
///
/// Without tokens the value is nil. Two options of one identifier are one token.
///
/// ## Options from elsewhere
///
/// `searchTokens` looks for options far away, once a person has stopped typing; while it does, and
/// where it finds nothing or fails, the list says so, and an answer that comes too late is dropped:
///
/// ```swift
/// row.searchTokens = { text in try await directory.users(named: text) }
/// ```
///
/// `getTokensForString` answers at once: with the list that is shown, `[]` to clear it, or nil to
/// keep the one that is there. It may ask for more, which goes to `filteredTokens`:
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
public final class TokenTableRow<Token: TokenSearchable>:
    _TokenRow<TokenTableCell<TokenTableViewCell<Token>>>, RowType
{}

/// The logic of rows in which tokens are chosen, for any ``TokenCellType``: what a
/// ``TokenTableRow`` does.
open class _TokenRow<Cell: TokenCellType>: Row<Cell> {
    /// What is chosen.
    public typealias Option = Cell.OptionCell.Token

    // MARK: Settings

    /// What the field says while there are no tokens.
    @Setting public final var placeholder: String?

    /// What can be chosen, unless `getTokensForString` or `searchTokens` says.
    @Setting public final var options: [Option] = [] { didSet { madeIndex = nil } }

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
    @Setting public final var tokenizationCharacters = ""

    /// How long a person has stopped typing before `searchTokens` is asked.
    @Setting public final var searchDelay = Duration.milliseconds(300)

    /// Answers with the options for what was typed: a list, none to clear the one that is shown, or
    /// nil to keep it.
    @OptionalHook public final var getTokensForString: ((String) -> [Option]?)?

    /// Looks for options elsewhere.
    ///
    /// Where `getTokensForString` is set too, that answers first.
    @OptionalHook public final var searchTokens: (@Sendable (String) async throws -> [Option])?

    /// Changes what an option looks like, each time it is shown.
    @OptionalHook public final var customizeOptionCell: ((Option, inout Cell.OptionCell) -> Void)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init("placeholder", \_TokenRow.placeholder, "What stands there without tokens."),
            .init("options", \_TokenRow.options, "What can be chosen."),
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

    /// What a person is doing.
    @Setting final var typing = TokenTyping<Option>()

    final var madeIndex: TokenIndex<Option>?
    final var popup: OptionPopup<Option>?
    final var buttons: [Option.Identifier: ButtonView] = [:]

    /// What is offered for what was typed; what was chosen already is not shown.
    ///
    /// Where options come from elsewhere, their answer is written here.
    public final var filteredTokens: [Option] {
        get { typing.found.options }
        set { typing.found = FoundOptions(newValue) }
    }

    /// What is typed at present, and not yet a token.
    public final var typedText: String { typing.text }

    /// Whether options are being looked for.
    public final var isSearching: Bool { isPerforming(.tokens) }

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
        if !isHighlighted { rest() } else if !typing.isOpen { search(typing.text) }
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

extension WorkKey {
    /// Looking for tokens.
    static let tokens = WorkKey.latest("tokens")
}

extension PhraseKey {
    /// What a selected token does when it is pressed again.
    public static let removeToken = PhraseKey("TokenRow.remove", "Remove {token}")
}
