import Synchronization
import Testing

@testable import RowHTTP

@Suite("A body stream")
struct HTTPBodyStreamTests {
    /// Records how a stream ended.
    private final class Ends: Sendable {
        private let ends = Mutex<[HTTPBodyStream.End]>([])
        var all: [HTTPBodyStream.End] { ends.withLock { $0 } }
        func note(_ end: HTTPBodyStream.End) { ends.withLock { $0.append(end) } }
    }

    @Test("delivers the sent bytes in parts, followed by its end")
    func order() {
        let stream = HTTPBodyStream()
        #expect(stream.take(upTo: 4) == .nothing)
        #expect(stream.send([1, 2, 3]))
        #expect(stream.send([]))
        #expect(stream.send([4, 5, 6]))
        stream.finish()
        #expect(stream.take(upTo: 4) == .bytes([1, 2, 3, 4]))
        #expect(stream.take(upTo: 4) == .bytes([5, 6]))
        #expect(stream.take(upTo: 4) == .end(.finished))
        #expect(!stream.send([7]))
        #expect(stream.take(upTo: 4) == .end(.finished))
    }

    @Test("drops a client that lets the queue overflow, and notifies the producer once")
    func overflow() {
        let ends = Ends()
        let stream = HTTPBodyStream(limit: 4) { ends.note($0) }
        #expect(stream.send([1, 2, 3, 4, 5]), "one part may be larger than the queue")
        #expect(!stream.send([6]))
        #expect(!stream.send([7]))
        #expect(stream.take(upTo: 9) == .end(.tooSlow))
        stream.finish()
        stream.end(.clientLeft)
        #expect(ends.all == [.tooSlow])
    }

    @Test("wakes its connection when an empty queue gets data, and at the end")
    func wakes() {
        let wakes = Ends()
        let stream = HTTPBodyStream()
        stream.attach { wakes.note(.finished) }
        stream.send([1])
        stream.send([2])
        #expect(wakes.all.count == 1)
        _ = stream.take(upTo: 9)
        stream.send([3])
        #expect(wakes.all.count == 2)
        stream.finish()
        #expect(wakes.all.count == 3)
    }

    @Test("lets a producer wait until the sent bytes are taken")
    func drained() async {
        let stream = HTTPBodyStream()
        #expect(await stream.drained())
        let waits = Ends()
        stream.attach { waits.note(.finished) }
        async let producer: Void = {
            for byte in 0..<3 as Range<UInt8> {
                stream.send([byte])
                guard await stream.drained() else { return }
            }
            stream.finish()
        }()
        var taken: [[UInt8]] = []
        while true {
            switch stream.take(upTo: 9) {
            case .bytes(let bytes): taken.append(bytes)
            case .nothing: await Task.yield()
            case .end:
                await producer
                #expect(taken == [[0], [1], [2]])
                return
            }
        }
    }

    private struct Broken: Error {}

    @Test("ends when a loop over its parts is left, or throws an error")
    func leftLoop() async {
        let ends = Ends()
        let (left, thrown) = (HTTPBodyStream { ends.note($0) }, HTTPBodyStream { ends.note($0) })
        left.send([1])
        for await _ in left.parts { break }
        #expect(ends.all == [.clientLeft])
        #expect(!left.send([2]))
        thrown.send([1])
        await #expect(throws: Broken.self) { for await _ in thrown.parts { throw Broken() } }
        #expect(ends.all == [.clientLeft, .clientLeft])
        #expect(!thrown.send([2]))
    }

    @Test("ends when its parts and their iterators are released")
    func releasedParts() async {
        let ends = Ends()
        let stream = HTTPBodyStream { ends.note($0) }
        var parts: HTTPBodyStream.Parts? = stream.parts
        var iterator = parts?.makeAsyncIterator()
        parts = nil
        stream.send([1])
        #expect(await iterator?.next() == [1])
        #expect(ends.all.isEmpty)
        iterator = nil
        #expect(ends.all == [.clientLeft])

        let unread = HTTPBodyStream { ends.note($0) }
        _ = unread.parts
        #expect(ends.all == [.clientLeft, .clientLeft])
    }

    @Test("ends when the server says so, after the queued bytes")
    func ended() async {
        let ends = Ends()
        let stream = HTTPBodyStream { ends.note($0) }
        stream.send([1, 2])
        stream.end()
        #expect(!stream.send([3]))
        stream.end()
        var all: [UInt8] = []
        for await bytes in stream.parts { all += bytes }
        #expect(all == [1, 2])
        #expect(ends.all == [.stopped])
    }

    @Test("wakes the reader of its parts when it ends")
    func endedWhileWaiting() async {
        let stream = HTTPBodyStream()
        async let all = stream.parts.reduce(into: [UInt8]()) { $0 += $1 }
        await Task.yield()
        stream.end()
        #expect(await all == [])
    }

    @Test("lets no producer wait once it has ended")
    func drainedAtEnd() async {
        let stream = HTTPBodyStream()
        stream.send([1])
        async let isOpen = stream.drained()
        await Task.yield()
        stream.end(.clientLeft)
        #expect(await !isOpen)
        #expect(stream.take(upTo: 9) == .end(.clientLeft))
    }
}
