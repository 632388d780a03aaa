/// The common superclass of screens for choosing one or several options of a row.
///
/// Each option is a row that the user selects or deselects. The list follows the options and the
/// value of the row that presented the screen. Lazy options are loaded. The screen tells the user
/// when they are loading, when there are none, and when loading failed. Chosen values that are no
/// longer options are shown in a section at the end until they are deselected.
open class OptionsViewController<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: RowViewController<Owner.Cell.Value> where OptionRow.Cell.Value == Owner.Option {
    // MARK: Settings

    /// Whether there is a search field; by default, if there are more than ``pageSize`` options.
    ///
    /// The search ignores case, accents and character width, and highlights what it finds. Options
    /// that do not match are hidden. Hidden options that are chosen stay chosen. Items of a list are
    /// found by their titles in the list, unless closures return others (``optionTitle``,
    /// ``sectionKeyForValue``, ``RowOf/displayValueFor``).
    public final var isSearchable: Bool {
        get { givenSearchability ?? ((shownState?.options?.count ?? 0) > pageSize) }
        set {
            givenSearchability = newValue
            if isLoaded { showHeader() }
        }
    }
    private final var givenSearchability: Bool?

    /// The number of options that are shown at first, and that a button at the end adds.
    ///
    /// If there are more options, only these rows and those of chosen options are made. A number
    /// below 1 counts as 1.
    public final var pageSize: Int {
        get { storedPageSize }
        set {
            storedPageSize = max(newValue, 1)
            if isLoaded { search() }
        }
    }
    private final var storedPageSize = 100

    /// The search text.
    ///
    /// If empty, all options are shown.
    public final var searchText = "" {
        didSet { if isLoaded, searchText != oldValue { search() } }
    }

    /// Returns whether an option can be chosen.
    ///
    /// If nil, all options can be chosen.
    ///
    /// Called when the options or the row's value change, and by ``reloadOptions()``. A chosen
    /// option that is disabled stays chosen.
    public final var isOptionEnabled: ((Owner.Option) -> Bool)? {
        didSet { if isLoaded { showChoice() } }
    }

    /// Returns the title of an option.
    ///
    /// If nil, the title is the row's text for the option.
    public final var optionTitle: ((Owner.Option) -> String?)?

    /// Returns the key of the section for an option.
    ///
    /// If nil, all options are in one section.
    ///
    /// Sections are sorted by their keys in the language of the form
    /// (``TextFormats/compare(_:_:)``). This closure and the following ones are called when options
    /// are first shown, and by ``reloadOptions()``.
    public final var sectionKeyForValue: ((Owner.Option) -> String)?

    /// Returns the header of a section, by default its key.
    ///
    /// If nil, sections have no header.
    public final var sectionHeaderTitleForKey: ((String) -> String?)? = { $0 }

    /// Returns the footer of a section.
    ///
    /// If nil, sections have no footer.
    public final var sectionFooterTitleForKey: ((String) -> String?)?

    /// Configures the row of an option, which already has its option, title and value.
    ///
    /// Called when the option is first shown.
    public final var selectableRowSetup: ((OptionRow) -> Void)?

    /// Called when the cell of an option is made.
    public final var selectableRowCellSetup: ((OptionRow.Cell, OptionRow) -> Void)?

    /// Called each time the cell of an option is updated.
    public final var selectableRowCellUpdate: ((OptionRow.Cell, OptionRow) -> Void)?

    // MARK: For subclasses

    /// The row whose options are shown.
    public final var owner: Owner? { row as? Owner }

    /// Whether one or several options can be chosen in a section.
    open var selectionType: SelectionType { .multipleSelection }

    /// Whether another option can be chosen in addition to the chosen ones.
    ///
    /// If false, options that are not chosen are disabled.
    open var canChooseMore: Bool { true }

    /// Returns whether an option is chosen, according to the row's value.
    open func isChosen(_ option: Owner.Option) -> Bool { false }

    /// Returns the chosen values that are not among the options, in display order.
    ///
    /// Values that are no longer options are shown at the end while they are chosen, so that the
    /// user can deselect them.
    open func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] { [] }

    /// Called when the user chooses or deselects an option.
    ///
    /// Afterwards, the list shows the row's new value.
    open func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {}

    /// Returns the title of an option.
    open func title(of option: Owner.Option) -> String? {
        if let optionTitle { return optionTitle(option) }
        return owner?.title(of: option) ?? String(describing: option)
    }

    // MARK: Life cycle

    final let header = SelectorHeader()
    /// The number of options that are shown in addition to those that are chosen.
    final var shownCount = 0
    final var madeList: OptionList<OptionRow>?
    /// The state of the row's options that is displayed.
    final var shownState: OptionsProvider<Owner.Option>.State?
    /// The displayed chosen values that are not among the options.
    final var shownOthers: [Owner.Option] = []

    /// Shows the options, or loads them.
    ///
    /// Overrides must call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        followRow()
    }

    /// Shows the row's options and which of them are chosen.
    ///
    /// Overrides must call super.
    open override func rowDidChange() {
        super.rowDidChange()
        if owner == nil { showHeader() } else { follow() }
    }

    /// Shows the options of the rows, which another page of the list may have shown.
    override func needsRows(_ keys: Set<String>) { if isLoaded { showRows(keys) } }

    /// Makes the rows of all options again, with the current closures.
    public final func reloadOptions() {
        guard isLoaded else { return }
        list.removeAll()
        shownState = nil
        follow()
    }
}
