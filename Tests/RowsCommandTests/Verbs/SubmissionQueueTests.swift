import Testing

@testable import RowsCommand

@Suite("The submissions to rows serve")
struct SubmissionQueueTests {
    private struct Post: Identifiable {
        let id: String
        let number: Int
    }

    private typealias Queue = SubmissionQueue<Post>

    private func texts(_ steps: [Queue.Step]) -> [String] {
        steps.map { step in
            switch step {
            case .save(let post): "save \(post.number)"
            case .end(let post, let failure): "end \(post.number): \(failure ?? "saved")"
            }
        }
    }

    @Test("are saved in order, each after the one before it, and fail on their own")
    func order() {
        var queue = Queue(isOnce: false)
        #expect(texts(queue.add(Post(id: "a", number: 1))) == ["save 1"])
        #expect(texts(queue.add(Post(id: "b", number: 2))) == [])
        #expect(texts(queue.add(Post(id: "a", number: 3))) == [])
        #expect(texts(queue.didSave(failure: "disk full")) == ["end 1: disk full", "save 2"])
        #expect(texts(queue.didSave(failure: nil)) == ["end 2: saved", "save 3"])
        #expect(texts(queue.didSave(failure: nil)) == ["end 3: saved"])
        #expect(!queue.isAnswered)
    }

    @Test("succeed with --once if they repeat the saved one, even while it is being saved")
    func once() {
        var queue = Queue(isOnce: true)
        #expect(texts(queue.add(Post(id: "a", number: 1))) == ["save 1"])
        #expect(texts(queue.add(Post(id: "a", number: 2))) == [])
        #expect(texts(queue.add(Post(id: "b", number: 3))) == [])
        #expect(!queue.isAnswered)
        let refusal = "only one submission is accepted (--once)"
        #expect(
            texts(queue.didSave(failure: nil))
                == ["end 1: saved", "end 2: saved", "end 3: \(refusal)"])
        #expect(queue.isAnswered)
        #expect(texts(queue.add(Post(id: "a", number: 4))) == ["end 4: saved"])
        #expect(texts(queue.add(Post(id: "b", number: 5))) == ["end 5: \(refusal)"])
    }

    @Test("leave their place with --once to the next one if they cannot be saved")
    func onceAfterFailure() {
        var queue = Queue(isOnce: true)
        _ = queue.add(Post(id: "a", number: 1))
        _ = queue.add(Post(id: "b", number: 2))
        #expect(texts(queue.didSave(failure: "disk full")) == ["end 1: disk full", "save 2"])
        #expect(!queue.isAnswered)
        #expect(texts(queue.didSave(failure: nil)) == ["end 2: saved"])
    }

    @Test("fail if the server stops before they are saved")
    func stopping() {
        var queue = Queue(isOnce: false)
        _ = queue.add(Post(id: "a", number: 1))
        _ = queue.add(Post(id: "b", number: 2))
        let reason = "the server is stopping"
        #expect(texts(queue.close()) == ["end 1: \(reason)", "end 2: \(reason)"])
        #expect(texts(queue.close()) == [])
        #expect(texts(queue.didSave(failure: nil)) == [])
    }
}
