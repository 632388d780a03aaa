/// Folds classes in the same way as the text.
///
/// A folded class contains the scalars that its members fold to.
///
/// - Ranges are folded member by member, and combined sets operand by operand. Therefore, if case
///   is ignored, `[^a]` is everything except `a` and `A`.
/// - A member that folds to several scalars is returned as a sequence in addition to the class.
///   Under `^`, `&&` or `--`, it is left out. A member that folds to nothing is left out.
/// - A property is tested on the folded scalar and, if case is ignored, also on its uppercase,
///   lowercase and titlecase forms. Therefore, `\p{Lu}` matches `a`.
struct ClassFolder {
    /// The maximum size of a range of which all members are folded.
    ///
    /// In larger ranges, only members that change are folded.
    private static let smallRange = 0x100

    /// The folding of the text.
    let folding: Folding
    /// Whether only parts of the pattern ignore case.
    ///
    /// The case of the text is then not folded. Instead, classes in those parts include the case
    /// variants of their members.
    let addsCaseVariants: Bool
    /// The number of scalars that may still be folded, or a negative number if the limit is
    /// exceeded.
    private(set) var budget = PatternLimits.foldedScalars

    init(folding: Folding, addsCaseVariants: Bool) {
        self.folding = folding
        self.addsCaseVariants = addsCaseVariants
    }

    /// Returns the class to test folded scalars with, and the sequences that match as well.
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

    /// Returns the scalars that a literal folds to, each with its case variants if needed.
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

    /// Returns the members of a range that are in a sorted list of scalars that folding may change.
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
