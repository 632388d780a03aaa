/// The logic of screens on which options of a row are chosen, for one option and for many.
///
/// Each option is a row, in which a person chooses it or lets it go. The list follows the row that
/// opened the screen: its options, as they come, and its value. Options that are loaded are asked
/// for; while they are on their way, and where they are none or could not be loaded, the screen
/// says so. What is chosen and no option any more stands in a section at the end until it is let
/// go.
open class OptionsViewController<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: RowViewController<Owner.Cell.Value> where OptionRow.Cell.Value == Owner.Option {
    // MARK: Settings

    /// Whether there is a field to search in.
    ///
    /// Upper and lower case, accents and width do not count. Options that do not match are out of
    /// sight; what was chosen stays chosen.
    public final var isSearchable = false { didSet { if isLoaded { showHeader() } } }

    /// What is searched for; empty: all options are shown.
    public final var searchText = "" {
        didSet { if isLoaded, searchText != oldValue { search() } }
    }

    /// Whether an option can be chosen; nil: all can.
    ///
    /// Asked when options or the row's value change, and by ``reloadOptions()``. A disabled option
    /// that is chosen stays so.
    public final var isOptionEnabled: ((Owner.Option) -> Bool)? {
        didSet { if isLoaded { showChoice() } }
    }

    /// What an option is called; nil: as the row shows it as its value.
    public final var optionTitle: ((Owner.Option) -> String?)?

    /// The key of the section in which an option stands; nil: all stand in one.
    ///
    /// Sections are sorted by their keys. This and the following are asked when options are shown
    /// for the first time, and by ``reloadOptions()``.
    public final var sectionKeyForValue: ((Owner.Option) -> String)?

    /// The header of a section, by default its key; nil: none has one.
    public final var sectionHeaderTitleForKey: ((String) -> String?)? = { $0 }

    /// The footer of a section; nil: none has one.
    public final var sectionFooterTitleForKey: ((String) -> String?)?

    /// Configures the row of an option, which has its option, title and value already.
    public final var selectableRowSetup: ((OptionRow) -> Void)?

    /// Called when the cell of an option is made.
    public final var selectableRowCellSetup: ((OptionRow.Cell, OptionRow) -> Void)?

    /// Called each time the cell of an option is brought up to date.
    public final var selectableRowCellUpdate: ((OptionRow.Cell, OptionRow) -> Void)?

    // MARK: What subclasses know

    /// The row whose options are shown.
    public final var owner: Owner? { row as? Owner }

    /// How many options may be chosen in one section.
    open var selectionType: SelectionType { .multipleSelection }

    /// Whether another option may be chosen beside those that are.
    ///
    /// While none may, options that are not chosen are disabled.
    open var canChooseMore: Bool { true }

    /// Whether an option is chosen, as the row's value says.
    open func isChosen(_ option: Owner.Option) -> Bool { false }

    /// What is chosen and not among some options, in the order in which it is shown.
    ///
    /// Options that the row has no more are shown at the end as long as they are chosen, so that
    /// a person can let them go.
    open func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] { [] }

    /// A person chose an option, or let it go.
    ///
    /// What is shown afterwards is what the row then has as its value.
    open func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {}

    /// What an option is called.
    open func title(of option: Owner.Option) -> String? {
        if let optionTitle { return optionTitle(option) }
        return String(describing: option)
    }

    // MARK: Its life

    final let header = SelectorHeader()
    final var madeList: OptionList<OptionRow>?
    /// What was shown of the row's options.
    final var shownState: OptionsProvider<Owner.Option>.State?
    /// What is shown beside them because it is chosen.
    final var shownOthers: [Owner.Option] = []

    /// Shows the options, or asks for them.
    ///
    /// Overrides call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        followRow()
    }

    /// Shows the row's options and which of them are chosen.
    ///
    /// Overrides call super.
    open override func rowDidChange() {
        super.rowDidChange()
        if owner == nil { showHeader() } else { follow() }
    }

    /// Makes all rows of options again, as the closures say now.
    public final func reloadOptions() {
        guard isLoaded else { return }
        list.removeAll()
        shownState = nil
        follow()
    }
}
