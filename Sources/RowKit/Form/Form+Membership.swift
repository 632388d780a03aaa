extension Form {
    /// Makes a section, which is already in the list, part of the form.
    func join(_ section: Section) {
        section.graph = conditions
        if !section.foundErrors.isEmpty { mayHaveWiderErrors = true }
        conditions.noteArrival(of: section)
        if let tag = section.storedTag {
            sectionsByTag[tag] = section
            conditions.tagAppeared(tag)
        } else {
            section.ordinal = nextOrdinal
            nextOrdinal += 1
        }
        section.problemsBeforeJoining.forEach(report)
        section.problemsBeforeJoining = []
        rowsByTag.reserveCapacity(rowsByTag.count + section.list.count(.all))
        var refused: [BaseRow] = []
        section.list.forEach { row in
            do throws(Form.Problem) {
                try checkTag(of: row, at: row.position)
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
        if let hidden = section.visibility.hidden { section.setCondition(hidden, for: .hidden) }
        if let disabled = section.visibility.disabled {
            section.setCondition(disabled, for: .disabled)
        }
        if !placedRules.isEmpty { section.takeRulesOfForm() }
        section.decideRequirement()
        section.beginTexts()
        section.noteRowsChanged()
        didChange(.contents)
        section.didJoin()
        section.noteConflict(in: self)
    }

    /// Removes a section with its rows from the form.
    func leave(_ section: Section) {
        for row in expandedRows where row.membership.section === section {
            (row as? any InlineRowType)?.collapseInlineRow()
        }
        section.list.forEach(rowWillLeave)
        if let tag = section.storedTag { sectionsByTag[tag] = nil }
        list.remove(section)
        section.list.stopTracking()
        conditions.forget(section)
        section.graph = nil
        section.forgetDecisions()
        if !placedRules.isEmpty { section.takeRulesOfForm() }
        didChange(.contents)
        section.nextOrdinal = 0
        section.hasNotedChange = false
        section.isStale = false
    }

    func rowDidJoin(_ row: BaseRow, of section: Section) {
        row.graph = conditions
        conditions.noteArrival(of: row)
        if let tag = row.storedTag {
            rowsByTag[tag] = row
            conditions.tagAppeared(tag)
        } else if row.family.inlineParent == nil {
            section.assignOrdinal(row)
        }
        if row.family.inlineChild != nil { expandedRows.append(row) }
        if !placedRules.isEmpty { row.takeRulesOfForm() }
        activate(row, isHidden: section.visibility.isHiddenItself)
    }

    /// Makes an inner row part of the form of its outer row.
    func innerRowDidJoin(_ row: BaseRow) {
        row.storedTag = nil
        row.graph = conditions
        conditions.noteArrival(of: row)
        if row is any InlineRowType {
            report(.cannotExpand(typeName(type(of: row)), at: row.placeName))
        }
        activate(row, isHidden: false)
    }

    /// Applies defaults, conditions and pending work to a row that has joined the form, and to its
    /// inner rows.
    private func activate(_ row: BaseRow, isHidden: Bool) {
        activeDefaults.apply(to: row) { report($0) }
        row.didJoin()
        row.didJoinForm()
        row.formatsDidChange()
        row.noteConflict(in: self)
        if let hidden = row.visibility.hidden { row.setCondition(hidden, for: .hidden) }
        if let disabled = row.visibility.disabled { row.setCondition(disabled, for: .disabled) }
        if row.decidedValue != .never || row.hasConditionalRules { row.beginDecisions() }
        if row.hasBindings { row.beginBindings() }
        row.membership.joinedAfter = transaction.collections
        for part in row.family.inner { innerRowDidJoin(part.row) }
        if row.isOutOfSight || isHidden { row.wasHidden() }
        if row.work != nil { row.askWaitingWork() }
    }

    func rowWillLeave(_ row: BaseRow) {
        for part in row.family.inner { rowWillLeave(part.row) }
        row.dropHighlight()
        row.willLeave()
        if row.work != nil { row.cancelWork() }
        if !bareRows.isEmpty { bareRows.remove(ObjectIdentifier(row)) }
        if let tag = row.storedTag { rowsByTag[tag] = nil }
        row.isStale = false
        activeDefaults.takeOff(row)
        conditions.forget(row)
        row.graph = nil
        row.forgetDecisions()
        if !placedRules.isEmpty { row.takeRulesOfForm() }
    }

    /// Throws a problem if the tag of a row or section that is about to join the form is taken.
    ///
    /// - Parameter place: The position that the row or section would have.
    func checkTag(
        of newcomer: some Conditional, at place: @autoclosure () -> String
    ) throws(Form.Problem) {
        guard let tag = newcomer.storedTag else { return }
        let holder: String
        if let row = rowsByTag[tag] {
            holder = "the \(typeName(type(of: row))) at \(row.position)"
        } else if !sectionsByTag.isEmpty, let section = sectionsByTag[tag] {
            holder = "the \(typeName(type(of: section))) at \(section.position)"
        } else {
            return
        }
        throw .duplicateTag(tag, of: typeName(type(of: newcomer)), takenBy: holder, at: place())
    }

    func replaceDefaults(by defaults: Form.Defaults) {
        act {
            forEachRowAndPart(activeDefaults.takeOff)
            activeDefaults = ActiveDefaults(defaults)
            didChange(.settings)
            forEachRowAndPart { row in
                activeDefaults.apply(to: row) { report($0) }
                // Listeners to updates and selections have an effect on the cell.
                noteStale(row)
            }
        }
    }
}
