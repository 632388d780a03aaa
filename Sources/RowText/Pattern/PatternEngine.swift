import Synchronization

/// A compiled pattern with its cache, shared by all copies of a pattern.
///
/// The cache serves one string at a time. While it is in use, other strings use temporary caches
/// instead of waiting.
final class PatternEngine: Sendable {
    let program: PatternProgram
    private let cache: Mutex<PatternCache?>

    init(_ program: PatternProgram) {
        self.program = program
        cache = Mutex(nil)
    }

    /// Whether the pattern matches the whole text.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let answer = cache.withLockIfAvailable { cache in
            if cache == nil { cache = PatternCache(program) }
            return cache?.matches(bytes, program)
        }
        if let answer, let answer { return answer }
        var own = PatternCache(program)
        return own.matches(bytes, program)
    }
}
