extension Section: RandomAccessCollection, EditableCollection {
    /// The index of the first visible row.
    public final var startIndex: Int { 0 }

    /// How many rows are visible.
    public final var endIndex: Int {
        willRead(.contents)
        return list.count(.visible)
    }

    /// The visible row at an index.
    ///
    /// Setting puts another row in its place, or appends one at `count`.
    ///
    /// Reading outside of the range traps, as in every collection; writing there is a problem.
    public final subscript(index: Int) -> BaseRow {
        get {
            precondition(indices.contains(index), "no visible row at \(index) of \(count)")
            return list.element(at: index, among: .visible)
        }
        set {
            put(newValue, inPlaceAt: index)
        }
    }

    /// Goes through the visible rows, also those of a subclass.
    public final func makeIterator() -> VisibleRows { VisibleRows(section: self) }

    /// All rows in order, hidden ones too.
    public final var allRows: [BaseRow] {
        willRead(.contents)
        var rows: [BaseRow] = []
        rows.reserveCapacity(list.count(.all))
        list.forEach { rows.append($0) }
        return rows
    }

    /// All rows that verbs take out and sort, in order, hidden ones too: not an expanded inline
    /// row, which belongs to the row above, nor the add button of a multivalued section.
    public final var allElements: [BaseRow] { allRows.filter(isElement) }

    /// The index of a row among the visible ones; nil if it is hidden or elsewhere.
    public final func index(of row: BaseRow) -> Int? {
        willRead(.contents)
        guard row.section === self, list.isVisible(row) else { return nil }
        return list.index(of: row, among: .visible)
    }

    /// The section's index among the form's visible sections; nil while it is hidden.
    public final var index: Int? {
        noteRead(.presence)
        currentForm?.willRead(.contents)
        guard let form = currentForm, form.list.isVisible(self) else { return nil }
        return form.list.index(of: self, among: .visible)
    }

    /// The row with a tag, hidden or not, if it stands in this section.
    ///
    /// - Complexity: O(1) in a form, else linear.
    public final func rowBy(tag: String) -> BaseRow? {
        guard form == nil else {
            let row = form?.rowBy(tag: tag)
            return row?.section === self ? row : nil
        }
        return allRows.first { $0.tag == tag }
    }

    // MARK: Putting in and taking out

    /// Puts a row in.
    ///
    /// - Throws: A problem if the row stands anywhere, its tag is taken, or the point names a row
    ///   that does not stand here.
    public final func insert(
        _ row: BaseRow, at point: InsertionPoint<BaseRow>
    ) throws(FormProblem) {
        try insert(row, at: point, asking: true)
    }

    /// Puts a row in.
    ///
    /// - Parameter asksForAdmission: Whether there must be room for it.
    final func insert(
        _ row: BaseRow, at point: InsertionPoint<BaseRow>, asking asksForAdmission: Bool
    ) throws(FormProblem) {
        try checkAnchor(of: point)
        guard row.currentSection == nil else {
            throw .alreadyPlaced(row.placeName, wanted: placeName)
        }
        if asksForAdmission { try checkAdmission(of: row) }
        try currentForm?.checkTag(of: row, at: position(of: point))
        act {
            place(row, at: resolve(point))
            rowDidArrive(row)
            rowsDidChange()
        }
    }

    /// Moves a row that stands here, or in another section of the same form.
    ///
    /// It stays the row that it was: value, state and what it was given go with it.
    ///
    /// - Throws: A problem if the row stands elsewhere, or the point names a row that does not
    ///   stand here.
    public final func move(
        _ row: BaseRow, to point: InsertionPoint<BaseRow>
    ) throws(FormProblem) {
        try checkAnchor(of: point)
        guard let from = row.currentSection,
            from === self || (currentForm != nil && from.currentForm === currentForm)
        else { throw .notFound(row.placeName, in: placeName) }
        guard row.inlineParent == nil else {
            throw .notAllowed("an inline row stays below its row", at: row.placeName)
        }
        try from.checkMove(of: row)
        if from !== self { try checkAdmission(of: row) }
        guard point.anchor !== row, point.anchor?.inlineParent !== row else { return }
        act {
            (row as? any BaseInlineRowType)?.collapseInlineRow()
            // Who heard of that may have taken it out.
            guard row.currentSection === from else { return }
            from.list.remove(row)
            from.touch()
            list.insert(row, at: resolve(point), visible: !row.isOutOfSight)
            row.section = self
            touch()
            if from !== self {
                if row.storedTag == nil { takeOrdinal(row) }
                row.didMove(from: from, to: self)
                // What a user may do to a row is for its section to say.
                row.markStale()
                from.rowsDidChange()
                rowDidArrive(row)
            }
            rowsDidChange()
        }
    }

    /// Takes a row out, which can then join another section or form.
    ///
    /// An inline row collapses.
    ///
    /// - Throws: A problem if the row does not stand here.
    public final func remove(_ row: BaseRow) throws(FormProblem) {
        guard row.currentSection === self else { throw .notFound(row.placeName, in: placeName) }
        act {
            if let parent = row.inlineParent as? any BaseInlineRowType {
                parent.collapseInlineRow()
            } else {
                (row as? any BaseInlineRowType)?.collapseInlineRow()
                takeOut(row)
            }
            rowsDidChange()
        }
    }

    private func checkAnchor(of point: InsertionPoint<BaseRow>) throws(FormProblem) {
        guard let anchor = point.anchor, anchor.currentSection !== self else { return }
        throw .notFound(anchor.placeName, in: placeName)
    }
}

/// The visible rows of a section, one after the other.
///
/// The iterator of a collection that is a class is of one type for all its subclasses; so a section
/// has one of its own.
public struct VisibleRows: IteratorProtocol {
    let section: Section
    private var index = 0

    init(section: Section) { self.section = section }

    /// The next visible row; nil after the last.
    public mutating func next() -> BaseRow? {
        guard index < section.count else { return nil }
        defer { index += 1 }
        return section[index]
    }
}
