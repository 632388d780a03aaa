// What a user may do to entries: hosts offer it and the verbs do it by one rule, `obstacle(to:of:)`.

extension BaseMultivaluedSection {
    /// Adds a row above the add button, as a user who selects that.
    ///
    /// The focus stays where it is.
    ///
    /// - Throws: A problem if no row may be added: without ``MultivaluedOptions/insert``, with as
    ///   many rows as there may be, without ``multivaluedRowToInsertAt``, or while the section or
    ///   its add button is hidden or disabled.
    @discardableResult
    public final func insertRow() throws(FormProblem) -> BaseRow {
        try check(.insert, of: addButton)
        let row = try makeRow()
        try update(by: .user) { () throws(FormProblem) in try insert(row, at: .end) }
        return row
    }

    /// Takes a row out, as a user may.
    ///
    /// - Throws: A problem if the row may not be deleted: without ``MultivaluedOptions/delete``,
    ///   with as few rows as there must be, or while the row is hidden or disabled.
    public final func deleteRow(_ row: BaseRow) throws(FormProblem) {
        try check(.delete, of: row)
        try update(by: .user) { () throws(FormProblem) in try remove(row) }
    }

    /// Moves a row to the place of another, as a user may.
    ///
    /// - Parameters:
    ///   - row: A row that stands here.
    ///   - place: The place that the row gets among the visible rows, the add button and expanded
    ///     inline rows not counted.
    /// - Throws: A problem if the row may not be moved: without ``MultivaluedOptions/reorder``, if
    ///   there is no such place or no other one, or while the row is hidden or disabled.
    public final func moveRow(_ row: BaseRow, toPlace place: Int) throws(FormProblem) {
        try check(.reorder, of: row)
        let entries = entries(includeHidden: false)
        guard entries.indices.contains(place) else {
            throw .indexOutOfRange(
                at: "\(placeName)[\(place)]", index: place, count: entries.count)
        }
        guard let from = entries.firstIndex(where: { $0 === row }), from != place else { return }
        try update(by: .user) { () throws(FormProblem) in
            try move(row, to: from < place ? .after(entries[place]) : .before(entries[place]))
        }
    }

    /// What a user may do to a row: delete or move an entry, add one by the add button.
    final func offers(to row: BaseRow) -> MultivaluedOptions {
        MultivaluedOptions(MultivaluedOptions.each.filter { obstacle(to: $0, of: row) == nil })
    }

    /// What a user may do to rows that are visible and enabled.
    final var offers: MultivaluedOptions {
        MultivaluedOptions(MultivaluedOptions.each.filter { obstacle(to: $0) == nil })
    }

    /// Why something cannot be done.
    private enum Obstacle {
        case stranger, notAllowed, noProvider, tooMany, tooFew, alone, hidden, disabled
    }

    /// Why a user may not do something to a row, or nil if it may be done.
    ///
    /// - Parameter row: An entry; to insert, the add button or nil if there is none.
    private func obstacle(to option: MultivaluedOptions, of row: BaseRow?) -> Obstacle? {
        if let row {
            if row.currentSection !== self { return .stranger }
            let isButton = row === currentButton
            if isButton != (option == .insert) || row.inlineParent != nil { return .notAllowed }
        }
        if let obstacle = obstacle(to: option) { return obstacle }
        if row?.isHidden ?? isHidden { return .hidden }
        return row?.isDisabled ?? isDisabled ? .disabled : nil
    }

    /// Why something may be done to no row, or nil if it may be done to some.
    private func obstacle(to option: MultivaluedOptions) -> Obstacle? {
        guard multivaluedOptions.contains(option) else { return .notAllowed }
        switch option {
        case .insert:
            if let countLimit, entryCount >= countLimit { return .tooMany }
            return multivaluedRowToInsertAt == nil ? .noProvider : nil
        case .delete: return entryCount > minimumCount ? nil : .tooFew
        default: return visibleEntryCount > 1 ? nil : .alone
        }
    }

    /// Why a user may not delete a row, or nil if it may be deleted.
    final func problem(withDeleting row: BaseRow) -> FormProblem? {
        do throws(FormProblem) { try check(.delete, of: row) } catch { return error }
        return nil
    }

    /// Throws a problem if the user is not allowed to edit the row.
    private func check(_ option: MultivaluedOptions, of row: BaseRow?) throws(FormProblem) {
        guard let obstacle = obstacle(to: option, of: row) else { return }
        let name = option == .insert ? placeName : row?.placeName ?? placeName
        switch obstacle {
        case .stranger: throw .notFound(row?.placeName ?? "", in: placeName)
        case .notAllowed: throw .notAllowed(option.refusal, at: name)
        case .noProvider: throw .noProvider(at: placeName)
        case .tooMany:
            throw .tooMany(entryCount + 1, limit: countLimit ?? entryCount, at: placeName)
        case .tooFew: throw .tooFew(minimum: minimumCount, at: placeName)
        case .alone: throw .notAllowed("\(option.refusal): there is no other place", at: name)
        case .hidden: throw .notAllowed("\(option.refusal) while it is hidden", at: name)
        case .disabled: throw .notAllowed("\(option.refusal) while it is disabled", at: name)
        }
    }

    // MARK: Counting entries, without a walk through them

    /// How many entries there are, hidden ones too.
    final var entryCount: Int {
        list.count(.all) - inlineRows.count - (currentButton?.currentSection === self ? 1 : 0)
    }

    private var visibleEntryCount: Int {
        let isButtonVisible = currentButton.map { list.isVisible($0) } ?? false
        return list.count(.visible) - inlineRows.count(where: list.isVisible)
            - (isButtonVisible ? 1 : 0)
    }

    /// The place of an entry among all of them, hidden ones too; nil for what is none.
    final func place(of row: BaseRow) -> Int? {
        guard isElement(row), row.currentSection === self,
            let index = list.index(of: row, among: .all)
        else { return nil }
        return index
            - inlineRows.count { child in
                list.index(of: child, among: .all).map { $0 < index } ?? false
            }
    }

    /// The rows here that are expanded below others.
    private var inlineRows: [BaseRow] {
        (currentForm?.expandedRows ?? []).compactMap(\.inlineChild).filter {
            $0.currentSection === self
        }
    }
}

extension MultivaluedOptions {
    /// Each option alone.
    static let each: [MultivaluedOptions] = [.insert, .delete, .reorder]

    /// Says that what the option allows cannot be done.
    fileprivate var refusal: String {
        switch self {
        case .insert: "rows cannot be added"
        case .delete: "the row cannot be deleted"
        default: "the row cannot be moved"
        }
    }
}
