/// Which conditions of a form read what, and which have to be evaluated.
///
/// A change marks the conditions that read what changed as stale. Settling evaluates stale
/// conditions by rank, each after those that it reads, so that each is evaluated once however they
/// depend on each other, and one whose sources came out as before is not evaluated at all. No
/// recursion: a chain may be as long as the form.
final class ConditionGraph {
    /// The form that owns the graph; nil once it has gone.
    ///
    /// Read at every turn, so it is not weak: that would make each use of the form slower.
    unowned var form: Form?
    /// Whether a condition or a rule runs: what it reads is noted, and it writes nothing.
    private(set) var isRecording = false
    /// Whether conditions are being evaluated, and what follows from them is done.
    private(set) var isSettling = false
    /// Whether there may be something to settle.
    private var isUnsettled = false
    private var queue = FacetQueue()
    /// The facets that are being evaluated and wait for others, each for the one behind.
    private var underway: [Facet] = []
    private var ranks = FacetRanks()
    private var reads: [Facet] = []
    private let strangers = StrangerReads()
    private var absentTags = AbsentTags()
    private var cuts = CutConditions()
    private var functions = FunctionConditions()
    private let tallies = Tallies()
    /// Whether conditions ask about the form as a whole.
    var isTallying: Bool { !tallies.isEmpty }
    /// Problems that were found while a condition or a rule ran.
    private var keptProblems: [FormProblem] = []
    /// The conditions that were evaluated very often since the graph last came to rest.
    private var restless: [Facet] = []
    /// The number of recordings so far; identifies the current one.
    private var recordings = 0
    /// The number of times that the graph was settled; identifies the current one.
    private var settlings = 0
    /// How many evaluations there were, ever.
    private(set) var evaluations = 0
    private var marks = 0

    /// How many facets were marked as stale or looked at to rank others, ever.
    var markings: Int { marks + ranks.steps }

    /// How many tags are remembered that nothing bears.
    var absentTagCount: Int { absentTags.count }

