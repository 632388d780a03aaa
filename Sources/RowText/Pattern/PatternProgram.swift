/// A compiled pattern: its instructions, and the sets they refer to.
struct PatternProgram: Sendable {
    let instructions: [PatternInstruction]
    let sets: [ScalarSet]
    /// The folding of the text before it is matched.
    let folding: Folding
    let assertions: PatternAssertion
    /// The number for each set of assertions, or empty if the program has no assertions.
    let contexts: [UInt8]
    /// Whether assertions can hold only at the ends of a string.
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
