extension BaseRow {
    /// The wording of the row's form, with its formats for numbers and dates, or the plain English
    /// defaults if the row is in no form.
    public final var phrases: Phrases { form?.phrases ?? .english }

    /// Whether the row or its section is hidden.
    public final var isHidden: Bool {
        willRead(.hidden)
        return isOutOfSight || membership.section?.isHidden == true
            || family.outer?.isHidden == true
    }

    /// Whether the row takes no input.
    ///
    /// The reason is its own condition, a disabled section, a disabled row above it (if it is an
    /// inline row) or around it (if it is an inner row), ``Form/isDisabled`` or
    /// ``Form/isReadOnly``.
    public final var isDisabled: Bool {
        willRead(.disabled)
        return visibility.isDisabledItself || membership.section?.isDisabled == true
            || family.inlineParent?.isDisabled == true || family.outer?.isDisabled == true
    }

    /// Whether the row is enabled and its section lets the user select it.
    final var mayBeSelected: Bool {
        !isDisabled && !isCalculated && membership.section?.offersSelection(of: self) ?? true
    }

    /// The position of the row among the visible rows, or nil if it is hidden or in no form.
    ///
    /// - Complexity: Independent of the number of rows, except for one pass over the counts of
    ///   chunks of 256 rows after a change.
    public final var indexPath: RowPath? {
        guard let section, let sectionIndex = section.index, let index = section.index(of: self)
        else { return nil }
        return RowPath(section: sectionIndex, row: index)
    }

    /// Evaluates ``hidden`` again, for a function condition that reads data outside the form.
    public final func evaluateHidden() { act { setCondition(visibility.hidden, for: .hidden) } }

    /// Evaluates ``disabled`` again, for a function condition that reads data outside the form.
    public final func evaluateDisabled() {
        act { setCondition(visibility.disabled, for: .disabled) }
    }

    /// Applies the result of one of the row's conditions.
    final func decide(_ kind: Facet.Kind, _ result: FacetResult) {
        let isTrue = result.isTrue
        switch kind {
        case .value: takeDecided(result)
        case .hidden where isTrue != visibility.isHiddenItself:
            visibility.isHiddenItself = isTrue
            visibilityDidChange()
        case .disabled where isTrue != visibility.isDisabledItself:
            visibility.isDisabledItself = isTrue
            if family.outer != nil { markStale() }
            membership.section?.update {
                markStale()
                family.inlineChild?.markStale()
            }
            didChange(.disabled)
        case .requirement where isTrue != visibility.isRequiredNow:
            visibility.isRequiredNow = isTrue
            markStale()
        case .validity:
            validateAfterOthersChanged()
        default:
            break
        }
    }

    /// Whether the row itself is hidden, regardless of its section.
    final var isOutOfSight: Bool { visibility.isOutOfSight }

    /// Records that the row changed visibly.
    ///
    /// Its cell is updated after the transaction.
    final func markStale() {
        guard !isStale, let form = currentForm, !form.observers.isEmpty else { return }
        form.begin()
        form.noteStale(self)
        form.end()
    }

    /// Whether the row counts as changed.
    ///
    /// An inline row never does, because it shares the reset value of the row above. An inner row
    /// never does, because its value is part of that of its outer row.
    final var isFoundChanged: Bool {
        family.inlineParent == nil && family.outer == nil && isChanged
    }

    /// Whether the row is visible, and it or an inner row has errors.
    final var isFoundInvalid: Bool {
        family.outer == nil && (!foundErrors.isEmpty || !hasValidParts) && !isHidden
    }

    /// Called when a setting or a hook of the row was written.
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

    /// Records that a setting or a hook of the row is about to be read.
    @usableFromInline
    final func settingsWillBeRead() {
        if hasBindings { willRead(.settings) } else { noteRead(.settings) }
    }

    /// Whether a setting or a hook of the row may be written now.
    @usableFromInline
    final func maySet() -> Bool { mayWrite() }

