/// A piece of work that a row asked for, as whoever runs it knows it.
///
/// Wait for ``delay``, call ``run``, and hand what it answers to ``Form/finish(_:_:)``.
public struct WorkOrder: Sendable, Identifiable {
    /// What the form knows the work by.
    public let id: WorkID
    /// What the work is for.
    public let key: WorkKey
    /// The tag of the row that asked, if it has one.
    public let tag: String?
    /// How the row is named in messages: by its tag, else by its place.
    public let place: String
    /// How long to wait before it is begun; a newer order of the key may replace it meanwhile.
    public let delay: Duration
    /// Does the work; it may be cancelled, and a failure is an answer too.
    public let run: @Sendable () async -> WorkResult

    /// Counts what the form was asked for.
    let number: Int
    /// How many pieces of work led to each other up to this one: 1 if it was not asked for by
    /// whatever took an answer.
    let round: Int
    /// What the work returns.
    package let output: any Sendable.Type
}

/// What a form has for whoever runs its work.
public struct WorkLoad: Sendable {
    /// What to start, in the order in which it was asked for.
    public let start: [WorkOrder]
    /// What to stop, started earlier: its answer will not be heard.
    public let cancel: [WorkID]

    /// Whether there is nothing to do.
    public var isEmpty: Bool { start.isEmpty && cancel.isEmpty }
}

/// Which work is meant.
///
/// An identity: no other work is ever of the same id while anybody holds it.
public final class WorkID: Hashable, Sendable {
    init() {}

    /// Whether both mean the same work.
    public static func == (first: WorkID, second: WorkID) -> Bool { first === second }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a piece of work came to: what it returned, or the error that it threw.
public struct WorkResult: Sendable {
    /// A `Result` of what the work returns.
    let outcome: any Sendable
    /// What the work returns.
    package let output: any Sendable.Type

    /// What work came to, or what a test says that it came to.
    package init<Output: Sendable>(_ result: Result<Output, any Error>) {
        outcome = result
        output = Output.self
    }
}
