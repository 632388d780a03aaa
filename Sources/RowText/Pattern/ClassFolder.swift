/// Folds classes as the text will be folded: a folded class has what its members fold to.
///
/// - Ranges are folded member by member, and sets of sets part by part, so that `[^a]` without
///   regard to case is all but `a` and `A`.
/// - Members that fold to several scalars are handed back beside the class, as sequences, unless
///   they are under `^`, `&&` or `--`, where they are left out. Members that fold to nothing are
///   left out.
/// - A property is asked of the folded scalar; without regard to case also of its upper-, lower-
///   and titlecase: `\p{Lu}` then matches `a`.
struct ClassFolder {
    /// The biggest range whose members are all folded; of a bigger one only those that change.
    private static let smallRange = 0x100

    /// How the text is folded.
    let folding: Folding
    /// Whether parts of the pattern disregard case while the text is not folded: then a class has
    /// its members' variants instead.
    let addsCaseVariants: Bool
    /// How many more scalars may be folded; negative when there were too many.
    private(set) var budget = PatternLimits.foldedScalars

    init(folding: Folding, addsCaseVariants: Bool) {
        self.folding = folding
        self.addsCaseVariants = addsCaseVariants
    }

    /// The class to ask of folded scalars, and the sequences that match as well.
    mutating func fold(
        _ characters: CharacterClass, ignoringCase: Bool
    ) -> (characters: CharacterClass, sequences: [[UInt32]]) {
        let ignoresCase = ignoringCase && (addsCaseVariants || folding.contains(.case))
        switch characters {
        case .ranges(let ranges):
            let folded = fold(ranges)
            guard ignoresCase, addsCaseVariants else { return folded }
            return (addVariants(to: folded.characters), folded.sequences)
        case .property(let property, _):
            return (.property(property, anyCase: ignoresCase), [])
        case .union(let parts):
            let folded = parts.map { fold($0, ignoringCase: ignoringCase) }
            return (.union(folded.map(\.characters)), folded.flatMap(\.sequences))
        case .combination(let first, let operations):
            let folded = operations.map { operation in
                let operand = fold(operation.operand, ignoringCase: ignoringCase).characters
                return CharacterClass.Operation(operator: operation.operator, operand: operand)
            }
            return (.combination(fold(first, ignoringCase: ignoringCase).characters, folded), [])
        case .complement(let inner):
            return (.complement(fold(inner, ignoringCase: ignoringCase).characters), [])
        }
    }

    /// What a literal folds to, one class of equal scalars for each.
    mutating func fold(
        _ scalar: Unicode.Scalar, ignoringCase: Bool
    ) -> [[Unicode.Scalar]] {
        var folded: [[Unicode.Scalar]] = []
        folding.fold(scalar) { folded.append([$0]) }
        guard ignoringCase, addsCaseVariants else { return folded }
        return folded.map { $0.flatMap { FoldableScalars.caseVariants[$0] ?? [$0] } }
    }

    private mutating func fold(
        _ ranges: ScalarRanges
    ) -> (characters: CharacterClass, sequences: [[UInt32]]) {
        if folding.isEmpty { return (.ranges(ranges), []) }
        var folded = FoldedMembers(folding)
        for range in ranges.ranges {
            if range.count <= Self.smallRange, pay(range.count) {
                for value in range { Unicode.Scalar(value).map { folded.add($0) } }
            } else {
                folded.ranges.append(range)
                for scalar in members(of: range, in: FoldableScalars.all) { folded.add(scalar) }
            }
        }
        return (.ranges(ScalarRanges(folded.ranges)), folded.sequences)
    }

    private mutating func addVariants(to characters: CharacterClass) -> CharacterClass {
        guard case .ranges(let ranges) = characters else { return characters }
        var all = ranges.ranges
        for range in ranges.ranges {
            for scalar in members(of: range, in: FoldableScalars.cased) {
                for variant in FoldableScalars.caseVariants[scalar] ?? [] {
                    all.append(variant.value...variant.value)
                }
            }
        }
        return .ranges(ScalarRanges(all))
    }

    /// The members of a range that are in a list of all that a folding can change.
    private mutating func members(
        of range: ClosedRange<UInt32>, in list: [Unicode.Scalar]
    ) -> ArraySlice<Unicode.Scalar> {
        let members = FoldableScalars.scalars(of: list, in: range)
        return pay(members.count) ? members : []
    }

    private mutating func pay(_ count: Int) -> Bool {
        budget -= count
        return budget >= 0
    }
}
