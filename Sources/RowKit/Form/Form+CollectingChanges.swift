extension Form {
    /// Returns the changes since the last call, and begins to record new ones.
    ///
    /// - Returns: Nil if there are no observers.
    func collectChanges() -> Form.Changes? {
        let changes = observers.isEmpty ? nil : changes(in: transaction.changedSections)
        transaction.collections += 1
        list.commit()
        if !transaction.changedSections.isEmpty {
            for section in transaction.changedSections where section.graph === conditions {
                section.hasNotedChange = false
                section.list.commit()
            }
            transaction.changedSections.removeAll(keepingCapacity: true)
        }
        if !transaction.staleRows.isEmpty {
            for row in transaction.staleRows where row.graph === conditions { row.isStale = false }
            transaction.staleRows.removeAll(keepingCapacity: true)
        }
        if !transaction.staleSections.isEmpty {
            for section in transaction.staleSections where section.graph === conditions {
                section.isStale = false
            }
            transaction.staleSections.removeAll(keepingCapacity: true)
        }
        if !transaction.problems.isEmpty { transaction.problems = [] }
        return changes
    }

    private func changes(in touched: [Section]) -> Form.Changes {
        var changes = Form.Changes()
        changes.problems = transaction.problems
        let moves = collectSections(into: &changes)
        var newcomers: Set<ObjectIdentifier> = []
        list.forEachInserted { section, _ in
            if moves[ObjectIdentifier(section)] == nil {
                newcomers.insert(ObjectIdentifier(section))
            }
        }
        /// Whether a section was visible before and still is.
        func isFollowed(_ section: Section) -> Bool {
            section.graph === conditions && list.isVisible(section)
                && !newcomers.contains(ObjectIdentifier(section))
        }
        let followed = touched.filter(isFollowed)

        var moved: Set<ObjectIdentifier> = []
        for section in followed where section.list.hasChanged {
            guard
                let sectionBefore = moves[ObjectIdentifier(section)]
                    ?? list.index(of: section, among: .before)
            else { continue }
            section.list.forEachRemoved { row, index in
                let from = RowPath(section: sectionBefore, row: index)
                if let target = row.membership.section, isFollowed(target), let to = row.indexPath {
                    changes.movedRows.append(.init(from: from, to: to))
                    moved.insert(ObjectIdentifier(row))
                } else {
                    changes.removedRows.append(from)
                }
            }
        }
        var inserted: Set<ObjectIdentifier> = []
        var newRows: [(path: RowPath, row: BaseRow)] = []
        for section in followed where section.list.hasChanged {
            guard let sectionIndex = list.index(of: section, among: .visible) else { continue }
            section.list.forEachInserted { row, index in
                inserted.insert(ObjectIdentifier(row))
                guard !moved.contains(ObjectIdentifier(row)) else { return }
                newRows.append((RowPath(section: sectionIndex, row: index), row))
            }
        }
        changes.updatedRows = transaction.staleRows.filter { row in
            guard row.isStale, let section = row.membership.section, isFollowed(section),
                section.list.isVisible(row)
            else { return false }
            // A row that was removed and inserted again was recorded twice but is reported once.
            row.isStale = false
            return moved.contains(ObjectIdentifier(row))
                || !inserted.contains(ObjectIdentifier(row))
        }
        changes.updatedSections = transaction.staleSections.filter(isFollowed)
        changes.removedRows.sort()
        newRows.sort { $0.path < $1.path }
        changes.insertedRows = newRows.map(\.path)
        changes.newRows = newRows.map(\.row)
        return changes
    }

    /// Collects the sections that were inserted, removed and moved.
    ///
    /// - Returns: The previous index of each moved section.
    private func collectSections(into changes: inout Form.Changes) -> [ObjectIdentifier: Int] {
        var moves: [ObjectIdentifier: Int] = [:]
        list.forEachRemoved { section, from in
            if section.graph === conditions, section.list.isTracked, list.isVisible(section),
                let to = list.index(of: section, among: .visible)
            {
                changes.movedSections.append(.init(from: from, to: to))
                moves[ObjectIdentifier(section)] = from
            } else {
                changes.removedSections.append(from)
            }
        }
        var newSections: [(index: Int, section: Section)] = []
        list.forEachInserted { section, index in
            if moves[ObjectIdentifier(section)] == nil { newSections.append((index, section)) }
        }
        newSections.sort { $0.index < $1.index }
        changes.insertedSections = newSections.map(\.index)
        changes.newSections = newSections.map {
            Form.Changes.NewSection(section: $1, rows: Array($1))
        }
        changes.removedSections.sort()
        return moves
    }
}
