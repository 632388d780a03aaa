import Synchronization

/// Tracks whether a condition reads a row or section that is not part of a form and therefore has
/// no graph.
///
/// A closure may capture a row before the row joins the form. Such a row has no facet that the
/// condition could depend on, so the condition is evaluated again when a row joins.
final class StrangerReads: Sendable {
    /// The reads of the condition that is running.
    @TaskLocal static var current: StrangerReads?

    private let hasAny = Atomic(false)

    /// Records a read.
    func note() { hasAny.store(true, ordering: .relaxed) }

    /// Runs a condition.
    ///
    /// - Parameter onRead: Called afterwards if the condition read an element outside any form.
    func recording<Result>(
        _ onRead: () -> Void, reading condition: () -> Result
    ) -> Result {
        hasAny.store(false, ordering: .relaxed)
        defer { if hasAny.load(ordering: .relaxed) { onRead() } }
        return Self.$current.withValue(self, operation: condition)
    }
}
