import Foundation
import Testing

@testable import RowHTTP

@Suite("A poller")
struct PollerTests {
    /// The pollers of this system, by name.
    static let pollers: [(name: String, make: @Sendable () throws -> any Poller)] = [
        ("of every system", { ScanningPoller() }), ("of this system", { try makePoller() }),
    ]

    /// Two connected sockets.
    private final class Pair {
        private(set) var (near, far): (Int32, Int32)

        init() {
            #if os(Linux)
                let kind = Int32(SOCK_STREAM.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            var ends: [Int32] = [-1, -1]
            _ = socketpair(AF_UNIX, kind, 0, &ends)
            (near, far) = (ends[0], ends[1])
        }

        deinit {
            close(near)
            if far >= 0 { close(far) }
        }

        func sendFromFar() { _ = write(far, "a", 1) }

        func receive() {
            var byte: UInt8 = 0
            _ = read(near, &byte, 1)
        }

        func finishFar() { shutdown(far, Int32(SHUT_WR)) }

        func closeFar() {
            close(far)
            far = -1
        }
    }

    @Test("reports requested events for as long as they last", arguments: 0..<2)
    func interest(index: Int) throws {
        let poller = try Self.pollers[index].make()
        let pair = Pair()
        #expect(poller.watch(pair.near, as: 7, for: .read))
        #expect(poller.wait(.zero).isEmpty)
        pair.sendFromFar()
        for _ in 1...2 {
            let ready = poller.wait(nil)
            #expect(ready.map(\.key) == [7])
            #expect(ready.map(\.events) == [.read])
        }
        poller.watch(pair.near, as: 7, for: [.read, .write])
        #expect(poller.wait(nil).map(\.events) == [[.read, .write]])
        poller.watch(pair.near, as: 7, for: [])
        #expect(poller.wait(.zero).isEmpty)
        poller.watch(pair.near, as: 7, for: .read)
        pair.receive()
        #expect(poller.wait(.zero).isEmpty)
    }

    @Test("reports a closed connection, even if no events are requested", arguments: 0..<2)
    func broken(index: Int) throws {
        let poller = try Self.pollers[index].make()
        let pair = Pair()
        poller.watch(pair.near, as: 1, for: [])
        #expect(poller.wait(.zero).isEmpty)
        pair.closeFar()
        let ready = poller.wait(nil)
        #expect(ready.map(\.key) == [1])
        #expect(ready.allSatisfy { $0.events.contains(.broken) })
    }

    #if os(Linux)
        @Test("reports the end of the input before it is read, if requested", arguments: 0..<2)
        func ended(index: Int) throws {
            let poller = try Self.pollers[index].make()
            let pair = Pair()
            pair.sendFromFar()
            poller.watch(pair.near, as: 1, for: .ended)
            #expect(poller.wait(.zero).isEmpty)
            pair.finishFar()
            #expect(poller.wait(nil).map(\.events) == [.ended])
            poller.watch(pair.near, as: 1, for: [])
            #expect(poller.wait(.zero).isEmpty)
        }
    #endif

    @Test("reports every ready descriptor, and none that is ignored", arguments: 0..<2)
    func many(index: Int) throws {
        let poller = try Self.pollers[index].make()
        let pairs = (0..<300).map { _ in Pair() }
        for (key, pair) in pairs.enumerated() {
            poller.watch(pair.near, as: key, for: .read)
            pair.sendFromFar()
        }
        for key in stride(from: 0, to: 300, by: 3) { poller.ignore(pairs[key].near) }
        // Ignoring a descriptor that is not watched is allowed.
        poller.ignore(pairs[0].near)
        var found: Set<Int> = []
        while case let ready = poller.wait(.zero), !ready.isEmpty {
            for (key, _) in ready {
                #expect(found.insert(key).inserted)
                try #require(pairs.indices.contains(key))
                pairs[key].receive()
            }
        }
        #expect(found == Set((0..<300).filter { $0 % 3 != 0 }))
        poller.watch(pairs[0].near, as: 900, for: .read)
        // The other pairs are closed when they are released.
        let ready = withExtendedLifetime(pairs) { poller.wait(nil).map(\.key) }
        #expect(ready == [900])
    }

    @Test("reports that a descriptor cannot be watched")
    func closedDescriptor() throws {
        #if os(Linux)
            #expect(try !EventPoller().watch(-1, as: 1, for: .read))
        #endif
    }

    @Test(
        "rounds waits up to whole milliseconds",
        arguments: [
            (Duration.zero, 0), (.seconds(-5), 0), (.nanoseconds(1), 1), (.microseconds(1_001), 2),
            (.milliseconds(20), 20), (.seconds(3600), 3_600_000), (.seconds(1e12), 3_600_000),
        ] as [(Duration, Int32)])
    func milliseconds(time: Duration, count: Int32) {
        #expect(time.millisecondsOfWait == count)
    }
}
