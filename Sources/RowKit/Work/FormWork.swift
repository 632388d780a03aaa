/// The work that the rows of a form asked for.
final class FormWork {
    /// What an answer is for.
    private struct Awaited {
        weak var row: BaseRow?
        let key: WorkKey
        /// See ``WorkOrder/round``.
        let round: Int
        let land: (BaseRow, WorkResult) -> Void
    }

    /// Work without an answer, taken or not.
    private var awaited: [WorkID: Awaited] = [:]
    private var untaken: [WorkID: WorkOrder] = [:]
    private var cancelled: [WorkID] = []
    private var asked = 0
    /// The round of the answer that is being taken, or 0 if none is.
    private var answeredRound = 0
    /// Whether something was asked for or cancelled that nobody has been told of.
    private var hasNews = false

    /// The form, which tells conditions that there is other work than before; nil once it has gone.
    unowned var form: Form?

    /// Whom the form tells that there is work to take.
    var onWork: (() -> Void)?
    /// Those who settle the form at this moment, and are told likewise.
    var settlers: [WorkID: () -> Void] = [:]
    /// Whether rules that could not be asked keep that answer when values are judged once more.
    var keepsUnchecked = false

    var isEmpty: Bool { awaited.isEmpty }

    var hasWork: Bool { !untaken.isEmpty || !cancelled.isEmpty }

    var isAskingRules: Bool { awaited.values.contains { $0.key.isRule } }

    func isUnderWay(_ id: WorkID?) -> Bool { id.map { awaited[$0] != nil } ?? false }

    func ask(_ request: WorkRequest, for row: BaseRow) -> WorkID {
        let id = WorkID()
        asked += 1
        let round = answeredRound + 1
        awaited[id] = Awaited(row: row, key: request.key, round: round, land: request.land)
        untaken[id] = WorkOrder(
            id: id, key: request.key, tag: row.storedTag, place: row.placeName,
            delay: request.delay, run: request.run, number: asked, round: round,
            output: request.output)
        hasNews = true
        form?.didChange(.state)
        return id
    }

    /// Stops work; what nobody took is never seen.
    func cancel(_ id: WorkID) {
        guard awaited.removeValue(forKey: id) != nil else { return }
        form?.didChange(.state)
        guard untaken.removeValue(forKey: id) == nil else { return }
        cancelled.append(id)
        hasNews = true
    }

    func take() -> WorkLoad {
        let load = WorkLoad(
            start: untaken.values.sorted { $0.number < $1.number }, cancel: cancelled)
        untaken = [:]
        cancelled = []
        if !load.isEmpty { form?.announce(.state) }
        return load
    }

    /// Takes orders back that were taken and not run, for the next one who takes.
    func putBack(_ orders: some Sequence<WorkOrder>) {
        for order in orders where awaited[order.id] != nil {
            untaken[order.id] = order
            hasNews = true
            form?.didChange(.state)
        }
    }

    /// The latest round of what is awaited, or 0 if nothing is.
    var latestRound: Int { awaited.values.reduce(0) { max($0, $1.round) } }

    /// Runs a closure that takes the answer to some work; what is asked for meanwhile is of the
    /// next round.
    func answering(_ id: WorkID, _ body: () -> Void) {
        let roundAround = answeredRound
        answeredRound = awaited[id]?.round ?? 0
        body()
        answeredRound = roundAround
    }

    /// What to do with the answer to some work; nil if it is not awaited any more.
    func landing(of id: WorkID) -> ((WorkResult) -> Void)? {
        guard let work = awaited.removeValue(forKey: id) else { return nil }
        form?.didChange(.state)
        guard let row = work.row else { return nil }
        row.work?.latest[work.key] = nil
        return { result in
            row.markStale()
            work.land(row, result)
            row.didChange(.state)
        }
    }

    /// Tells that there is work, if there is any that nobody has been told of.
    func announce() {
        guard hasNews else { return }
        hasNews = false
        guard hasWork else { return }
        onWork?()
        settlers.values.forEach { $0() }
    }
}
