import Synchronization

/// Whether a condition read a row or section that stands in no form, and so in no graph.
///
/// A closure may hold a row before it joins the form. Such a row has nothing that the condition
/// could depend on, so the condition is evaluated again when one joins.
final class StrangerReads: Sendable {
    /// Those of the condition that runs.
    @TaskLocal static var current: StrangerReads?

    private let hasAny = Atomic(false)

    /// Notes a read.
    func note() { hasAny.store(true, ordering: .relaxed) }

    /// Runs a condition.
    ///
    /// - Parameter onRead: Called afterwards if the condition read a stranger.
    func recording(_ onRead: () -> Void, reading condition: () -> Bool) -> Bool {
        hasAny.store(false, ordering: .relaxed)
        defer { if hasAny.load(ordering: .relaxed) { onRead() } }
        return Self.$current.withValue(self, operation: condition)
    }
}
