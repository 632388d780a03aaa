/// The submissions that the forms of a session have requested.
struct RequestedSubmissions {
    /// The number of pages being entered; submissions begin only while there are none.
    private(set) var deferrals = 0
    /// The number of submissions that have begun since the session was opened.
    private(set) var begun = 0
    /// The causes of the submissions that have not begun, by identifier.
    private var causes: [String: SubmissionCause] = [:]
    /// The identifiers of the running submissions.
    private var running: [String] = []
    /// The last submissions that have ended.
    private var ended: [(id: String, ending: SubmissionEnding)] = []

    /// The number of ended submissions that are kept.
    private static let endedLimit = 8

    /// Whether no submission is running.
    var isEmpty: Bool { running.isEmpty }

    /// Whether submissions that have not begun are delayed.
    var areDeferred: Bool { deferrals > 0 }

    mutating func `defer`() { deferrals += 1 }

    mutating func resume() { deferrals = max(deferrals - 1, 0) }

    func isRunning(_ id: String) -> Bool { running.contains(id) }

    /// Returns the end of a submission, or `.notRequested` if it is not among the last ones.
    func ending(of id: String) -> SubmissionEnding {
        ended.last { $0.id == id }?.ending ?? .notRequested
    }

    /// Records the cause of new submissions.
    ///
    /// - Parameter ids: The identifiers of all submissions that have not begun.
    mutating func note(_ ids: [String], by cause: SubmissionCause) {
        let new = Dictionary(ids.map { ($0, cause) }) { first, _ in first }
        // Forgets the submissions that were withdrawn.
        causes = new.merging(causes.filter { new[$0.key] != nil }) { $1 }
    }

    /// Records that a submission begins, and returns its cause.
    mutating func begin(_ id: String) -> SubmissionCause {
        running.append(id)
        begun += 1
        return causes.removeValue(forKey: id) ?? .form
    }

    mutating func end(_ id: String, _ ending: SubmissionEnding) {
        running.removeAll { $0 == id }
        ended.append((id, ending))
        if ended.count > Self.endedLimit { ended.removeFirst() }
    }
}

/// The end of a submission that a form may have requested.
package enum SubmissionEnding: Sendable {
    case notRequested
    case submitted
    /// The form was not submitted. Its errors are on the screen, unless it has been closed.
    case failed(on: ViewID?)
}
