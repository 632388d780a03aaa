/// A section whose rows a person may add, delete and reorder, whatever its add button.
///
/// A tagged section has the list of its rows' values as its value, nil for a row without one, and
/// its rows are addressed by place: `guests[2]`. The add button and expanded inline rows have no
/// place.
open class BaseMultivaluedSection: Section {
    /// What a person may do.
    public final var multivaluedOptions: MultivaluedOptions = [.insert, .delete] {
        didSet { buttonDidChange() }
    }

    /// Makes the row that is put in at a place, for the add button and for
    /// ``setValue(_:includeHidden:)``.
    public final var multivaluedRowToInsertAt: ((Int) -> BaseRow)? {
        didSet { newRowDocument = nil }
    }

    /// The row that ``multivaluedRowToInsertAt`` makes, and the add button, as a document has them;
    /// nil where no document does.
    final var newRowDocument: JSONValue?
    final var addButtonDocument: JSONValue?

    /// Whether the add button is another than the one that a section has by itself.
    var hasOwnButton: Bool { true }

    /// Whether hosts show an insertion mark in the add button.
    public final var showInsertIconInAddButton = true { didSet { addButton?.markStale() } }

    /// How many rows there are at least: a person cannot delete below it.
    public final var minimumCount = 0 {
        didSet {
            guard minimumCount < 0 || maximumCount.map({ minimumCount > $0 }) == true else {
                return
            }
            report(.badLimit("minimumCount", minimumCount, at: placeName))
            minimumCount = oldValue
        }
    }

    /// How many rows there are at the most; nil: any number.
    ///
    /// The add button goes out of sight when they are reached.
    public final var maximumCount: Int? {
        didSet {
            if let limit = maximumCount, limit < minimumCount {
                report(.badLimit("maximumCount", limit, at: placeName))
                maximumCount = oldValue
            }
            update { rowsDidChange() }
        }
    }

    /// The row that a person selects to put in another; nil without ``MultivaluedOptions/insert``,
    /// and once it was taken out.
    public private(set) final var addButton: BaseRow?

    private final var givenEntries: [BaseRow] = []

    /// The rows that the section is about: all but the add button and expanded inline rows, hidden
    /// ones too.
    public final var entries: [BaseRow] { entries(includeHidden: true) }

    /// Makes the add button; nil if nobody said how.
    open func makeAddButton() -> BaseRow? { nil }

    // MARK: What a person does

    /// Puts in a new row above the add button, as a person who selects that.
    ///
    /// - Throws: A problem if rows may not be added, there are as many as may be, or nobody said
    ///   how to make one.
    @discardableResult
    public final func insertRow() throws(FormProblem) -> BaseRow {
        guard multivaluedOptions.contains(.insert), !isDisabled else {
            throw .notAllowed("rows cannot be added", at: placeName)
        }
        let row = try makeRow(at: entryCount)
        try update(by: .user) { () throws(FormProblem) in try insert(row, at: .end) }
        return row
    }

    /// Takes a row out, as a person may.
    ///
    /// - Throws: A problem if rows may not be deleted or there are as few as may be.
    public final func deleteRow(_ row: BaseRow) throws(FormProblem) {
        guard multivaluedOptions.contains(.delete), !isDisabled, row !== addButton else {
            throw .notAllowed("the row cannot be deleted", at: row.placeName)
        }
        guard row.section === self else { throw .notFound(row.placeName, in: placeName) }
        guard entryCount > minimumCount else {
            throw .tooFew(minimum: minimumCount, at: placeName)
        }
        try update(by: .user) { () throws(FormProblem) in try remove(row) }
    }

    /// Puts a row where another place is, as a person may.
    ///
    /// - Throws: A problem if rows may not be reordered or there is no such place.
    public final func moveRow(_ row: BaseRow, toPlace place: Int) throws(FormProblem) {
        guard multivaluedOptions.contains(.reorder), !isDisabled, row !== addButton else {
            throw .notAllowed("the row cannot be moved", at: row.placeName)
        }
        let entries = entries
        guard let from = entries.firstIndex(where: { $0 === row }) else {
            throw .notFound(row.placeName, in: placeName)
        }
        guard entries.indices.contains(place) else {
            throw .indexOutOfRange(
                at: "\(placeName)[\(place)]", index: place, count: entries.count)
        }
        guard from != place else { return }
        try update(by: .user) { () throws(FormProblem) in
            try move(row, to: from < place ? .after(entries[place]) : .before(entries[place]))
        }
    }

    // MARK: The section's value

    /// Always: the list of its rows' values.
    open override var hasValue: Bool { true }

    /// The list of the rows' values, nil for a row without one.
    open override func value(includeHidden: Bool) -> (any Sendable)? {
        entries(includeHidden: includeHidden).map(\.untypedValue)
    }

    /// Gives the visible rows the values of a list; rows are added at the end or taken from there
    /// until there are as many.
    open override func setValue(
        _ value: (any Sendable)?, includeHidden: Bool = false
    ) -> [FormProblem] {
        guard let values = (flattened(value) ?? [(any Sendable)?]()) as? [(any Sendable)?] else {
            return [.wrongType(at: placeName, expected: "a list", found: value)]
        }
        let count = values.count + entryCount - entries(includeHidden: includeHidden).count
        if let limit = maximumCount, count > limit {
            return [.tooMany(count, limit: limit, at: placeName)]
        }
        return update { fill(entries(includeHidden: includeHidden), with: values) }
    }