    /// Records that the row got or lost the focus, and notifies the row and its listeners.
    package final func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != self.isHighlighted, let form = currentForm,
            isHighlighted ? mayWrite() : allowsSideEffects()
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
            notifyLater { $0.notify(.highlight) }
            if !isHighlighted { validateAfterBlur() }
        }
    }

    /// Records that the row loses the focus because it leaves the form, and notifies the row and its
    /// listeners.
    ///
    /// Its input is not committed, and its value is not validated.
    final func dropHighlight() {
        guard hasFocus, let form = currentForm else { return }
        form.update(by: .user) {
            isHighlighted = false
            highlightDidChange()
            notifyLater { $0.notify(.highlight) }
        }
    }

    /// Records that the user has left the inline row, and validates the value if the options
    /// require it.
    final func didLeaveInlineRow() {
        interaction.noteBlur()
        validateAfterBlur()
    }

    /// Notifies listeners once the form has settled, or at once outside a form.
    final func notifyLater(_ tell: @escaping (BaseRow) -> Void) {
        guard let form = currentForm else { return tell(self) }
        form.transaction.note(self, event: tell)
    }

    final func resetInteraction() { interaction = Interaction() }

    /// Discards the results of conditions: outside a form, only constant conditions count.
    final func forgetDecisions() {
        visibility.forgetDecisions()
        membership.section?.list.setVisible(self, !isOutOfSight)
    }

    final func setSuppressed(_ isSuppressed: Bool) {
        guard isSuppressed != visibility.isSuppressed else { return }
        visibility.isSuppressed = isSuppressed
        visibilityDidChange()
    }

    private func visibilityDidChange() {
        let isVisible = !isOutOfSight
        let form = currentForm
        form?.begin()
        if !isVisible { wasHidden() }
        membership.section?.setVisible(self, isVisible)
        if let outer = family.outer {
            markStale()
            if outer.consistsOfParts, !outer.isPassingValue {
                act { outer.innerRowDidChange(self) }
            }
        }
        forEachOuterRow { $0.didChange(.validity) }
        didChange(.hidden)
        form?.end()
    }

    /// Called when the row becomes hidden, by its own condition or together with its section.
    final func wasHidden() {
        if let inlineChild = family.inlineChild {
            // Listeners are notified after the form has settled, but the inline row is hidden now.
            inlineChild.setSuppressed(true)
            notifyLater { ($0 as? any InlineRowType)?.collapseInlineRow() }
        }
        if effectOfHiding == .clearOnHide, let form = currentForm {
            if untypedValue != nil, !isCalculated { form.transaction.clears += 1 }
            clearValue()
            // A row that is hidden when it joins has no earlier value to restore.
            if membership.joinedAfter == form.transaction.collections { markClean() }
        }
        setHighlighted(false)
        for part in family.inner { part.row.wasHidden() }
    }

    /// Called when the row has moved to another section, whose conditions then apply to it.
    final func didMove(from: Section, to: Section) {
        forEachPart { part in
            for kind in [Facet.Kind.presence, .hidden, .disabled] { part.didChange(kind) }
        }
        if from.visibility.isDisabledItself != to.visibility.isDisabledItself { markStale() }
        if !isOutOfSight, to.visibility.isHiddenItself, !from.visibility.isHiddenItself {
            wasHidden()
        }
    }

    /// The name of the row in problems: its tag, or its position if it has none.
    package final var placeName: String {
        if let outer = family.outer { return "\(outer.placeName).\(partName)" }
        return storedTag.map { DocumentPlace(tag: $0).path } ?? position
    }

    /// The position of the row, regardless of its tag, counting hidden rows: `sections[0].rows[1]`.
    final var position: String {
        if let outer = family.outer { return "\(outer.position).\(partName)" }
        guard let section = membership.section,
            let index = section.list.index(of: self, among: .all)
        else { return typeName(type(of: self)) }
        return "\(section.placeName).rows[\(index)]"
    }

    /// The address of the row: its tag, its index in a tagged section (`guests[1]`), or otherwise
    /// its position.
    ///
    /// Nil if it has no tag and is in no form.
    ///
    /// A condition that reads an index or a position depends on what comes before the row.
    final var address: String? {
        if let storedTag { return storedTag }
        if let outer = family.outer { return outer.address.map { "\($0).\(partName)" } }
        guard let section = membership.section, section.currentForm != nil else { return nil }
        section.noteRead(.contents)
        if let address = section.address(of: self) { return address }
        section.noteReadOfPlace()
        return position
    }
}
