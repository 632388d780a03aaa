// Drawing a form. Setting up its cells and headers may change the form.

extension FormScreen {
    /// Makes all views, and repeats this while it changes the form.
    ///
    /// - Returns: A problem if drawing never settles, or nil if it does.
    func makeSections() -> Form.Problem? {
        let observation = form.observe { [self] changes in
            heardChanges += 1
            if changes.areStructural { isOutdated = true }
            for row in changes.updatedRows {
                updateCell(of: row)
                if outdatedView(of: row) != nil { noteDroppedCell(of: row) }
            }
            for section in changes.updatedSections { show(section) }
        }
        var problem: Form.Problem?
        repeat {
            isOutdated = false
            form.collectReport()
            let untold = form.pendingChangeCount
            forgetAll()
            view.sections = form.map { makeSection($0, rows: $0.list.visible) }
            if form.pendingChangeCount != untold { isOutdated = true }
            problem = rounds.end(isOutdated: isOutdated)
        } while isOutdated && problem == nil
        observation.cancel()
        for section in view.sections { section.currentParent = view }
        return problem
    }

    func makeSection(_ section: Section, rows: [BaseRow]) -> SectionView {
        let view = SectionView()
        let id = ViewID(prefix + section.key)
        view.screenID = id
        shown[id] = view
        view.toggle = { [weak section] in
            if let isExpanded = section?.isShownExpanded { section?.isExpanded = !isExpanded }
        }
        show(section, in: view)
        view.rows = rows.map { makeCell($0, in: view) }
        return view
    }

    /// Makes the view of a row.
    ///
    /// A row that has left the form since the change being drawn gets an empty view with a unique
    /// name, until the change that removed the row is drawn.
    func makeCell(_ row: BaseRow, in section: SectionView) -> CellView {
        let isHere = row.currentForm === form
        let view = isHere ? cellView(of: row) : CellView()
        note(row, in: view)
        if !isHere { removedRowCount += 1 }
        let id = ViewID(prefix + (isHere ? row.key : "#:gone:\(removedRowCount)"))
        view.screenID = id
        view.expandedBelow = row.family.inlineParent.map { ViewID(prefix + $0.key) }
        view.currentParent = section
        shown[id] = view
        if isHere, row.hasCell, !row.family.inner.isEmpty { noteParts(of: row) }
        return view
    }

    /// Records the cells of inner rows, which are in the cell of their outer row.
    private func noteParts(of row: BaseRow) {
        row.anyCell?.view.hasInnerCells = !row.family.inner.isEmpty
        for part in row.family.inner where part.row.hasCell {
            guard let view = part.row.anyCell?.view, view.parent != nil else { continue }
            let id = ViewID(prefix + part.row.key)
            if let old = shown[id], old !== view { forget(old) }
            note(part.row, in: view)
            view.screenID = id
            view.isInner = true
            shown[id] = view
            noteParts(of: part.row)
        }
    }

    /// Returns the view of the row's cell, up to date, or a view of the row's title if the row is
    /// drawn without its cell.
    private func cellView(of row: BaseRow) -> CellView {
        if row.hasCell {
            // A cell that is off screen is not updated.
            updateCell(of: row)
        } else if rounds.areOver {
            form.drawBare(row)
        }
        noteUpdate(of: row)
        let isBare = form.isDrawnBare(row)
        guard !isBare, let view = watching(row.placeName, { row.anyCell?.view }) else {
            form.drawBare(row)
            let view = CellView()
            view.showBare(row)
            return view
        }
        if !row.hasCell { noteDroppedCell(of: row) }
        return view
    }

    /// Records that a row's cell was dropped because its style changed.
    private func noteDroppedCell(of row: BaseRow) {
        if !form.isDrawnBare(row) { isOutdated = true }
    }

    /// Updates the cell of a row, except in the last round of drawing.
    func updateCell(of row: BaseRow) {
        noteUpdate(of: row)
        if !rounds.areOver { watching(row.placeName) { row.updateCell() } }
        if row.hasCell, !row.family.inner.isEmpty { noteParts(of: row) }
    }

    /// Updates the header and footer of a section, if the section is drawn.
    func show(_ section: Section) {
        if let view = shown[ViewID(prefix + section.key)] as? SectionView {
            show(section, in: view)
        }
    }

    /// Shows the header and footer of a section in a view, and sets them up except in the last
    /// round of drawing.
    func show(_ section: Section, in view: SectionView) {
        watching(section.placeName) { view.show(section, setsUp: !rounds.areOver) }
    }

    /// Runs the author's code for a row or section.
    ///
    /// Also records whether the code changed the form, in the round whose changes are reported
    /// (``DrawingRounds/recordsDrivers``).
    private func watching<Result>(
        _ name: @autoclosure () -> String, _ body: () -> Result
    ) -> Result {
        guard rounds.recordsDrivers else { return body() }
        let before = heardChanges + form.pendingChangeCount
        defer { if heardChanges + form.pendingChangeCount != before { rounds.note(name()) } }
        return body()
    }
}

/// Counts the rounds of drawing.
///
/// A round that changes the form is followed by another.
///
/// The last round does not call the form author's code, so its views match the form.
struct DrawingRounds {
    /// The maximum number of rounds.
    ///
    /// It is smaller than the maximum for observers, because the form would otherwise stop
    /// notifying them.
    static let limit = Rounds.limit / 2

    private var rounds = Rounds(upTo: Self.limit)
    /// The names of the rows and sections that changed the form in the last round.
    private var drivers: [String] = []
    private var driversNow: [String] = []

    /// Whether this is the last round.
    var areOver: Bool { rounds.areOver }

    /// Whether the rows and sections that change the form in this round are reported if the next
    /// round is the last.
    var recordsDrivers: Bool { rounds.isOneLeft }

    /// Records that drawing a row or section changed the form.
    mutating func note(_ name: String) { driversNow.append(name) }

    /// Ends a round.
    ///
    /// - Parameter isOutdated: Whether drawing changed the form, so that another round is needed.
    /// - Returns: If the round was the last, a problem that names the rows and sections that kept
    ///   changing the form. Otherwise, nil.
    mutating func end(isOutdated: Bool) -> Form.Problem? {
        defer { driversNow = [] }
        if isOutdated, rounds.begin() {
            drivers = driversNow
            return nil
        }
        defer { (rounds, drivers) = (Rounds(upTo: Self.limit), []) }
        return areOver ? .endlessDrawing(drivers) : nil
    }
}

extension Form.Problem {
    /// The problem that drawing keeps changing the form.
    fileprivate static func endlessDrawing(_ names: [String]) -> Form.Problem {
        Form.Problem(
            .unsettled, at: names.isEmpty ? "the form" : names.joined(separator: ", "),
            "drawing it kept changing the form after \(DrawingRounds.limit) rounds, so the rows "
                + "inserted last are drawn without their cells; a cell's setup() and update() and "
                + "a header's onSetupView must not change the form")
    }
}

extension Form {
    /// Whether a row is drawn without its cell, because making the cell kept changing the form.
    func isDrawnBare(_ row: BaseRow) -> Bool {
        !bareRows.isEmpty && bareRows.contains(ObjectIdentifier(row))
    }

    /// Draws a row without its cell until the row leaves the form or its style changes.
    fileprivate func drawBare(_ row: BaseRow) { bareRows.insert(ObjectIdentifier(row)) }
}

extension CellView {
    /// Shows a row without its cell.
    func showBare(_ row: BaseRow) {
        show(stateOf: row)
        show(title: row.title, detail: nil)
        show(meaningOf: row, in: nil)
    }
}
