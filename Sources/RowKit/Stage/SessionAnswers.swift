/// The last numbered event of each host of a session, and the response to it.
///
/// A host whose connection was lost may be detached before it sends its last event again, so some
/// responses to detached hosts are kept as well.
struct SessionAnswers {
    struct Answer {
        /// The identifier of the host, or nil if it is the only host.
        let host: Int?
        let number: Int
        let output: any Sendable
    }

    /// The maximum number of detached hosts whose responses are kept.
    static let detachedLimit = 16

    /// The answers, with the latest one last.
    private var answers: [Answer] = []

    /// Returns the last answer to a host, or nil if it has sent no numbered event.
    func last(to host: Int?) -> Answer? { answers.last { $0.host == host } }

    /// Keeps an answer in place of the last one to the same host.
    ///
    /// - Parameter attached: The hosts that still receive changes, as a set, because all answers
    ///   are compared with them.
    mutating func keep(_ answer: Answer, attached: Set<Int>) {
        answers.removeAll { $0.host == answer.host }
        answers.append(answer)
        let detached = answers.indices.filter { index in
            answers[index].host.map { !attached.contains($0) } ?? false
        }
        for index in detached.dropLast(Self.detachedLimit).reversed() {
            answers.remove(at: index)
        }
    }
}
