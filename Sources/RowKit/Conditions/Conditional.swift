/// What rows, sections and forms have in common: facets that conditions read and decide.
protocol Conditional: AnyObject {
    /// The graph of the form that it belongs to.
    var graph: ConditionGraph? { get }
    /// The facets that anybody reads or decides.
    var facets: [Facet] { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get }
    /// Whether it is disabled.
    var isDisabled: Bool { get }
    /// How it is named in a problem.
    var placeName: String { get }
    /// Takes what the condition of a facet came to; of its validity, that it is to be judged again.
    func decide(_ kind: Facet.Kind, _ isTrue: Bool)
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
        guard let graph else { return }
        if graph.isRecording {
            graph.record(facet(kind))
        } else {
            graph.settle()
        }
    }

    /// Notes that a facet has changed.
    func didChange(_ kind: Facet.Kind) {
        guard let graph, let facet = facets.first(where: { $0.kind == kind }) else { return }
        graph.didChange(facet)
    }

    /// Makes a condition the one that decides a facet.
    ///
    /// In no form only constants decide.
    func setCondition(_ condition: Condition?, for kind: Facet.Kind) {
        guard let graph else { return decide(kind, condition?.constant ?? false) }
        graph.setCondition(condition, for: facet(kind))
    }
}

// What a generic row calls on its way, without carrying its type along.
extension BaseRow {
    final func willReadValue() {
        if let graph, graph.isRecording { graph.record(facet(.value)) }
    }

    final func noteChange(of kind: Facet.Kind) { didChange(kind) }
}
