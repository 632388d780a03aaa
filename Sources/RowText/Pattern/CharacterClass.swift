/// A set of scalars as written in a pattern: ranges, properties, and combinations of sets.
///
/// Members are not enumerated. Properties are evaluated when a scalar is tested, so `\p{L}`
/// compiles at once.
indirect enum CharacterClass: Sendable, Hashable {
    /// The operators that combine two sets.
    enum Operator: Sendable, Hashable {
        case intersection, difference
    }

    /// An operator with its right operand.
    struct Operation: Sendable, Hashable {
        let `operator`: Operator
        let operand: CharacterClass
    }

    case ranges(ScalarRanges)
    /// With `anyCase`, the set also contains scalars whose uppercase, lowercase or titlecase form
    /// has the property.
    case property(ScalarProperty, anyCase: Bool = false)
    case union([CharacterClass])
    /// Operators of equal precedence, applied from left to right.
    case combination(CharacterClass, [Operation])
    case complement(CharacterClass)

    /// The scalars that end a line, which `.` does not match.
    static let lineTerminators = CharacterClass.ranges(
        ScalarRanges([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029]))

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
