/// A host of a session: it sends events, and is told of all changes in their order.
///
/// ```swift
/// let host = await session.attach { stage, changes in page.draw(changes, of: stage) }
/// let bytes = await host.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// for await bytes in host.pushes { write(bytes) }
/// ```
///
/// ``ViewChanges/number`` puts responses and pushes in one order. A host whose numbers have a gap
/// has lost changes, and draws everything anew.
public struct SessionHost<Output: Sendable>: Sendable {
    /// The session.
    public let session: FormSession
    let id: Int
    let draw: @Sendable (FormStage, ViewChanges) -> Output

    /// The changes that this host did not bring about itself, as they were drawn.
    ///
    /// The sequence can be iterated once. It ends with the session, and the host is detached when
    /// the iteration ends.
    public let pushes: AsyncStream<Output>

    /// Performs an action of the user.
    ///
    /// An event whose ``ViewEvent/number`` is that of the last one is not performed again: the host
    /// gets the same response. One with a lower number changes nothing.
    ///
    /// - Returns: The changes as they were drawn.
    public func send(_ event: ViewEvent) async -> Output {
        await session.send(event, from: self)
    }

    /// Ends the pushes.
    public func detach() async { await session.detach(id) }
}

/// A listener to the changes of a session.
struct SessionListener: Sendable {
    let number: Int
    /// The identifier of the host, or nil for the only one.
    let id: Int?
    let push: @Sendable (FormStage, ViewChanges) -> Void
    let finish: @Sendable () -> Void
    /// The last numbered event and the response to it.
    var answer: Answer?

    struct Answer: Sendable {
        let number: Int
        let output: any Sendable
    }
}