    /// A person may swipe a row away as far as rows may be deleted.
    open override func swipeAway(_ row: BaseRow) {
        do throws(FormProblem) { try deleteRow(row) } catch { report(error) }
    }

    /// The values of the rows that have one.
    open override var answers: [any Sendable] {
        entries(includeHidden: false).compactMap(\.untypedValue)
    }

    /// Too few rows are an error.
    open override func ownErrors() -> [ValidationError] {
        guard entryCount < minimumCount else { return [] }
        var error = ValidationError.minCount(minimumCount)
        error.tag = tag
        return [form.map { error.said(by: $0.phrases) } ?? error]
    }

    /// Whether other rows stand here than were given, or in another order.
    open override var isChanged: Bool {
        let entries = entries
        return entries.count != givenEntries.count
            || zip(entries, givenEntries).contains { $0 !== $1 }
    }

    /// Gives the section back the rows that it was given, in their order.
    open override func reset() {
        guard isChanged else { return }
        let given = Set(givenEntries.map { ObjectIdentifier($0) })
        update {
            for row in entries where !given.contains(ObjectIdentifier(row)) { takeBack(row) }
            for row in givenEntries {
                if row.section == nil { row.resetRowValue() }
                do throws(FormProblem) {
                    try row.section === self ? move(row, to: .end) : insert(row, at: .end)
                } catch {
                    report(error)
                }
            }
        }
    }

    /// Takes the rows that stand here now as those that were given.
    open override func markClean() { givenEntries = entries }

    /// The row at a place, the add button and expanded inline rows not counted.
    open override func row(at index: Int) -> BaseRow? {
        let entries = entries
        return entries.indices.contains(index) ? entries[index] : nil
    }

    // MARK: Keeping the add button last

    /// The add button puts in a row.
    open override func rowWasSelected(_ row: BaseRow) {
        guard row === addButton else { return }
        do throws(FormProblem) { try insertRow() } catch { report(error) }
    }

    /// The add button goes out of sight when no row may be added.
    open override func rowsDidChange() {
        if addButton?.section !== self { addButton = nil }
        guard let addButton else { return }
        addButton.setSuppressed(maximumCount.map { entryCount >= $0 } ?? false)
    }

    /// A row may come in while there are fewer than may be.
    open override func checkAdmission(of row: BaseRow) throws(FormProblem) {
        guard let maximumCount, row !== addButton, row.inlineParent == nil else { return }
        let count = entryCount + 1
        if count > maximumCount { throw .tooMany(count, limit: maximumCount, at: placeName) }
    }

    /// The end is above the add button.
    open override func resolve(_ point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        guard let addButton, addButton.section === self else { return super.resolve(point) }
        switch point {
        case .end: return .before(addButton)
        case .after(let row) where row === addButton: return .before(addButton)
        default: return super.resolve(point)
        }
    }

    override func checkMove(of row: BaseRow) throws(FormProblem) {
        guard row === addButton else { return }
        throw .notAllowed("the add button stays last", at: row.placeName)
    }

    override func isElement(_ row: BaseRow) -> Bool {
        row !== addButton && super.isElement(row)
    }

    /// Puts the add button in, makes it anew or takes it out, as the options say.
    final func buttonDidChange() {
        let old = addButton
        addButton = nil
        update {
            if let old, old.section === self { takeOut(old) }
            guard multivaluedOptions.contains(.insert), let button = makeAddButton() else { return }
            guard button.section == nil else {
                return report(.alreadyPlaced(button.placeName, wanted: placeName))
            }
            do throws(FormProblem) {
                try form?.checkTag(of: button, in: self)
            } catch {
                return report(error)
            }
            place(button, at: .end)
            addButton = button
            rowsDidChange()
        }
    }

    /// How many entries there are, without a walk through them.
    private final var entryCount: Int {
        let inlineRows = form?.expandedRows.count { $0.section === self } ?? 0
        return list.count(.all) - inlineRows - (addButton?.section === self ? 1 : 0)
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

    private func makeRow(at place: Int) throws(FormProblem) -> BaseRow {
        guard let multivaluedRowToInsertAt else {
            throw FormProblem(
                .noProvider, at: placeName,
                "no row can be made; set multivaluedRowToInsertAt")
        }
        return multivaluedRowToInsertAt(place)
    }

    private func fill(_ rows: [BaseRow], with values: [(any Sendable)?]) -> [FormProblem] {
        var problems: [FormProblem] = []
        var rows = rows
        do throws(FormProblem) {
            for row in rows.dropFirst(values.count) { try remove(row) }
            while rows.count < values.count {
                let row = try makeRow(at: entryCount)
                try insert(row, at: .end)
                rows.append(row)
            }
        } catch {
            problems.append(error)
        }
        for (place, (row, value)) in zip(rows, values).enumerated() {
            do throws(FormProblem) {
                try row.setBaseValue(value)
            } catch {
                problems.append(
                    FormProblem(error.code, at: "\(placeName)[\(place)]", error.message))
            }
        }
        return problems
    }

    private func takeBack(_ row: BaseRow) {
        do throws(FormProblem) { try remove(row) } catch { report(error) }
    }
}
