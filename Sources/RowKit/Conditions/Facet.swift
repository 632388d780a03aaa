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
        /// Which elements it holds, and which of them are visible.
        case contents
        /// That it stands in the form.
        case presence
        /// That nothing bears a tag.
        case absence
    }

    /// What is known of a condition's result.
    enum State {
        /// It is right.
        case clean
        /// Something that it reads of another condition may change.
        case doubtful
        /// Something that it read has changed.
        case stale
    }

    let kind: Kind
    private(set) weak var owner: (any Conditional)?
    /// The condition that decides the facet; nil where none does.
    var condition: Condition?
    var state = State.clean
    /// Whether the condition is being brought up to date, which waits for others.
    var isWaiting = false
    /// How often the condition was evaluated since the graph last came to rest.
    var evaluations = 0
    /// The evaluation that read the facet last.
    var readIn = 0
    private(set) var sources: [Edge] = []
    private var dependants: [Edge] = []
    private var deadDependants = 0

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

        /// What is read; nil once the edge is dead.
        var source: Facet? { isAlive ? livingSource : nil }

        /// What reads it; nil once the edge is dead.
        fileprivate var dependant: Facet? { isAlive ? livingDependant : nil }

        fileprivate func die() { isAlive = false }
    }

    deinit {
        // First those, so that what reads itself is not asked for any more.
        for edge in dependants { edge.die() }
        for edge in sources { cut(edge) }
    }

    /// Whether all that the condition read is right.
    var areSourcesClean: Bool {
        for edge in sources {
            if let source = edge.source, source.state != .clean { return false }
        }
        return true
    }

    /// Makes `facets` what the condition reads.
    func setSources(_ facets: [Facet]) {
        if facets.count == sources.count, zip(facets, sources).allSatisfy({ $0 === $1.source }) {
            return
        }
        for edge in sources { cut(edge) }
        sources = facets.map { source in
            let edge = Edge(from: source, to: self)
            source.dependants.append(edge)
            return edge
        }
    }

    private func cut(_ edge: Edge) {
        guard let source = edge.source else { return }
        edge.die()
        source.dependantDied()
    }

    /// Whether any condition reads this facet, or did until lately.
    var hasDependants: Bool { !dependants.isEmpty }

    /// Calls `body` with each facet whose condition reads this one, in the order in which they came
    /// to read it.
    func forEachDependant(_ body: (Facet) -> Void) {
        for edge in dependants {
            if let dependant = edge.dependant { body(dependant) }
        }
    }

    private func dependantDied() {
        deadDependants += 1
        guard deadDependants > 8, deadDependants > dependants.count / 2 else { return }
        dependants.removeAll { $0.dependant == nil }
        deadDependants = 0
    }
}
