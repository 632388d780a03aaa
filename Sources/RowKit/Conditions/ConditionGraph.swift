/// Tracks what the conditions of a form read, and which conditions must be evaluated again.
///
/// A change marks the conditions that read the changed facet as stale. Settling evaluates stale
/// conditions in the order of their ranks, each after the conditions that it reads. Each condition
/// is therefore evaluated only once, and not at all if the results that it read are unchanged.
/// Settling is not recursive, so a chain of conditions may be as long as the form.
final class ConditionGraph {
    /// The form that owns the graph, or nil once it has been deallocated.
    ///
    /// The reference is unsafe, because it is read so often that a weak reference would slow down
    /// every use of the form. It is never dangling: the form sets it to nil when it is deallocated.
    unowned(unsafe) var form: Form?
    /// Whether the form's defaults have listeners.
    ///
    /// Rows check this at each event, and refer to the form only through the graph.
    var hasDefaultListeners = false
    /// Records the reads of the condition or the rule that is running.
    let recorder = ReadRecorder()
    /// Whether a condition or a rule is running, which must not write.
    var isRecording: Bool { recorder.isRecording }
    /// Whether conditions are being evaluated and their results applied.
    private(set) var isSettling = false
    /// Whether there may be stale conditions or answers.
    private var isUnsettled = false
    private var queue = FacetQueue()
    /// Counts the steps of expressions.
    let work = ExpressionWork()
    /// The facets whose evaluation is waiting for other facets.
    ///
    /// Each waits for the one after it.
    private var underway: [Facet] = []
    private var ranks = FacetRanks()
    private let strangers = StrangerReads()
    private var cuts = CutConditions()
    private var functions = FunctionConditions()
    private let tallies = Tallies()
    /// Whether conditions depend on properties of the form as a whole.
    var isTallying: Bool { !tallies.isEmpty }
    /// Records state changes for a stage that reports them, or nil if no stage does.
    var stateLog: StateLog?
    /// The conditions that have reached half of the evaluation limit in the current settling.
    private var restless: [Facet] = []
    /// The number of times that the graph was settled; identifies the current settling.
    private var settlings = 0
    /// The total number of evaluations.
    private(set) var evaluations = 0
    private var marks = 0

    /// The total number of facets marked as stale or visited to rank others.
    var markings: Int { marks + ranks.steps }

    var absentTagCount: Int { recorder.absentTagCount }

    // MARK: Reading

    /// Records that the condition being evaluated reads a facet.
    func record(_ facet: Facet) { recorder.record(facet) }

    /// Records that the condition being evaluated found no row or section with a tag.
    func recordAbsence(of tag: String) { recorder.recordAbsence(of: tag) }

    /// Returns the answer to a question about the whole form.
    ///
    /// The condition being evaluated is evaluated again when the answer changes.
    func recordAnswer(to question: Tally.Question, in form: Form) -> Bool {
        record(form.facet(question.facet))
        // Reads that determine the answer are not reads of the condition.
        let wasSettling = isSettling
        recorder.end()
        isSettling = true
        defer {
            recorder.resume()
            isSettling = wasSettling
        }
        return tallies.answer(question, in: form)
    }

    /// Runs the rules of a row, which must not write, and makes the row's validity depend on
    /// everything that they read from other rows.
    @inline(__always)
    func recordRules<Result>(of row: BaseRow, _ rules: () -> Result) -> Result {
        guardRules(rules) {
            guard recorder.hasRecords || !row.facets.isEmpty else { return }
            let facet = row.facet(.validity)
            // The validity does not depend on its own previous result, and a row is validated after
            // a write anyway.
            recorder.removeReads { $0 === facet || $0.kind == .value && $0.owner === row }
            setSources(of: facet, circular: circularReads(of: facet))
        }
    }

    /// Runs rules, which must not write.
    ///
    /// - Parameter takeReads: Called after the rules have run, with their reads in the recorder.
    @inline(__always)
    func guardRules<Result>(_ rules: () -> Result, takeReads: () -> Void = {}) -> Result {
        let isOutermost = !isRecording
        if isOutermost {
            settle()
            recorder.begin()
        }
        let result = rules()
        if isOutermost {
            recorder.end()
            takeReads()
            if recorder.hasRecords {
                recorder.forgetReads()
                reportKeptProblems()
            }
        }
        return result
    }

