extension Form {
    /// Runs the work that rows ask for until no answer is awaited: where no session does.
    ///
    /// Operations run concurrently, off the caller's isolation, each after its delay; answers land
    /// in the caller's isolation as they come, and what is asked for meanwhile is begun at once.
    /// Work that is replaced is cancelled. When the calling task is cancelled, so is all work, and
    /// what has no answer yet is there to be taken again.
    ///
    /// ```swift
    /// row.loadOptions()
    /// await form.settle()
    /// ```
    ///
    /// Answers may lead to more work, up to 100 rounds. Work that they lead to after that is a
    /// problem of the form (``FormProblem/Code/unsettled``), and is there to be taken.
    ///
    /// - Parameter clock: What measures the delays.
    nonisolated(nonsending) public func settle(
        clock: any Clock<Duration> = ContinuousClock()
    ) async {
        _ = await comesToRest(clock: clock)
    }

    /// Settles the form.
    ///
    /// - Returns: False if answers still led to more work when the limit of rounds was reached.
    nonisolated(nonsending) func comesToRest(clock: any Clock<Duration>) async -> Bool {
        let limit = work.latestRound + Transaction.roundLimit
        // What answers led to after so many rounds, and is not run.
        var endless: [WorkOrder] = []
        let (events, continuation) = AsyncStream.makeStream(of: SettlingEvent.self)
        var iterator = events.makeAsyncIterator()
        var running: [WorkID: RunningWork] = [:]
        let settler = WorkID()
        work.settlers[settler] = { continuation.yield(.news) }
        defer {
            work.settlers[settler] = nil
            running.values.forEach { $0.task.cancel() }
            putBack(running.values.map(\.order) + endless)
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
            // What others took is theirs to answer.
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

/// What whoever settles a form waits for.
private enum SettlingEvent: Sendable {
    /// Work was asked for or cancelled.
    case news
    case answer(WorkID, WorkResult)
}

/// An order and the task that runs it.
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
                // Cancelled while it waited: there is no answer.
                return
            }
            answers.yield(.answer(order.id, await order.run()))
        }
    }
}
