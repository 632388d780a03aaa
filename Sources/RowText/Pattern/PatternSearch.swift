/// Finds the first match of a pattern by advancing all threads in step, the most preferred first.
struct PatternSearch {
    private let program: PatternProgram
    private var threads: PatternThreads
    private var waiting: PatternThreadList
    private var reads = 0

    /// The number of instructions visited and characters read.
    var steps: Int { reads + threads.steps }

    init(_ program: PatternProgram) {
        self.program = program
        threads = PatternThreads(size: program.instructions.count)
        waiting = PatternThreadList(size: program.instructions.count)
    }

    /// Returns the byte range of the leftmost match.
    ///
    /// Among the matches that begin there, it is the one that the pattern prefers: the first
    /// alternative, the most repetitions of a greedy quantifier, and the fewest of a lazy one.
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
