extension Section: RandomAccessCollection, EditableCollection {
    /// The index of the first visible row.
    public final var startIndex: Int { 0 }

    /// The number of visible rows.
    public final var endIndex: Int {
        willRead(.contents)
        return list.count(.visible)
    }

    /// The visible row at an index.
    ///
    /// Assigning replaces the row, or appends one if the index is `count`.
    ///
    /// An index out of range is a problem of the form. Reading then returns a new, blank row that is
    /// in no section, and writing changes nothing.
    public final subscript(index: Int) -> BaseRow {
        get {
            guard indices.contains(index) else {
                reportOutOfRange(index)
                return BaseRow(tag: nil)
            }
            return list.element(at: index, among: .visible)
        }
        set {
            put(newValue, inPlaceAt: index)
        }
    }

    /// Returns an iterator over the visible rows.
    public final func makeIterator() -> Iterator { Iterator(section: self) }

    /// All rows in order, including hidden ones.
    public final var allRows: [BaseRow] {
        willRead(.contents)
        var rows: [BaseRow] = []
        rows.reserveCapacity(list.count(.all))
        list.forEach { rows.append($0) }
        return rows
    }

    /// All rows that the methods remove and sort, in order, including hidden ones.
    ///
    /// Does not include expanded inline rows, which belong to the row above, and the add button of
    /// a multivalued section.
    public final var allElements: [BaseRow] { allRows.filter(isElement) }

    /// The index of a row among the visible ones, or nil if it is hidden or not in this section.
    public final func index(of row: BaseRow) -> Int? {
        willRead(.contents)
        guard row.section === self, list.isVisible(row) else { return nil }
        return list.index(of: row, among: .visible)
    }

    /// The section's index among the form's visible sections, or nil if it is hidden or in no form.
    public final var index: Int? {
        noteRead(.presence)
        currentForm?.willRead(.contents)
        guard let form = currentForm, form.list.isVisible(self) else { return nil }
        return form.list.index(of: self, among: .visible)
    }

    /// The row of this section with a tag, hidden or not, if it is of the expected class.
    ///
    /// ```swift
    /// let age: RowOf<Int>? = section.rowBy(tag: "age")
    /// ```
    ///
    /// - Complexity: O(1) in a form, otherwise O(rows).
    public final func rowBy<R: BaseRow>(tag: String) -> R? { rowBy(tag: tag) as BaseRow? as? R }

    /// The row of this section with a tag, hidden or not.
    ///
    /// - Complexity: O(1) in a form, otherwise O(rows).
    public final func rowBy(tag: String) -> BaseRow? {
        guard form == nil else {
            let row = form?.rowBy(tag: tag)
            return row?.section === self ? row : nil
        }
        return allRows.first { $0.tag == tag }
    }

    // MARK: Inserting and removing

    /// Inserts a row.
    ///
    /// - Throws: A problem if the row already belongs to a section, is not admitted to this one,
    ///   its tag is taken, or the point refers to a row that is not in this section.
    public final func insert(
        _ row: BaseRow, at point: InsertionPoint<BaseRow>
    ) throws(Form.Problem) {
        try insert(row, at: point, asking: true)
    }

    /// Inserts a row directly before another, which may be hidden.
    ///
    /// - Throws: A problem if `nextRow` is not in this section, or `row` is already in one.
    public final func insert(row: BaseRow, before nextRow: BaseRow) throws(Form.Problem) {
        try insert(row, at: .before(nextRow))
    }

    /// Inserts a row directly after another, which may be hidden.
    ///
    /// - Throws: A problem if `previousRow` is not in this section, or `row` is already in one.
    public final func insert(row: BaseRow, after previousRow: BaseRow) throws(Form.Problem) {
        try insert(row, at: .after(previousRow))
    }

