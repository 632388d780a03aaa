extension Form {
    /// Runs the work that rows request until no result is pending, and submits the form if it
    /// requests that.
    ///
    /// Use this method if no session runs the work.
    ///
    /// Operations run concurrently, outside the caller's isolation, each after its delay. Results
    /// are delivered in the caller's isolation as they arrive, and work that is requested in the
    /// meantime starts at once. Work that is replaced is cancelled. If the calling task is
    /// cancelled, all work is cancelled, and work without a result can be taken again.
    ///
    /// ```swift
    /// row.loadOptions()
    /// await form.settle()
    /// ```
    ///
    /// Results may request more work, up to 100 rounds. Work requested after that is not run. It is
    /// reported as a problem of the form (``Form/Problem/Code/unsettled``), and can be taken.
    ///
    /// - Parameter clock: The clock that measures the delays.
    nonisolated(nonsending) public func settle(
        clock: any Clock<Duration> = ContinuousClock()
    ) async {
        // The listeners of a submission may request work, and its results another submission.
        var rounds = Rounds()
        while await becomesIdle(clock: clock), isSubmissionRequested, !Task.isCancelled {
            guard rounds.begin() else { return report(.endlessSubmissions(of: self)) }
            _ = try? await submit(clock: clock)
        }
    }

    /// Settles the form without submitting it.
    ///
    /// - Returns: False if results still requested more work when the limit of rounds was reached.
    @discardableResult
    nonisolated(nonsending) package func becomesIdle(clock: any Clock<Duration>) async -> Bool {
        let limit = work.latestRound + Rounds.limit
        // Work beyond the limit of rounds, which is not run.
        var endless: [WorkOrder] = []
        let (events, continuation) = AsyncStream.makeStream(of: SettlingEvent.self)
        var iterator = events.makeAsyncIterator()
        var running: [WorkOrder.ID: RunningWork] = [:]
        let settler = WorkOrder.ID()
        work.settlers[settler] = { continuation.yield(.news) }
        defer {
            work.settlers[settler] = nil
            running.values.forEach { $0.task.cancel() }
            requeue(running.values.map(\.order) + endless)
        }
        while !Task.isCancelled {
            let load = takeWork()
            for id in load.cancel { running.removeValue(forKey: id)?.task.cancel() }
            for order in load.start {
                if order.round > limit {
                    endless.append(order)
                } else {
                    running[order.id] = RunningWork(order, clock: clock, answers: continuation)
                }
            }
            // Work that other clients have taken is not awaited.
            guard !running.isEmpty, let event = await iterator.next(isolation: #isolation)
            else { break }
            if case .answer(let id, let result) = event {
                running[id] = nil
                finish(id, result)
            }
        }
        endless.removeAll { !work.isUnderWay($0.id) }
        if !Task.isCancelled { reportEndlessWork(endless) }
        return endless.isEmpty
    }
}

/// An event that a call of `settle` waits for.
private enum SettlingEvent: Sendable {
    /// Work was requested or cancelled.
    case news
    case answer(WorkOrder.ID, WorkOrder.Outcome)
}

/// A work order and the task that runs it.
private struct RunningWork {
    let order: WorkOrder
    let task: Task<Void, Never>

    init(
        _ order: WorkOrder, clock: any Clock<Duration>,
        answers: AsyncStream<SettlingEvent>.Continuation
    ) {
        self.order = order
        task = Task {
            do {
                if order.delay > .zero { try await clock.sleep(for: order.delay) }
            } catch {
                // Cancelled during the delay, so there is no result.
                return
            }
            answers.yield(.answer(order.id, await order.run()))
        }
    }
}
