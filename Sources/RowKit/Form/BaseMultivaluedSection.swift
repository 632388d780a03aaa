/// The superclass of sections whose rows the user can add, delete and reorder.
///
/// The value of a tagged section is the list of its rows' values, without blank rows. Its rows are
/// addressed by their index among all of them, including blank and hidden ones: `guests[2]`. The
/// add button and expanded inline rows have no index.
open class BaseMultivaluedSection: Section {
    /// The ways in which the user can edit the rows.
    public final var multivaluedOptions: MultivaluedOptions {
        get { followed(options) }
        set {
            configure {
                options = newValue
                buttonDidChange()
                offersMayHaveChanged()
            }
        }
    }
    private final var options: MultivaluedOptions = [.insert, .delete]

    /// A closure that makes the row to insert at an index.
    ///
    /// The add button and ``setValue(_:includeHidden:)`` call it to add rows.
    public final var multivaluedRowToInsertAt: ((Int) -> BaseRow)? {
        get { followed(newRowProvider) }
        set {
            configure {
                newRowProvider = newValue
                newRowDocument = nil
                currentButton?.markStale()
            }
        }
    }
    private final var newRowProvider: ((Int) -> BaseRow)?

    /// The documents of the row that ``multivaluedRowToInsertAt`` makes and of the add button, or
    /// nil if they do not come from a document.
    final var newRowDocument: JSONValue?
    final var addButtonDocument: JSONValue?

    /// Whether the add button was provided, as opposed to the class's default one.
    var hasOwnButton: Bool { true }

    /// Whether hosts show an insertion mark in the add button.
    public final var showInsertIconInAddButton: Bool {
        get { followed(showsInsertIcon) }
        set {
            configure {
                showsInsertIcon = newValue
                currentButton?.markStale()
            }
        }
    }
    private final var showsInsertIcon = true

    /// The minimum number of rows, below which the user cannot delete.
    public final var minimumCount: Int {
        get { followed(leastCount) }
        set {
            guard newValue >= 0 else {
                return report(.negativeLimit("minimumCount", newValue, at: placeName))
            }
            configure {
                leastCount = newValue
                limitsDidChange()
            }
        }
    }
    private final var leastCount = 0

    /// The maximum number of rows, or nil if there is no limit.
    ///
    /// The add button is hidden while the maximum is reached. A maximum below ``minimumCount`` is a
    /// problem of the form; the minimum then takes precedence.
    public final var maximumCount: Int? {
        get { followed(greatestCount) }
        set {
            if let limit = newValue, limit < 0 {
                return report(.negativeLimit("maximumCount", limit, at: placeName))
            }
            configure {
                greatestCount = newValue
                limitsDidChange()
            }
        }
    }
    private final var greatestCount: Int?

    /// The maximum number of rows in effect.
    final var countLimit: Int? { greatestCount.map { Swift.max($0, leastCount) } }

    /// A problem if the maximum is below the minimum.
    override var conflict: Form.Problem? {
        BaseRow.LimitConflict("minimumCount", minimumCount, above: "maximumCount", maximumCount)
            .map { Form.Problem(.limit, at: placeName, $0.message) }
    }

    /// The row that the user selects to add another, or nil if ``MultivaluedOptions/insert`` is not
    /// set or the row was removed.
    public final var addButton: BaseRow? {
        noteRead(.contents)
        return currentButton
    }
    final var currentButton: BaseRow?

    /// The rows that ``reset()`` restores, with the ordinals that give them their keys in the state
    /// of the form.
    private(set) final var givenEntries: [(row: BaseRow, ordinal: Int)] = []
    /// The entries of the record that the form was filled with, and the ordinal of the next one.
    ///
    /// States leave them out.
    private(set) final var entriesOfRecord: (rows: [(row: BaseRow, ordinal: Int)], next: Int)?
    /// Whether the entries and their order are those of the record.
    final var hasEntriesOfRecord: Bool {
        guard let (rows, next) = entriesOfRecord, nextOrdinal == next else { return false }
        return entries.elementsEqual(rows) { $0 === $1.row }
    }
    /// The options that were available when hosts were last notified.
    private final var toldOffers: MultivaluedOptions = []

    /// The rows of the section, including hidden ones, without the add button and expanded inline
    /// rows.
    public final var entries: [BaseRow] { entries(includeHidden: true) }

    /// Makes the add button, or returns nil if there is none.
    open func makeAddButton() -> BaseRow? { nil }

