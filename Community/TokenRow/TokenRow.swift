import OptionSearch
import RowKit

/// Asks for tokens, chosen from a strip of options that appears while the user types.
///
/// ```swift
/// TokenAccessoryRow<String>("keepers") { row in
///     row.placeholder = "Choose from a strip"
///     row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
/// }
/// ```
///
/// It behaves like a ``TokenTableRow``, with a strip instead of the table.
public final class TokenAccessoryRow<Token: TokenSearchable>:
    _TokenRow<TokenCollectionCell<TokenCollectionViewCell<Token>>>, RowType
{}

/// Asks for tokens, chosen from a table of options that appears while the user types.
///
/// ```swift
/// TokenTableRow<String>("keepers") { row in
///     row.placeholder = "Choose from a table"
///     row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
/// }
/// ```
///
/// While the user types, matching options are offered, except those that are already chosen.
/// Picking an option adds it as a token. Return picks the first option, or the one highlighted with
/// the arrow keys. It picks none while the visible options belong to an earlier text or are still
/// loading. Typing the name of exactly one option also adds it as a token when the row loses the
/// focus or the form is submitted. Any other text stays in the field, and the form cannot be
/// submitted with it, unless `allowedTokens` lets typed text become a token.
///
/// In the empty field, Backspace or the left arrow selects the last token. The arrows move the
/// selection, and extend it with Shift. Backspace removes the selected tokens, typed text replaces
/// them, and the up and down arrows move them among the others. Pressing a token twice also removes
/// it. Tokens can also be dragged to other places, the selected ones together.
///
/// ```swift
/// row.value = ["Oliver Kahn"]  // Tokens<String>
/// row.addToken("Fabien Barthez")
/// row.removeToken(identifier: "Oliver Kahn")
/// ```
///
/// When the user removes the last token, the value is nil. An assigned `[]` is kept, but does not
/// count as a value either (``Tokens``). Options with the same identifier are the same token.
/// Setting the value discards typed text; `addToken` and `removeToken` keep it.
///
/// ## Asynchronous options
///
/// A lazy `optionsProvider` loads the options at the first search. `searchTokens` searches
/// asynchronously when the user has stopped typing. Its results follow the options that are already
/// known. The list shows when it is searching, finds nothing or fails. Results that arrive too late
/// are dropped. If the row loses the focus or the form is submitted earlier, the text becomes a
/// token once a result names it. A submission that can wait, such as that of a session, waits for
/// the result. `Form.submit()` without a clock does not, and throws the error of the text:
///
/// ```swift
/// row.searchTokens = { text in try await directory.users(named: text) }
/// ```
///
/// `getTokensForString` replaces the options. It returns the list to show, `[]` to clear the list,
/// or nil to keep the current list. Keys then choose nothing from the list, because it belongs to
/// another string. The closure can start work whose result is assigned to `filteredTokens`:
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
/// ## Differences from Eureka
///
/// In Eureka, the value is a set, and typed text is ignored when the form is read. Picking an
/// option ends editing there, but keeps the focus for the next token here. Escape closes the list,
/// and an arrow key opens it again. Closures that customize cells are properties of the row, so
/// they outlive its cell.
public final class TokenTableRow<Token: TokenSearchable>:
    _TokenRow<TokenTableCell<TokenTableViewCell<Token>>>, RowType
{}

/// The logic of rows for choosing tokens, for any ``TokenCellType``; see ``TokenTableRow``.
open class _TokenRow<Cell: TokenCellType>: Row<Cell>, OptionSearchRow {
    /// The type of the options.
    public typealias Option = Cell.OptionCell.Option

    // MARK: Settings

    /// The placeholder of the field while there are no tokens.
    @Setting(isWords: true) public final var placeholder: String?

    /// The kind of keyboard.
    @Setting public final var keyboard = TextInputView.Keyboard.text

    /// The label of the return key.
    @Setting public final var returnKey = TextInputView.ReturnKey.default

    /// Which letters are capitalised automatically.
    @Setting public final var capitalization = TextInputView.Capitalization.none

    /// Whether spelling is corrected automatically, or nil for the host's default.
    @Setting public final var autocorrects: Bool?

    /// The content of the text, named as in HTML's `autocomplete` attribute: `email`, `given-name`.
    @Setting public final var contentType: String?

    /// The maximum number of options offered.
    @Limited(0...) public final var maximumOptions = 50

    /// Which options the typed text finds by their names, and in which order.
    ///
    /// Options of a type with its own `contains(token:)` are found by that, and ordered by their
    /// names.
    @Setting public final var optionMatching = OptionMatching.ranked

    /// The minimum number of typed characters for options to be offered.
    @Limited(0...) public final var minimumSearchLength = 0

    /// Whether options are offered in the empty field as soon as it has the focus.
    @Setting public final var offersAllOptions = false

    /// Which tokens are accepted in addition to the options.
    @Setting public final var allowedTokens = AllowedTokens.assigned

    /// The maximum number of tokens, or nil for no limit.
    ///
    /// A row that is full offers nothing. More tokens, assigned by the program, make it invalid.
    @Limited(0...) public final var maximumTokens: Int?

    /// The number of options visible in a table without scrolling, each 44 points high.
    @Limited(1...) public final var numberOfOptions = 5

    /// The height of the list in points.
    ///
    /// If nil, a table has the height of `numberOfOptions` options, and a strip is 44 points high.
    @Setting public final var optionsHeight: Double?

    /// The style of the list, a table or a strip, or nil for the style of the row's cell.
    @Setting public final var optionsStyle: ListView.Style?

    /// The background colour of the options, or nil for the host's default.
    @Setting public final var optionsBackgroundColor: RowColor?

