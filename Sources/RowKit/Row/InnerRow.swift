// Rows that are parts of another row.

/// A row that is a part of another row.
struct InnerRow {
    /// The name of the row among the inner rows.
    let part: String
    let row: BaseRow

    /// Whether the current validation skips the row, because it is disabled.
    var isSkipped: Bool { row.isDisabled && row.currentForm?.skipsDisabledRows == true }
}

extension BaseRow {
    /// The row that this row is a part of, or nil if it is not an inner row.
    public final var outerRow: BaseRow? {
        noteRead(.presence)
        return family.outer
    }

    /// The rows that are parts of this row, in the order in which they were added.
    public final var innerRows: [BaseRow] { followed(family.inner.map(\.row)) }

    /// Sets the inner row with a name, replacing an earlier one, or removes it if the row is nil.
    ///
    /// An inner row is part of the form but of no section. It uses the form's phrases and defaults,
    /// has conditions, rules and work of its own, and is hidden and disabled together with this
    /// row. It has no tag and no value in the form: this row's value contains that of the inner
    /// row. ``innerRowDidChange(_:)`` and ``valueDidChange()`` pass values between the two.
    ///
    /// The inner row is validated, reset and committed together with this row, and the errors of
    /// this row include its errors. Its unread input is part of the form's state.
    ///
    /// The content view of this row's cell contains the views of the cells of all inner rows
    /// (``BaseCellType/view``). Their identifiers are made of the key of this row and the name of
    /// the part: `size:left`.
    ///
    /// The page of ``RowType`` shows an example.
    ///
    /// - Parameters:
    ///   - row: The inner row, which leaves the section or the row that it was part of, and loses
    ///     its tag. A row that contains this one is ignored. An inline row (``InlineRowType``)
    ///     does not expand in another row, which is a problem of the form.
    ///   - part: The name of the row among the inner rows, such as `left`.
    public final func setInnerRow(_ row: BaseRow?, named part: String) {
        let old = family.inner.first { $0.part == part }?.row
        guard row !== old, row.map({ !isPart(of: $0) }) ?? true else { return }
        act {
            if let old { removeInner(old) }
            if let row { addInner(row, named: part) }
            settingsDidChange()
        }
    }

    private func addInner(_ row: BaseRow, named part: String) {
        row.family.outer?.removeInner(row)
        try? row.membership.section?.remove(row)
        row.storedTag = nil
        row.family.outer = self
        family.inner = family.inner + [InnerRow(part: part, row: row)]
        currentForm?.innerRowDidJoin(row)
    }

    private func removeInner(_ row: BaseRow) {
        currentForm?.rowWillLeave(row)
        family.inner = family.inner.filter { $0.row !== row }
        row.family.outer = nil
        settingsDidChange()
    }

    /// Whether the row is another row or a part of it.
    private func isPart(of other: BaseRow) -> Bool {
        var next: BaseRow? = self
        while let row = next {
            if row === other { return true }
            next = row.family.outer
        }
        return false
    }

    /// The row itself, or for an inner row, the row of a section that contains it.
    final var outermost: BaseRow {
        var row = self
        while let outer = row.family.outer { row = outer }
        return row
    }

    /// The row of a section whose value the row shares: the row above an inline row, the row that
    /// an inner row is a part of, or the row itself.
    final var valueOwner: BaseRow {
        let row = outermost
        return row.family.inlineParent ?? row
    }

    /// The name of the row among the inner rows of its outer row.
    final var partName: String { family.outer?.family.inner.first { $0.row === self }?.part ?? "" }

    /// Returns the part of the row with a name, or nil if there is none.
    final func innerRow(named name: String) -> BaseRow? {
        for part in family.inner where part.part == name { return part.row }
        return nil
    }

    /// Returns the row itself if a path is empty, or the part that it names, or nil if there is none.
    ///
    /// - Parameter path: Names of parts, each after a full stop.
    final func part(at path: Substring) -> BaseRow? {
        if path.isEmpty { return self }
        return TagAddress.first(among: family.inner.lazy.map(\.part), at: path) { name, rest in
            innerRow(named: name)?.part(at: rest)
        }
    }

    /// Calls a closure with the row and with each row within it.
    final func forEachPart(_ body: (BaseRow) -> Void) {
        body(self)
        for part in family.inner { part.row.forEachPart(body) }
    }

    /// Calls a closure with each row that the row is a part of, the nearest first.
    final func forEachOuterRow(_ body: (BaseRow) -> Void) {
        var next = family.outer
        while let row = next {
            body(row)
            next = row.family.outer
        }
    }

    /// The rows that the row is a part of, starting with the row itself.
    final var withOuterRows: [BaseRow] { [self] + (family.outer?.withOuterRows ?? []) }

    /// Passes a value that was written to the row around this one, and to its inner rows.
    final func passValue() {
        if let outer = family.outer, !outer.isPassingValue { outer.innerRowDidChange(self) }
        guard !family.inner.isEmpty else { return }
        isPassingValue = true
        valueDidChange()
        isPassingValue = false
    }

    /// Whether input in the row or in a part of it could not be converted to a value.
    final var holdsUnreadInput: Bool {
        hasUnreadInput || family.inner.contains { $0.row.holdsUnreadInput }
    }

    /// The row itself if it has errors, or otherwise the first inner row that has some.
    final var firstInvalidPart: BaseRow {
        guard foundErrors.isEmpty else { return self }
        let part = family.inner.first { !$0.row.isHidden && !$0.row.isValid }
        return part?.row.firstInvalidPart ?? self
    }

    /// Whether the inner rows that are not hidden have no errors.
    final var hasValidParts: Bool { family.inner.allSatisfy { $0.row.isHidden || $0.row.isValid } }
}
