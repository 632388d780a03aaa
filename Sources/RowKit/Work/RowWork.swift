/// The work that a row has requested.
///
/// Created only for rows that request any.
final class RowWork {
    /// The row's pending work in its form.
    var latest: [WorkOrder.Key: WorkOrder.ID] = [:]
    /// Work that was requested outside a form, and waits until the row joins one.
    var waiting: [WorkRequest] = []
    /// The states of the row's asynchronous rules, of a type known to ``RowOf``.
    var checks: AnyObject?
    /// The options that were loaded for the row, of a type known to ``OptionsProviderRow``.
    var options: AnyObject?
}

extension BaseRow {
    /// Whether the result of work with a key is pending.
    ///
    /// The row's cell is updated when work is requested, finished or cancelled.
    public final func isPerforming(_ key: WorkOrder.Key) -> Bool {
        noteRead(.state)
        guard let work else { return false }
        guard let form = currentForm else { return work.waiting.contains { $0.key == key } }
        return form.work.isUnderWay(work.latest[key])
    }

    /// Cancels the work with a key.
    ///
    /// Its result is not delivered.
    public final func cancel(_ key: WorkOrder.Key) {
        guard let work else { return }
        work.waiting.removeAll { $0.key == key }
        guard work.latest[key] != nil, mayWrite(),
            let id = work.latest.removeValue(forKey: key), let form = currentForm
        else { return }
        form.begin()
        form.work.cancel(id)
        didChange(.state)
        form.noteStale(self)
        form.end()
    }

    /// Requests work from the form.
    ///
    /// Outside a form, the request waits until the row joins one.
    final func ask(_ request: WorkRequest) {
        let work = madeWork()
        guard let form = currentForm else {
            work.waiting.removeAll { $0.key == request.key }
            return work.waiting.append(request)
        }
        guard form.mayWrite(to: self) else { return }
        form.begin()
        if let old = work.latest[request.key] { form.work.cancel(old) }
        work.latest[request.key] = form.work.ask(request, for: self)
        didChange(.state)
        form.noteStale(self)
        form.end()
    }

    /// Requests the work that waited for the row to join a form.
    final func askWaitingWork() {
        guard let work else { return }
        // The work was requested in a form that no longer exists.
        work.latest = [:]
        let waiting = work.waiting
        work.waiting = []
        waiting.forEach(ask)
    }

    /// Cancels all work when the row is about to leave its form.
    final func cancelWork() {
        guard let work, let form = currentForm else { return }
        work.latest.values.forEach(form.work.cancel)
        work.latest = [:]
    }

    /// Whether any asynchronous rule of the row is pending.
    final var isAwaitingRules: Bool {
        if !family.inner.isEmpty, family.inner.contains(where: { $0.row.isAwaitingRules }) {
            return true
        }
        guard let work else { return false }
        guard let form = currentForm else { return work.waiting.contains { $0.key.isRule } }
        return work.latest.contains { $0.key.isRule && form.work.isUnderWay($0.value) }
    }

    /// Whether asynchronous rules are pending, or other work that may convert unread input, such as
    /// the search for an option with a typed name, or the loading of the options of a chosen value.
    final var delaysSubmission: Bool {
        if family.inner.contains(where: { $0.row.delaysSubmission }) { return true }
        guard let work, let form = currentForm else { return false }
        return work.latest.contains {
            (hasUnreadInput || hasUncheckedOption || $0.key.isRule)
                && form.work.isUnderWay($0.value)
        }
    }

    /// Cancels asynchronous rules that have not finished.
    final func cancelAsyncRules() {
        guard let work else { return }
        let keys = work.latest.keys.filter(\.isRule) + work.waiting.map(\.key).filter(\.isRule)
        keys.forEach(cancel)
    }

    final func madeWork() -> RowWork {
        if let work { return work }
        let new = RowWork()
        work = new
        return new
    }
}
