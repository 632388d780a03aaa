extension BaseRow {
    /// What the row's form says by itself, and how it writes numbers and dates; in English and
    /// plainly where the row stands in no form.
    public final var phrases: Phrases { form?.phrases ?? Phrases() }

    /// Whether the row, or the section it stands in, is hidden.
    public final var isHidden: Bool {
        willRead(.hidden)
        return isOutOfSight || currentSection?.isHidden == true
    }

    /// Whether the row takes no input: by its own condition, its section's, or that of the row it
    /// is expanded below.
    public final var isDisabled: Bool {
        willRead(.disabled)
        return isDisabledItself || currentSection?.isDisabled == true
            || inlineParent?.isDisabled == true
    }

    /// Whether a user may select the row: it is enabled, and that does something in its section.
    final var mayBeSelected: Bool {
        !isDisabled && currentSection?.offersSelection(of: self) ?? true
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
    public final func evaluateHidden() { act { setCondition(storedHidden, for: .hidden) } }

    /// Evaluates ``disabled`` again, for a function that reads what the form cannot see.
    public final func evaluateDisabled() { act { setCondition(storedDisabled, for: .disabled) } }

    /// Takes what a condition of the row came to.
    final func decide(_ kind: Facet.Kind, _ isTrue: Bool) {
        switch kind {
        case .hidden where isTrue != isHiddenItself:
            isHiddenItself = isTrue
            visibilityDidChange()
        case .disabled where isTrue != isDisabledItself:
            isDisabledItself = isTrue
            currentSection?.update {
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
    final func markStale() {
        guard !isStale, let form = currentForm, !form.observers.isEmpty else { return }
        form.begin()
        form.noteStale(self)
        form.end()
    }

    /// An inline row shares what the row above it was given.
    final var isFoundChanged: Bool { inlineParent == nil && isChanged }

    /// Whether rules found something wrong with the row, and it is visible.
    final var isFoundInvalid: Bool { !foundErrors.isEmpty && !isHidden }

    /// Something that the row's author configures was written.
    @usableFromInline
    final func settingsDidChange() {
        guard let graph, let form = graph.form else { return }
        noteConflict(in: form)
        guard !facets.isEmpty || graph.isTallying || !form.observers.isEmpty else { return }
        form.begin()
        didChange(.settings)
        form.noteStale(self)
        form.end()
    }

    /// Notes that something that the row's author configures is about to be read.
    @usableFromInline
    final func settingsWillBeRead() { noteRead(.settings) }

    /// Whether this is a moment to write something that the row's author configures.
    @usableFromInline
    final func maySet() -> Bool { mayWrite() }

    /// The row got or lost the focus.
    package final func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != self.isHighlighted, let form = currentForm,
            isHighlighted ? mayWrite() : isUnwatched()
        else { return }
        form.update(by: .user) {
            self.isHighlighted = isHighlighted
            if isHighlighted {
                form.focusDidEnter(self)
            } else {
                interaction.noteBlur()
            }
            markStale()
            if !isHighlighted { commitInput() }
            highlightDidChange()
            tellLater { $0.notify(.highlight) }
            if !isHighlighted { validateAfterBlur() }
        }
    }

    /// Tells listeners when the form has settled; in no form at once.
    final func tellLater(_ tell: @escaping (BaseRow) -> Void) {
        guard let form = currentForm else { return tell(self) }
        form.transaction.note(self, event: tell)
    }

    final func forgetTouches() { interaction = Interaction() }

    /// In no form only constants decide.
    final func forgetDecisions() {
        isDisabledItself = storedDisabled?.constant ?? false
        isHiddenItself = storedHidden?.constant ?? false
        currentSection?.list.setVisible(self, !isOutOfSight)
    }

    final func setSuppressed(_ isSuppressed: Bool) {
        guard isSuppressed != self.isSuppressed else { return }
        self.isSuppressed = isSuppressed
        visibilityDidChange()
    }

    private func visibilityDidChange() {
        let isVisible = !isOutOfSight
        let form = currentForm
        form?.begin()
        if !isVisible { wasHidden() }
        currentSection?.setVisible(self, isVisible)
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
        if hiddenValue == .clearOnHide, let form = currentForm {
            if untypedValue != nil { form.transaction.clears += 1 }
            clearValue()
            // Hidden as it joined, it was given nothing to come back to.
            if joinedAfter == form.transaction.collections { markClean() }
        }
        setHighlighted(false)
    }

    /// The row went to another section: what that has from its section may be something else now.
    final func didMove(from: Section, to: Section) {
        for kind in [Facet.Kind.presence, .hidden, .disabled] { didChange(kind) }
        if from.isDisabledItself != to.isDisabledItself { markStale() }
        if !isOutOfSight, to.isHiddenItself, !from.isHiddenItself { wasHidden() }
    }

    /// How the row is named in a problem: by its tag, else by its position.
    final var placeName: String { storedTag.map { "\"\($0)\"" } ?? position }

    /// Where the row stands, whatever its tag: `sections[0].rows[1]`, hidden ones counted.
    final var position: String {
        guard let section = currentSection, let index = section.list.index(of: self, among: .all)
        else { return typeName(type(of: self)) }
        return "\(section.placeName).rows[\(index)]"
    }

    /// How the row is addressed in its form: by its tag, as an entry of a tagged section by its
    /// place (`guests[1]`), else by its position; nil if it has no tag and stands in no form.
    ///
    /// A condition that asks depends on what stands before the row.
    final var address: String? {
        if let storedTag { return storedTag }
        guard let section = currentSection, section.currentForm != nil else { return nil }
        section.noteRead(.contents)
        if let address = section.address(of: self) { return address }
        section.noteReadOfPlace()
        return position
    }
}
