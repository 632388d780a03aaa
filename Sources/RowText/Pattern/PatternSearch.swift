/// Finds where a pattern matches first, by all threads at once, the preferred ones first.
struct PatternSearch {
    private let program: PatternProgram
    private var threads: PatternThreads
    private var waiting: PatternThreadList
    private var reads = 0

    /// How many instructions have been visited and characters read.
    var steps: Int { reads + threads.steps }

    init(_ program: PatternProgram) {
        self.program = program
        threads = PatternThreads(size: program.instructions.count)
        waiting = PatternThreadList(size: program.instructions.count)
    }

    /// The bytes of the leftmost match; of those that begin there, the one that the pattern
    /// prefers: the first alternative, the most rounds of a greedy quantifier, the fewest of a lazy
    /// one.
    mutating func firstRange(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var cursor = PatternCursor(bytes, program)
        waiting.removeAll()
        var found: Range<Int>?
        while true {
            reads += 1
            let truths = program.assertions.isEmpty ? [] : cursor.truths()
            threads.removeAll()
            for index in 0..<waiting.count {
                let thread = waiting[index]
                threads.add(thread.place, start: thread.start, where: truths, in: program)
            }
            if found == nil {
                threads.add(0, start: cursor.offset, where: truths, in: program)
            }
            waiting.removeAll()
            for index in 0..<threads.ready.count {
                let thread = threads.ready[index]
                if case .match = program.instructions[thread.place] {
                    found = thread.start..<cursor.endOffset
                    break
                }
                if program.consumes(cursor.scalar, at: thread.place) {
                    waiting.append(PatternThread(place: thread.place + 1, start: thread.start))
                }
            }
            let isDone = waiting.count == 0 && found != nil
            if isDone || cursor.scalar == PatternCursor.end { return found }
            cursor.advance()
        }
    }
}
