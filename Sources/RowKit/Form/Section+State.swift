extension Section {
    /// Makes one transaction of all that `body` does; see ``Form/update(by:_:)``.
    @discardableResult
    public final func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let form else { return try body() }
        return try form.update(by: origin, body)
    }

    /// Keeps a problem: with the form, or until the section joins one.
    public final func report(_ problem: FormProblem) {
        guard let form else { return earlyProblems.append(problem) }
        form.report(problem)
    }

    /// Evaluates ``hidden`` again, for a function that reads what the form cannot see.
    public final func evaluateHidden() { evaluate(hidden, for: .hidden) }

    /// Evaluates ``disabled`` again, for a function that reads what the form cannot see.
    public final func evaluateDisabled() { evaluate(disabled, for: .disabled) }

    private func evaluate(_ condition: Condition?, for kind: Facet.Kind) {
        update(by: nil) { setCondition(condition, for: kind) }
    }

    /// Takes what a condition of the section came to.
    final func decide(_ kind: Facet.Kind, _ isTrue: Bool) {
        switch kind {
        case .hidden where isTrue != isHiddenItself:
            isHiddenItself = isTrue
            update(by: nil) {
                form?.list.setVisible(self, !isTrue)
                if isTrue { list.forEachVisible { $0.wasHidden() } }
            }
            didChange(.hidden)
            form?.didChange(.contents)
        case .disabled where isTrue != isDisabledItself:
            isDisabledItself = isTrue
            update(by: nil) { list.forEachVisible { $0.markStale() } }
            didChange(.disabled)
        default:
            break
        }
    }

    /// How a visible row is named in a problem.
    public final func placeName(at index: Int) -> String { "\(placeName).rows[\(index)]" }

    /// How the section is named in a problem: by its tag, else by its place, else by its header.
    final var placeName: String {
        if let tag = storedTag { return "\"\(tag)\"" }
        if let index = form?.list.index(of: self, among: .all) { return "sections[\(index)]" }
        return header?.title.map { "section \"\($0)\"" } ?? "\(type(of: self))"
    }

    // MARK: Rows, without asking whether they may

    final func place(_ row: BaseRow, at point: InsertionPoint<BaseRow>) {
        list.insert(row, at: point, visible: !row.isOutOfSight)
        row.section = self
        form?.rowDidJoin(row, of: self)
        if list.isTracked { row.markStale() }
        touch()
    }

    final func place(_ child: BaseRow, below parent: BaseRow) {
        place(child, at: .after(parent))
    }

    /// Gives an untagged row a place that no other ever had here.
    final func takeOrdinal(_ row: BaseRow) {
        row.ordinal = nextOrdinal
        nextOrdinal += 1
    }

    final func takeOut(_ row: BaseRow) {
        form?.rowWillLeave(row)
        list.remove(row)
        row.section = nil
        touch()
    }

    final func setVisible(_ row: BaseRow, _ isVisible: Bool) {
        list.setVisible(row, isVisible)
        touch()
    }

    /// Notes that rows came, went, moved, were hidden or shown.
    final func touch() {
        didChange(.contents)
        guard !isTouched, let form else { return }
        isTouched = true
        form.transaction.touchedSections.append(self)
    }

    final func headerOrFooterChanged() {
        guard !isStale, let form, !form.observers.isEmpty else { return }
        form.update {
            isStale = true
            form.transaction.staleSections.append(self)
        }
    }
}
