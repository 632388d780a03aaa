extension Section {
    /// Makes one transaction of all that `body` does; see ``Form/update(by:_:)``.
    @discardableResult
    public final func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let form = currentForm else { return try body() }
        return try form.update(by: origin, body)
    }

    /// Keeps a problem: with the form, or until the section joins one.
    public final func report(_ problem: FormProblem) {
        guard let form = currentForm else { return earlyProblems.append(problem) }
        form.report(problem)
    }

    /// Evaluates ``hidden`` again, for a function that reads what the form cannot see.
    public final func evaluateHidden() { act { setCondition(storedHidden, for: .hidden) } }

    /// Evaluates ``disabled`` again, for a function that reads what the form cannot see.
    public final func evaluateDisabled() { act { setCondition(storedDisabled, for: .disabled) } }

    /// Takes what a condition of the section came to.
    final func decide(_ kind: Facet.Kind, _ isTrue: Bool) {
        switch kind {
        case .hidden where isTrue != isHiddenItself:
            isHiddenItself = isTrue
            update(by: nil) {
                currentForm?.list.setVisible(self, !isTrue)
                if isTrue { list.forEachVisible { $0.wasHidden() } }
                if let graph, graph.isTallying { list.forEach { graph.note($0) } }
            }
            didChange(.hidden)
            currentForm?.didChange(.contents)
        case .disabled where isTrue != isDisabledItself:
            isDisabledItself = isTrue
            update(by: nil) { list.forEachVisible { $0.markStale() } }
            didChange(.disabled)
        default:
            break
        }
    }

    /// In no form only constants decide.
    final func forgetDecisions() {
        isDisabledItself = storedDisabled?.constant ?? false
        isHiddenItself = storedHidden?.constant ?? false
    }

    /// How a visible row is named in a problem.
    public final func placeName(at index: Int) -> String { "\(placeName).rows[\(index)]" }

    /// How the section is named in a problem: by its tag, else by its position.
    final var placeName: String { storedTag.map { "\"\($0)\"" } ?? position }

    /// Where the section stands, whatever its tag: by its place, hidden ones counted, or by its
    /// header if it stands in no form.
    final var position: String {
        if let index = currentForm?.list.index(of: self, among: .all) {
            return "sections[\(index)]"
        }
        return storedHeader?.title.map { "section \"\($0)\"" } ?? typeName(type(of: self))
    }

    /// How the section is addressed in its form: by its tag, else by its position; nil if it has no
    /// tag and stands in no form.
    ///
    /// A condition that asks depends on what stands before the section.
    final var address: String? {
        noteReadOfPlace()
        return storedTag ?? (currentForm == nil ? nil : position)
    }

    /// Notes that the tag of the section, or else its position, is about to be read.
    final func noteReadOfPlace() {
        if storedTag == nil { currentForm?.noteRead(.contents) }
    }

    /// Where a row would stand that goes to a point.
    final func position(of point: InsertionPoint<BaseRow>) -> String {
        "\(placeName).rows[\(list.index(of: resolve(point)))]"
    }

    // MARK: Rows, without asking whether they may

    final func place(_ row: BaseRow, at point: InsertionPoint<BaseRow>) {
        list.insert(row, at: point, visible: !row.isOutOfSight)
        row.section = self
        currentForm?.rowDidJoin(row, of: self)
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
        currentForm?.rowWillLeave(row)
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
        noteOffers()
    }

    /// Has hosts told what a user may do to rows once the form has settled, if that is something
    /// else than before.
    final func noteOffers() {
        guard !isTouched, let form = currentForm else { return }
        isTouched = true
        form.transaction.touchedSections.append(self)
    }

    final var isFoundChanged: Bool { isChanged }

    /// Whether rules found something wrong with the section itself, and it is visible.
    final var isFoundInvalid: Bool { !foundErrors.isEmpty && !isHidden }

    final func settingsDidChange() { announce(.settings) }

    /// Notes that hosts draw the section's header and footer again.
    final func markStale() {
        guard !isStale, let form = currentForm, !form.observers.isEmpty else { return }
        form.begin()
        isStale = true
        form.transaction.staleSections.append(self)
        form.end()
    }
}
