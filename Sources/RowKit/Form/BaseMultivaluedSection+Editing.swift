// Editing of entries by the user. Hosts and the methods below both use `obstacle(to:of:)` to
// determine what the user may do.

extension BaseMultivaluedSection {
    /// Adds a row above the add button, as when the user selects the button.
    ///
    /// The focus does not move.
    ///
    /// - Throws: A problem if no row may be added: without ``MultivaluedOptions/insert`` or
    ///   ``multivaluedRowToInsertAt``, at the maximum number of rows, or while the section or its
    ///   add button is hidden or disabled.
    @discardableResult
    public final func insertRow() throws(Form.Problem) -> BaseRow {
        try insertRow(ordinal: nil)
    }

    /// Adds a row as ``insertRow()`` does, with an ordinal that no other row of the section has, or
    /// with the next one.
    @discardableResult
    final func insertRow(ordinal: Int?) throws(Form.Problem) -> BaseRow {
        try check(.insert, of: addButton)
        let row = try makeRow(at: entryCount)
        try update(by: .user) { () throws(Form.Problem) in
            try insert(row, at: .end, ordinal: ordinal ?? nextOrdinal)
        }
        return row
    }

    /// Makes the row to insert at an index.
    final func makeRow(at index: Int) throws(Form.Problem) -> BaseRow {
        guard let multivaluedRowToInsertAt else { throw .noProvider(at: placeName) }
        let row = multivaluedRowToInsertAt(index)
        row.membership.providerIndex = index
        row.noteValueOfNewEntry()
        return row
    }

    /// Deletes a row on behalf of the user.
    ///
    /// - Throws: A problem if the row may not be deleted: without ``MultivaluedOptions/delete``, at
    ///   the minimum number of rows, or while the row is hidden or disabled.
    public final func deleteRow(_ row: BaseRow) throws(Form.Problem) {
        try check(.delete, of: row)
        try update(by: .user) { () throws(Form.Problem) in try remove(row) }
    }

    /// Moves a row to another index on behalf of the user.
    ///
    /// - Parameters:
    ///   - row: A row of this section.
    ///   - index: The new index of the row among the visible rows, not counting the add button and
    ///     expanded inline rows.
    /// - Throws: A problem if the row may not be moved: without ``MultivaluedOptions/reorder``, if
    ///   the index is out of range, if it is the only visible row, or while it is hidden or
    ///   disabled.
    public final func moveRow(_ row: BaseRow, to index: Int) throws(Form.Problem) {
        try check(.reorder, of: row)
        let entries = entries(includeHidden: false)
        guard entries.indices.contains(index) else {
            throw .indexOutOfRange(
                at: "\(placeName)[\(index)]", index: index, count: entries.count)
        }
        guard let from = entries.firstIndex(where: { $0 === row }), from != index else { return }
        try update(by: .user) { () throws(Form.Problem) in
            try move(row, to: from < index ? .after(entries[index]) : .before(entries[index]))
        }
    }

    /// Moves a row behind all others on behalf of the user.
    ///
    /// - Throws: A problem, like ``moveRow(_:to:)``.
    final func moveRowToEnd(_ row: BaseRow) throws(Form.Problem) {
        try check(.reorder, of: row)
        try update(by: .user) { () throws(Form.Problem) in try move(row, to: .end) }
    }

    /// The options available for a row: delete and reorder for an entry, insert for the add button.
    final func offers(to row: BaseRow) -> MultivaluedOptions {
        MultivaluedOptions(MultivaluedOptions.each.filter { obstacle(to: $0, of: row) == nil })
    }

    /// The options available for rows that are visible and enabled.
    final var offers: MultivaluedOptions {
        MultivaluedOptions(MultivaluedOptions.each.filter { obstacle(to: $0) == nil })
    }

    /// Why an option is not available.
    private enum Obstacle {
        case stranger, notAllowed, notAnOption, noProvider, tooMany, tooFew, alone, hidden, disabled
    }