    // MARK: The section's value

    /// Always true: the value is the list of the rows' values.
    open override var hasValue: Bool { true }

    /// Returns the list of the rows' values, leaving out blank rows.
    open override func value(includeHidden: Bool) -> (any Sendable)? {
        filledEntries(includeHidden: includeHidden)
            .compactMap { $0.baseValue(includeHidden: includeHidden) }
    }

    /// The rows that are not blank.
    final func filledEntries(includeHidden: Bool) -> [BaseRow] {
        entries(includeHidden: includeHidden).filter { !$0.isBlankEntry }
    }

    /// The values of the rows that have one, in the order of the rows.
    ///
    /// - Parameter includeHidden: Whether hidden rows count.
    public final func values(includeHidden: Bool = false) -> [any Sendable] {
        value(includeHidden: includeHidden) as? [any Sendable] ?? []
    }

    /// Assigns the values of a list to the rows; nil in the list makes a row blank.
    ///
    /// The values are assigned in order to the rows that are visible after all values are set. Rows
    /// are added or removed at the end until the counts match. Rows that are then hidden keep their
    /// values. If added rows would be hidden, existing hidden rows get the values instead. With
    /// `includeHidden`, the values are assigned to all rows.
    open override func setValue(
        _ value: (any Sendable)?, includeHidden: Bool = false
    ) -> [Form.Problem] {
        guard let values = (flattened(value) ?? [(any Sendable)?]()) as? [(any Sendable)?] else {
            return [
                .wrongType(
                    at: placeName, expected: "a list", found: value, isSecret: expectsSecret)
            ]
        }
        return fill(with: values.count, includeHidden: includeHidden) {
            row, index throws(Form.Problem) in
            do throws(Form.Problem) {
                try row.setBaseValue(values[index])
            } catch {
                throw Form.Problem(error.code, at: "\(placeName)[\(index)]", error.message)
            }
        } described: {
            $0
        }
    }

    /// Distributes the parts of a value to the entries; see ``EntryValueWriter``.
    final func fill<Problem: Error>(
        with count: Int, includeHidden: Bool = false, isWhole: Bool = false,
        give: (BaseRow, Int) throws(Problem) -> Void, described: (Form.Problem) -> Problem
    ) -> [Problem] {
        var problems: [Problem] = []
        writeUntilSettled { (writer: EntryValueWriter) in
            problems = writer.fill(
                with: count, includesHidden: includeHidden, isWhole: isWhole, give: give,
                described: described)
        }
        return problems
    }

    override func makeValueWriter() -> (any SectionValueWriter)? { EntryValueWriter(self) }

    /// Deletes a row that the user swiped away, if the section allows it.
    open override func swipeAway(_ row: BaseRow) {
        do throws(Form.Problem) { try deleteRow(row) } catch { report(error) }
    }

    override func obstacle(toSwipingAway row: BaseRow) -> Form.Problem? {
        problem(withDeleting: row)
    }

    /// The values of the visible rows that have one.
    open override var answers: [any Sendable] { values() }

    /// Returns an error if there are fewer rows than ``minimumCount``.
    open override func ownErrors() -> [ValidationError] {
        noteRead(.contents)
        guard entryCount < minimumCount else { return [] }
        var error = ValidationError.minCount(minimumCount)
        error.tag = tag
        return [form.map { error.localized(by: $0.phrases) } ?? error]
    }

    /// Whether the rows or their order differ from those that ``reset()`` restores.
    ///
    /// False outside a form.
    open override var isChanged: Bool {
        noteRead(.state)
        guard graph != nil else { return false }
        return !entries.elementsEqual(givenEntries) { $0 === $1.row }
    }

    /// Restores the rows, in order, that the section had when it joined its form or was last marked
    /// clean.
    ///
    /// A deleted row is restored with its reset value, and a row that was moved to another section
    /// is moved back. Rows added since are removed.
    open override func reset() {
        guard isChanged else { return }
        let given = Set(givenEntries.map(\.row))
        act {
            for row in entries where !given.contains(row) { removeEntry(row) }
            for (row, ordinal) in givenEntries {
                do throws(Form.Problem) {
                    try putBack(row, ordinal)
                } catch {
                    report(error)
                }
            }
        }
    }

