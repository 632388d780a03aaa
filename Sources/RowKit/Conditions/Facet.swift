/// One aspect of a row, section or form that conditions can read and that a condition may decide: a
/// vertex of the form's ``ConditionGraph``.
final class Facet {
    enum Kind {
        case value
        case hidden
        case disabled
        /// Whether a value is required, by a rule that is applied under a condition.
        case requirement
        /// The errors found by its rules. The rules run again when something that they read from
        /// other rows has changed.
        case validity
        /// One of its settings or texts, decided by an expression. Readers depend on all settings.
        case binding
        /// Its settings: title, limits, options, header, conditions.
        case settings
        /// Its state: focus, whether it was touched, its reset value, its inline row, its work.
        case state
        /// The rows or sections that it contains, and which of them are visible.
        case contents
        /// Whether anything in a form differs from its reset value.
        case dirtiness
        /// Its position, or the fact that it is not part of a form.
        case presence
        /// The absence of any row or section with a tag.
        case absence
        /// The tags that the conditions and rules in a form name.
        case namedTags
        /// The moment at which a form was opened.
        case moment
        /// The lists of a form.
        case lists
    }

    /// Whether a condition's result is up to date.
    enum State {
        /// The result is up to date, as far as known.
        case clean
        /// Something that the condition read has changed.
        case stale
    }

    let kind: Kind
    private(set) weak var owner: (any Conditional)?
    /// What decides the facet, or nil if nothing does.
    var decision: (any FacetDecision)?
    var state = State.clean
    /// Whether the condition is waiting for others to be evaluated first.
    var isWaiting = false
    /// Whether the condition is treated as false because it is part of a cycle.
    var isCut = false
    /// The index among the graph's function conditions, or nil if the condition is not a function.
    var functionPlace: Int?
    /// Whether the condition ever read an element that was outside any form or has since left its
    /// form.
    var readsStrangers = false
    /// The last recording in which the facet was read.
    var readIn = 0
    /// Greater than the rank of every facet that the condition reads.
    var rank = 0
    /// The last search that visited the facet.
    var visitedIn = 0
    private(set) var sources: [Edge] = []
    private(set) var dependants: [Edge] = []
    private var detachedDependants = 0
    private var settling = 0
    private var evaluations = 0

    init(_ kind: Kind, of owner: (any Conditional)?) {
        self.kind = kind
        self.owner = owner
    }

    /// The dependency of one facet's condition on another facet.
    ///
    /// Both facets hold the edge, and neither holds the other facet. Removing an edge at one end
    /// only marks it as dead. The other end removes dead edges from time to time, so the cost of a
    /// removal does not depend on the number of edges.
    final class Edge {
        // Never read after deallocation: a facet marks its edges as dead in its deinitialiser.
        private unowned let livingSource: Facet
        private unowned let livingDependant: Facet
        private var isAlive = true

        fileprivate init(from source: Facet, to dependant: Facet) {
            livingSource = source
            livingDependant = dependant
        }

        /// The facet that is read, or nil if the edge is dead.
        var source: Facet? { isAlive ? livingSource : nil }

        /// The facet that reads it, or nil if the edge is dead.
        var dependant: Facet? { isAlive ? livingDependant : nil }

        fileprivate func detach() { isAlive = false }
    }

    deinit {
        // Dependants first, so that a facet that reads itself is not accessed again.
        for edge in dependants { edge.detach() }
        for edge in sources { cut(edge) }
    }

    /// Whether the condition reads exactly `facets`, in that order.
    func hasSources(_ facets: [Facet]) -> Bool {
        guard facets.count == sources.count else { return false }
        for (place, edge) in sources.enumerated() where edge.source !== facets[place] {
            return false
        }
        return true
    }

    /// Makes the condition depend on exactly `facets`.
    ///
    /// - Returns: Whether this differs from what the condition read before.
    @discardableResult
    func setSources(_ facets: [Facet]) -> Bool {
        if hasSources(facets) { return false }
        for edge in sources { cut(edge) }
        sources = facets.map { source in
            let edge = Edge(from: source, to: self)
            source.dependants.append(edge)
            return edge
        }
        return true
    }

    private func cut(_ edge: Edge) {
        guard let source = edge.source else { return }
        edge.detach()
        source.dependantDidDetach()
    }

    /// Whether any condition reads this facet.
    var hasDependants: Bool { dependants.contains { $0.dependant != nil } }

    /// Calls `body` with each facet whose condition reads this one, in the order in which they
    /// first read it.
    func forEachDependant(_ body: (Facet) -> Void) {
        for edge in dependants {
            if let dependant = edge.dependant { body(dependant) }
        }
    }

    /// Counts an evaluation that produced a result.
    func countEvaluation(in settling: Int) {
        if settling != self.settling { (self.settling, evaluations) = (settling, 0) }
        evaluations += 1
    }

    /// The number of evaluations that produced a result in the current settling.
    func evaluationCount(in settling: Int) -> Int {
        settling == self.settling ? evaluations : 0
    }

    private func dependantDidDetach() {
        detachedDependants += 1
        guard detachedDependants > 8, detachedDependants > dependants.count / 2 else { return }
        dependants.removeAll { $0.dependant == nil }
        detachedDependants = 0
    }
}

extension Facet {
    /// The name of the facet in the messages of problems.
    var name: String { owner?.facetName(kind) ?? "?" }
}

extension Conditional {
    /// The name of a facet in the messages of problems.
    func facetName(_ kind: Facet.Kind) -> String {
        switch kind {
        case .hidden: "\(placeName).isHidden"
        case .disabled: "\(placeName).isDisabled"
        case .validity: "\(placeName).isValid"
        case .dirtiness: "\(placeName).isDirty"
        case .requirement: "\(placeName).isRequired"
        case .value, .binding, .settings, .state, .contents, .presence, .absence, .namedTags,
            .moment, .lists:
            placeName
        }
    }
}
