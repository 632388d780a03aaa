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
    /// - Parameter clock: What measures the delays.
    nonisolated(nonsending) public func settle(
        clock: any Clock<Duration> = ContinuousClock()
    ) async {
        let (events, continuation) = AsyncStream.makeStream(of: SettlingEvent.self)
        var iterator = events.makeAsyncIterator()
        var running: [WorkID: RunningWork] = [:]
        let settler = WorkID()
        work.settlers[settler] = { continuation.yield(.news) }
        defer {
            work.settlers[settler] = nil
            running.values.forEach { $0.task.cancel() }
            putBack(running.values.map(\.order))
        }
        while !Task.isCancelled {
            let load = takeWork()
            for id in load.cancel { running.removeValue(forKey: id)?.task.cancel() }
            for order in load.start {
                running[order.id] = RunningWork(order, clock: clock, answers: continuation)
            }
            // What others took is theirs to answer.
            guard !running.isEmpty, let event = await iterator.next(isolation: #isolation)
            else { return }
            if case .answer(let id, let result) = event {
                running[id] = nil
                finish(id, result)
            }
        }
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
