import Synchronization

/// A compiled pattern with its caches, shared by all copies of a pattern.
///
/// A cache serves one string at a time. If it is in use, another string gets a temporary cache
/// instead of waiting.
final class PatternEngine: Sendable {
    let program: PatternProgram
    private let whole: Mutex<PatternCache?>
    private let part: Mutex<PatternCache?>

    init(_ program: PatternProgram) {
        self.program = program
        whole = Mutex(nil)
        part = Mutex(nil)
    }

    /// Whether the pattern matches the whole text, or a part of it.
    func answer(_ question: PatternCache.Question, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch question {
        case .whole: answer(question, bytes, with: whole)
        case .part: answer(question, bytes, with: part)
        }
    }

    private func answer(
        _ question: PatternCache.Question, _ bytes: UnsafeBufferPointer<UInt8>,
        with shared: borrowing Mutex<PatternCache?>
    ) -> Bool {
        let answer = shared.withLockIfAvailable { cache in
            if cache == nil { cache = PatternCache(question, program) }
            return cache?.answer(bytes, program)
        }
        if let answer, let answer { return answer }
        var own = PatternCache(question, program)
        return own.answer(bytes, program)
    }
}
