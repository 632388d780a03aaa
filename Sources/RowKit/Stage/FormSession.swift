/// One open form with its host: events in, changes out.
///
/// ```swift
/// let session = FormSession { SignUp() }
/// let page = await session.withStage { stage in stage.snapshot }
/// let changes = await session.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// for await pushed in await session.pushes() { show(pushed) }
/// ```
///
/// The session runs the work that rows ask for. While nothing happens it costs nothing: no task, no
/// timer. Controllers, forms and views never leave it; what leaves it is Sendable.
public actor FormSession {
    private let stage: FormStage
    private let clock: any Clock<Duration>
    private var running: [WorkOrder.ID: (order: WorkOrder, task: Task<Void, Never>)] = [:]
    private var listeners: [Int: AsyncStream<ViewChanges>.Continuation] = [:]
    private var lastListener = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How many pushes wait for a host that does not take them; older ones are lost then, which
    /// their ``ViewChanges/number`` shows.
    public static let pushLimit = 1_000

    /// Opens a controller that is made inside the session.
    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        _ controller: @Sendable () -> FormViewController
    ) {
        stage = FormStage(controller())
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    /// Opens a controller that is handed over.
    public init(
        controller: sending FormViewController, clock: any Clock<Duration> = ContinuousClock()
    ) {
        stage = FormStage(controller)
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    /// Opens a form that is handed over.
    public init(form: sending Form, clock: any Clock<Duration> = ContinuousClock()) {
        stage = FormStage(FormViewController(form: form))
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    deinit {
        for work in running.values { work.task.cancel() }
        for listener in listeners.values { listener.finish() }
    }

    // MARK: What hosts do

    /// Does what a person did at the host.
    ///
    /// - Returns: What has to change there, and why nothing was done if so.
    @discardableResult
    public func send(_ event: ViewEvent) -> ViewChanges {
        let changes = stage.receive(event)
        runWork()
        return changes
    }

    /// What has to change without the host's doing: answers that arrived, writes by others.
    ///
    /// Each call makes a sequence of its own; it ends with the session.
    public func pushes() -> AsyncStream<ViewChanges> {
        lastListener += 1
        let id = lastListener
        let (stream, continuation) = AsyncStream.makeStream(
            of: ViewChanges.self, bufferingPolicy: .bufferingNewest(Self.pushLimit))
        continuation.onTermination = { [weak self] _ in
            Task { await self?.stopPushing(to: id) }
        }
        listeners[id] = continuation
        return stream
    }

    /// All that is shown now, as values; nothing that changed before is pushed any more.
    public func snapshot() -> [ViewDescription] {
        _ = stage.takeChanges()
        return stage.snapshot
    }

    /// Draws what is shown, or does anything else with it, inside the session.
    @discardableResult
    public func withStage<Result: Sendable>(
        _ body: @Sendable (FormStage) throws -> Result
    ) rethrows -> Result {
        defer { settle() }
        return try body(stage)
    }

    // MARK: State

    /// All that was made of the form and of the screens open over it.
    public var state: FormState { stage.state }

    /// Restores a state; see ``Form/restore(_:)``.
    ///
    /// Listeners hear what changes.
    ///
    /// - Returns: A problem for each part that no longer fits.
    @discardableResult
    public func restore(_ state: FormState) -> [FormProblem] {
        defer { settle() }
        return stage.restore(state)
    }

    /// Returns what changed in the state since the last call; the first call returns everything.
    ///
    /// See ``FormStage/takeStateChanges()``.
    public func takeStateChanges() -> FormState.Changes { stage.takeStateChanges() }

    // MARK: What programs do

    /// Reads or writes the form that the first controller shows.
    @discardableResult
    public func withForm<Result: Sendable>(
        _ body: @Sendable (Form) throws -> Result
    ) rethrows -> Result {
        defer { settle() }
        return try body(stage.controller.form)
    }

    /// The values of the form that the first controller shows.
    public func values(includeHidden: Bool = false) -> FormValues {
        stage.controller.form.values(includeHidden: includeHidden)
    }

    /// Judges all values, waits for the rules that answer later, and submits.
    ///
    /// Answers that lead to other values for more than 100 rounds are a problem of the form
    /// (``FormProblem/Code/unsettled``), and are not waited for.
    public func submit() async throws(SubmissionError) -> FormValues {
        let form = stage.controller.form
        try form.beginSubmission()
        defer {
            form.endSubmission()
            settle()
        }
        form.commitInput()
        form.validate()
        settle()
        let limit = roundLimit
        while form.isValidating, awaitsAnswers(upTo: limit, where: \.isRule) { await nextAnswer() }
        if form.isValidating { reportEndlessWork(after: limit, where: \.isRule) }
        let errors = form.validate(quietly: true)
        return try await form.handOver(errors)
    }

    /// Whether no work is under way.
    public var isIdle: Bool { stage.isIdle }

    /// Waits until no work is under way.
    ///
    /// Answers that lead to more work for more than 100 rounds are a problem of the form
    /// (``FormProblem/Code/unsettled``), and are not waited for; the session goes on running that
    /// work.
    public func untilIdle() async {
        settle()
        let limit = roundLimit
        while !stage.isIdle, awaitsAnswers(upTo: limit) { await nextAnswer() }
        reportEndlessWork(after: limit)
        settle()
    }

    /// Stops all work; what has no answer yet is never answered.
    public func stop() {
        for work in running.values { work.task.cancel() }
        running = [:]
        answer()
    }

    // MARK: Work

    private func runWork() {
        let load = stage.takeWork()
        for id in load.cancel { running.removeValue(forKey: id)?.task.cancel() }
        for order in load.start {
            let task = Task { [clock, weak self] in
                do {
                    if order.delay > .zero { try await clock.sleep(for: order.delay) }
                } catch {
                    return
                }
                let result = await order.run()
                await self?.finish(order.id, result)
            }
            running[order.id] = (order, task)
        }
    }

    private func finish(_ id: WorkOrder.ID, _ result: WorkOrder.Outcome) {
        guard running.removeValue(forKey: id) != nil else { return }
        stage.finish(id, result)
        settle()
        answer()
    }

    private func answer() {
        let waiters = waiting
        waiting = []
        waiters.forEach { $0.resume() }
    }

    private func nextAnswer() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    /// The latest round of work that whoever begins to wait now waits for.
    private var roundLimit: Int {
        running.values.reduce(0) { max($0, $1.order.round) } + Transaction.roundLimit
    }

    /// Whether work runs that is not of a later round.
    private func awaitsAnswers(
        upTo limit: Int, where isMeant: (WorkKey) -> Bool = { _ in true }
    ) -> Bool {
        running.values.contains { $0.order.round <= limit && isMeant($0.order.key) }
    }

    /// Reports work of later rounds, if any runs.
    private func reportEndlessWork(
        after limit: Int, where isMeant: (WorkKey) -> Bool = { _ in true }
    ) {
        let orders = running.values.map(\.order)
        stage.reportEndlessWork(orders.filter { $0.round > limit && isMeant($0.key) })
    }

    /// Runs what was asked for, and pushes what changed to whoever listens; else it waits for the
    /// next event.
    private func settle() {
        runWork()
        guard !listeners.isEmpty, stage.hasChanges else { return }
        let changes = stage.takeChanges()
        guard !changes.isEmpty else { return }
        for listener in listeners.values { listener.yield(changes) }
    }

    private func stopPushing(to id: Int) { listeners[id] = nil }
}
