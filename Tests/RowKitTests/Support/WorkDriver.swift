import RowKit
import Testing

/// Runs the work of a form manually: takes its orders, and finishes them in any order.
final class WorkDriver {
    let form: Form
    /// The orders that were taken and have not finished, in the order of their requests.
    private(set) var running: [WorkOrder] = []
    /// The orders that were taken and cancelled, and have not finished.
    private(set) var cancelled: [WorkOrder] = []

    init(_ form: Form) { self.form = form }

    /// Takes the form's work, and returns the places and keys of the orders to start.
    @discardableResult
    func take() -> [String] {
        let load = form.takeWork()
        cancelled += running.filter { load.cancel.contains($0.id) }
        running.removeAll { load.cancel.contains($0.id) }
        running += load.start
        return load.start.map { "\($0.tag ?? $0.place) \($0.key)" }
    }

    /// Finishes one of the running orders.
    nonisolated(nonsending) func finish(
        at index: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard running.indices.contains(index) else {
            Issue.record(
                "no order at \(index) of \(running.count)", sourceLocation: sourceLocation)
            return
        }
        let order = running.remove(at: index)
        form.finish(order.id, await order.run())
    }

    /// Finishes a cancelled order, as a runner does that learns of the cancellation too late.
    nonisolated(nonsending) func finishCancelled(
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard !cancelled.isEmpty else {
            Issue.record("no order was cancelled", sourceLocation: sourceLocation)
            return
        }
        let order = cancelled.removeFirst()
        form.finish(order.id, await order.run())
    }

    /// Finishes all orders in the order of their requests, until there are none.
    nonisolated(nonsending) func finishAll() async {
        take()
        while !running.isEmpty {
            await finish()
            take()
        }
    }
}
