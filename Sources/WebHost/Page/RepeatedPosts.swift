import Synchronization

/// The last posts to a session by pages without a script, with their results.
///
/// A browser repeats a post if the user clicks a button twice or reloads the response. The post is
/// performed once, and both requests receive its result.
final class RepeatedPosts: Sendable {
    /// The last posts, with the latest one last.
    private let recent = Mutex<[(id: String, result: Answer<PostResult>)]>([])

    /// The number of posts that are kept.
    private static let limit = 8

    /// Performs a post, unless it is being performed or has been performed successfully.
    ///
    /// - Parameter id: The identifier of the post, which is the same only if the post is repeated.
    /// - Returns: The result of the post, or the earlier one.
    func once(
        _ id: String, _ body: @escaping @Sendable () async -> PostResult
    ) async -> PostResult {
        let result = recent.withLock { recent in
            if let earlier = recent.first(where: { $0.id == id }) { return earlier.result }
            let task = Task {
                let result = await body()
                end(id, result)
                return result
            }
            recent.append((id, .pending(task)))
            if recent.count > Self.limit { recent.removeFirst() }
            return .pending(task)
        }
        return await result.value
    }

    /// Keeps the result of a post, unless the user may repeat the post to try again.
    private func end(_ id: String, _ result: PostResult) {
        recent.withLock { recent in
            guard let index = recent.firstIndex(where: { $0.id == id }) else { return }
            if result.hasFailed {
                recent.remove(at: index)
            } else {
                recent[index].result = .sent(result)
            }
        }
    }
}

/// The effects of a post by a page without a script.
struct PostResult: Sendable {
    /// The input that the form did not accept.
    let refused: RefusedInput
    /// The submission that the input or the button requested.
    let submitting: PageSession.Submitting?
    /// The outcome of the submission at the site.
    let outcome: SubmissionOutcome

    /// Whether the form was to be submitted but was not, or the site has not accepted its values.
    var hasFailed: Bool { submitting?.isDone == false || !outcome.isAccepted }
}
