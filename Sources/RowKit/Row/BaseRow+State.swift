extension BaseRow {
    /// Whether the row, or the section it stands in, is hidden.
    public final var isHidden: Bool {
        isOutOfSight || section?.isHidden == true
    }

    /// Whether the row takes no input: by its own condition, its section's, or that of the row it
    /// is expanded below.
    public final var isDisabled: Bool {
        isDisabledItself || section?.isDisabled == true || inlineParent?.isDisabled == true
    }

    /// Where the row stands among what is visible; nil while it is hidden or in no form.
    ///
    /// - Complexity: independent of the number of rows, but for one pass over the counts of chunks
    ///   of 256 rows after a change.
    public final var indexPath: RowPath? {
        guard let section, let sectionIndex = section.index, let index = section.index(of: self)
        else { return nil }
        return RowPath(section: sectionIndex, row: index)
    }

    /// Evaluates ``hidden`` again.
    public final func evaluateHidden() {
        setHidden(hidden?.constant ?? false)
    }

    /// Evaluates ``disabled`` again.
    public final func evaluateDisabled() {
        setDisabled(disabled?.constant ?? false)
    }

    /// Hidden by the row's condition or its section's doing.
    final var isOutOfSight: Bool { isHiddenItself || isSuppressed }

    /// Notes that something visible of the row changed; its cell is updated after the transaction.
    @usableFromInline
    final func markStale() {
        guard !isStale, let form, !form.observers.isEmpty else { return }
        form.begin()
        form.noteStale(self)
        form.end()
    }

    /// The row got or lost the focus.
    package final func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != self.isHighlighted, let form else { return }
        form.update {
            self.isHighlighted = isHighlighted
            if isHighlighted {
                form.focusDidEnter(self)
            } else {
                isTouched = true
            }
            markStale()
            notify(.highlight)
        }
    }

    final func setSuppressed(_ isSuppressed: Bool) {
        guard isSuppressed != self.isSuppressed else { return }
        self.isSuppressed = isSuppressed
        visibilityDidChange()
    }

    private func setHidden(_ isHidden: Bool) {
        guard isHidden != isHiddenItself else { return }
        isHiddenItself = isHidden
        visibilityDidChange()
    }

    private func setDisabled(_ isDisabled: Bool) {
        guard isDisabled != isDisabledItself else { return }
        isDisabledItself = isDisabled
        section?.update {
            markStale()
            inlineChild?.markStale()
        }
    }

    private func visibilityDidChange() {
        section?.update {
            if isOutOfSight { wasHidden() }
            section?.setVisible(self, !isOutOfSight)
        }
    }

    /// The row went out of sight, by itself or with its section.
    final func wasHidden() {
        (self as? any BaseInlineRowType)?.collapseInlineRow()
        if hiddenValue == .clearOnHide { clearValue() }
    }

    /// How the row is named in a problem: by its tag, else by its place.
    final var placeName: String {
        if let tag = storedTag { return "\"\(tag)\"" }
        guard let section, let index = section.list.index(of: self, among: .all) else {
            return "\(type(of: self))"
        }
        return "\(section.placeName).rows[\(index)]"
    }
}
