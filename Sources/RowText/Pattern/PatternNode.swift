/// A node of a parsed pattern's tree.
///
/// Groups have no node, because they have no effect except grouping.
indirect enum PatternNode: Sendable {
    case empty
    case scalar(Unicode.Scalar, ignoringCase: Bool)
    case characters(CharacterClass, ignoringCase: Bool)
    /// Any scalar: `.` with the flag `s`, and the `?` of LIKE.
    case any
    case assertion(PatternAssertion, isNegated: Bool = false)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case repeated(PatternNode, PatternRepeat)
}

/// The allowed number of repetitions.
struct PatternRepeat: Sendable {
    let minimum: Int
    /// The maximum, or nil if there is none.
    let maximum: Int?
}
