import RowHTTP
import Synchronization

/// A stream of pushes for the forms of one page, which is one connection for all of them.
final class PushStream: Sendable {
    let body: HTTPBodyStream
    private let ending: Ending
    /// The first bytes to send, as one part, or nil once they were sent.
    ///
    /// They begin with an empty event. If it does not arrive, the page knows that the stream is
    /// buffered on its way, and polls.
    private let opening = Mutex<[UInt8]?>(Array("data: {}\n\n".utf8))

    /// The actions to perform when the stream ends for any reason.
    private final class Ending: Sendable {
        /// Nil once the stream has ended.
        private let actions = Mutex<[@Sendable () -> Void]?>([])

        func run() {
            let actions = actions.withLock { actions in
                defer { actions = nil }
                return actions ?? []
            }
            for action in actions { action() }
        }

        func add(_ action: @escaping @Sendable () -> Void) {
            let hasEnded = actions.withLock { actions in
                actions?.append(action)
                return actions == nil
            }
            if hasEnded { action() }
        }
    }

    /// The time after which a stream sends a comment.
    private static let heartbeat = Duration.seconds(25)

    init() {
        let ending = Ending()
        self.ending = ending
        body = HTTPBodyStream { _ in ending.run() }
        let heartbeat = Task { [body] in
            // Comments keep proxies from closing a silent stream, and reveal that a client has
            // left.
            repeat {
                try await Task.sleep(for: Self.heartbeat)
            } while body.send(Array(":\n\n".utf8))
        }
        ending.add { heartbeat.cancel() }
    }

    /// Sends a push to a form.
    ///
    /// - Parameters:
    ///   - json: The push, which is not empty.
    ///   - name: The name of the form in the stream.
    func send(_ json: [UInt8], to name: String) {
        let event =
            Array("data: {\"to\":\"\(name)\",".utf8) + json.dropFirst() + Array("\n\n".utf8)
        let isOpening = opening.withLock { opening in
            opening?.append(contentsOf: event)
            return opening != nil
        }
        if !isOpening { body.send(event) }
    }

    /// Sends the pushes of all forms so far as one part, because they may exceed the limit of
    /// unread bytes.
    func open() {
        opening.withLock { opening in
            body.send(opening ?? [])
            opening = nil
        }
    }

    /// Tells the page that this stream has no pushes for a form, so that the page requests them.
    func remove(_ name: String) { send(Array("{\"gone\":true}".utf8), to: name) }

    /// Runs a closure when the stream ends, or at once if it has ended.
    func onEnd(_ action: @escaping @Sendable () -> Void) { ending.add(action) }

    /// Ends the stream after the queued pushes.
    func finish() { body.finish() }
}
