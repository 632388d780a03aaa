/// How many options of a ``SelectableSection`` can be chosen.
public enum SelectionType: Sendable, Hashable {
    /// Any number, up to the section's ``SelectableSection/selectionLimit``.
    case multipleSelection
    /// At most one. With `enableDeselection`, selecting the option again deselects it.
    case singleSelection(enableDeselection: Bool)
}

/// A section whose rows are options: selecting a row chooses it.
///
/// ```swift
/// let section = SelectableSection<ListCheckRow<String>>(
///     "Continent", selectionType: .singleSelection(enableDeselection: true))
/// for continent in ["Africa", "Asia"] {
///     section <<< ListCheckRow<String>(continent) { $0.selectableValue = continent }
/// }
/// ```
///
/// Rows of other classes may be placed between the options. The value of a tagged section is the
/// chosen option, or a list of the chosen options if the section allows several.
public final class SelectableSection<Option: BaseRow & SelectableRowType>: Section {
    /// How many options can be chosen.
    public var selectionType: SelectionType {
        get { followed(storedType) }
        set {
            configure {
                storedType = newValue
                limitDidChange()
            }
        }
    }
    private var storedType = SelectionType.singleSelection(enableDeselection: true)

    /// The maximum number of options that the user can choose in a section that allows several, or
    /// nil if there is no limit.
    ///
    /// Hidden options count. While the limit is reached, hosts show the other options as disabled.
    /// It is a problem of the form if the program chooses more.
    public var selectionLimit: Int? {
        get { followed(storedLimit) }
        set {
            if let limit = newValue, limit < 0 {
                return report(.negativeLimit("selectionLimit", limit, at: placeName))
            }
            configure {
                storedLimit = newValue
                limitDidChange()
            }
        }
    }
    private var storedLimit: Int?

    private var selectionListeners: [(Option.Cell, Option) -> Void] = []

    /// What decides the options, or nil if nothing does.
    var storedOptionsDecision: (any TakingDecision)?
    /// The rows that were made for items of a list, by their ordinals, which are the places of the
    /// items.
    var listedRows: [Int: Option] = [:]
    /// The list whose items have rows.
    var listOfRows: ItemList?

    var hasSelectionListeners: Bool { !selectionListeners.isEmpty }

    /// Creates a section without a header.
    public required init() { super.init() }

    /// Creates a section of options and lets the closure configure it.
    public convenience init(
        _ header: String? = nil, footer: String? = nil,
        selectionType: SelectionType = .singleSelection(enableDeselection: true),
        _ initializer: (SelectableSection<Option>) -> Void = { _ in }
    ) {
        self.init()
        self.header = header
        self.footer = footer
        self.selectionType = selectionType
        initializer(self)
    }

    /// Creates a section of options with a header and a footer, and lets the closure configure it.
    public convenience init(
        header: String?, footer: String?, selectionType: SelectionType,
        _ initializer: (SelectableSection<Option>) -> Void = { _ in }
    ) {
        self.init(header, footer: footer, selectionType: selectionType, initializer)
    }

    /// Returns the first visible option that is chosen, or nil if none is.
    public func selectedRow() -> Option? { selectedRows().first }

    /// Returns the visible options that are chosen, in order.
    public func selectedRows() -> [Option] { selectedRows(includeHidden: false) }

    /// Runs a closure each time the user selects an option, even if that changes nothing.
    @discardableResult
    public func onSelectSelectableRow(
        _ callback: @escaping (Option.Cell, Option) -> Void
    ) -> Self {
        if allowsSideEffects() { selectionListeners.append(callback) }
        return self
    }

    /// Chooses or deselects an option when the user selects its row.
    ///
    /// While the limit is reached, the other options cannot be chosen and selecting one does
    /// nothing.
    public override func rowWasSelected(_ row: BaseRow) {
        guard let row = row as? Option else { return }
        if !row.isSelected {
            if canChooseMore { row.value = row.selectableValue }
        } else if selectionType != .singleSelection(enableDeselection: false) {
            row.value = nil
        }
        for listener in selectionListeners { row.notifyLater { _ in listener(row.cell, row) } }
    }

    /// True for the options.
    public override func respondsToSelection(of row: BaseRow) -> Bool { row is Option }

    override func selectionType(ofOptionsWith row: BaseRow) -> SelectionType? {
        row is Option ? selectionType : nil
    }

    /// Deselects the other options if only one can be chosen.
    public override func rowWasWritten(_ row: BaseRow) {
        if storedLimit != nil { noteOffers() }
        guard let row = row as? Option, row.isSelected else { return }
        guard selectionType != .multipleSelection else {
            if selectionLimit != nil { form?.checkLimits(of: self) }
            return
        }
        for other in selectedRows(includeHidden: true) where other !== row { other.value = nil }
    }

