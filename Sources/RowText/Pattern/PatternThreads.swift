/// The instructions that a program has reached at one position in the text.
///
/// Each instruction is reached at most once, so the time per character is limited by the size of
/// the program.
struct PatternThreads: Sendable {
    /// The places of instructions that consume a character, or end a match.
    private(set) var ready: [Int] = []
    /// The number of instructions visited so far.
    private(set) var steps = 0
    private var visited: [Int]
    private var generation = 0
    private var stack: [Int] = []

    init(size: Int) {
        visited = [Int](repeating: 0, count: size)
    }

    mutating func removeAll() {
        ready.removeAll(keepingCapacity: true)
        generation += 1
    }

    /// Adds an instruction, or the instructions to which it leads without consuming anything.
    mutating func add(
        _ place: Int, where truths: PatternAssertion, in program: PatternProgram
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
                    ready.append(place)
                }
            }
            guard let next = stack.popLast() else { return }
            place = next
        }
    }
}
