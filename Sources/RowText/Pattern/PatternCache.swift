/// The known transitions between sets of threads from earlier matches of a pattern.
///
/// This is a deterministic automaton that is built while text is read. A state is a set of threads.
/// A new transition visits each instruction at most once. A known one takes a single table lookup.
/// Full tables are cleared, so the time is always proportional to the length of the text.
struct PatternCache: Sendable {
    private static let unknown: Int32 = -1
    private static let no: Int32 = 0
    private static let yes: Int32 = 1
    private static let start: Int32 = 2

    /// The number of instructions visited and characters read so far.
    var steps: Int { reads + threads.steps }

    private let width: Int
    private let rowSize: Int
    private var table: [Int32] = []
    private var states: [[UInt16]] = []
    private var numbers: [[UInt16]: Int32] = [:]
    private var others: [Other] = []
    private var threads: PatternThreads
    private var threadCount = 0
    private var restarts = 0
    private var reads = 0

    /// A transition by a scalar outside ASCII, stored at the hash of its key.
    private struct Other {
        var key: UInt64
        var next: Int32
    }

    /// Creates an empty cache for a program.
    init(_ program: PatternProgram) {
        width = program.alphabet.count + 1
        rowSize = width * (program.contexts.isEmpty ? 1 : Int(program.contexts.max() ?? 0) + 1)
        threads = PatternThreads(size: program.instructions.count)
        restart()
    }

    /// Whether the pattern matches the whole text.
    mutating func matches(
        _ bytes: UnsafeBufferPointer<UInt8>, _ program: PatternProgram
    ) -> Bool {
        var cursor = PatternCursor(bytes, program)
        var state = Self.start
        while true {
            if program.isPlainInside { state = run(from: state, &cursor, bytes, program) }
            reads += 1
            let next = next(after: state, cursor, program)
            if next <= Self.yes { return next == Self.yes }
            state = next
            cursor.advance()
        }
    }

    /// Follows known transitions through ASCII text, and returns the last state.
    private mutating func run(
        from state: Int32, _ cursor: inout PatternCursor, _ bytes: UnsafeBufferPointer<UInt8>,
        _ program: PatternProgram
    ) -> Int32 {
        let plain = cursor.plainBytes
        var state = state
        var place = plain.lowerBound
        table.withUnsafeBufferPointer { table in
            program.alphabet.foldedClasses.withUnsafeBufferPointer { classes in
                while place < plain.upperBound, bytes[place] < 0x80 {
                    let column = classes[Int(bytes[place])]
                    if column == PatternAlphabet.none { break }
                    let next = table[Int(state) * rowSize + Int(column)]
                    if next <= Self.yes { break }
                    state = next
                    place += 1
                }
            }
        }
        if place > plain.lowerBound {
            reads += place - plain.lowerBound
            cursor.jump(to: place)
        }
        return state
    }

    private mutating func next(
        after state: Int32, _ cursor: borrowing PatternCursor, _ program: PatternProgram
    ) -> Int32 {
        let truths = program.assertions.isEmpty ? [] : cursor.truths()
        let context = program.assertions.isEmpty ? 0 : Int(program.contexts[Int(truths.rawValue)])
        let scalar = cursor.scalar
        if scalar >= 0x80, scalar != PatternCursor.end {
            return nextOther(after: state, scalar, context, truths, program)
        }
        let column = scalar < 0x80 ? Int(program.alphabet.classes[Int(scalar)]) : width - 1
        let place = Int(state) * rowSize + context * width + column
        let known = table[place]
        if known != Self.unknown { return known }
        let restarts = restarts
        let next = computeNext(after: state, scalar, truths, program)
        if restarts == self.restarts { table[place] = next }
        return next
    }

    private mutating func nextOther(
        after state: Int32, _ scalar: UInt32, _ context: Int, _ truths: PatternAssertion,
        _ program: PatternProgram
    ) -> Int32 {
        if others.isEmpty {
            others = Array(repeating: Other(key: .max, next: Self.unknown), count: 256)
        }
        let key = UInt64(UInt32(state)) << 32 | UInt64(context) << 24 | UInt64(scalar)
        let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 56)
        if others[place].key == key { return others[place].next }
        let restarts = restarts
        let next = computeNext(after: state, scalar, truths, program)
        if restarts == self.restarts { others[place] = Other(key: key, next: next) }
        return next
    }

    private mutating func computeNext(
        after state: Int32, _ scalar: UInt32, _ truths: PatternAssertion,
        _ program: PatternProgram
    ) -> Int32 {
        threads.removeAll()
        for place in states[Int(state)] {
            threads.add(Int(place), where: truths, in: program)
        }
        var next: [UInt16] = []
        for index in 0..<threads.ready.count {
            let place = threads.ready[index]
            if case .match = program.instructions[place] {
                if scalar == PatternCursor.end { return Self.yes }
            } else if scalar != PatternCursor.end, program.consumes(scalar, at: place) {
                next.append(UInt16(truncatingIfNeeded: place + 1))
            }
        }
        if scalar == PatternCursor.end { return Self.no }
        if next.isEmpty { return Self.no }
        next.sort()
        return number(of: next)
    }

    private mutating func number(of state: [UInt16]) -> Int32 {
        if let known = numbers[state] { return known }
        let isFull =
            table.count + rowSize > max(PatternLimits.cachedTransitions, 4 * rowSize)
            || threadCount + state.count > PatternLimits.cachedThreads
        if isFull {
            restart()
            if let known = numbers[state] { return known }
        }
        return add(state)
    }

    private mutating func add(_ state: [UInt16]) -> Int32 {
        let number = Int32(truncatingIfNeeded: states.count)
        states.append(state)
        numbers[state] = number
        threadCount += state.count
        table.append(contentsOf: repeatElement(Self.unknown, count: rowSize))
        return number
    }

    /// Removes everything but the initial state.
    private mutating func restart() {
        restarts += 1
        table.removeAll(keepingCapacity: true)
        states.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        others = []
        threadCount = 0
        states = [[], []]
        table.append(contentsOf: repeatElement(Self.no, count: 2 * rowSize))
        _ = add([0])
    }
}
