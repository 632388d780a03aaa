extension Form: RandomAccessCollection, EditableCollection {
    /// The index of the first visible section.
    public var startIndex: Int { 0 }

    /// How many sections are visible.
    public var endIndex: Int {
        willRead(.contents)
        return list.count(.visible)
    }

    /// The visible section at an index.
    ///
    /// Setting puts another section in its place, or appends one at `count`.
    ///
    /// Reading outside of the range traps, as in every collection; writing there is a problem.
    public subscript(index: Int) -> Section {
        get {
            precondition(indices.contains(index), "no visible section at \(index) of \(count)")
            return list.element(at: index, among: .visible)
        }
        set {
            put(newValue, inPlaceAt: index)
        }
    }

    /// All sections in order, hidden ones too.
    public var allSections: [Section] {
        willRead(.contents)
        var sections: [Section] = []
        list.forEach { sections.append($0) }
        return sections
    }

    /// All sections in order, hidden ones too.
    public var allElements: [Section] { allSections }

    /// The visible rows of the visible sections, in order.
    public var rows: [BaseRow] {
        flatMap { $0 }
    }

    /// The rows of all sections in order, hidden ones too.
    public var allRows: [BaseRow] {
        for section in allSections { section.willRead(.contents) }
        var rows: [BaseRow] = []
        forEachRow { rows.append($0) }
        return rows
    }

    // MARK: Putting in and taking out

    /// Puts a section in.
    ///
    /// A row of it whose tag is taken is left out, and is a problem.
    ///
    /// - Throws: A problem if the section stands anywhere, its tag is taken, or the point names a
    ///   section that does not stand here.
    public func insert(
        _ section: Section, at point: InsertionPoint<Section>
    ) throws(FormProblem) {
        try checkAnchor(of: point)
        guard section.currentForm == nil else {
            throw .alreadyPlaced(section.placeName, wanted: "another form")
        }
        try checkTag(of: section, at: "sections[\(list.index(of: point))]")
        act {
            list.insert(section, at: point, visible: !section.isHiddenItself)
            join(section)
        }
    }

    /// Puts a section at the end, if all of it can be taken.
    ///
    /// - Throws: A problem that ``append(_:)`` would only keep, also where it is a row's; nothing
    ///   has changed then.
    public func add(_ section: Section) throws(FormProblem) {
        var holders: [String: String] = [:]
        if let tag = section.storedTag { holders[tag] = "the \(typeName(type(of: section)))" }
        for row in section.allRows {
            try checkTag(of: row, at: row.position)
            guard let tag = row.storedTag else { continue }
            if let holder = holders[tag] {
                throw .duplicateTag(
                    tag, of: typeName(type(of: row)), takenBy: "\(holder) that comes with it",
                    at: row.position)
            }
            holders[tag] = "the \(typeName(type(of: row)))"
        }
        if let problem = section.earlyProblems.first { throw problem }
        try insert(section, at: .end)
    }

    /// Moves a section that stands here, with all its rows.
    ///
    /// - Throws: A problem if the section, or the one that the point names, does not stand here.
    public func move(
        _ section: Section, to point: InsertionPoint<Section>
    ) throws(FormProblem) {
        try checkAnchor(of: point)
        guard section.currentForm === self else {
            throw .notFound(section.placeName, in: "the form")
        }
        guard point.anchor !== section else { return }
        act {
            list.remove(section)
            list.insert(section, at: point, visible: !section.isHiddenItself)
            didChange(.contents)
        }
    }

    /// Takes a section out with its rows; it can then join another form.
    ///
    /// - Throws: A problem if the section does not stand here.
    public func remove(_ section: Section) throws(FormProblem) {
        guard section.currentForm === self else {
            throw .notFound(section.placeName, in: "the form")
        }
        act { leave(section) }
    }

    /// How a visible section is named in a problem.
    public func placeName(at index: Int) -> String { "sections[\(index)]" }

    func forEachRow(_ body: (BaseRow) throws -> Void) rethrows {
        try list.forEach { section in try section.list.forEach(body) }
    }

    private func checkAnchor(of point: InsertionPoint<Section>) throws(FormProblem) {
        guard let anchor = point.anchor, anchor.currentForm !== self else { return }
        throw .notFound(anchor.placeName, in: "the form")
    }
}
