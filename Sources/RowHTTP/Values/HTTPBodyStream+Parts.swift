import Synchronization

extension HTTPBodyStream {
    /// The parts of the body, which can be iterated once.
    ///
    /// If the iteration stops before the end, the stream ends as if the client had left.
    package var parts: Parts { Parts(stream: self) }

    /// The parts of a body.
    package struct Parts: AsyncSequence, AsyncIteratorProtocol, Sendable {
        /// The largest number of bytes in a part.
        private static let size = 64 << 10
        private let reader: Reader
        private var stream: HTTPBodyStream { reader.stream }

        fileprivate init(stream: HTTPBodyStream) { reader = Reader(stream) }

        package func makeAsyncIterator() -> Parts { self }

        /// Waits for the next part, and returns nil after the last one.
        package func next() async -> [UInt8]? {
            while true {
                switch stream.take(upTo: Self.size) {
                case .bytes(let bytes): return bytes
                case .end: return nil
                case .nothing: await somethingNew()
                }
            }
        }

        private func somethingNew() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let wake = Waiting(continuation)
                    stream.attach { wake.resume() }
                    // Bytes may have arrived before the stream had the wake closure.
                    if stream.hasSomething { wake.resume() }
                }
            } onCancel: {
                stream.end(.clientLeft)
            }
        }
    }

    /// Ends the stream when the sequence and all its iterators are released.
    private final class Reader: Sendable {
        let stream: HTTPBodyStream

        init(_ stream: HTTPBodyStream) { self.stream = stream }

        deinit { stream.end(.clientLeft) }
    }

    /// A task that waits for new bytes, and is resumed once.
    private final class Waiting: Sendable {
        private let continuation: Mutex<CheckedContinuation<Void, Never>?>

        init(_ continuation: CheckedContinuation<Void, Never>) {
            self.continuation = Mutex(continuation)
        }

        func resume() {
            let continuation = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            continuation?.resume()
        }
    }
}