    /// Inserts a row.
    ///
    /// - Parameter asksForAdmission: Whether ``checkAdmission(of:)`` must allow it.
    final func insert(
        _ row: BaseRow, at point: InsertionPoint<BaseRow>, asking asksForAdmission: Bool
    ) throws(Form.Problem) {
        try checkAnchor(of: point)
        try checkIsFree(row)
        if asksForAdmission { try checkAdmission(of: row) }
        let place = place(of: point)
        // The section's overrides may have placed the row.
        try checkIsFree(row)
        try currentForm?.checkTag(of: row, at: position(of: place))
        act {
            attach(row, at: place)
            rowDidArrive(row)
            rowsDidChange()
        }
    }

    /// Moves a row of this section, or of another section of the same form.
    ///
    /// The row keeps its value, its state and its reset value.
    ///
    /// - Throws: A problem if the row is in neither, if it may not be moved here, or if the point
    ///   refers to a row that is not in this section.
    public final func move(
        _ row: BaseRow, to point: InsertionPoint<BaseRow>
    ) throws(Form.Problem) {
        try checkAnchor(of: point)
        guard let from = row.membership.section,
            from === self || (currentForm != nil && from.currentForm === currentForm)
        else { throw .notFound(row.placeName, in: quotedName) }
        guard row.family.inlineParent == nil else {
            throw .notAllowed("an inline row must stay below its row", at: row.placeName)
        }
        try from.checkMove(of: row)
        if from !== self { try checkAdmission(of: row) }
        guard point.anchor !== row, point.anchor?.family.inlineParent !== row else { return }
        act {
            (row as? any InlineRowType)?.collapseInlineRow()
            let place = place(of: point)
            // A listener to the collapse may have removed the row.
            guard row.membership.section === from else { return }
            from.list.remove(row)
            from.noteRowsChanged()
            list.insert(row, at: place, visible: !row.isOutOfSight)
            row.section = self
            noteRowsChanged()
            if from !== self {
                if row.storedTag == nil { assignOrdinal(row) }
                row.didMove(from: from, to: self)
                // The actions available to the user depend on the row's section.
                row.markStale()
                from.rowsDidChange()
                rowDidArrive(row)
            }
            rowsDidChange()
        }
    }

    /// Removes a row, which can then join another section or form.
    ///
    /// A row is collapsed before it is removed. Removing an inline row collapses the row above it.
    ///
    /// - Throws: A problem if the row is not in this section.
    public final func remove(_ row: BaseRow) throws(Form.Problem) {
        guard row.membership.section === self else {
            throw .notFound(row.placeName, in: quotedName)
        }
        act {
            if let parent = row.family.inlineParent as? any InlineRowType {
                parent.collapseInlineRow()
            } else {
                (row as? any InlineRowType)?.collapseInlineRow()
                // A listener to the collapse may have moved or removed the row.
                guard row.membership.section === self else { return }
                detach(row)
            }
            rowsDidChange()
        }
    }

    /// The point at which a row is placed for a point given by a caller.
    ///
    /// This is the end if the point refers to a row that has left the section meanwhile, because a
    /// listener or an override moved it.
    private func place(of point: InsertionPoint<BaseRow>) -> InsertionPoint<BaseRow> {
        let place = resolve(point)
        return place.anchor.map { $0.membership.section === self } ?? true ? place : .end
    }

    private func checkIsFree(_ row: BaseRow) throws(Form.Problem) {
        guard row.membership.section == nil, row.family.outer == nil else {
            throw .alreadyPlaced(row.placeName, wanted: quotedName)
        }
    }

    private func checkAnchor(of point: InsertionPoint<BaseRow>) throws(Form.Problem) {
        guard let anchor = point.anchor, anchor.membership.section !== self else { return }
        throw .notFound(anchor.placeName, in: quotedName)
    }
}

extension Section {
    /// An iterator over the visible rows of a section.
    ///
    /// Sections need their own iterator type, because the default type would differ between a class
    /// and its subclasses.
    public struct Iterator: IteratorProtocol {
        let section: Section
        private var index = 0

        init(section: Section) { self.section = section }

        /// Returns the next visible row, or nil after the last.
        public mutating func next() -> BaseRow? {
            guard index < section.count else { return nil }
            defer { index += 1 }
            return section[index]
        }
    }
}