    /// Keeps a problem, to be reported once the condition or rule that is running has ended.
    func keep(_ problem: Form.Problem) {
        recorder.keep(problem)
        isUnsettled = true
    }

    private func reportKeptProblems() {
        if let form { recorder.takeProblems().forEach(form.report) }
    }

    // MARK: Changing

    /// Marks the conditions that read a facet as stale because it has changed.
    func didChange(_ facet: Facet) { facet.forEachDependant(markStale) }

    /// Called when a row or section has changed.
    func note(_ element: some Conditional) {
        stateLog?.note(element)
        guard !tallies.isEmpty else { return }
        tallies.note(element)
        isUnsettled = true
    }

    /// Called when a row or section with a tag has joined the form.
    func tagAppeared(_ tag: String) {
        if let facet = recorder.tagAppeared(tag) { didChange(facet) }
    }

    /// Called when a row or section joins the form.
    func noteArrival(of element: some Conditional) {
        note(element)
        guard element.wasReadOutsideForm else { return }
        functions.noteArrival()
        isUnsettled = true
    }

    func setCondition(_ condition: Condition?, for facet: Facet) {
        guard let owner = facet.owner else { return }
        release(facet)
        form?.didChange(.namedTags)
        if let error = condition?.error {
            form?.report(.malformedCondition(error, at: owner.placeName))
        }
        guard let condition, condition.constant == nil else {
            return owner.decide(facet.kind, .truth(condition?.constant ?? false))
        }
        begin(condition, for: facet)
    }

    /// Lets a decision decide a facet, or nothing any more if it is nil.
    func setDecision(_ decision: (any FacetDecision)?, for facet: Facet) {
        release(facet)
        form?.didChange(.namedTags)
        if let decision { begin(decision, for: facet) }
    }

    private func begin(_ decision: any FacetDecision, for facet: Facet) {
        facet.decision = decision
        facet.rank = ranks.rankOfNew()
        if decision.isFunction { functions.append(facet) }
        markStale(facet)
    }

    /// Called when the owner of facets leaves the form.
    ///
    /// Marks conditions that read these facets as stale, and stops evaluating the owner's own
    /// conditions.
    func forget(_ owner: some Conditional) {
        note(owner)
        for facet in owner.facets {
            // While the owner is outside the form, reads of it are not recorded.
            facet.forEachDependant { $0.readsStrangers = true }
            owner.wasReadOutsideForm = true
            didChange(facet)
            release(facet)
        }
        // Another form numbers its recordings differently, so the facets cannot be reused.
        owner.facets = []
    }

    /// Removes the condition of a facet.
    private func release(_ facet: Facet) {
        facet.decision = nil
        facet.readsStrangers = false
        facet.state = .clean
        cuts.set(facet, isCut: false)
        setSources(of: facet, to: [])
        functions.remove(facet)
    }

    /// Marks a condition as stale, so that it is evaluated by the next settling.
    private func markStale(_ facet: Facet) {
        guard facet.state == .clean else { return }
        facet.state = .stale
        queue.append(facet)
        marks += 1
        isUnsettled = true
    }

    // MARK: Settling

    /// Evaluates all stale conditions.
    func settle() {
        guard isUnsettled, !isSettling, !isRecording else { return }
        let form = form
        form?.begin()
        defer { form?.end() }
        isSettling = true
        settlings += 1
        while isUnsettled {
            isUnsettled = false
            functions.takeRepeated().forEach(markStale)
            while let facet = queue.popFirst() {
                if facet.state == .stale, let next = queue.firstRank, next < facet.rank {
                    // Its rank was raised while it was queued.
                    queue.append(facet)
                } else {
                    bringUpToDate(facet)
                }
            }
            cuts.takeRepeated().forEach(markStale)
            if let form { tallies.settle(in: form).forEach(didChange) }
            reportKeptProblems()
        }
        restless = []
        ranks.endSettling()
        isSettling = false
    }

    /// Evaluates a condition if it is stale, after the stale conditions that it reads.
    private func bringUpToDate(_ facet: Facet) {
        guard facet.state == .stale, case let first = evaluate(facet), !first.isEmpty
        else { return }
        // A stack: the last facet is evaluated next.
        var waiting = [facet] + first
        begin(facet)
        while let facet = waiting.last {
            if facet.state == .clean {
                waiting.removeLast()
                if underway.last === facet { underway.removeLast().isWaiting = false }
            } else {
                begin(facet)
                waiting += evaluate(facet)
            }
        }
    }

