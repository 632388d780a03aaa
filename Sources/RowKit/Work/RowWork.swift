/// What a row asked for and has not heard of yet; rows that never ask have none.
final class RowWork {
    /// The work under way in the row's form.
    var latest: [WorkKey: WorkID] = [:]
    /// What was asked for in no form, and waits until the row joins one.
    var waiting: [WorkRequest] = []
    /// What the rules that answer later came to: of a type that ``RowOf`` knows.
    var checks: AnyObject?
    /// What was loaded of the row's options: of a type that ``OptionsProviderRow`` knows.
    var options: AnyObject?
}

extension BaseRow {
    /// Whether an answer to work of a key is awaited.
    ///
    /// The row's cell is updated when work is asked for and when it is answered or stopped.
    public final func isPerforming(_ key: WorkKey) -> Bool {
        noteRead(.state)
        guard let work else { return false }
        guard let form = currentForm else { return work.waiting.contains { $0.key == key } }
        return form.work.isUnderWay(work.latest[key])
    }

    /// Stops the work of a key; its answer will not be heard.
    public final func cancel(_ key: WorkKey) {
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

    /// Asks the form for work; a row in no form asks when it joins one.
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

    /// The row has joined a form: asks for what waited for that.
    final func askWaitingWork() {
        guard let work else { return }
        // Of a form that is gone.
        work.latest = [:]
        let waiting = work.waiting
        work.waiting = []
        waiting.forEach(ask)
    }

    /// The row is about to leave its form, and hears of no work any more.
    final func cancelWork() {
        guard let work, let form = currentForm else { return }
        work.latest.values.forEach(form.work.cancel)
        work.latest = [:]
    }

    /// Whether any of the row's rules has yet to answer.
    final var isAwaitingRules: Bool {
        guard let work else { return false }
        guard let form = currentForm else { return work.waiting.contains { $0.key.isRule } }
        return work.latest.contains { $0.key.isRule && form.work.isUnderWay($0.value) }
    }

    /// Stops asking rules that have yet to answer.
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
