/// A compiled pattern: instructions for all its threads at once, and what they refer to.
struct PatternProgram: Sendable {
    let instructions: [PatternInstruction]
    let sets: [ScalarSet]
    /// How a text is folded before it is matched.
    let folding: Folding
    /// The assertions that the instructions ask for.
    let assertions: PatternAssertion
    /// The number of each set of assertions, where any are asked for.
    let contexts: [UInt8]
    /// Whether no assertion can be true but at the ends of a text.
    let isPlainInside: Bool
    let alphabet: PatternAlphabet

    init(_ instructions: [PatternInstruction], sets: [ScalarSet], folding: Folding) {
        self.instructions = instructions
        self.sets = sets
        self.folding = folding
        var assertions: PatternAssertion = []
        for case .assertion(let assertion, _) in instructions { assertions.insert(assertion) }
        self.assertions = assertions
        isPlainInside = assertions.isSubset(of: [.textStart, .textEnd, .lastLineEnd])
        contexts = assertions.isEmpty ? [] : assertions.numbering
        alphabet = PatternAlphabet(instructions, sets: sets, folding: folding)
    }

    /// Whether the instruction at a place consumes a scalar.
    func consumes(_ scalar: UInt32, at place: Int) -> Bool {
        switch instructions[place] {
        case .scalar(let expected): scalar == expected
        case .set(let index): sets[index].contains(scalar)
        case .any: true
        case .assertion, .split, .jump, .match: false
        }
    }
}