    /// The text colour of the options, or nil for the host's default.
    @Setting public final var optionsTextColor: RowColor?

    /// The characters that end the typed text like Return, such as a comma.
    ///
    /// Empty by default.
    ///
    /// If a pasted text contains several of them, each part that names an option becomes a token,
    /// and the other parts stay in the field. Tabs and line breaks in a pasted text count as well.
    @Setting public final var tokenizationCharacters = ""

    /// The delay between the last input and the search, in documents in seconds.
    @Limited(Duration.zero...) public final var searchDelay = Duration.milliseconds(300)

    /// Returns the options for the typed text, an empty array to clear the list, or nil to keep it.
    @OptionalHook public final var getTokensForString: ((String) -> [Option]?)? {
        didSet { searchAgain() }
    }

    /// Searches for more options asynchronously.
    ///
    /// They follow the options that are already known.
    @OptionalHook public final var searchTokens: (@Sendable (String) async throws -> [Option])? {
        didSet { searchAgain() }
    }

    /// Makes a token of a typed text, or nil if the text is not acceptable, if `allowedTokens` is
    /// `.typed`.
    @OptionalHook public final var makeToken: ((String) -> Option?)?

    /// Customizes the cell of an option each time it is shown.
    @OptionalHook public final var customizeOptionCell: ((Option, inout Cell.OptionCell) -> Void)?

    // MARK: State

    /// The options to choose from.
    ///
    /// This is their source, with the current search and its results.
    @Setting(named: "options", through: "titledOptions")
    public final var optionSearch = OptionSearch<Option>()

    /// The selected tokens, which Backspace removes next.
    @Setting final var selection: TokenSelection<Option.Identifier>?

    /// The style of the cell's list before `optionsStyle` replaced it, or nil if it did not.
    final var cellOptionsStyle: ListView.Style?

    final var popup: OptionPopup<Option>?
    final var buttons: [Option.Identifier: ButtonView] = [:]

    /// The options offered for the typed text, except those already chosen.
    ///
    /// Results of other searches can be assigned here while the list is open. They are dropped if
    /// it has been closed, for example because an option was picked.
    public final var filteredTokens: [Option] {
        get { offeredOptions.options }
        set { setKnownOptions(newValue) }
    }

    /// Whether two values are the same, including the names of their tokens.
    open override func isSame(_ old: Cell.Value?, _ new: Cell.Value?) -> Bool {
        guard super.isSame(old, new) else { return false }
        return zip(old ?? Tokens(), new ?? Tokens()).allSatisfy {
            $0.identifier == $1.identifier && $0.displayString == $1.displayString
        }
    }

    /// Writes a value whose type is not known at compile time.
    ///
    /// A set of tokens is accepted as well, and sorted by name.
    open override func setBaseValue(_ value: (any Sendable)?) throws(Form.Problem) {
        guard let set = value as? Set<Option> else { return try super.setBaseValue(value) }
        try super.setBaseValue(Tokens(set))
    }

    /// Limits the number of tokens to `maximumTokens`.
    ///
    /// If only options are allowed and all of them are known, each token must be one of them.
    open override var limits: RuleSet<Cell.Value> {
        var rules = super.limits
        if let most = $maximumTokens {
            rules.add(
                rule: RuleClosure(self.tooMany, valueSchema: ["maxItems": .integer(most)]) {
                    $0.count <= most
                })
        }
        if allowedTokens == .options, let error = uncheckedChoiceError {
            rules.add(rule: RuleClosure(error) { _ in false })
        } else if choosesOnlyKnownOptions {
            rules.add(
                rule: RuleClosure(
                    ValidationError(.notOffered),
                    valueSchema: self.optionSchema.map { ["items": $0] }
                ) { [self] tokens in areOffered(tokens) })
        }
        return rules
    }

    private final func areOffered(_ tokens: Cell.Value) -> Bool {
        if case .listed = optionsProvider { return tokens.allSatisfy { offers($0) == true } }
        let known = Set((options ?? []).map(\.identifier))
        return tokens.allSatisfy { known.contains($0.identifier) }
    }

    /// The names of the tokens as a list in the form's language.
    open override func defaultDisplayText(for tokens: Cell.Value) -> String? {
        phrases.formats.list(tokens.map(shownName), join: .and)
    }

    /// The places of the selected tokens, so that they are still selected in a restored form.
    open override var cellState: JSONValue? {
        get { selection?.places(in: identifiers) }
        set { selection = TokenSelection(newValue, in: identifiers) }
    }

    /// Sets the handlers for user actions in the cell.
    open override func customSetupCell() {
        super.customSetupCell()
        listen()
    }

    /// Shows the tokens, the field and the options.
    open override func customUpdateCell() {
        super.customUpdateCell()
        show()
    }

    /// Closes the list when the row loses the focus, and resumes the search when it regains the
    /// focus.
    ///
    /// In both cases, all tokens are deselected, so that typing does not replace any.
    open override func highlightDidChange() {
        super.highlightDidChange()
        selection = nil
        if !isHighlighted {
            closeOptions()
        } else if !isOffering, offersAllOptions || !searchText.isBlank {
            search(searchText)
        }
    }

    /// Converts typed names of options to tokens, now or once the options arrive.
    open override func commitInput() {
        super.commitInput()
        commitTyped()
    }
}

extension _TokenRow where Cell.OptionCell: EurekaTokenCollectionViewCell {
    /// Customizes the cell of an option in the strip each time it is shown.
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
    /// Customizes the cell of an option in the table each time it is shown.
    ///
    /// ```swift
    /// row.customizeTableViewCell = { user, cell in cell.item.detail = StyledText(user.club) }
    /// ```
    public final var customizeTableViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}
