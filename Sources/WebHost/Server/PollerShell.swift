#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Waits until any of several descriptors is ready for reading or writing.
struct Poller {
    /// The operations that are requested, or that a descriptor is ready for.
    struct Events: OptionSet {
        let rawValue: Int
        static let read = Events(rawValue: 1)
        static let write = Events(rawValue: 2)
        /// The other side has closed the connection.
        ///
        /// Reported even if not requested.
        static let broken = Events(rawValue: 4)
    }

    private var entries: [pollfd] = []

    /// Removes all descriptors.
    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    /// Adds a descriptor.
    mutating func add(_ descriptor: Int32, _ events: Events) {
        var wanted: Int32 = 0
        if events.contains(.read) { wanted |= Int32(POLLIN) }
        if events.contains(.write) { wanted |= Int32(POLLOUT) }
        entries.append(pollfd(fd: descriptor, events: Int16(wanted), revents: 0))
    }

    /// Waits until a descriptor is ready, or until a time has passed; forever if the time is nil.
    mutating func wait(_ time: Duration?) {
        // Rounded up, so that a deadline has passed when the wait ends.
        let milliseconds = time.map { time in
            let (seconds, attoseconds) = max(time, .zero).components
            return Int32(
                min(seconds, 3600) * 1000 + (attoseconds + 999_999_999_999_999)
                    / 1_000_000_000_000_000)
        }
        let count = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
        // Interrupted by a signal: the state of every descriptor is unknown.
        if count < 0 { for index in entries.indices { entries[index].revents = 0 } }
    }

    /// The operations that a descriptor is ready for, by the order in which descriptors were added.
    subscript(index: Int) -> Events {
        let found = Int32(entries[index].revents)
        guard found != 0 else { return [] }
        var events: Events = []
        if found & Int32(POLLIN) != 0 { events.insert(.read) }
        if found & Int32(POLLOUT) != 0 { events.insert(.write) }
        if found & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { events.insert(.broken) }
        return events
    }
}
