/// The ASCII scalars, divided into the fewest classes that a pattern distinguishes.
///
/// `[a-z]+@` distinguishes three classes: lowercase letters, the at sign, and all others. A row of
/// the cache has one entry for each class, so it is short and soon complete.
struct PatternAlphabet: Sendable {
    /// The class of each ASCII scalar.
    let classes: [UInt8]
    /// The scalar that each ASCII scalar folds to, or `none` if the result is not one ASCII scalar.
    let folded: [UInt8]
    /// The class of the folded scalar for each ASCII scalar, or `none`.
    let foldedClasses: [UInt8]
    /// The number of classes.
    let count: Int

    /// Stands for no scalar and no class.
    static let none = UInt8.max

    /// Creates the classes from all sets and literals in the instructions.
    init(_ instructions: [PatternInstruction], sets: [ScalarSet], folding: Folding) {
        var parts = [ASCIISet.all]
        var literals = ASCIISet()
        for set in sets where parts.count < 0x80 { Self.cut(&parts, by: set.ascii) }
        for case .scalar(let scalar) in instructions where scalar < 0x80 {
            let value = UInt8(truncatingIfNeeded: scalar)
            if literals.contains(value) { continue }
            literals.insert(value)
            var single = ASCIISet()
            single.insert(value)
            Self.cut(&parts, by: single)
        }
        var classes = [UInt8](repeating: 0, count: 0x80)
        for (index, part) in parts.enumerated() where index > 0 {
            for value in UInt8(0)..<0x80 where part.contains(value) {
                classes[Int(value)] = UInt8(truncatingIfNeeded: index)
            }
        }
        self.classes = classes
        folded = folding.isEmpty ? Self.unfolded : Self.folded(by: folding)
        foldedClasses =
            folding.isEmpty ? classes : folded.map { $0 < 0x80 ? classes[Int($0)] : Self.none }
        count = parts.count
    }

    /// Returns the scalar that each ASCII scalar folds to.
    private static func folded(by folding: Folding) -> [UInt8] {
        (UInt8(0)..<0x80).map { value in
            var folded = none
            var count = 0
            folding.fold(Unicode.Scalar(value)) { scalar in
                folded = scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : none
                count += 1
            }
            return count == 1 ? folded : none
        }
    }

    private static let unfolded = [UInt8](0..<0x80)

    private static func cut(_ parts: inout [ASCIISet], by set: ASCIISet) {
        for index in parts.indices {
            let inside = parts[index].intersection(set)
            if inside.isEmpty || inside == parts[index] { continue }
            parts.append(parts[index].subtracting(set))
            parts[index] = inside
        }
    }
}
