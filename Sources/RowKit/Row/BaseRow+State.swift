extension BaseRow {
    /// What the row's form says by itself, and how it writes numbers and dates; in English and
    /// plainly where the row stands in no form.
    public final var phrases: Phrases { form?.phrases ?? Phrases() }

    /// Whether the row, or the section it stands in, is hidden.
    public final var isHidden: Bool {
        willRead(.hidden)
        return isOutOfSight || section?.isHidden == true
    }

    /// Whether the row takes no input: by its own condition, its section's, or that of the row it
    /// is expanded below.
    public final var isDisabled: Bool {
        willRead(.disabled)
        return isDisabledItself || section?.isDisabled == true || inlineParent?.isDisabled == true
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

    /// Evaluates ``hidden`` again, for a function that reads what the form cannot see.
    public final func evaluateHidden() { evaluate(hidden, for: .hidden) }

    /// Evaluates ``disabled`` again, for a function that reads what the form cannot see.
    public final func evaluateDisabled() { evaluate(disabled, for: .disabled) }

    private func evaluate(_ condition: Condition?, for kind: Facet.Kind) {
        guard let form else { return setCondition(condition, for: kind) }
        form.update { setCondition(condition, for: kind) }
    }

    /// Takes what a condition of the row came to.
    final func decide(_ kind: Facet.Kind, _ isTrue: Bool) {
        switch kind {
        case .hidden where isTrue != isHiddenItself:
            isHiddenItself = isTrue
            visibilityDidChange()
        case .disabled where isTrue != isDisabledItself:
            isDisabledItself = isTrue
            section?.update {
                markStale()
                inlineChild?.markStale()
            }
            didChange(.disabled)
        case .validity:
            validateAfterOthersChanged()
        default:
            break
        }
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
        form.update(by: .user) {
            self.isHighlighted = isHighlighted
            if isHighlighted {
                form.focusDidEnter(self)
            } else {
                isTouched = true
                wasBlurred = true
            }
            markStale()
            if !isHighlighted { commitInput() }
            highlightDidChange()
            tellLater { $0.notify(.highlight) }
            if !isHighlighted { validateAfterBlur() }
        }
    }

    /// Makes one transaction of all that `body` does, where the row stands in a form.
    final func act(by origin: Origin? = nil, _ body: () -> Void) {
        if let form { form.update(by: origin, body) } else { body() }
    }

    /// Tells listeners when the form has settled; in no form at once.
    final func tellLater(_ tell: @escaping (BaseRow) -> Void) {
        guard let form else { return tell(self) }
        form.transaction.events.append { tell(self) }
    }

    final func forgetTouches() {
        isTouched = false
        wasBlurred = false
        wasChanged = false
    }

    final func setSuppressed(_ isSuppressed: Bool) {
        guard isSuppressed != self.isSuppressed else { return }
        self.isSuppressed = isSuppressed
        visibilityDidChange()
    }

    private func visibilityDidChange() {
        let isVisible = !isOutOfSight
        let form = form
        form?.begin()
        if !isVisible { wasHidden() }
        section?.setVisible(self, isVisible)
        didChange(.hidden)
        form?.end()
    }

    /// The row went out of sight, by itself or with its section.
    final func wasHidden() {
        if let inlineChild {
            // Listeners may hear of it only when the form has settled; out of sight it goes now.
            inlineChild.setSuppressed(true)
            tellLater { ($0 as? any BaseInlineRowType)?.collapseInlineRow() }
        }
        if hiddenValue == .clearOnHide, form != nil { clearValue() }
        setHighlighted(false)
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
