internal import CEventPoll

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A poller for every system, which checks all descriptors each time.
final class ScanningPoller: Poller {
    private var entries: [pollfd] = []
    private var keys: [Int] = []
    private var places: [Int32: Int] = [:]

    func watch(_ descriptor: Int32, as key: Int, for events: PollerEvents) -> Bool {
        var wanted: Int32 = 0
        if events.contains(.read) { wanted |= Int32(POLLIN) }
        if events.contains(.write) { wanted |= Int32(POLLOUT) }
        if events.contains(.ended) { wanted |= Int32(CEventPollEnd) }
        let entry = pollfd(fd: descriptor, events: Int16(wanted), revents: 0)
        if let place = places[descriptor] {
            entries[place] = entry
        } else {
            places[descriptor] = entries.count
            entries.append(entry)
            keys.append(key)
        }
        return true
    }

    func ignore(_ descriptor: Int32) {
        guard let place = places.removeValue(forKey: descriptor) else { return }
        entries.swapAt(place, entries.count - 1)
        keys.swapAt(place, keys.count - 1)
        entries.removeLast()
        keys.removeLast()
        if place < entries.count { places[entries[place].fd] = place }
    }

    func wait(_ time: Duration?) -> [(key: Int, events: PollerEvents)] {
        let count = poll(&entries, nfds_t(entries.count), time?.millisecondsOfWait ?? -1)
        // Interrupted by a signal: the state of every descriptor is unknown.
        guard count > 0 else { return [] }
        return zip(keys, entries).compactMap { key, entry in
            let found = Int32(entry.revents)
            guard found != 0 else { return nil }
            var events: PollerEvents = []
            if found & Int32(POLLIN) != 0 { events.insert(.read) }
            if found & Int32(POLLOUT) != 0 { events.insert(.write) }
            if found & Int32(CEventPollEnd) != 0 { events.insert(.ended) }
            if found & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { events.insert(.broken) }
            return (key, events)
        }
    }
}
