extension Form {
    /// Whether anything differs from what the form was given: the value of a row, or the rows of a
    /// multivalued section.
    ///
    /// A condition that asks is evaluated again when the answer changes, not with each write.
    ///
    /// - Complexity: O(rows) while nothing differs; it stops at the first thing that does.
    public var isDirty: Bool {
        if conditions.isRecording { return conditions.recordAnswer(to: .dirtiness, in: self) }
        for section in allSections {
            if section.isChanged || section.allRows.contains(where: \.isChanged) { return true }
        }
        return false
    }

    /// Restores what all rows and sections were given, and forgets that a user touched them and
    /// what validation found, in one transaction.
    public func reset() {
        act {
            for section in allSections {
                section.reset()
                section.cleanValidationErrors()
            }
            writeUntilSettled(in: self) { forEachRow { $0.resetRowValue() } }
            ownErrors = []
        }
    }

    /// Takes what the form holds now as what it was given: nothing is dirty, nothing touched, but
    /// for what was typed and is no value (``RowOf/unreadInput``).
    ///
    /// Call it after ``setValues(_:includeHidden:by:)`` with values that were loaded, and after
    /// they were saved.
    public func markClean() {
        act {
            for section in allSections { section.markClean() }
            forEachRow { $0.markClean() }
        }
    }

    /// Collapses all expanded inline rows.
    public func hideInlineRows() { hideInlineRows(except: nil) }

    func hideInlineRows(except kept: BaseRow?) {
        guard !expandedRows.isEmpty else { return }
        act {
            for row in expandedRows where row !== kept {
                (row as? any BaseInlineRowType)?.collapseInlineRow()
            }
        }
    }

    func inlineRowWillExpand() {
        if inlineRowHideOptions.contains(.anotherInlineRowIsShown) { hideInlineRows() }
    }

    func inlineRowDidCollapse(_ row: BaseRow) { expandedRows.removeAll { $0 === row } }

    func focusDidEnter(_ row: BaseRow) {
        guard inlineRowHideOptions.contains(.firstResponderChanges) else { return }
        hideInlineRows(except: row.inlineParent ?? row)
    }
}
