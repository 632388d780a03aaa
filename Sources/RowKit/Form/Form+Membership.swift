extension Form {
    /// Makes a section, which the list has already, part of the form.
    func join(_ section: Section) {
        section.form = self
        section.graph = conditions
        if let tag = section.tag {
            sectionsByTag[tag] = section
            conditions.tagAppeared(tag)
        } else {
            section.ordinal = nextOrdinal
            nextOrdinal += 1
        }
        section.earlyProblems.forEach(report)
        section.earlyProblems = []
        rowsByTag.reserveCapacity(rowsByTag.count + section.list.count(.all))
        var refused: [BaseRow] = []
        section.list.forEach { row in
            do throws(FormProblem) {
                try checkTag(of: row, in: section)
                rowDidJoin(row, of: section)
            } catch {
                report(error)
                refused.append(row)
            }
        }
        for row in refused {
            section.list.remove(row)
            row.section = nil
        }
        if !refused.isEmpty { section.rowsDidChange() }
        section.markClean()
        if section.hidden != nil { section.evaluateHidden() }
        if section.disabled != nil { section.evaluateDisabled() }
        section.touch()
        didChange(.contents)
        section.didJoin()
    }

    /// Makes a section, with its rows, part of the form no more.
    func leave(_ section: Section) {
        for row in expandedRows where row.section === section {
            (row as? any BaseInlineRowType)?.collapseInlineRow()
        }
        section.list.forEach(rowWillLeave)
        if let tag = section.tag { sectionsByTag[tag] = nil }
        list.remove(section)
        section.list.stopTracking()
        conditions.forget(section)
        section.graph = nil
        section.form = nil
        didChange(.contents)
        section.nextOrdinal = 0
        section.isTouched = false
        section.isStale = false
    }

    func rowDidJoin(_ row: BaseRow, of section: Section) {
        row.graph = conditions
        if let tag = row.storedTag {
            rowsByTag[tag] = row
            conditions.tagAppeared(tag)
        } else if row.inlineParent == nil {
            section.takeOrdinal(row)
        }
        if row.inlineChild != nil { expandedRows.append(row) }
        defaultsInForce.apply(to: row) { report($0) }
        row.didJoin()
        if row.hidden != nil { row.evaluateHidden() }
        if row.disabled != nil { row.evaluateDisabled() }
        if row.work != nil { row.askWaitingWork() }
    }

    func rowWillLeave(_ row: BaseRow) {
        if row.work != nil { row.cancelWork() }
        if let tag = row.storedTag { rowsByTag[tag] = nil }
        row.isStale = false
        row.isHighlighted = false
        defaultsInForce.takeOff(row)
        if !row.facets.isEmpty { conditions.forget(row) }
        row.graph = nil
    }

    /// Throws if the tag that a row or section is to bring into the form is taken.
    func checkTag(of newcomer: some Taggable, in section: Section?) throws(FormProblem) {
        guard let tag = newcomer.tag else { return }
        if rowsByTag[tag] == nil, sectionsByTag.isEmpty || sectionsByTag[tag] == nil { return }
        throw .duplicateTag(tag, at: section?.placeName ?? "the form")
    }

    func replaceDefaults(by defaults: FormDefaults) {
        update {
            forEachRow(defaultsInForce.takeOff)
            defaultsInForce = DefaultsInForce(defaults)
            forEachRow { row in defaultsInForce.apply(to: row) { report($0) } }
        }
    }
}
