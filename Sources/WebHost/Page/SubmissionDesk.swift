import RowKit
import Synchronization

/// Stores the values of a submitted form until they are passed on.
///
/// A form may be submitted by its host or by one of its rows. The values of both are stored here.
final class SubmissionDesk: Sendable {
    /// The values of a submission, or why they are not JSON.
    struct Arrival: Sendable {
        let id: String
        let values: Result<[String: JSONValue], RowFactoryError>
    }

    private let state = Mutex(State())

    private struct State {
        var arrivals: [Arrival] = []
        /// The number of requests that wait for submissions.
        var takers = 0
        var onArrival: (@Sendable () -> Void)?
    }

    /// Creates a desk.
    ///
    /// - Parameter onArrival: Called for submissions that arrive while no request is waiting.
    init(onArrival: (@Sendable () -> Void)? = nil) {
        state.withLock { $0.onArrival = onArrival }
    }

    /// Listens to the submission of a form.
    func listen(to form: Form) {
        form.onSubmit { [self, unowned form] values in
            let values = Result { () throws(RowFactoryError) in
                try form.documentValues(of: values)
            }
            let arrival = Arrival(id: form.submissionID ?? "", values: values)
            let onArrival = state.withLock { state in
                state.arrivals.append(arrival)
                return state.takers == 0 ? state.onArrival : nil
            }
            onArrival?()
        }
    }

    /// Runs a closure, after which the caller takes the submissions that arrived in the meantime.
    func whileTaking<Result>(_ body: () async -> Result) async -> Result {
        state.withLock { $0.takers += 1 }
        let result = await body()
        state.withLock { $0.takers -= 1 }
        return result
    }

    /// Removes and returns the submissions that have arrived.
    func take() -> [Arrival] {
        state.withLock { state in
            defer { state.arrivals = [] }
            return state.arrivals
        }
    }
}