    /// Why an option is not available for a row, or nil if it is available.
    ///
    /// - Parameter row: An entry or, for `insert`, the add button, or nil if there is none.
    private func obstacle(to option: MultivaluedOptions, of row: BaseRow?) -> Obstacle? {
        if let row {
            if row.membership.section !== self { return .stranger }
            let isButton = row === currentButton
            if isButton != (option == .insert) || row.family.inlineParent != nil {
                return .notAllowed
            }
        }
        if let obstacle = obstacle(to: option) { return obstacle }
        if row?.isHidden ?? isHidden { return .hidden }
        return row?.isDisabled ?? isDisabled ? .disabled : nil
    }

    /// Why an option is not available for any row, or nil if it is available for some.
    private func obstacle(to option: MultivaluedOptions) -> Obstacle? {
        guard multivaluedOptions.contains(option) else { return .notAnOption }
        switch option {
        case .insert:
            if let countLimit, entryCount >= countLimit { return .tooMany }
            return multivaluedRowToInsertAt == nil ? .noProvider : nil
        case .delete: return entryCount > minimumCount ? nil : .tooFew
        default: return visibleEntryCount > 1 ? nil : .alone
        }
    }

    /// Why a user may not delete a row, or nil if it may be deleted.
    final func problem(withDeleting row: BaseRow) -> Form.Problem? {
        do throws(Form.Problem) { try check(.delete, of: row) } catch { return error }
        return nil
    }

    /// Throws a problem if the option is not available for the row.
    private func check(_ option: MultivaluedOptions, of row: BaseRow?) throws(Form.Problem) {
        guard let obstacle = obstacle(to: option, of: row) else { return }
        let name = option == .insert ? placeName : row?.placeName ?? placeName
        switch obstacle {
        case .stranger: throw .notFound(row?.placeName ?? "", in: quotedName)
        case .notAllowed: throw .notAllowed(option.refusal, at: name)
        case .notAnOption:
            throw .notAllowed("\(option.refusal): \(option.isMissing(in: quotedName))", at: name)
        case .noProvider: throw .noProvider(at: placeName)
        case .tooMany:
            throw .tooMany(entryCount + 1, limit: countLimit ?? entryCount, at: placeName)
        case .tooFew: throw .tooFew(minimum: minimumCount, at: placeName)
        case .alone: throw .notAllowed("\(option.refusal): it is the only visible row", at: name)
        case .hidden: throw .notAllowed("\(option.refusal) while it is hidden", at: name)
        case .disabled: throw .notAllowed("\(option.refusal) while it is disabled", at: name)
        }
    }

    // MARK: Counting entries without traversing them

    /// The number of entries, including hidden ones.
    final var entryCount: Int {
        list.count(.all) - inlineRows.count - (currentButton?.membership.section === self ? 1 : 0)
    }

    private var visibleEntryCount: Int {
        let isButtonVisible = currentButton.map { list.isVisible($0) } ?? false
        return list.count(.visible) - inlineRows.count(where: list.isVisible)
            - (isButtonVisible ? 1 : 0)
    }

    /// The index of a row among all entries, including hidden ones, or nil if it is not an entry.
    final func entryIndex(of row: BaseRow) -> Int? {
        guard isElement(row), row.membership.section === self,
            let index = list.index(of: row, among: .all)
        else { return nil }
        return index
            - inlineRows.count { child in
                list.index(of: child, among: .all).map { $0 < index } ?? false
            }
    }

    /// The inline rows that are expanded in this section.
    private var inlineRows: [BaseRow] {
        (currentForm?.expandedRows ?? []).compactMap(\.family.inlineChild).filter {
            $0.membership.section === self
        }
    }
}

extension MultivaluedOptions {
    /// The individual options.
    static let each: [MultivaluedOptions] = [.insert, .delete, .reorder]

    /// Returns the message for a section that does not have the option.
    func isMissing(in section: String) -> String {
        let names = Self.named.filter { contains($0.option) }.map { ".\($0.name)" }
        return "the multivaluedOptions of \(section) do not contain "
            + names.joined(separator: ", ")
    }

    /// The message for an option that is not available.
    fileprivate var refusal: String {
        switch self {
        case .insert: "rows cannot be added"
        case .delete: "the row cannot be deleted"
        default: "the row cannot be moved"
        }
    }
}
