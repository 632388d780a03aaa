/// The common part of rows, sections and forms: facets that conditions read and decide.
protocol Conditional: AnyObject {
    /// The graph of the element's form, or nil if it is not part of a form.
    var graph: ConditionGraph? { get }
    /// The facets that are read or decided by a condition.
    var facets: [Facet] { get set }
    /// Whether a condition read the element while it was outside any form, or before it left one.
    var wasReadOutsideForm: Bool { get set }
    /// The tag, without recording that it is read.
    var storedTag: String? { get }
    var isHidden: Bool { get }
    var isDisabled: Bool { get }
    /// Whether the element differs from its reset value.
    ///
    /// False for an inline row, which shares the value of the row above it.
    var isFoundChanged: Bool { get }
    /// Whether the element is visible and its last validation found errors.
    var isFoundInvalid: Bool { get }
    /// The name of the element in the messages of problems.
    var placeName: String { get }
    /// Applies the result of what decides a facet. For validity, validates the element again.
    func decide(_ kind: Facet.Kind, _ result: FacetResult)
    func settingsDidChange()
    /// Takes the rules that the form has for the row or the section.
    func takeRulesOfForm()
    /// Removes the errors that rules with an identifier found.
    func forgetErrors(ofRule identifier: String)
}

extension Conditional {
    /// Returns the facet of a kind, creating it if needed.
    func facet(_ kind: Facet.Kind) -> Facet {
        if let facet = facets.first(where: { $0.kind == kind }) { return facet }
        let facet = Facet(kind, of: self)
        facets.append(facet)
        return facet
    }

    /// Called before code reads a facet that a condition may determine.
    ///
    /// If a condition is being evaluated, it then depends on the facet. Otherwise, the graph is
    /// settled first, so that the facet is up to date.
    func willRead(_ kind: Facet.Kind) {
        guard let graph else { return noteStrangerRead() }
        if graph.isRecording {
            graph.record(facet(kind))
        } else {
            graph.settle()
        }
    }

    /// Called before code reads a facet that is always up to date.
    func noteRead(_ kind: Facet.Kind) {
        guard let graph else { return noteStrangerRead() }
        if graph.isRecording { graph.record(facet(kind)) }
    }

    /// Records that the element is read while it is not part of a form.
    private func noteStrangerRead() {
        guard let reads = StrangerReads.current else { return }
        reads.note()
        wasReadOutsideForm = true
    }

    func didChange(_ kind: Facet.Kind) {
        guard let graph else { return }
        graph.note(self)
        if let facet = facets.first(where: { $0.kind == kind }) { graph.didChange(facet) }
    }

    /// Sets the condition that decides a facet.
    ///
    /// Outside a form, only a constant condition has an effect.
    func setCondition(_ condition: Condition?, for kind: Facet.Kind) {
        guard let graph else { return decide(kind, .truth(condition?.constant ?? false)) }
        graph.setCondition(condition, for: facet(kind))
    }

    /// Lets an expression decide a setting or a text.
    func begin(_ binding: any TakingDecision) {
        guard let graph else { return }
        let facet = Facet(.binding, of: self)
        facets.append(facet)
        graph.setDecision(binding, for: facet)
    }

    /// Stops letting an expression decide a setting or a text.
    func end(_ binding: any TakingDecision) {
        let place = facets.firstIndex { ($0.decision as? any TakingDecision) === binding }
        guard let graph, let place else { return }
        graph.setDecision(nil, for: facets.remove(at: place))
    }

    /// Stores a condition set by client code, and lets it determine a facet.
    func replaceCondition(
        _ old: Condition?, by new: Condition?, for kind: Facet.Kind, store: () -> Void
    ) {
        act {
            store()
            didChange(.settings)
            setCondition(new, for: kind)
        }
        // Its closure may own objects, and is released only when the element may be accessed again.
        withExtendedLifetime(old) {}
    }

    /// Whether the element may be written to now.
    ///
    /// False while a condition or a rule is running, and while endless rounds of listeners are
    /// being stopped. A false result is reported as a problem.
    func mayWrite() -> Bool { graph?.form?.mayWrite(to: self) ?? true }

    /// Whether no condition or rule is running.
    ///
    /// If one is, the attempt to write is reported as a problem.
    func allowsSideEffects() -> Bool { graph?.form?.allowsSideEffects(self) ?? true }

    /// Performs `body` as one transaction, if the element may be written to now.
    func act(by origin: Origin? = nil, _ body: () -> Void) {
        guard let form = graph?.form else { return body() }
        if form.mayWrite(to: self) { form.update(by: origin, body) }
    }

    /// Returns a setting, recording that it is read.
    func followed<Value>(_ setting: Value) -> Value {
        noteRead(.settings)
        return setting
    }

    /// Writes a setting if the element may be written to now.
    func configure(_ write: () -> Void) {
        act {
            write()
            settingsDidChange()
        }
    }

    /// Notes that a facet has changed, in a transaction if a condition may depend on it.
    func announce(_ kind: Facet.Kind) {
        guard let graph, let form = graph.form else { return }
        graph.stateLog?.note(self)
        guard !facets.isEmpty || graph.isTallying else { return }
        form.begin()
        didChange(kind)
        form.end()
    }
}

// Called by generic rows. These methods do not depend on the value type.
extension BaseRow {
    final func noteRead(of kind: Facet.Kind) { noteRead(kind) }

    /// Called before a value is read that an expression may decide.
    final func willReadDecidedValue() { willRead(.value) }

    final func facetDidChange(_ kind: Facet.Kind) { didChange(kind) }

    final func mayBeWritten() -> Bool { mayWrite() }

    final func mayTakeValue() -> Bool { graph?.form?.mayWriteValue(of: self) ?? true }

    final func announceState() { announce(.state) }

    /// Records the facets that the row's validation depends on, before a condition reads its
    /// result.
    final func noteReadsOfVerdict() {
        guard let graph, graph.isRecording else { return }
        for kind in [Facet.Kind.value, .state, .settings] { noteRead(kind) }
    }

    /// Runs the row's rules in a transaction; see ``ConditionGraph/recordRules(of:_:)``.
    @inline(__always)
    final func recordingRules<Result>(in form: Form?, _ rules: () -> Result) -> Result {
        guard let form else { return rules() }
        form.begin()
        defer { form.end() }
        return form.conditions.recordRules(of: self, rules)
    }
}
