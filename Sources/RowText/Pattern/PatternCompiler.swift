/// Compiles the tree of a pattern to a program.
struct PatternCompiler {
    private var folder: ClassFolder
    private let source: String
    private var instructions: [PatternInstruction] = []
    private var sets: [ScalarSet] = []

    /// Compiles a tree.
    ///
    /// - Parameters:
    ///   - folding: The folding of the text.
    ///   - addsCaseVariants: Whether only parts of the pattern ignore case.
    /// - Throws: A `PatternError` if folding makes the program too large.
    static func compile(
        _ node: PatternNode, folding: Folding, addsCaseVariants: Bool, source: String
    ) throws(PatternError) -> PatternProgram {
        var compiler = PatternCompiler(
            folder: ClassFolder(folding: folding, addsCaseVariants: addsCaseVariants),
            source: source)
        try compiler.emit(node)
        compiler.instructions.append(.match)
        return PatternProgram(compiler.instructions, sets: compiler.sets, folding: folding)
    }

    private init(folder: ClassFolder, source: String) {
        self.folder = folder
        self.source = source
    }

    private mutating func emit(_ node: PatternNode) throws(PatternError) {
        switch node {
        case .empty: break
        case .any: instructions.append(.any)
        case .assertion(let assertion, let isNegated):
            instructions.append(.assertion(assertion, isNegated: isNegated))
        case .scalar(let scalar, let ignoringCase):
            for variants in folder.fold(scalar, ignoringCase: ignoringCase) { emit(variants) }
        case .characters(let characters, let ignoringCase):
            let folded = folder.fold(characters, ignoringCase: ignoringCase)
            emit(folded.characters, or: folded.sequences)
        case .sequence(let nodes):
            for node in nodes { try emit(node) }
        case .alternatives(let nodes):
            try emitAlternatives(nodes)
        case .repeated(let node, let counts):
            try emitRepeated(node, counts)
        }
        try checkSize()
    }

    private mutating func emit(_ variants: [Unicode.Scalar]) {
        if let only = variants.first, variants.count == 1 {
            instructions.append(.scalar(only.value))
        } else {
            emit(.ranges(ScalarRanges(variants.map { $0.value...$0.value })))
        }
    }

    private mutating func emit(_ characters: CharacterClass) {
        instructions.append(.set(sets.count))
        sets.append(ScalarSet(characters))
    }

    /// Emits a class as an alternative to the sequences that its members fold to.
    private mutating func emit(_ characters: CharacterClass, or sequences: [[UInt32]]) {
        var jumps: [Int] = []
        for sequence in sequences {
            let next = instructions.count + sequence.count + 2
            instructions.append(.split(instructions.count + 1, next))
            instructions += sequence.map { .scalar($0) }
            jumps.append(instructions.count)
            instructions.append(.jump(next))
        }
        emit(characters)
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func emitAlternatives(_ nodes: [PatternNode]) throws(PatternError) {
        var jumps: [Int] = []
        for (index, node) in nodes.enumerated() {
            guard index < nodes.count - 1 else {
                try emit(node)
                break
            }
            let split = instructions.count
            instructions.append(.split(split + 1, split + 1))
            try emit(node)
            jumps.append(instructions.count)
            instructions.append(.jump(0))
            instructions[split] = .split(split + 1, instructions.count)
        }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func emitRepeated(
        _ node: PatternNode, _ counts: PatternRepeat
    ) throws(PatternError) {
        let start = instructions.count
        try emit(node)
        let body = Array(instructions[start...])
        instructions.removeLast(body.count)
        for _ in 0..<counts.minimum { try append(body, from: start) }
        if let maximum = counts.maximum {
            var splits: [Int] = []
            for _ in counts.minimum..<maximum {
                splits.append(instructions.count)
                instructions.append(.match)
                try append(body, from: start)
            }
            for split in splits { instructions[split] = .split(split + 1, instructions.count) }
        } else if counts.minimum > 0 {
            let last = instructions.count - body.count
            instructions.append(.split(last, instructions.count + 1))
        } else {
            instructions.append(.split(start + 1, start + body.count + 2))
            try append(body, from: start)
            instructions.append(.jump(start))
        }
    }

    /// Appends a copy of instructions, adjusted to their new place.
    private mutating func append(
        _ body: [PatternInstruction], from start: Int
    ) throws(PatternError) {
        let offset = instructions.count - start
        instructions += body.map { instruction in
            switch instruction {
            case .split(let first, let second): .split(first + offset, second + offset)
            case .jump(let target): .jump(target + offset)
            default: instruction
            }
        }
        try checkSize()
    }

    private func checkSize() throws(PatternError) {
        guard instructions.count > 2 * PatternLimits.compiledSize || folder.budget < 0 else {
            return
        }
        throw PatternError(
            "the pattern is too big when folded", in: source, at: 0..<0,
            suggestion: "smaller classes and counts")
    }
}
