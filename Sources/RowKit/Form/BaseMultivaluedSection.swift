/// A section whose rows a user may add, delete and reorder, whatever its add button.
///
/// A tagged section has the list of its rows' values as its value, without blank rows, and its rows
/// are addressed by their place among all of them, blank and hidden ones too: `guests[2]`. The add
/// button and expanded inline rows have no place.
open class BaseMultivaluedSection: Section {
    /// What a user may do.
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

    /// Makes the row that is put in at a place, for the add button and for
    /// ``setValue(_:includeHidden:)``.
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

    /// The row that ``multivaluedRowToInsertAt`` makes, and the add button, as a document has them;
    /// nil where no document does.
    final var newRowDocument: JSONValue?
    final var addButtonDocument: JSONValue?

    /// Whether the add button is another than the one that a section has by itself.
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

    /// The least number of rows: a user cannot delete below it.
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

    /// The greatest number of rows, or nil if there may be any number.
    ///
    /// The add button is hidden while there are as many. A maximum below ``minimumCount`` is a
    /// problem of the form; the minimum holds then.
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

    /// The greatest number of rows that can be reached.
    final var countLimit: Int? { greatestCount.map { Swift.max($0, leastCount) } }

    /// A maximum below the minimum.
    override var conflict: FormProblem? {
        LimitConflict("minimumCount", minimumCount, above: "maximumCount", maximumCount)
            .map { FormProblem(.limit, at: placeName, $0.message) }
    }

    /// The row that a user selects to add another; nil without ``MultivaluedOptions/insert``,
    /// and once it was taken out.
    public final var addButton: BaseRow? {
        noteRead(.contents)
        return currentButton
    }
    final var currentButton: BaseRow?

    private final var givenEntries: [BaseRow] = []
    /// What a user could do to rows when hosts were last told.
    private final var toldOffers: MultivaluedOptions = []

    /// The rows that the section is about: all but the add button and expanded inline rows, hidden
    /// ones too.
    public final var entries: [BaseRow] { entries(includeHidden: true) }

    /// Makes the add button; nil if nobody said how.
    open func makeAddButton() -> BaseRow? { nil }

    // MARK: The section's value

    /// Always: the list of its rows' values.
    open override var hasValue: Bool { true }

    /// The list of the rows' values; rows without a value are left out.
    open override func value(includeHidden: Bool) -> (any Sendable)? {
        entries(includeHidden: includeHidden).compactMap(\.untypedValue)
    }

    /// Gives rows the values of a list; nil in the list makes a blank row.
    ///
    /// The list is meant for the rows that are visible once it is set: they get its values in
    /// order, and rows are added at the end or taken from there until there are as many. Rows that
    /// are hidden then keep what they have, unless added ones would be hidden as well: hidden rows
    /// that are there take their values instead. With `includeHidden`, the list is meant for all
    /// rows.
    open override func setValue(
        _ value: (any Sendable)?, includeHidden: Bool = false
    ) -> [FormProblem] {
        guard let values = (flattened(value) ?? [(any Sendable)?]()) as? [(any Sendable)?] else {
            return [.wrongType(at: placeName, expected: "a list", found: value)]
        }
        return fill(with: values.count, includeHidden: includeHidden) {
            row, index throws(FormProblem) in
            do throws(FormProblem) {
                try row.setBaseValue(values[index])
            } catch {
                throw FormProblem(error.code, at: "\(placeName)[\(index)]", error.message)
            }
        } described: {
            $0
        }
    }

    /// Hands out the parts of a value; see ``EntryFilling``.
    final func fill<Problem: Error>(
        with count: Int, includeHidden: Bool = false, isWhole: Bool = false,
        give: (BaseRow, Int) throws(Problem) -> Void, described: (FormProblem) -> Problem
    ) -> [Problem] {
        var problems: [Problem] = []
        writeUntilSettled { (filling: EntryFilling) in
            problems = filling.fill(
                with: count, includesHidden: includeHidden, isWhole: isWhole, give: give,
                described: described)
        }
        return problems
    }

    override func makeFilling() -> (any SectionFilling)? { EntryFilling(self) }

    /// A user may swipe a row away if it can be deleted.
    open override func swipeAway(_ row: BaseRow) {
        do throws(FormProblem) { try deleteRow(row) } catch { report(error) }
    }

    override func obstacle(toSwipingAway row: BaseRow) -> FormProblem? {
        problem(withDeleting: row)
    }

    /// The values of the rows that have one.
    open override var answers: [any Sendable] {
        entries(includeHidden: false).compactMap(\.untypedValue)
    }

