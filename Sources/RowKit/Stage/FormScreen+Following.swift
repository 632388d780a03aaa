// Following the form: insertions, moves, removals and updates.

extension FormScreen {
    func apply(_ changes: Form.Changes) {
        let untold = form.pendingChangeCount
        if changes.areStructural {
            applyStructure(changes)
            controller.presented?.screen?.updateFrame()
        }
        for row in changes.updatedRows { update(row) }
        for section in changes.updatedSections { show(section) }
        dropLostFocus()
        if let problem = rounds.end(isOutdated: form.pendingChangeCount > untold) {
            form.report(problem)
        }
        controller.focusAddedRow()
    }

    private func update(_ row: BaseRow) {
        guard row.currentForm === form else { return }
        guard let old = outdatedView(of: row) else {
            if row.hasCell { updateCell(of: row) }
            return
        }
        guard !form.isDrawnBare(row) else { return old.showBare(row) }
        // The row's style changed, and its cell was dropped.
        guard let section = old.parent as? SectionView,
            let place = section.rows.firstIndex(where: { $0 === old })
        else { return }
        drop(old)
        section.rows[place] = makeCell(row, in: section)
    }

    private func applyStructure(_ changes: Form.Changes) {
        let movedRows = changes.movedRows.map { view.sections[$0.from.section].rows[$0.from.row] }
        let movedSections = changes.movedSections.map { view.sections[$0.from] }
        removeRows(changes)
        removeSections(changes)
        insertSections(changes, moved: movedSections)
        insertRows(changes, moved: movedRows)
    }

    private func removeRows(_ changes: Form.Changes) {
        var gone: [Int: Set<Int>] = [:]
        for path in changes.removedRows {
            drop(view.sections[path.section].rows[path.row])
            gone[path.section, default: []].insert(path.row)
        }
        for move in changes.movedRows { gone[move.from.section, default: []].insert(move.from.row) }
        for (section, places) in gone {
            let rows = view.sections[section].rows.enumerated()
            view.sections[section].rows = rows.filter { !places.contains($0.offset) }.map(\.element)
        }
    }

    private func removeSections(_ changes: Form.Changes) {
        for place in changes.removedSections { drop(view.sections[place]) }
        let gone = Set(changes.removedSections + changes.movedSections.map(\.from))
        guard !gone.isEmpty else { return }
        let sections = view.sections.enumerated()
        view.sections = sections.filter { !gone.contains($0.offset) }.map(\.element)
    }

    private func insertSections(_ changes: Form.Changes, moved: [SectionView]) {
        var arrivals: [(place: Int, view: SectionView)] = []
        for (place, new) in zip(changes.insertedSections, changes.newSections) {
            arrivals.append((place, makeSection(new.section, rows: new.rows)))
        }
        for (move, view) in zip(changes.movedSections, moved) { arrivals.append((move.to, view)) }
        for arrival in arrivals.sorted(by: { $0.place < $1.place }) {
            view.sections.insert(arrival.view, at: arrival.place)
            arrival.view.currentParent = view
        }
    }

    private func insertRows(_ changes: Form.Changes, moved: [CellView]) {
        var arrivals: [(path: RowPath, view: CellView?, row: BaseRow?)] = []
        for (path, row) in zip(changes.insertedRows, changes.newRows) {
            arrivals.append((path, nil, row))
        }
        for (move, view) in zip(changes.movedRows, moved) { arrivals.append((move.to, view, nil)) }
        arrivals.sort { $0.path < $1.path }
        var rest = arrivals[...]
        while let first = rest.first {
            let section = view.sections[first.path.section]
            let group = rest.prefix { $0.path.section == first.path.section }
            rest = rest.dropFirst(group.count)
            var old = section.rows[...]
            section.rows = []
            section.rows.reserveCapacity(old.count + group.count)
            for arrival in group {
                let kept = old.prefix(arrival.path.row - section.rows.count)
                section.rows += kept
                old = old.dropFirst(kept.count)
                if let cell = arrival.view {
                    section.rows.append(self.cell(cell, movedTo: section))
                } else if let row = arrival.row {
                    section.rows.append(makeCell(row, in: section))
                }
            }
            section.rows += old
        }
    }

    /// Returns the cell of a row that moved to a section, under the key that the row has there.
    private func cell(_ cell: CellView, movedTo section: SectionView) -> CellView {
        guard let row = row(of: cell), cell.screenID?.text != prefix + row.key else {
            cell.currentParent = section
            return cell
        }
        drop(cell)
        return makeCell(row, in: section)
    }

    private func drop(_ view: BaseView) {
        forget(view)
        view.currentParent = nil
    }
}
