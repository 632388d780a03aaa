/// The submissions that a server saves, one after another.
///
/// With `--once`, only the first submission that can be saved is saved. A browser can repeat it, as
/// after a double click without JavaScript. The repetition succeeds, but is not saved again.
struct SubmissionQueue<Answer: Identifiable> where Answer.ID == String {
    /// The next step of the server.
    enum Step {
        /// Save the submission, and then call ``didSave(failure:)``.
        case save(Answer)
        /// Tell the user the reason for failure, or success if it is nil.
        case end(Answer, failure: String?)
    }

    /// The reason for failure if the server stops before a submission is saved.
    static var stopping: String { "the server is stopping" }

    private let isOnce: Bool
    private var waiting: [Answer] = []
    private var saving: Answer?
    /// The identifier of the only submission, once it is saved.
    private var only: String?

    init(isOnce: Bool) { self.isOnce = isOnce }

    /// Whether the only submission has been saved.
    var isAnswered: Bool { only != nil }

    /// Adds a submission that has arrived.
    mutating func add(_ answer: Answer) -> [Step] {
        waiting.append(answer)
        return next()
    }

    /// Ends the submission that was being saved.
    mutating func didSave(failure: String?) -> [Step] {
        guard let answer = saving else { return [] }
        saving = nil
        if isOnce, failure == nil { only = answer.id }
        return [.end(answer, failure: failure)] + next()
    }

    /// Ends all submissions.
    mutating func close() -> [Step] {
        defer { (saving, waiting) = (nil, []) }
        return ([saving].compactMap(\.self) + waiting).map { .end($0, failure: Self.stopping) }
    }

    private mutating func next() -> [Step] {
        var steps: [Step] = []
        while saving == nil, !waiting.isEmpty {
            let answer = waiting.removeFirst()
            if let only {
                let refusal = "only one submission is accepted (--once)"
                steps.append(.end(answer, failure: answer.id == only ? nil : refusal))
            } else {
                saving = answer
                steps.append(.save(answer))
            }
        }
        return steps
    }
}