    /// Too few rows are an error.
    open override func ownErrors() -> [ValidationError] {
        noteRead(.contents)
        guard entryCount < minimumCount else { return [] }
        var error = ValidationError.minCount(minimumCount)
        error.tag = tag
        return [form.map { error.said(by: $0.phrases) } ?? error]
    }

    /// Whether other rows stand here than were given, or in another order; false in no form, where
    /// nothing was.
    open override var isChanged: Bool {
        noteRead(.state)
        guard graph != nil else { return false }
        return !entries.elementsEqual(givenEntries, by: ===)
    }

    /// Restores the rows that the section was given, in their order.
    ///
    /// A row that was deleted comes back with the value that it was given, and one that was moved
    /// to another section is moved back. Rows that came since are taken out.
    open override func reset() {
        guard isChanged else { return }
        let given = Set(givenEntries.map { ObjectIdentifier($0) })
        act {
            for row in entries where !given.contains(ObjectIdentifier(row)) { takeOutEntry(row) }
            for row in givenEntries {
                if row.currentSection == nil { row.resetRowValue() }
                do throws(FormProblem) {
                    try row.currentSection == nil ? insert(row, at: .end) : move(row, to: .end)
                } catch {
                    report(error)
                }
            }
        }
    }

    /// Makes the rows that stand here now the ones that ``reset()`` restores.
    open override func markClean() {
        act {
            givenEntries = entries
            didChange(.state)
        }
    }

    /// The row at a place, the add button and expanded inline rows not counted.
    open override func row(at index: Int) -> BaseRow? {
        let entries = entries
        return entries.indices.contains(index) ? entries[index] : nil
    }

    // MARK: Keeping the add button last

    /// Adds a row when the user selects the add button.
    ///
    /// An inline row expands; any other row gets the focus if it accepts it.
    open override func rowWasSelected(_ row: BaseRow) {
        guard row === addButton else { return }
        do throws(FormProblem) {
            let row = try insertRow()
            if let row = row as? any BaseInlineRowType {
                row.expandInlineRow()
            } else {
                form?.currentDisplay?.userDidAdd(row)
            }
        } catch {
            report(error)
        }
    }

    /// The add button is hidden while no row may be added.
    open override func rowsDidChange() {
        if currentButton?.currentSection !== self { currentButton = nil }
        currentButton?.setSuppressed(countLimit.map { entryCount >= $0 } ?? false)
    }

    private func limitsDidChange() {
        rowsDidChange()
        offersMayHaveChanged()
        if let form = currentForm { noteConflict(in: form) }
    }

    /// Has hosts told what a user may do to entries, if that is something else than before.
    override func offersMayHaveChanged() {
        guard graph != nil, case let offers = offers, offers != toldOffers else { return }
        toldOffers = offers
        list.forEachVisible { $0.markStale() }
    }

    /// A row may come in while there are fewer than may be.
    open override func checkAdmission(of row: BaseRow) throws(FormProblem) {
        guard let countLimit, row !== currentButton, row.inlineParent == nil else { return }
        let count = entryCount + 1
        if count > countLimit { throw .tooMany(count, limit: countLimit, at: placeName) }
    }

    /// The end is above the add button.
    open override func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        guard let button = currentButton, button.currentSection === self
        else { return super.resolve(point) }
        switch point {
        case .end: return .before(button)
        case .after(let row) where row === button: return .before(button)
        default: return super.resolve(point)
        }
    }

    override func checkMove(of row: BaseRow) throws(FormProblem) {
        guard row === currentButton else { return }
        throw .notAllowed("the add button stays last", at: row.placeName)
    }

    override func address(of row: BaseRow) -> String? {
        guard let storedTag, let place = place(of: row) else { return nil }
        return "\(storedTag)[\(place)]"
    }

    override func isElement(_ row: BaseRow) -> Bool {
        row !== currentButton && super.isElement(row)
    }

    /// Puts the add button in, makes it anew or takes it out, as the options say.
    final func buttonDidChange() {
        let old = currentButton
        currentButton = nil
        update {
            if let old, old.currentSection === self { takeOut(old) }
            guard options.contains(.insert), let button = makeAddButton() else { return }
            guard button.currentSection == nil else {
                return report(.alreadyPlaced(button.placeName, wanted: placeName))
            }
            do throws(FormProblem) {
                try currentForm?.checkTag(of: button, at: position(of: .end))
            } catch {
                return report(error)
            }
            place(button, at: .end)
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

    /// Makes the row that is put in next.
    final func makeRow() throws(FormProblem) -> BaseRow {
        guard let multivaluedRowToInsertAt else { throw .noProvider(at: placeName) }
        return multivaluedRowToInsertAt(entryCount)
    }

    final func takeOutEntry(_ row: BaseRow) {
        do throws(FormProblem) { try remove(row) } catch { report(error) }
    }
}
