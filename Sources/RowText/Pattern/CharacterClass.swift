/// A set of scalars as a pattern writes it: ranges, properties, and sets made of sets.
///
/// Nothing is listed out: a property is asked of a scalar when one comes, so that `\p{L}` costs
/// nothing to compile.
indirect enum CharacterClass: Sendable, Hashable {
    /// How two sets make one.
    enum Operator: Sendable, Hashable {
        case intersection, difference
    }

    /// An operator with the set on its right.
    struct Operation: Sendable, Hashable {
        let `operator`: Operator
        let operand: CharacterClass
    }

    case ranges(ScalarRanges)
    /// With `anyCase`, scalars whose upper-, lower- or titlecase has the property belong as well.
    case property(ScalarProperty, anyCase: Bool = false)
    case union([CharacterClass])
    /// Operators of one rank, applied from left to right.
    case combination(CharacterClass, [Operation])
    case complement(CharacterClass)

    /// The scalars that end a line: what `.` does not match.
    static let lineTerminators = CharacterClass.ranges(
        ScalarRanges([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029]))

    /// Whether a scalar belongs to the set.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .ranges(let ranges):
            ranges.contains(scalar.value)
        case .property(let property, let anyCase):
            property.holds(for: scalar) || anyCase && property.holdsForAnyCase(of: scalar)
        case .union(let parts):
            parts.contains { $0.contains(scalar) }
        case .combination(let first, let operations):
            first.contains(scalar)
                && operations.allSatisfy {
                    $0.operand.contains(scalar) == ($0.operator == .intersection)
                }
        case .complement(let inner):
            !inner.contains(scalar)
        }
    }
}