    /// Moves an entry to the end, or inserts one that is in no section there with its reset value.
    final func putBack(_ row: BaseRow, _ ordinal: Int) throws(Form.Problem) {
        guard row.membership.section == nil else { return try move(row, to: .end) }
        row.resetRowValue()
        try insert(row, at: .end, ordinal: ordinal)
    }

    /// Makes the current rows the ones that ``reset()`` restores.
    open override func markClean() {
        act {
            givenEntries = entries.map { ($0, $0.membership.ordinal) }
            didChange(.state)
        }
    }

    /// Notes that a new form has the current entries, so that states do not contain them.
    final func noteEntriesOfRecord() {
        entriesOfRecord = (entries.map { ($0, $0.membership.ordinal) }, nextOrdinal)
    }

    /// The row at an index, not counting the add button and expanded inline rows.
    open override func row(at index: Int) -> BaseRow? {
        let entries = entries
        return entries.indices.contains(index) ? entries[index] : nil
    }

    // MARK: Keeping the add button last

    /// True for the add button.
    open override func respondsToSelection(of row: BaseRow) -> Bool { row === currentButton }

    /// Adds a row when the user selects the add button.
    ///
    /// If the new row is an inline row, it expands. Any other row gets the focus if it is
    /// focusable.
    open override func rowWasSelected(_ row: BaseRow) {
        guard row === addButton else { return }
        do throws(Form.Problem) {
            let row = try insertRow()
            row.userDidAdd()
            if let row = row as? any InlineRowType {
                row.expandInlineRow()
            } else {
                form?.currentDisplay?.userDidAdd(row)
            }
        } catch {
            report(error)
        }
    }

    /// Hides the add button while no row may be added.
    open override func rowsDidChange() {
        if currentButton?.membership.section !== self { currentButton = nil }
        currentButton?.setSuppressed(countLimit.map { entryCount >= $0 } ?? false)
    }

    private func limitsDidChange() {
        rowsDidChange()
        offersMayHaveChanged()
        if let form = currentForm { noteConflict(in: form) }
    }

    /// Notifies hosts if the options available to the user have changed.
    override func offersMayHaveChanged() {
        guard graph != nil, case let offers = offers, offers != toldOffers else { return }
        toldOffers = offers
        list.forEachVisible { $0.markStale() }
    }

    /// Throws a problem if the maximum number of rows is reached.
    open override func checkAdmission(of row: BaseRow) throws(Form.Problem) {
        guard let countLimit, row !== currentButton, row.family.inlineParent == nil else { return }
        let count = entryCount + 1
        if count > countLimit { throw .tooMany(count, limit: countLimit, at: placeName) }
    }

    /// Resolves the end of the section to the point above the add button.
    open override func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        guard let button = currentButton, button.membership.section === self
        else { return super.resolve(point) }
        switch point {
        case .end: return .before(button)
        case .after(let row) where row === button: return .before(button)
        default: return super.resolve(point)
        }
    }

    override func checkMove(of row: BaseRow) throws(Form.Problem) {
        guard row === currentButton else { return }
        throw .notAllowed("the add button must stay last", at: row.placeName)
    }

    override var numbersItsRows: Bool { true }

    override func address(of row: BaseRow) -> String? {
        guard let storedTag, let index = entryIndex(of: row) else { return nil }
        return "\(storedTag)[\(index)]"
    }

    override func isElement(_ row: BaseRow) -> Bool {
        row !== currentButton && super.isElement(row)
    }

    /// Inserts, replaces or removes the add button, depending on the options.
    final func buttonDidChange() {
        let old = currentButton
        currentButton = nil
        update {
            if let old, old.membership.section === self { detach(old) }
            guard options.contains(.insert), let button = makeAddButton() else { return }
            guard button.membership.section == nil else {
                return report(.alreadyPlaced(button.placeName, wanted: quotedName))
            }
            do throws(Form.Problem) {
                try currentForm?.checkTag(of: button, at: position(of: .end))
            } catch {
                return report(error)
            }
            attach(button, at: .end)
            currentButton = button
            rowsDidChange()
        }
    }

    final func entries(includeHidden: Bool) -> [BaseRow] {
        willRead(.contents)
        var entries: [BaseRow] = []
        func collect(_ row: BaseRow) {
            if isElement(row) { entries.append(row) }
        }
        if includeHidden { list.forEach(collect) } else { list.forEachVisible(collect) }
        return entries
    }

    final func removeEntry(_ row: BaseRow) {
        do throws(Form.Problem) { try remove(row) } catch { report(error) }
    }
}
