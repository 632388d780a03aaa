extension Form: RandomAccessCollection, EditableCollection {
    // Both are stated because the subscript of paths would make them ambiguous.

    /// The elements of a form.
    public typealias Element = Section
    /// The position of a section among the visible ones.
    public typealias Index = Int

    /// The index of the first visible section.
    public var startIndex: Int { 0 }

    /// The number of visible sections.
    public var endIndex: Int {
        willRead(.contents)
        return list.count(.visible)
    }

    /// The visible section at an index.
    ///
    /// Assigning replaces the section, or appends one if the index is `count`.
    ///
    /// An index out of range is a problem of the form. Reading then returns a new, empty section that
    /// is in no form, and writing changes nothing.
    public subscript(index: Int) -> Section {
        get {
            guard indices.contains(index) else {
                reportOutOfRange(index)
                return Section()
            }
            return list.element(at: index, among: .visible)
        }
        set {
            put(newValue, inPlaceAt: index)
        }
    }

    /// Returns an iterator over the visible sections.
    public func makeIterator() -> Iterator { Iterator(form: self) }

    /// All sections in order, including hidden ones.
    public var allSections: [Section] {
        willRead(.contents)
        var sections: [Section] = []
        list.forEach { sections.append($0) }
        return sections
    }

    /// All sections in order, including hidden ones.
    public var allElements: [Section] { allSections }

    /// The visible rows of the visible sections, in order.
    public var rows: [BaseRow] {
        flatMap { $0 }
    }

    /// The rows of all sections in order, including hidden ones.
    public var allRows: [BaseRow] {
        for section in allSections { section.willRead(.contents) }
        var rows: [BaseRow] = []
        forEachRow { rows.append($0) }
        return rows
    }

    // MARK: Inserting and removing

    /// Inserts a section.
    ///
    /// Rows of the section whose tags are taken are left out and reported as problems.
    ///
    /// - Throws: A problem if the section already belongs to a form, its tag is taken, or the point
    ///   refers to a section that is not in this form.
    public func insert(
        _ section: Section, at point: InsertionPoint<Section>
    ) throws(Form.Problem) {
        try checkAnchor(of: point)
        guard section.currentForm == nil else {
            throw .alreadyPlaced(section.placeName, wanted: "another form")
        }
        try checkTag(of: section, at: "sections[\(list.index(of: point))]")
        act {
            list.insert(section, at: point, visible: !section.visibility.isHiddenItself)
            join(section)
        }
    }

    /// Appends a section if all of it can be accepted.
    ///
    /// - Throws: The problem with the section or one of its rows that ``append(_:)`` would only
    ///   record. The form is unchanged then.
    public func add(_ section: Section) throws(Form.Problem) {
        var holders: [String: String] = [:]
        if let tag = section.storedTag { holders[tag] = "the \(typeName(type(of: section)))" }
        for row in section.allRows {
            try checkTag(of: row, at: row.position)
            guard let tag = row.storedTag else { continue }
            if let holder = holders[tag] {
                throw .duplicateTag(
                    tag, of: typeName(type(of: row)), takenBy: "\(holder) inserted with it",
                    at: row.position)
            }
            holders[tag] = "the \(typeName(type(of: row)))"
        }
        if let problem = section.problemsBeforeJoining.first { throw problem }
        try insert(section, at: .end)
    }

    /// Moves a section of this form, with all its rows.
    ///
    /// - Throws: A problem if the section, or the one that the point refers to, is not in this
    ///   form.
    public func move(
        _ section: Section, to point: InsertionPoint<Section>
    ) throws(Form.Problem) {
        try checkAnchor(of: point)
        guard section.currentForm === self else {
            throw .notFound(section.placeName, in: "the form")
        }
        guard point.anchor !== section else { return }
        act {
            list.remove(section)
            list.insert(section, at: point, visible: !section.visibility.isHiddenItself)
            didChange(.contents)
        }
    }

    /// Removes a section with its rows, which can then join another form.
    ///
    /// - Throws: A problem if the section is not in this form.
    public func remove(_ section: Section) throws(Form.Problem) {
        guard section.currentForm === self else {
            throw .notFound(section.placeName, in: "the form")
        }
        act { leave(section) }
    }

    /// Replaces a range of ``allSections``, which includes hidden ones, in one transaction.
    ///
    /// A section in the range may be among the new ones; it is moved. If the range is out of
    /// bounds, the form gets a problem and nothing changes.
    public func replaceSubrangeInAllSections(
        _ range: Range<Int>, with sections: some Collection<Section>
    ) {
        let all = allSections
        guard range.lowerBound >= 0, range.upperBound <= all.count else {
            let wrong = range.lowerBound < 0 ? range.lowerBound : range.upperBound
            return report(
                Form.Problem(
                    .indexOutOfRange, at: "allSections[\(wrong)]",
                    "the range \(range) is out of range: there are \(all.count) sections in all"))
        }
        replace(
            all[range], at: range.lowerBound == 0 ? .start : .after(all[range.lowerBound - 1]),
            with: sections)
    }

    /// The name of a visible section in problems.
    public func placeName(at index: Int) -> String { "sections[\(index)]" }

    /// Calls a closure with each row and its inner rows.
    func forEachRowAndPart(_ body: (BaseRow) -> Void) {
        forEachRow { row in row.family.inner.isEmpty ? body(row) : row.forEachPart(body) }
    }

    func forEachRow(_ body: (BaseRow) throws -> Void) rethrows {
        try list.forEach { section in try section.list.forEach(body) }
    }

    private func checkAnchor(of point: InsertionPoint<Section>) throws(Form.Problem) {
        guard let anchor = point.anchor, anchor.currentForm !== self else { return }
        throw .notFound(anchor.placeName, in: "the form")
    }
}

extension Form {
    /// An iterator over the visible sections of a form.
    ///
    /// Forms need their own iterator type, because the default type does not end if sections are
    /// removed while it is used.
    public struct Iterator: IteratorProtocol {
        let form: Form
        private var index = 0

        init(form: Form) { self.form = form }

        /// Returns the next visible section, or nil after the last.
        public mutating func next() -> Section? {
            guard index < form.count else { return nil }
            defer { index += 1 }
            return form[index]
        }
    }
}
