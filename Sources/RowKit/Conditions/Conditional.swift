/// What rows, sections and forms have in common: facets that conditions read and decide.
protocol Conditional: AnyObject {
    /// The graph of the form that it belongs to.
    var graph: ConditionGraph? { get }
    /// The facets that anybody reads or decides.
    var facets: [Facet] { get set }
    /// Whether a condition read it while it stood in no form, or before it left one.
    var isKnownAsStranger: Bool { get set }
    /// Its tag, without telling that it is read.
    var storedTag: String? { get }
    /// Whether it is hidden.
    var isHidden: Bool { get }
    /// Whether it is disabled.
    var isDisabled: Bool { get }
    /// Whether it differs from what it was given, and what it was given is its own.
    var isFoundChanged: Bool { get }
    /// Whether it is visible and rules found something wrong with it.
    var isFoundInvalid: Bool { get }
    /// How it is named in a problem.
    var placeName: String { get }
    /// Takes what the condition of a facet came to; of its validity, that it is to be judged again.
    func decide(_ kind: Facet.Kind, _ isTrue: Bool)
    /// Something that its author configures was written.
    func settingsDidChange()
}

extension Conditional {
    /// The facet of a kind, made if nobody asked for it yet.
    func facet(_ kind: Facet.Kind) -> Facet {
        if let facet = facets.first(where: { $0.kind == kind }) { return facet }
        let facet = Facet(kind, of: self)
        facets.append(facet)
        return facet
    }

    /// Notes that a facet is about to be read: by a condition, which then depends on it, or by
    /// others, for whom it is made right first.
    func willRead(_ kind: Facet.Kind) {
        guard let graph else { return noteStrangerRead() }
        if graph.isRecording {
            graph.record(facet(kind))
        } else {
            graph.settle()
        }
    }

    /// Notes that a facet is about to be read that is right at all times.
    func noteRead(_ kind: Facet.Kind) {
        guard let graph else { return noteStrangerRead() }
        if graph.isRecording { graph.record(facet(kind)) }
    }

    /// Notes that it is read while it stands in no form.
    private func noteStrangerRead() {
        guard let reads = StrangerReads.current else { return }
        reads.note()
        isKnownAsStranger = true
    }

    /// Notes that a facet has changed.
    func didChange(_ kind: Facet.Kind) {
        guard let graph else { return }
        graph.note(self)
        if let facet = facets.first(where: { $0.kind == kind }) { graph.didChange(facet) }
    }

    /// Makes a condition the one that decides a facet.
    ///
    /// In no form only constants decide.
    func setCondition(_ condition: Condition?, for kind: Facet.Kind) {
        guard let graph else { return decide(kind, condition?.constant ?? false) }
        graph.setCondition(condition, for: facet(kind))
    }

    /// Stores a condition that its author sets, and makes it the one that decides a facet.
    func replaceCondition(_ condition: Condition?, for kind: Facet.Kind, store: () -> Void) {
        act {
            store()
            didChange(.settings)
            setCondition(condition, for: kind)
        }
    }

    /// Whether this is a moment to write to it.
    ///
    /// Not while a condition or a rule runs, nor while endless rounds are brought to an end. An
    /// attempt is a problem then.
    func mayWrite() -> Bool { graph?.form?.mayWrite(to: self) ?? true }

    /// Whether no condition or rule runs; an attempt to write to it is a problem if one does.
    func isUnwatched() -> Bool { graph?.form?.isUnwatched(self) ?? true }

    /// Makes one transaction of all that `body` does, if this is a moment to write.
    func act(by origin: Origin? = nil, _ body: () -> Void) {
        guard let form = graph?.form else { return body() }
        if form.mayWrite(to: self) { form.update(by: origin, body) }
    }

    /// Something that its author configures, as conditions read it.
    func followed<Value>(_ setting: Value) -> Value {
        noteRead(.settings)
        return setting
    }

    /// Writes something that its author configures, if this is a moment to write.
    func configure(_ write: () -> Void) {
        act {
            write()
            settingsDidChange()
        }
    }

    /// Notes that a facet has changed, in a transaction if any condition may depend on it.
    func announce(_ kind: Facet.Kind) {
        guard let graph, let form = graph.form, !facets.isEmpty || graph.isTallying else { return }
        form.begin()
        didChange(kind)
        form.end()
    }
}

// What a generic row calls on its way, without carrying its type along.
extension BaseRow {
    final func noteRead(of kind: Facet.Kind) { noteRead(kind) }

    final func noteChange(of kind: Facet.Kind) { didChange(kind) }

    final func mayBeWritten() -> Bool { mayWrite() }

    final func announceState() { announce(.state) }

    /// Notes that what rules say about the row's value is about to be asked for.
    final func noteReadsOfVerdict() {
        guard let graph, graph.isRecording else { return }
        for kind in [Facet.Kind.value, .state, .settings] { noteRead(kind) }
    }

    /// Runs the row's rules in a transaction; see ``ConditionGraph/recordRules(of:_:)``.
    @inline(__always)
    final func recordingRules<Result>(_ rules: () -> Result) -> Result {
        guard let graph, let form = graph.form else { return rules() }
        form.begin()
        defer { form.end() }
        return graph.recordRules(of: self, rules)
    }
}
