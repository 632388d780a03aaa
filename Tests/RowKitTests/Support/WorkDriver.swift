import RowKit

/// Runs the work of a form by hand: takes what there is, and answers it in any order.
final class WorkDriver {
    let form: Form
    /// What was taken and has no answer, in the order in which it was asked for.
    private(set) var running: [WorkOrder] = []
    /// What was taken, has no answer, and is not wanted any more.
    private(set) var cancelled: [WorkOrder] = []

    init(_ form: Form) { self.form = form }

    /// Takes what there is: the places and keys of what is to be started.
    @discardableResult
    func take() -> [String] {
        let load = form.takeWork()
        cancelled += running.filter { load.cancel.contains($0.id) }
        running.removeAll { load.cancel.contains($0.id) }
        running += load.start
        return load.start.map { "\($0.tag ?? $0.place) \($0.key)" }
    }

    /// Answers one of the running orders.
    nonisolated(nonsending) func finish(at index: Int = 0) async {
        let order = running.remove(at: index)
        form.finish(order.id, await order.run())
    }

    /// Answers one that was cancelled, as a runner may that did not hear of it in time.
    nonisolated(nonsending) func finishCancelled() async {
        let order = cancelled.removeFirst()
        form.finish(order.id, await order.run())
    }

    /// Answers all there is, in the order in which it was asked for, until there is no more.
    nonisolated(nonsending) func finishAll() async {
        take()
        while !running.isEmpty {
            await finish()
            take()
        }
    }
}
