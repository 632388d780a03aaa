/// A place in a program, with the place in the text where its match began.
struct PatternThread: Sendable {
    let place: Int
    let start: Int
}

/// A list of threads with a fixed capacity.
struct PatternThreadList: Sendable {
    private(set) var count = 0
    private var room: [PatternThread]

    /// Creates an empty list.
    ///
    /// - Parameter size: The maximum number of threads in the list.
    init(size: Int) {
        room = Array(repeating: PatternThread(place: 0, start: 0), count: size)
    }

    subscript(index: Int) -> PatternThread { room[index] }

    mutating func append(_ thread: PatternThread) {
        room[count] = thread
        count += 1
    }

    mutating func removeAll() { count = 0 }
}

/// The places that a program has reached at one position in the text, in order of preference.
///
/// Each place is reached at most once, so the time for a character is limited by the size of the
/// program, regardless of the pattern.
struct PatternThreads: Sendable {
    /// The threads that consume a character or have matched.
    private(set) var ready: PatternThreadList
    /// The number of instructions visited so far.
    private(set) var steps = 0
    private var visited: [Int]
    private var generation = 0
    private var stack: [Int] = []

    init(size: Int) {
        ready = PatternThreadList(size: size)
        visited = [Int](repeating: 0, count: size)
    }

    mutating func removeAll() {
        ready.removeAll()
        generation += 1
    }

    /// Adds a place, or the places that it leads to without consuming anything.
    mutating func add(
        _ place: Int, start: Int, where truths: PatternAssertion, in program: PatternProgram
    ) {
        var place = place
        while true {
            if visited[place] != generation {
                visited[place] = generation
                steps += 1
                switch program.instructions[place] {
                case .split(let first, let second):
                    stack.append(second)
                    place = first
                    continue
                case .jump(let target):
                    place = target
                    continue
                case .assertion(let assertion, let isNegated):
                    if truths.contains(assertion) != isNegated {
                        place += 1
                        continue
                    }
                case .scalar, .set, .any, .match:
                    ready.append(PatternThread(place: place, start: start))
                }
            }
            guard let next = stack.popLast() else { return }
            place = next
        }
    }
}
