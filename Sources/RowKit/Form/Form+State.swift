extension Form {
    /// Whether the value of any row, or the rows of any multivalued section, differ from what
    /// ``reset()`` restores.
    ///
    /// A condition that reads this property is evaluated again when the result changes, not at each
    /// write.
    ///
    /// - Complexity: O(rows).
    public var isDirty: Bool {
        if conditions.isRecording { return conditions.recordAnswer(to: .dirtiness, in: self) }
        return allSections.contains { $0.containsChanges }
    }

    /// Returns those of the form's ``values(includeHidden:)`` that differ from what ``reset()``
    /// restores.
    ///
    /// They include the value of a row with ``RowOf/unreadInput``, and that of a tagged section if
    /// any of its rows differs.
    ///
    /// - Parameter includeHidden: Whether hidden rows and sections are included.
    /// - Complexity: O(rows).
    public func changedValues(includeHidden: Bool = false) -> FormValues {
        values(includeHidden: includeHidden).filter { tag, _ in
            if let row = rowsByTag[tag] { return row.isChanged }
            return sectionsByTag[tag]?.containsChanges == true
        }
    }

    /// Restores the initial values and rows, removes validation errors and marks rows as untouched,
    /// in one transaction.
    ///
    /// The initial state is the one in which rows and sections joined the form or were last marked
    /// clean. The listeners of changed values are called, but cannot write other values.
    public func reset() {
        act {
            lockAllRows()
            for section in allSections { section.reset() }
            writeUntilSettled(in: self) { forEachRow { $0.resetRowValue() } }
            // Rules that read other rows have found errors in the meantime.
            cleanValidationErrors()
            transaction.forgetOutdatedErrors()
        }
    }

    /// Makes the current state the one that ``reset()`` restores and marks all rows as untouched.
    ///
    /// Nothing is dirty afterwards, except rows with ``RowOf/unreadInput``. Call this method after
    /// loading values with ``setValues(_:includeHidden:by:)``, and after saving them.
    public func markClean() {
        act {
            for section in allSections { section.markClean() }
            forEachRowAndPart { $0.markClean() }
        }
    }

    /// Collapses all expanded inline rows.
    public func hideInlineRows() { hideInlineRows(except: nil) }

    func hideInlineRows(except kept: BaseRow?) {
        guard !expandedRows.isEmpty else { return }
        act {
            for row in expandedRows where row !== kept {
                (row as? any InlineRowType)?.collapseInlineRow()
            }
        }
    }

    func inlineRowWillExpand() {
        if inlineRowHideOptions.contains(.anotherInlineRowIsShown) { hideInlineRows() }
    }

    func inlineRowDidCollapse(_ row: BaseRow) { expandedRows.removeAll { $0 === row } }

    func focusDidEnter(_ row: BaseRow) {
        guard inlineRowHideOptions.contains(.firstResponderChanges) else { return }
        hideInlineRows(except: row.valueOwner)
    }
}

extension Section {
    /// Whether the section or any of its rows differs from what ``Form/reset()`` restores.
    fileprivate final var containsChanges: Bool {
        isChanged || allRows.contains(where: \.isChanged)
    }
}
