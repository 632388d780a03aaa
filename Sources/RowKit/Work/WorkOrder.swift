/// A piece of work that a row has requested, for the client that runs it.
///
/// Wait for ``delay``, call ``run``, and pass its result to ``Form/finish(_:_:)``.
public struct WorkOrder: Sendable, Identifiable {
    /// Identifies the work in its form.
    public let id: WorkOrder.ID
    /// The purpose of the work.
    public let key: WorkOrder.Key
    /// The tag of the row that requested the work, or nil if it has none.
    public let tag: String?
    /// The name of the row in messages: its tag, or else its position.
    public let place: String
    /// The delay before the work starts.
    ///
    /// A newer order with the same key may replace it in the meantime.
    public let delay: Duration
    /// Performs the work.
    ///
    /// The work may be cancelled. An error is a result too.
    public let run: @Sendable () async -> WorkOrder.Outcome

    /// Identifies the row that requested the work.
    ///
    /// The row stays in its form until the work is taken or cancelled.
    package let requester: ObjectIdentifier
    /// The number of the request, counted in the form.
    let number: Int
    /// The length of the chain of results that led to this piece of work, or 1 if no result led to
    /// it.
    let round: Int
    /// The type of the value that the work returns.
    package let output: any Sendable.Type
}

extension WorkOrder {
    /// The work of a form for the client that runs it.
    public struct Batch: Sendable {
        /// The work to start, in the order in which it was requested.
        public let start: [WorkOrder]
        /// The work to cancel, which was started earlier.
        ///
        /// Its results will not be delivered.
        public let cancel: [WorkOrder.ID]

        /// Whether there is nothing to start or cancel.
        public var isEmpty: Bool { start.isEmpty && cancel.isEmpty }
    }
}

extension WorkOrder {
    /// Identifies a piece of work.
    ///
    /// IDs are compared by identity, so no other work has the same ID while a reference to it
    /// exists.
    public final class ID: Hashable, Sendable {
        init() {}

        /// Whether both identify the same work.
        public static func == (first: WorkOrder.ID, second: WorkOrder.ID) -> Bool {
            first === second
        }

        /// Hashes the identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension WorkOrder {
    /// The result of a piece of work: the value that it returned, or the error that it threw.
    public struct Outcome: Sendable {
        /// The result, as a `Result` of the type ``output``.
        let outcome: any Sendable
        /// The type of the value that the work returns.
        package let output: any Sendable.Type

        package init<Output: Sendable>(_ result: Result<Output, any Error>) {
            outcome = result
            output = Output.self
        }
    }
}
