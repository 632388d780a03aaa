/// An open form for a host. The host sends events and receives changes.
///
/// ```swift
/// let session = FormSession { SignUp() }
/// let page = await session.snapshot()
/// let changes = await session.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// for await pushed in await session.pushes() { show(pushed) }
/// ```
///
/// The session runs the work that rows request. It starts no task and no timer while there is no
/// work. Controllers, forms and views never leave the session. Values that leave it are `Sendable`.
///
/// A host that draws the views itself, or that is one of several, must be attached
/// (``attach(_:)``).
public actor FormSession {
    let stage: FormStage
    private let clock: any Clock<Duration>
    private var running: [WorkOrder.ID: (order: WorkOrder, task: Task<Void, Never>)] = [:]
    private var listeners: [SessionListener] = []
    private var lastListener = 0
    private var answers = SessionAnswers()
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var requested = RequestedSubmissions()
    /// See ``onSubmission(_:)``.
    var isAccepted: (@Sendable (String) async throws(SubmissionError) -> Bool)?
    /// See ``onFailure(_:)``.
    var noteFailure: (@Sendable (_ reason: String) -> Void)?

    /// The maximum number of pushes that wait for a slow host.
    ///
    /// If it is exceeded, the oldest pushes are dropped. The host can detect this by
    /// ``ViewChanges/number``.
    public static let pushLimit = 1_000

    /// Opens a controller that a closure makes inside the session.
    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        _ controller: @Sendable () -> FormViewController
    ) {
        stage = FormStage(controller())
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    /// Opens a controller, which is transferred to the session.
    public init(
        controller: sending FormViewController, clock: any Clock<Duration> = ContinuousClock()
    ) {
        stage = FormStage(controller)
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    /// Opens a form, which is transferred to the session.
    public init(form: sending Form, clock: any Clock<Duration> = ContinuousClock()) {
        stage = FormStage(FormViewController(form: form))
        self.clock = clock
        if !stage.isIdle { Task { [weak self] in await self?.runWork() } }
    }

    deinit {
        for work in running.values { work.task.cancel() }
        for listener in listeners { listener.finish() }
    }

    // MARK: Hosts

    /// Handles an action of the user at a session's only host.
    ///
    /// An event with the same ``ViewEvent/number`` as the last one is not performed again, and the
    /// host receives the same response. An event with a lower number changes nothing.
    ///
    /// - Returns: The changes for the host to show, and the reason if the action was refused.
    @discardableResult
    public func send(_ event: ViewEvent) -> ViewPatch {
        respond(to: event, from: nil) { $0.describe($1) }
    }

    /// Returns the changes that are not caused by events of a session's only host, such as results
    /// of work and writes by the program.
    ///
    /// Each call returns a new sequence, which ends with the session.
    public func pushes() -> AsyncStream<ViewPatch> {
        listen(as: nil) { stage, changes in stage.describe(changes) }
    }

    /// Adds a host to the session.
    ///
    /// All hosts receive every change from then on, in the same order. Changes made before, such as
    /// those of ``restore(_:)``, are not reported to the first host, whose first page shows them.
    ///
    /// - Parameter draw: Draws changes, within the session. Only the result leaves the session.
    public func attach<Output: Sendable>(
        _ draw: @escaping @Sendable (FormStage, ViewChanges) -> Output
    ) -> SessionHost<Output> {
        settle()
        if listeners.isEmpty { _ = stage.takeChanges() }
        let id = lastListener + 1
        return SessionHost(session: self, id: id, draw: draw, pushes: listen(as: id, draw))
    }

    /// Handles an action of a host's user, once for each number.
    ///
    /// - Parameter isEntering: Whether the action may also be for a control on a covered screen, as
    ///   in ``enter(_:)``.
    package func send<Output>(
        _ event: ViewEvent, from host: SessionHost<Output>, isEntering: Bool = false
    ) -> Output {
        stage.isEntering = isEntering
        defer { stage.isEntering = false }
        return respond(to: event, from: host.id, host.draw)
    }

    /// The number of the last changes.
    package var changeNumber: Int { stage.changeNumber }

    /// Calls a closure during which the session handles nothing else.
    package func alone<Result: Sendable>(
        _ body: @Sendable (isolated FormSession) -> Result
    ) -> Result { body(self) }

    /// Performs an event and draws the response, or returns the earlier response if the event was
    /// performed before.
    private func respond<Output: Sendable>(
        to event: ViewEvent, from host: Int?, _ draw: (FormStage, ViewChanges) -> Output
    ) -> Output {
        guard let number = event.number else { return draw(stage, perform(event, from: host)) }
        if let last = answers.last(to: host), number <= last.number {
            let output = number == last.number ? last.output as? Output : nil
            return output ?? draw(stage, ViewChanges(number: stage.changeNumber))
        }
        let output = draw(stage, perform(event, from: host))
        answers.keep(
            .init(host: host, number: number, output: output),
            attached: Set(listeners.compactMap(\.id)))
        return output
    }

    /// Stops sending changes to a host.
    func detach(_ number: Int) {
        guard let index = listeners.firstIndex(where: { $0.number == number }) else { return }
        listeners.remove(at: index).finish()
    }

    func perform(_ event: ViewEvent, from host: Int?) -> ViewChanges {
        let others = listeners.filter { $0.id != host }
        defer { runWork(requestedBy: .host(host)) }
        if others.isEmpty { return stage.receive(event) }
        let number = stage.changeNumber
        let changes = stage.receiveShared(event)
        if changes.own.number > number { others.forEach { $0.push(stage, changes.others) } }
        return changes.own
    }

    private func listen<Output: Sendable>(
        as host: Int?, _ draw: @escaping @Sendable (FormStage, ViewChanges) -> Output
    ) -> AsyncStream<Output> {
        lastListener += 1
        let number = lastListener
        let (stream, continuation) = AsyncStream.makeStream(
            of: Output.self, bufferingPolicy: .bufferingNewest(Self.pushLimit))
        continuation.onTermination = { [weak self] _ in
            Task { await self?.detach(number) }
        }
        listeners.append(
            SessionListener(
                number: number, id: host, push: { continuation.yield(draw($0, $1)) },
                finish: { continuation.finish() }))
        return stream
    }

    /// Returns everything on screen, as values.
    ///
    /// Changes made before this call are no longer pushed, because the result contains them.
    public func snapshot() -> [ViewDescription] {
        settle()
        _ = stage.takeChanges()
        return stage.snapshot
    }

    /// Calls a closure with the stage inside the session, such as to draw the screens.
    @discardableResult
    public func withStage<Result: Sendable>(
        _ body: @Sendable (FormStage) throws -> Result
    ) rethrows -> Result {
        defer { settle() }
        return try body(stage)
    }

    // MARK: State

    /// The state of the form and of the screens presented over it.
    public var state: FormState { stage.state }

    /// Restores a state; see ``Form/restore(_:)``.
    ///
    /// Hosts receive the changes.
    ///
    /// - Returns: A problem for each part that no longer fits.
    @discardableResult
    public func restore(_ state: FormState) -> [Form.Problem] {
        defer { settle() }
        return stage.restore(state)
    }

    /// Returns the changes of the state since the last call.
    ///
    /// The first call returns the whole state.
    ///
    /// See ``FormStage/takeStateChanges()``.
    public func takeStateChanges() -> FormState.Changes { stage.takeStateChanges() }

    // MARK: The program

    /// Calls a closure with the form of the first controller, to read or write it.
    @discardableResult
    public func withForm<Result: Sendable>(
        _ body: @Sendable (Form) throws -> Result
    ) rethrows -> Result {
        defer { settle() }
        return try body(stage.controller.form)
    }

    /// Returns the values of the form of the first controller.
    public func values(includeHidden: Bool = false) -> FormValues {
        stage.controller.form.values(includeHidden: includeHidden)
    }

    /// Whether no work and no requested submission is pending.
    public var isIdle: Bool { requested.isEmpty && stage.isIdle }

    /// Waits until no work and no requested submission is pending.
    ///
    /// If the results of work keep requesting more work for more than 100 rounds, or submissions
    /// more submissions, the method stops waiting and the form reports a problem
    /// (``Form/Problem/Code/unsettled``). The session continues to run them.
    public func untilIdle() async {
        settle()
        let (limit, submissionLimit) = (roundLimit, requested.begun + Rounds.limit)
        while isSubmitting || !stage.isIdle && awaitsAnswers(upTo: limit) {
            guard requested.begun <= submissionLimit else {
                stage.reportEndlessSubmissions()
                break
            }
            await nextAnswer()
        }
        reportEndlessWork(after: limit)
        settle()
    }

    /// Cancels all running work, whose results are never delivered.
    ///
    /// Rules of a running submission are cancelled as well.
    public func stop() {
        for work in running.values { work.task.cancel() }
        running = [:]
        answer()
    }

    // MARK: Work

    /// Runs the requested work and submissions.
    ///
    /// - Parameter cause: The cause of new submissions.
    private func runWork(requestedBy cause: SubmissionCause = .form) {
        let load = stage.takeWork()
        for id in load.cancel { running.removeValue(forKey: id)?.task.cancel() }
        if !load.cancel.isEmpty { answer() }
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
        guard stage.isSubmissionRequested else { return }
        requested.note(stage.requestedSubmissions, by: cause)
        // Begins after the current action, whose response contains only its own changes.
        Task { await submitRequested() }
    }

    private func finish(_ id: WorkOrder.ID, _ result: WorkOrder.Outcome) {
        guard running.removeValue(forKey: id) != nil else { return }
        stage.finish(id, result)
        settle()
        answer()
    }

    /// Resumes the tasks that wait for work to end.
    func answer() {
        let waiters = waiting
        waiting = []
        waiters.forEach { $0.resume() }
    }

    func nextAnswer() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    /// The last round of work to await for a caller that begins to wait now.
    var roundLimit: Int {
        running.values.reduce(0) { max($0, $1.order.round) } + Rounds.limit
    }

    /// Whether matching work of the given round or an earlier one is running.
    func awaitsAnswers(
        upTo limit: Int, where isMeant: (WorkOrder) -> Bool = { _ in true }
    ) -> Bool {
        running.values.contains { $0.order.round <= limit && isMeant($0.order) }
    }

    /// Reports the matching work of later rounds, if any is running.
    func reportEndlessWork(
        after limit: Int, where isMeant: (WorkOrder) -> Bool = { _ in true }
    ) {
        let orders = running.values.map(\.order)
        stage.reportEndlessWork(orders.filter { $0.round > limit && isMeant($0) })
    }

    /// Runs the requested work, and pushes the pending changes to the listeners.
    ///
    /// Without listeners, the changes stay pending until the next event.
    ///
    /// - Parameter cause: The cause of the submission that has ended, if any.
    func settle(after cause: SubmissionCause = .form) {
        runWork()
        guard !listeners.isEmpty, stage.hasChanges else { return }
        let changes = stage.takeChanges()
        guard !changes.isEmpty else { return }
        for listener in listeners {
            listener.push(stage, cause.changes(changes, for: listener.id))
        }
    }
}