    // MARK: Which options can be chosen

    /// Whether another option could be chosen when hosts were last notified.
    private var toldCanChooseMore = true

    /// Whether an option can be selected.
    ///
    /// Below the limit, every option can be; at the limit, only the chosen ones.
    override func offersSelection(of row: BaseRow) -> Bool {
        guard let row = row as? Option, !row.isSelected else { return true }
        // Outside a transaction, hosts have been notified of the current state.
        guard let form = currentForm, form.transaction.depth == 0 else { return canChooseMore }
        return toldCanChooseMore
    }

    override func offersMayHaveChanged() {
        guard case let canChooseMore = canChooseMore, canChooseMore != toldCanChooseMore
        else { return }
        toldCanChooseMore = canChooseMore
        list.forEachVisible { $0.markStale() }
    }

    // MARK: Exceeding the limit

    override var hasListedOptions: Bool { storedOptionsDecision != nil }

    override func restore(chosen values: [JSONValue]) throws(Form.Problem) -> [Int] {
        try chooseItems(values)
    }

    override func didJoin() {
        beginOptions()
        limitDidChange()
    }

    override func rowDidArrive(_ row: BaseRow) {
        if (row as? Option)?.isSelected == true { limitDidChange() }
    }

    /// A problem if more options are chosen than allowed.
    override var conflict: Form.Problem? {
        let (count, limit) = (chosenCount, choiceLimit)
        return count > limit ? .tooManyChosen(count, limit: limit, at: placeName) : nil
    }

    /// Deselects all but the first chosen option if only one can be chosen.
    ///
    /// The deselected options are marked clean, so that ``reset()`` does not choose them again.
    private func limitDidChange() {
        guard let form else { return }
        update { noteOffers() }
        guard selectionType != .multipleSelection else { return form.checkLimits(of: self) }
        guard let conflict else { return }
        update {
            report(conflict)
            for other in selectedRows(includeHidden: true).dropFirst() {
                other.value = nil
                other.markClean()
            }
        }
    }

    // MARK: The section's value

    /// Always true: the value is the chosen option or options.
    public override var hasValue: Bool { true }

    /// Returns the chosen option, or a list of the chosen options if the section allows several.
    public override func value(includeHidden: Bool) -> (any Sendable)? {
        let values = selectedRows(includeHidden: includeHidden).compactMap(\.value)
        return selectionType == .multipleSelection ? values : values.first
    }

    /// Chooses an option, or a list of options if the section allows several, and deselects the
    /// others.
    ///
    /// If several options have the same value, each occurrence of the value in the list chooses one
    /// of them, preferably one that is visible or already chosen. A hidden option whose value is
    /// not in the list stays chosen if the section's limit allows it. With `includeHidden`, it is
    /// deselected. Visibility is determined after all values are set.
    public override func setValue(
        _ value: (any Sendable)?, includeHidden: Bool = false
    ) -> [Form.Problem] {
        let wanted: [Option.Cell.Value]
        switch flattened(value) {
        case nil:
            wanted = []
        case let value? where selectionType != .multipleSelection:
            guard let option = value as? Option.Cell.Value else {
                return [wrongType(typeName(Option.Cell.Value.self), value)]
            }
            wanted = [option]
        case let value?:
            guard let options = value as? [Option.Cell.Value] else {
                return [wrongType("a list of \(typeName(Option.Cell.Value.self))", value)]
            }
            wanted = options
        }
        let strangers = optionRows(includeHidden: true).strangers(among: wanted, at: placeName)
        guard strangers.isEmpty else { return strangers }
        guard wanted.count <= choiceLimit else {
            return [.tooMany(wanted.count, limit: choiceLimit, at: placeName)]
        }
        writeUntilSettled { (writer: ChoiceValueWriter<Option>) in
            writer.choose(wanted, includesHidden: includeHidden)
        }
        return []
    }

    override func makeValueWriter() -> (any SectionValueWriter)? { ChoiceValueWriter(self) }

    /// The values of the visible options that are chosen.
    public override var answers: [any Sendable] { selectedRows().compactMap(\.value) }

    private var canChooseMore: Bool {
        guard selectionType == .multipleSelection, let selectionLimit else { return true }
        return selectedRows(includeHidden: true).count < selectionLimit
    }

    private func selectedRows(includeHidden: Bool) -> [Option] {
        optionRows(includeHidden: includeHidden).filter(\.isSelected)
    }

    private func optionRows(includeHidden: Bool) -> [Option] {
        (includeHidden ? allRows : Array(self)).compactMap { $0 as? Option }
    }

    private func wrongType(_ expected: String, _ found: any Sendable) -> Form.Problem {
        .wrongType(at: placeName, expected: expected, found: found)
    }
}