    /// The largest number of results of one condition before the graph comes to rest.
    ///
    /// An evaluation that finds out what has to be evaluated first has no result.
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
        if isRecording { record(absentTags.facet(for: tag, in: recordings)) }
    }

    /// Whether anything in the form is so; the condition under evaluation is evaluated again when
    /// the answer changes.
    func recordAnswer(to question: Tally.Question, in form: Form) -> Bool {
        record(form.facet(question.facet))
        // What is read for the answer is not what the condition reads.
        let wasSettling = isSettling
        (isRecording, isSettling) = (false, true)
        defer { (isRecording, isSettling) = (true, wasSettling) }
        return tallies.answer(question, in: form)
    }

    /// Runs the rules of a row, which write nothing, and makes the row's validity depend on what
    /// they read of others.
    @inline(__always)
    func recordRules<Result>(of row: BaseRow, _ rules: () -> Result) -> Result {
        guardRules(rules) {
            guard !reads.isEmpty || !row.facets.isEmpty else { return }
            let facet = row.facet(.validity)
            // A verdict does not depend on the one before.
            reads.removeAll { $0 === facet }
            setSources(of: facet, circular: circularReads(of: facet))
        }
    }

    /// Runs rules, which write nothing.
    ///
    /// - Parameter takeReads: Called with what they read in ``reads``.
    @inline(__always)
    func guardRules<Result>(_ rules: () -> Result, takeReads: () -> Void = {}) -> Result {
        guard !isRecording else { return rules() }
        settle()
        beginRecording()
        let result = rules()
        isRecording = false
        takeReads()
        forgetReads()
        reportKeptProblems()
        return result
    }

    private func beginRecording() {
        recordings += 1
        isRecording = true
    }

    private func forgetReads() {
        if !reads.isEmpty { reads.removeAll(keepingCapacity: true) }
    }

    /// Reports a problem when the condition or rule that runs has ended.
    func keep(_ problem: FormProblem) {
        keptProblems.append(problem)
        isUnsettled = true
    }

    private func reportKeptProblems() {
        guard !keptProblems.isEmpty, let form else { return }
        let problems = keptProblems
        keptProblems = []
        problems.forEach(form.report)
    }

    // MARK: Changing

    /// Something that conditions may have read has changed.
    func didChange(_ facet: Facet) { facet.forEachDependant(markStale) }

    /// Something about a row or section has changed.
    func note(_ element: some Conditional) {
        guard !tallies.isEmpty else { return }
        tallies.note(element)
        isUnsettled = true
    }

    /// Something that bears a tag has joined the form.
    func tagAppeared(_ tag: String) {
        if let facet = absentTags.remove(tag) { didChange(facet) }
    }

    /// A row or section joins the form.
    func noteArrival(of element: some Conditional) {
        note(element)
        guard element.isKnownAsStranger else { return }
        functions.noteArrival()
        isUnsettled = true
    }

    func setCondition(_ condition: Condition?, for facet: Facet) {
        guard let owner = facet.owner else { return }
        release(facet)
        form?.didChange(.namedTags)
        if case .malformed(let error) = condition?.kind {
            form?.report(.malformedCondition(error, at: owner.placeName))
        }
        guard let condition, condition.constant == nil else {
            return owner.decide(facet.kind, condition?.constant ?? false)
        }
        facet.condition = condition
        if condition.isFunction { functions.append(facet) }
        markStale(facet)
    }

    /// The owner of facets leaves the form: whoever read them reads again, and its own conditions
    /// rest.
    func forget(_ owner: some Conditional) {
        note(owner)
        for facet in owner.facets {
            // Where it stands until it comes back is not noted.
            facet.forEachDependant { $0.readsStrangers = true }
            owner.isKnownAsStranger = true
            didChange(facet)
            release(facet)
        }
        // Another form counts its recordings for itself.
        owner.facets = []
    }

    /// Takes the condition of a facet away.
    private func release(_ facet: Facet) {
        facet.condition = nil
        facet.readsStrangers = false
        facet.state = .clean
        cuts.set(facet, isCut: false)
        setSources(of: facet, to: [])
        functions.remove(facet)
    }

    /// Marks a condition for evaluation.
    private func markStale(_ facet: Facet) {
        guard facet.state == .clean else { return }
        facet.state = .stale
        queue.append(facet)
        marks += 1
        isUnsettled = true
    }

    // MARK: Settling

    /// Evaluates all that has to be.
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
                    // It rose while it waited.
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
        isSettling = false
    }

    /// Evaluates a condition, if it is stale, after those that it reads.
    private func bringUpToDate(_ facet: Facet) {
        guard facet.state == .stale, case let first = evaluate(facet), !first.isEmpty
        else { return }
        // The last one comes next.
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
    /// - Returns: What has to be evaluated before it; if there is anything, it was put off.
    private func evaluate(_ facet: Facet) -> [Facet] {
        let first = staleFacets(among: facet.sources.lazy.compactMap(\.source))
        guard first.isEmpty else { return first }
        guard facet.evaluationCount(in: settlings) < Self.evaluationLimit else {
            giveUp(on: facet)
            return []
        }
        if facet.kind == .validity {
            // The rules of a row are run where that is decided.
            finish(facet, true)
        } else if let form, let condition = facet.condition {
            return evaluate(condition, of: facet, in: form)
        } else {
            finish(facet, false)
        }
        return []
    }

    private func evaluate(_ condition: Condition, of facet: Facet, in form: Form) -> [Facet] {
        evaluations += 1
        beginRecording()
        let isTrue: Bool
        if condition.isFunction {
            isTrue = strangers.recording {
                facet.readsStrangers = true
            } reading: {
                condition.evaluate(in: form)
            }
        } else {
            isTrue = condition.evaluate(in: form)
        }
        isRecording = false
        if !facet.isCut, facet.hasSources(reads) {
            forgetReads()
            finish(facet, isTrue)
            return []
        }
        var first = staleFacets(among: reads)
        let circular = first.isEmpty ? circularReads(of: facet) : []
        if !circular.isEmpty {
            // What has to be evaluated itself may close the circle no longer.
            first = staleFacets(among: circular.flatMap { ranks.path(from: $0, to: facet) })
        }
        if first.isEmpty { setSources(of: facet, circular: circular) }
        forgetReads()
        if first.isEmpty { finish(facet, isTrue && circular.isEmpty) }
        return first
    }

    /// The facets that have to be evaluated before whatever reads them.
    private func staleFacets(among facets: some Sequence<Facet>) -> [Facet] {
        var found: [Facet] = []
        for facet in facets where facet.state == .stale && !facet.isWaiting { found.append(facet) }
        return found
    }

    private func finish(_ facet: Facet, _ isTrue: Bool) {
        facet.state = .clean
        facet.countEvaluation(in: settlings)
        if facet.evaluationCount(in: settlings) == Self.evaluationLimit / 2 {
            restless.append(facet)
        }
        facet.owner?.decide(facet.kind, isTrue)
    }

    private func giveUp(on facet: Facet) {
        let others = restless.filter { $0 !== facet && $0.owner != nil }
        release(facet)
        form?.report(.cycle(others + [facet]))
        if facet.kind != .validity { finish(facet, false) }
    }

    // MARK: Circles

    /// What was read and depends on the facet that reads it.
    private func circularReads(of facet: Facet) -> [Facet] {
        var circular: [Facet] = []
        for source in reads where source.isWaiting || source.rank >= facet.rank {
            if source.isWaiting || !ranks.rank(facet, above: source) { circular.append(source) }
        }
        return circular
    }

    /// Makes what was read what a facet depends on, but for what depends on the facet.
    private func setSources(of facet: Facet, circular: [Facet]) {
        for source in circular {
            form?.report(
                .cycle(
                    source.isWaiting
                        ? Array(underway.drop { $0 !== source })
                        : ranks.path(from: source, to: facet)))
        }
        if !circular.isEmpty {
            reads.removeAll { read in circular.contains { $0 === read } }
        }
        cuts.set(facet, isCut: !circular.isEmpty)
        setSources(of: facet, to: reads)
    }

    private func setSources(of facet: Facet, to sources: [Facet]) {
        if facet.setSources(sources), cuts.noteOtherSources() { isUnsettled = true }
    }
}
