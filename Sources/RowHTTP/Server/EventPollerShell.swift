#if os(Linux)
    internal import CEventPoll

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// The poller of Linux, whose cost does not depend on the number of descriptors.
    final class EventPoller: Poller {
        private let poll: Int32
        private var watched: Set<Int32> = []
        private var found = [CEventPollEvent](repeating: CEventPollEvent(), count: 128)

        init() throws(HTTPServerFailure) {
            poll = CEventPollOpen()
            guard poll >= 0 else { throw .system("a poll", reason: systemReason) }
        }

        deinit { close(poll) }

        func watch(_ descriptor: Int32, as key: Int, for events: PollerEvents) -> Bool {
            let isNew = watched.insert(descriptor).inserted
            let result = CEventPollWatch(
                poll, descriptor, Int64(key), isNew, events.contains(.read),
                events.contains(.write), events.contains(.ended))
            if result != 0, isNew { watched.remove(descriptor) }
            return result == 0
        }

        func ignore(_ descriptor: Int32) {
            guard watched.remove(descriptor) != nil else { return }
            CEventPollIgnore(poll, descriptor)
        }

        func wait(_ time: Duration?) -> [(key: Int, events: PollerEvents)] {
            let count = CEventPollWait(
                poll, &found, found.count, time?.millisecondsOfWait ?? -1)
            guard count > 0 else { return [] }
            return found[..<Int(count)].map { found in
                var events: PollerEvents = []
                if found.isReadable { events.insert(.read) }
                if found.isWritable { events.insert(.write) }
                if found.hasEnded { events.insert(.ended) }
                if found.isBroken { events.insert(.broken) }
                return (Int(found.key), events)
            }
        }
    }
#endif

/// Makes the best poller of this system.
func makePoller() throws(HTTPServerFailure) -> any Poller {
    #if os(Linux)
        try EventPoller()
    #else
        ScanningPoller()
    #endif
}
