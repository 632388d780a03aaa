/// How many options of a ``SelectableSection`` may be chosen.
public enum SelectionType: Sendable, Hashable {
    /// Any number, or as many as the section's ``SelectableSection/selectionLimit`` says.
    case multipleSelection
    /// One at the most; whether selecting it again takes the choice back.
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
/// Rows of other classes may stand between the options. A tagged section has the chosen option as
/// its value, or the list of chosen options where several may be chosen.
public final class SelectableSection<Option: BaseRow & SelectableRowType>: Section {
    /// How many options may be chosen.
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

    /// The greatest number of options that a user may choose where several may be chosen, or nil if
    /// there is none; hidden ones count.
    ///
    /// While as many are chosen, hosts show the others as disabled. More of them chosen by the
    /// program are a problem of the form.
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

    /// Whether anything is done when a person selects an option.
    var hasSelectionListeners: Bool { !selectionListeners.isEmpty }

    /// Makes a section without header.
    public required init() { super.init() }

    /// Makes a section of options and lets the closure configure it.
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

    /// The first visible option that is chosen.
    public func selectedRow() -> Option? { selectedRows().first }

    /// The visible options that are chosen, in order.
    public func selectedRows() -> [Option] { selectedRows(includeHidden: false) }

    /// Runs a closure each time a person selected an option, whether or not that changed anything.
    @discardableResult
    public func onSelectSelectableRow(
        _ callback: @escaping (Option.Cell, Option) -> Void
    ) -> Self {
        if isUnwatched() { selectionListeners.append(callback) }
        return self
    }

    /// A person selected a row: an option is chosen, or let go.
    ///
    /// While as many options are chosen as may be, the others are offered to nobody, and selecting
    /// one does nothing.
    public override func rowWasSelected(_ row: BaseRow) {
        guard let row = row as? Option else { return }
        if !row.isSelected {
            if canChooseMore { row.value = row.selectableValue }
        } else if selectionType != .singleSelection(enableDeselection: false) {
            row.value = nil
        }
        for listener in selectionListeners { row.tellLater { _ in listener(row.cell, row) } }
    }

    /// Of options that exclude each other, the one that was chosen last stays.
    public override func rowWasWritten(_ row: BaseRow) {
        if storedLimit != nil { noteOffers() }
        guard let row = row as? Option, row.isSelected else { return }
        guard selectionType != .multipleSelection else {
            if selectionLimit != nil { form?.judgeLimits(of: self) }
            return
        }
        for other in selectedRows(includeHidden: true) where other !== row { other.value = nil }
    }

    // MARK: Which options can be chosen

    /// Whether an option could be chosen beside those that were, when hosts were last told.
    private var toldCanChooseMore = true

    /// An option that is not chosen is offered while fewer are than may be.
    override func offersSelection(of row: BaseRow) -> Bool {
        guard let row = row as? Option, !row.isSelected else { return true }
        // What was told is how it stands, but in a transaction.
        guard let form = currentForm, form.transaction.depth == 0 else { return canChooseMore }
        return toldCanChooseMore
    }

    override func offersMayHaveChanged() {
        guard case let canChooseMore = canChooseMore, canChooseMore != toldCanChooseMore
        else { return }
        toldCanChooseMore = canChooseMore
        list.forEachVisible { $0.markStale() }
    }

    // MARK: More options chosen than may be

    override func didJoin() { limitDidChange() }

    override func rowDidArrive(_ row: BaseRow) {
        if (row as? Option)?.isSelected == true { limitDidChange() }
    }

    /// More options are chosen than may be.
    override var conflict: FormProblem? {
        let (count, limit) = (chosenCount, choiceLimit)
        return count > limit ? .tooManyChosen(count, limit: limit, at: placeName) : nil
    }

    /// Of options that exclude each other and come chosen, the first stays; the others were never
    /// given a choice that ``reset()`` could restore.
    private func limitDidChange() {
        guard let form else { return }
        update { noteOffers() }
        guard selectionType != .multipleSelection else { return form.judgeLimits(of: self) }
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

    /// Always: the chosen option or options.
    public override var hasValue: Bool { true }

    /// The chosen option, or the list of chosen options where several may be chosen.
    public override func value(includeHidden: Bool) -> (any Sendable)? {
        let values = selectedRows(includeHidden: includeHidden).compactMap(\.value)
        return selectionType == .multipleSelection ? values : values.first
    }

    /// Chooses an option, or a list of options where several may be chosen, and no others.
    ///
    /// Of options that stand for one value, as many are chosen as the list names it, first those
    /// that are chosen already. A hidden option that the value does not name stays chosen, as far
    /// as the section's limit allows; with `includeHidden` it does not. What is hidden is judged
    /// once all values are set.
    public override func setValue(
        _ value: (any Sendable)?, includeHidden: Bool = false
    ) -> [FormProblem] {
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
        writeUntilSettled { (filling: ChoiceFilling<Option>) in
            filling.choose(wanted, includesHidden: includeHidden)
        }
        return []
    }

    override func makeFilling() -> (any SectionFilling)? { ChoiceFilling(self) }

    /// The chosen options.
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

    private func wrongType(_ expected: String, _ found: any Sendable) -> FormProblem {
        .wrongType(at: placeName, expected: expected, found: found)
    }
}
