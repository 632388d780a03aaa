extension Section {
    /// Performs everything that `body` does in one transaction; see ``Form/update(by:_:)``.
    @discardableResult
    public final func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let form = currentForm else { return try body() }
        return try form.update(by: origin, body)
    }

    /// Records a problem with the form, or keeps it until the section joins one.
    public final func report(_ problem: Form.Problem) {
        guard let form = currentForm else { return problemsBeforeJoining.append(problem) }
        form.report(problem)
    }

    /// Evaluates ``hidden`` again, for a function condition that reads data outside the form.
    public final func evaluateHidden() { act { setCondition(visibility.hidden, for: .hidden) } }

    /// Evaluates ``disabled`` again, for a function condition that reads data outside the form.
    public final func evaluateDisabled() {
        act { setCondition(visibility.disabled, for: .disabled) }
    }

    /// Applies the result of one of the section's conditions.
    final func decide(_ kind: Facet.Kind, _ result: FacetResult) {
        let isTrue = result.isTrue
        switch kind {
        case .hidden where isTrue != visibility.isHiddenItself:
            visibility.isHiddenItself = isTrue
            update(by: nil) {
                currentForm?.list.setVisible(self, !isTrue)
                if isTrue { list.forEachVisible { $0.wasHidden() } }
                if let graph, graph.isTallying { list.forEach { graph.note($0) } }
            }
            didChange(.hidden)
            currentForm?.didChange(.contents)
        case .disabled where isTrue != visibility.isDisabledItself:
            visibility.isDisabledItself = isTrue
            update(by: nil) { list.forEachVisible { $0.markStale() } }
            didChange(.disabled)
        case .requirement where isTrue != visibility.isRequiredNow:
            visibility.isRequiredNow = isTrue
            markStale()
        default:
            break
        }
    }

    /// Shows the rows of a collapsed section.
    final func expand() { if isShownExpanded == false { isExpanded = true } }

    /// Discards the results of conditions: outside a form, only constant conditions count.
    final func forgetDecisions() {
        visibility.forgetDecisions()
    }

    /// The name of a visible row in problems.
    public final func placeName(at index: Int) -> String { "\(placeName).rows[\(index)]" }

    /// The name of the section in problems: its tag, or its position if it has none.
    final var placeName: String { storedTag.map { DocumentPlace(tag: $0).path } ?? position }

    /// The name of the section in a sentence: its tag in quotes, or its position if it has none.
    final var quotedName: String { storedTag.map { "\"\($0)\"" } ?? position }

    /// The position of the section among all sections, including hidden ones, or its header or type
    /// name if it is in no form.
    final var position: String {
        if let index = currentForm?.list.index(of: self, among: .all) {
            return "sections[\(index)]"
        }
        return storedHeader?.title.map { "section \"\($0)\"" } ?? typeName(type(of: self))
    }

    /// The address of the section: its tag, or its position if it has none, or nil if it has no tag
    /// and is in no form.
    ///
    /// A condition that reads a position depends on the sections before this one.
    final var address: String? {
        noteReadOfPlace()
        return storedTag ?? (currentForm == nil ? nil : position)
    }

    /// Records a read of the section's position, unless the section is addressed by its tag.
    final func noteReadOfPlace() {
        if storedTag == nil { currentForm?.noteRead(.contents) }
    }

    /// The position that a row would have after insertion at a point.
    final func position(of point: InsertionPoint<BaseRow>) -> String {
        "\(placeName).rows[\(list.index(of: point))]"
    }

    // MARK: Changing rows without checks

    final func attach(_ row: BaseRow, at point: InsertionPoint<BaseRow>) {
        list.insert(row, at: point, visible: !row.isOutOfSight)
        row.section = self
        currentForm?.rowDidJoin(row, of: self)
        if list.isTracked { row.markStale() }
        noteRowsChanged()
    }

    final func attach(_ child: BaseRow, below parent: BaseRow) {
        attach(child, at: .after(parent))
    }

    /// Gives an untagged row an ordinal that was never used in this section.
    final func assignOrdinal(_ row: BaseRow) {
        row.membership.ordinal = nextOrdinal
        nextOrdinal += 1
    }

    final func detach(_ row: BaseRow) {
        currentForm?.rowWillLeave(row)
        list.remove(row)
        row.section = nil
        noteRowsChanged()
    }

    final func setVisible(_ row: BaseRow, _ isVisible: Bool) {
        list.setVisible(row, isVisible)
        noteRowsChanged()
    }

    /// Records that rows were inserted, removed, moved, hidden or shown.
    final func noteRowsChanged() {
        didChange(.contents)
        noteOffers()
        currentForm?.noteErrorsOutdated(of: self)
    }

    /// Requests that hosts are notified if the options available to the user have changed once the
    /// form has settled.
    final func noteOffers() {
        guard !hasNotedChange, let form = currentForm else { return }
        hasNotedChange = true
        form.transaction.changedSections.append(self)
    }

    final var isFoundChanged: Bool { isChanged }

    /// Whether the section is visible and has errors of its own.
    final var isFoundInvalid: Bool { !foundErrors.isEmpty && !isHidden }

    /// Whether the last validation found errors in the section or its visible rows.
    final var hasFoundErrors: Bool { isFoundInvalid || contains(where: \.isFoundInvalid) }

    final func settingsDidChange() { announce(.settings) }

    /// Records that hosts need to redraw the section's header and footer.
    final func markStale() {
        guard !isStale, let form = currentForm, !form.observers.isEmpty else { return }
        form.begin()
        isStale = true
        form.transaction.staleSections.append(self)
        form.end()
    }
}
