/// Which conditions of a form read what, and which have to be evaluated.
///
/// A change marks the conditions that read what changed as stale, and those that read these as
/// doubtful. Settling evaluates a stale condition after those that it reads, so each is evaluated
/// once however they depend on each other, and one whose sources came out as before is not
/// evaluated at all. No recursion: a chain may be as long as the form.
final class ConditionGraph {
    weak var form: Form?
    private var pending: [Facet] = []
    private var absences: [String: Facet] = [:]
    private var reads: [Facet] = []
    private var isSettling = false
    private(set) var isRecording = false
    /// How often it was recorded what is read; names the recording that goes on.
    private var recordings = 0
    /// How many evaluations there were, ever.
    private(set) var evaluations = 0

    /// How often one condition may be evaluated before the graph is thought never to come to rest.
    static let evaluationLimit = 100

    // MARK: Reading

    /// Notes that the condition under evaluation reads a facet.
    func record(_ facet: Facet) {
        guard facet.readIn != recordings else { return }
        facet.readIn = recordings
        reads.append(facet)
    }

    /// Notes that the condition under evaluation finds nothing that bears a tag.
    func recordAbsence(of tag: String) {
        guard isRecording else { return }
        let facet = absences[tag] ?? Facet(.absence, of: nil)
        absences[tag] = facet
        record(facet)
    }

    /// Begins to note what is read, by what must not write.
    func beginRecording() {
        recordings += 1
        isRecording = true
    }

    /// Ends it, and makes what was read what a facet depends on.
    ///
    /// - Returns: Whether all that was read is right.
    @discardableResult
    private func endRecording(for facet: Facet) -> Bool {
        // What reads nothing may have been asked about rows and sections that are in no form yet.
        if reads.isEmpty, facet.kind != .validity { form.map { record($0.facet(.contents)) } }
        isRecording = false
        facet.setSources(reads)
        var areClean = true
        while let source = reads.popLast() { areClean = areClean && source.state == .clean }
        return areClean
    }

    /// Ends what the rules of a row read of others: it is judged again when that changes.
    func endRecording(forRulesOf row: BaseRow) {
        if reads.isEmpty, row.facets.isEmpty {
            isRecording = false
        } else {
            endRecording(for: row.facet(.validity))
        }
    }

    // MARK: Changing

    /// Something that conditions may have read has changed.
    func didChange(_ facet: Facet) { facet.forEachDependant(markStale) }

    /// Something that bears a tag has joined the form.
    func tagAppeared(_ tag: String) {
        guard !absences.isEmpty, let facet = absences.removeValue(forKey: tag) else { return }
        didChange(facet)
    }

    func setCondition(_ condition: Condition?, for facet: Facet) {
        guard let owner = facet.owner else { return }
        facet.condition = nil
        facet.setSources([])
        facet.state = .clean
        if case .malformed(let error) = condition?.kind {
            form?.report(.malformedCondition(error, at: owner.placeName))
        }
        guard let condition, condition.constant == nil else {
            return owner.decide(facet.kind, condition?.constant ?? false)
        }
        facet.condition = condition
        markStale(facet)
    }

    /// The owner of facets leaves the form: whoever read them reads again, and its own conditions
    /// rest.
    func forget(_ owner: some Conditional) {
        for facet in owner.facets {
            didChange(facet)
            facet.condition = nil
            facet.setSources([])
            facet.state = .clean
        }
    }

    /// Marks a condition for evaluation.
    func markStale(_ facet: Facet) {
        let state = facet.state
        facet.state = .stale
        guard state == .clean else { return }
        pending.append(facet)
        guard facet.hasDependants else { return }
        var marked = [facet]
        while let facet = marked.popLast() {
            facet.forEachDependant { dependant in
                guard dependant.state == .clean else { return }
                dependant.state = .doubtful
                pending.append(dependant)
                marked.append(dependant)
            }
        }
    }

    // MARK: Settling

    var isSettled: Bool { pending.isEmpty }

    /// Evaluates all that has to be.
    func settle() {
        guard !pending.isEmpty, !isSettling else { return }
        isSettling = true
        var next = 0
        while next < pending.count {
            let facet = pending[next]
            if !isRightAtOnce(facet) { bringUpToDate(facet) }
            next += 1
        }
        for facet in pending { facet.evaluations = 0 }
        pending.removeAll(keepingCapacity: true)
        isSettling = false
    }

    /// Evaluates a condition if all that it read is right, as it mostly is.
    private func isRightAtOnce(_ facet: Facet) -> Bool {
        guard facet.state == .stale else { return facet.state == .clean }
        guard facet.areSourcesClean, let isTrue = evaluate(facet) else { return false }
        facet.state = .clean
        facet.owner?.decide(facet.kind, isTrue)
        return true
    }

    /// Evaluates a condition after those that it reads.
    private func bringUpToDate(_ facet: Facet) {
        var waiting = [Step(facet)]
        facet.isWaiting = true
        while let facet = waiting.last?.facet {
            if facet.state != .clean, let source = waiting[waiting.count - 1].nextUnsettled() {
                if source.isWaiting {
                    breakCycle(waiting.map(\.facet), at: source)
                } else {
                    source.isWaiting = true
                    waiting.append(Step(source))
                }
            } else if facet.state == .stale {
                if let isTrue = evaluate(facet) {
                    facet.state = .clean
                    facet.owner?.decide(facet.kind, isTrue)
                } else {
                    // It read something that is not right yet; that comes first.
                    waiting[waiting.count - 1] = Step(facet)
                }
            } else {
                facet.state = .clean
                facet.isWaiting = false
                waiting.removeLast()
            }
        }
    }

    /// A condition that is being brought up to date, and which of its sources are known to be
    /// right.
    private struct Step {
        let facet: Facet
        private var next = 0

        init(_ facet: Facet) { self.facet = facet }

        mutating func nextUnsettled() -> Facet? {
            while next < facet.sources.count {
                if let source = facet.sources[next].source, source.state != .clean { return source }
                next += 1
            }
            return nil
        }
    }

    /// - Returns: nil if the condition read something that is not right yet.
    private func evaluate(_ facet: Facet) -> Bool? {
        if facet.kind == .validity { return true }
        guard let form, let condition = facet.condition else { return false }
        guard facet.evaluations < Self.evaluationLimit else {
            giveUp(on: facet)
            return false
        }
        facet.evaluations += 1
        evaluations += 1
        beginRecording()
        let isTrue = condition.evaluate(in: form)
        return endRecording(for: facet) ? isTrue : nil
    }

    /// The condition that closes a cycle counts as not said.
    private func breakCycle(_ waiting: [Facet], at start: Facet) {
        guard let last = waiting.last else { return }
        let cycle = waiting.drop { $0 !== start } + [start]
        form?.report(.cycle(cycle.map(\.name)))
        last.state = .clean
        last.owner?.decide(last.kind, false)
    }

    private func giveUp(on facet: Facet) {
        facet.condition = nil
        facet.setSources([])
        form?.report(.cycle([facet.name, facet.name]))
    }
}

extension Facet {
    /// How the facet is named in a problem.
    fileprivate var name: String {
        let owner = owner?.placeName ?? "?"
        switch kind {
        case .hidden: return "\(owner).isHidden"
        case .disabled: return "\(owner).isDisabled"
        case .validity: return "\(owner).isValid"
        case .value, .contents, .presence, .absence: return owner
        }
    }
}
