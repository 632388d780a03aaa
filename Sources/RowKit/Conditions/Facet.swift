/// One thing about a row, a section or a form that conditions read, and that a condition may
/// decide: a vertex of the form's ``ConditionGraph``.
final class Facet {
    enum Kind {
        /// A row's value.
        case value
        /// Whether it is hidden.
        case hidden
        /// Whether it is disabled.
        case disabled
        /// What its rules found; they are run again when what they read of others has changed.
        case validity
        /// What its author configured: title, limits, options, header, conditions.
        case settings
        /// What has become of it: focus, touches, what it was given, its inline row, its work.
        case state
        /// Which elements it holds, and which of them are visible.
        case contents
        /// Whether anything in a form differs from what it was given.
        case dirtiness
        /// Where it stands, if anywhere.
        case presence
        /// That nothing bears a tag.
        case absence
        /// Which tags the conditions and rules in a form name.
        case namedTags
    }

    /// What is known of a condition's result.
    enum State {
        /// It is right, as far as anybody knows.
        case clean
        /// Something that it read has changed.
        case stale
    }

    let kind: Kind
    private(set) weak var owner: (any Conditional)?
    /// The condition that decides the facet, or nil if none does.
    var condition: Condition?
    var state = State.clean
    /// Whether the condition is being brought up to date, which waits for others.
    var isWaiting = false
    /// Whether the condition counts as false because it reads what depends on it.
    var isCut = false
    /// The place among the graph's function conditions, or nil if the condition is none.
    var functionPlace: Int?
    /// Whether the condition ever read something that stood in no form, or has left since.
    var readsStrangers = false
    /// The recording that read the facet last.
    var readIn = 0
    /// Higher than the rank of everything that the condition reads.
    var rank = 0
    /// The last search that came by.
    var visitedIn = 0
    private(set) var sources: [Edge] = []
    private(set) var dependants: [Edge] = []
    private var deadDependants = 0
    private var settling = 0
    private var evaluations = 0

    init(_ kind: Kind, of owner: (any Conditional)?) {
        self.kind = kind
        self.owner = owner
    }

    /// That the condition of one facet reads another.
    ///
    /// Both hold the edge, and neither the other. An edge that is taken out of one end only dies;
    /// the other sweeps dead ones now and then, so taking out costs the same however many there
    /// are.
    final class Edge {
        // Never dangling where they are read: a facet that goes kills its edges first.
        private unowned let livingSource: Facet
        private unowned let livingDependant: Facet
        private var isAlive = true

        fileprivate init(from source: Facet, to dependant: Facet) {
            livingSource = source
            livingDependant = dependant
        }

        /// What is read, or nil if the edge is dead.
        var source: Facet? { isAlive ? livingSource : nil }

        /// What reads it, or nil if the edge is dead.
        var dependant: Facet? { isAlive ? livingDependant : nil }

        fileprivate func die() { isAlive = false }
    }

    deinit {
        // First those, so that what reads itself is not asked for any more.
        for edge in dependants { edge.die() }
        for edge in sources { cut(edge) }
    }

    /// Whether `facets` are what the condition reads, in that order.
    func hasSources(_ facets: [Facet]) -> Bool {
        guard facets.count == sources.count else { return false }
        for (place, edge) in sources.enumerated() where edge.source !== facets[place] {
            return false
        }
        return true
    }

    /// Makes `facets` what the condition reads.
    ///
    /// - Returns: Whether that differs from what it read before.
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
        edge.die()
        source.dependantDied()
    }

    /// Whether any condition reads this facet.
    var hasDependants: Bool { dependants.contains { $0.dependant != nil } }

    /// Calls `body` with each facet whose condition reads this one, in the order in which they came
    /// to read it.
    func forEachDependant(_ body: (Facet) -> Void) {
        for edge in dependants {
            if let dependant = edge.dependant { body(dependant) }
        }
    }

    /// Counts an evaluation that had a result.
    func countEvaluation(in settling: Int) {
        if settling != self.settling { (self.settling, evaluations) = (settling, 0) }
        evaluations += 1
    }

    /// How many evaluations have had a result since the graph last came to rest.
    func evaluationCount(in settling: Int) -> Int {
        settling == self.settling ? evaluations : 0
    }

    private func dependantDied() {
        deadDependants += 1
        guard deadDependants > 8, deadDependants > dependants.count / 2 else { return }
        dependants.removeAll { $0.dependant == nil }
        deadDependants = 0
    }
}

extension Facet {
    /// How the facet is named in a problem.
    var name: String { owner?.facetName(kind) ?? "?" }
}

extension Conditional {
    /// How a facet is named in a problem.
    func facetName(_ kind: Facet.Kind) -> String {
        switch kind {
        case .hidden: "\(placeName).isHidden"
        case .disabled: "\(placeName).isDisabled"
        case .validity: "\(placeName).isValid"
        case .dirtiness: "\(placeName).isDirty"
        case .value, .settings, .state, .contents, .presence, .absence, .namedTags: placeName
        }
    }
}