    private func begin(_ facet: Facet) {
        guard !facet.isWaiting else { return }
        facet.isWaiting = true
        underway.append(facet)
    }

    /// Evaluates a condition.
    ///
    /// - Returns: The conditions that have to be evaluated first. If there are any, this evaluation
    ///   was postponed.
    private func evaluate(_ facet: Facet) -> [Facet] {
        let first = staleFacets(among: facet.sources.lazy.compactMap(\.source))
        guard first.isEmpty else { return first }
        // An evaluation that is postponed because another condition comes first is not counted.
        guard facet.evaluationCount(in: settlings) < Rounds.limit else {
            giveUp(on: facet)
            return []
        }
        if facet.kind == .validity {
            // Determining the validity runs the row's rules.
            finish(facet, .truth(true))
        } else if let form, let decision = facet.decision {
            return evaluate(decision, of: facet, in: form)
        } else {
            finish(facet, .nothing)
        }
        return []
    }

    private func evaluate(
        _ decision: any FacetDecision, of facet: Facet, in form: Form
    ) -> [Facet] {
        let owner = facet.owner ?? form
        evaluations += 1
        recorder.begin()
        let result: FacetResult
        if decision.isFunction {
            result = strangers.recording {
                facet.readsStrangers = true
            } reading: {
                decision.result(in: form, for: owner)
            }
        } else {
            result = decision.result(in: form, for: owner)
        }
        recorder.end()
        if !facet.isCut, facet.hasSources(recorder.reads) {
            recorder.forgetReads()
            finish(facet, result)
            return []
        }
        var first = staleFacets(among: recorder.reads)
        let circular = first.isEmpty ? circularReads(of: facet) : []
        if !circular.isEmpty {
            // A stale facet on the cycle may no longer be part of it once it has been evaluated.
            first = staleFacets(among: circular.flatMap { ranks.path(from: $0, to: facet) })
        }
        if first.isEmpty { setSources(of: facet, circular: circular) }
        recorder.forgetReads()
        if first.isEmpty { finish(facet, circular.isEmpty ? result : .nothing) }
        return first
    }

    /// Returns the facets that have to be evaluated before a facet that reads them.
    private func staleFacets(among facets: some Sequence<Facet>) -> [Facet] {
        var found: [Facet] = []
        for facet in facets where facet.state == .stale && !facet.isWaiting { found.append(facet) }
        return found
    }

    private func finish(_ facet: Facet, _ result: FacetResult) {
        facet.state = .clean
        facet.countEvaluation(in: settlings)
        if facet.evaluationCount(in: settlings) == Rounds.limit / 2 {
            restless.append(facet)
        }
        guard let owner = facet.owner else { return }
        if facet.kind == .binding {
            (facet.decision as? any TakingDecision)?.take(result, of: owner)
        } else {
            owner.decide(facet.kind, result)
        }
    }

    private func giveUp(on facet: Facet) {
        let others = restless.filter { $0 !== facet && $0.owner != nil }
        release(facet)
        form?.report(.cycle(others + [facet]))
        if facet.kind != .validity { finish(facet, .nothing) }
    }

    // MARK: Cycles

    /// Ranks a facet above the facets that it read, and returns those of them that depend on it.
    private func circularReads(of facet: Facet) -> [Facet] {
        var circular: [Facet] = []
        for source in recorder.reads where source.isWaiting || source.rank >= facet.rank {
            if source.isWaiting || !ranks.rank(facet, above: source) { circular.append(source) }
        }
        return circular
    }

    /// Makes a facet depend on what was read, except for the circular reads, which are reported.
    private func setSources(of facet: Facet, circular: [Facet]) {
        for source in circular {
            form?.report(
                .cycle(
                    source.isWaiting
                        ? Array(underway.drop { $0 !== source })
                        : ranks.path(from: source, to: facet)))
        }
        if !circular.isEmpty {
            recorder.removeReads { read in circular.contains { $0 === read } }
        }
        cuts.set(facet, isCut: !circular.isEmpty)
        setSources(of: facet, to: recorder.reads)
    }

    private func setSources(of facet: Facet, to sources: [Facet]) {
        if facet.setSources(sources), cuts.noteOtherSources() { isUnsettled = true }
    }
}
