/// Waits until any of many descriptors is ready for reading or writing.
///
/// A poller is used by one thread.
protocol Poller: AnyObject {
    /// Watches a descriptor, or changes the operations for which it is watched.
    ///
    /// - Parameters:
    ///   - key: The number that identifies the descriptor in the result of ``wait(_:)``. It stays
    ///     the same while the descriptor is watched.
    ///   - events: The operations to wait for. A broken connection is always reported.
    /// - Returns: Whether the system can watch the descriptor.
    @discardableResult
    func watch(_ descriptor: Int32, as key: Int, for events: PollerEvents) -> Bool

    /// Stops watching a descriptor, which must still be open.
    func ignore(_ descriptor: Int32)

    /// Waits until a descriptor is ready or the time has passed; forever if the time is nil.
    ///
    /// - Returns: Some of the ready descriptors, or none if a signal has interrupted the wait. The
    ///   next call returns the others.
    func wait(_ time: Duration?) -> [(key: Int, events: PollerEvents)]
}

/// The operations that are requested, or that a descriptor is ready for.
struct PollerEvents: OptionSet {
    let rawValue: Int
    static let read = PollerEvents(rawValue: 1)
    static let write = PollerEvents(rawValue: 2)
    /// The other side has closed the connection.
    ///
    /// Reported even if not requested.
    static let broken = PollerEvents(rawValue: 4)
    /// The other side has closed its writing side, even if bytes before the end are unread.
    ///
    /// Only Linux reports it.
    static let ended = PollerEvents(rawValue: 8)
}

extension Duration {
    /// The milliseconds of a wait, rounded up, so that a deadline has passed when the wait ends.
    var millisecondsOfWait: Int32 {
        let (seconds, attoseconds) = max(self, .zero).components
        return Int32(
            min(seconds, 3600) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
