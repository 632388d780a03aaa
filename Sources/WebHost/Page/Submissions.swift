import RowKit
import Synchronization

/// Passes the values of submitted forms on to the site, and keeps the outcomes for waiting
/// requests.
///
/// This includes forms submitted by their host and by their rows.
final class Submissions: Sendable {
    /// A submission, or the reason why its values cannot be converted to JSON.
    private struct Arrival: Sendable {
        let id: String
        let submission: Result<SubmittedForm, RowFactoryError>
    }

    private struct State {
        var arrivals: [Arrival] = []
        /// The submissions that requests wait for.
        ///
        /// Nil stands for any submission.
        var takers: [String?] = []
        /// The last outcomes, the latest one last.
        var outcomes: [(id: String, outcome: SubmissionOutcome)] = []
        var onOutcome: (@Sendable (SubmissionOutcome) async -> Void)?

        func isAwaited(_ id: String) -> Bool { takers.contains { $0 == nil || $0 == id } }
    }

    /// The number of outcomes that are kept for pages that have lost the response.
    private static let outcomeLimit = 8

    private let form: String
    private let submitted: PageSession.Submitted
    private let log: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// Creates an object for the submissions of a form.
    ///
    /// - Parameters:
    ///   - form: The name of the form.
    ///   - submitted: Receives the submissions.
    ///   - log: Receives the reasons of failures.
    init(
        for form: String = "",
        log: @escaping @Sendable (String) -> Void = { _ in },
        submitted: @escaping PageSession.Submitted = { _ in .none }
    ) {
        (self.form, self.submitted, self.log) = (form, submitted, log)
    }

    /// Sets a closure that receives the outcome of each submission that no request waits for.
    func onOutcome(_ body: @escaping @Sendable (SubmissionOutcome) async -> Void) {
        state.withLock { $0.onOutcome = body }
    }

    /// Listens to the submissions of a controller's form, and of any form that replaces it.
    func listen(to controller: FormViewController) {
        controller.submitListener = { [self] form, values in
            let submission = Result { () throws(RowFactoryError) in
                try SubmittedForm(values, of: form)
            }
            let arrival = Arrival(id: form.submissionID ?? "", submission: submission)
            let isAwaited = state.withLock { state in
                state.arrivals.append(arrival)
                return state.isAwaited(arrival.id)
            }
            if !isAwaited { Task { await passOnRest() } }
        }
    }

    /// Runs a closure while the caller waits for the outcome of a submission.
    ///
    /// - Parameter id: The identifier of the submission, or nil for any.
    func whileAwaiting<Result>(_ id: String?, _ body: () async -> Result) async -> Result {
        state.withLock { $0.takers.append(id) }
        let result = await body()
        state.withLock { state in
            if let index = state.takers.firstIndex(of: id) { state.takers.remove(at: index) }
        }
        return result
    }

    /// Passes submissions on to the site, and returns the outcome of the last one.
    ///
    /// A submission that was passed on earlier keeps its outcome.
    ///
    /// - Parameter id: The identifier of the submissions, or nil for any.
    func passOn(_ id: String?) async -> SubmissionOutcome {
        for arrival in take(where: { arrival, _ in id == nil || arrival.id == id }) {
            await passOn(arrival)
        }
        return state.withLock { state in
            state.outcomes.last { id == nil || $0.id == id }?.outcome ?? .none
        }
    }

    /// Passes a submission on to the site if a request waits for it.
    ///
    /// - Returns: False if the site has refused the submission.
    /// - Throws: The errors that the site has found in the values.
    func isAccepted(_ id: String) async throws(SubmissionError) -> Bool {
        guard state.withLock({ $0.isAwaited(id) }) else { return true }
        let outcome = await passOn(id)
        if case .invalid(let error) = outcome { throw error }
        return outcome.isAccepted
    }

    /// Writes the reason for a failure to the log.
    func report(_ reason: String) { log("\(form): \(reason)") }

    /// Passes on the submissions that no request waits for.
    private func passOnRest() async {
        for arrival in take(where: { arrival, state in !state.isAwaited(arrival.id) }) {
            let outcome = await passOn(arrival)
            await state.withLock { $0.onOutcome }?(outcome)
        }
    }

    private func take(where isMeant: (Arrival, State) -> Bool) -> [Arrival] {
        state.withLock { state in
            let taken = state.arrivals.filter { isMeant($0, state) }
            if !taken.isEmpty { state.arrivals.removeAll { [state] in isMeant($0, state) } }
            return taken
        }
    }

    @discardableResult
    private func passOn(_ arrival: Arrival) async -> SubmissionOutcome {
        let outcome: SubmissionOutcome =
            switch arrival.submission {
            case .failure(let error): .failed(error.description)
            case .success(let submission): await submitted(submission)
            }
        if case .failed(let reason) = outcome { report(reason) }
        state.withLock { state in
            state.outcomes.append((arrival.id, outcome))
            if state.outcomes.count > Self.outcomeLimit { state.outcomes.removeFirst() }
        }
        return outcome
    }
}
