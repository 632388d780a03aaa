/// A host of a session, which sends events and receives all changes in order.
///
/// ```swift
/// let host = await session.attach { stage, changes in page.draw(changes, of: stage) }
/// let bytes = await host.send(ViewEvent(ViewID("name/content/field"), .type("Ada")))
/// for await bytes in host.pushes { write(bytes) }
/// ```
///
/// ``ViewChanges/number`` puts responses and pushes in one order. A gap in the numbers means that
/// the host has lost changes and must draw everything again.
public struct SessionHost<Output: Sendable>: Sendable {
    /// The session.
    public let session: FormSession
    let id: Int
    let draw: @Sendable (FormStage, ViewChanges) -> Output

    /// The drawn changes that were not caused by this host.
    ///
    /// The sequence can be iterated once. It ends with the session, and the host is detached when
    /// the iteration ends.
    public let pushes: AsyncStream<Output>

    /// Performs an action of the user.
    ///
    /// An event with the same ``ViewEvent/number`` as the last one is not performed again, and the
    /// host receives the same response. An event with a lower number changes nothing.
    ///
    /// - Returns: The drawn changes.
    public func send(_ event: ViewEvent) async -> Output {
        await session.send(event, from: self)
    }

    /// Submits the form of a screen for the host's user; see ``FormSession/submit(id:on:)``.
    ///
    /// If there are errors, only this host moves the focus to the first one.
    @discardableResult
    public func submit(
        id: String? = nil, on screen: ViewID? = nil
    ) async throws(SubmissionError) -> FormValues {
        try await session.submit(id: id, on: screen, by: .host(self.id))
    }

    /// Ends the pushes.
    public func detach() async { await session.detach(id) }
}

struct SessionListener: Sendable {
    let number: Int
    /// The identifier of the host, or nil if it is the only host.
    let id: Int?
    let push: @Sendable (FormStage, ViewChanges) -> Void
    let finish: @Sendable () -> Void
}
